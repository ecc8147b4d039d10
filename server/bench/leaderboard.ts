import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Context } from '../src/platform/context.ts';
import { compactBoards } from '../src/play/compact-boards.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { makeGame } from '../src/testing/people/game-fixtures.ts';
import { getRequest, load } from './kit/load.ts';
import { onStage } from './kit/stage.ts';

const fewScores = 1000;

/**
 * Measures GET /api/games/:id/leaderboard with a million scores: the first page and one far down, for a caller without
 * a score and for the last one, whose rank must be exact. Each alternates with a board of a thousand, and the ratio of
 * the two is the cost of the size.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      scores: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '8' },
    },
  });
  const [scores, seconds, connections] = [Number(values.scores), Number(values.seconds), Number(values.connections)];
  await onStage(async ({ ctx, start }) => {
    const people: SeededMember[] = [];
    for await (const batch of makeMembers(ctx, 2)) people.push(...batch);
    const [onlooker, last] = people as [SeededMember, SeededMember];
    const creator = await ctx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirstOrThrow();
    const startedAt = performance.now();
    const boards: { count: number; path: string }[] = [];
    for (const count of [scores, fewScores]) {
      const gameId = await makeGame(ctx, creator);
      await fillBoard(ctx, gameId, count);
      await putLast(ctx, gameId, last.handle);
      boards.push({ count, path: `/api/games/${gameId}/leaderboard` });
    }
    console.log(`${scores} scores were set in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    await sql`vacuum analyze`.execute(ctx.db);

    const { port } = await start(['server/coinop.js', 'api'], '/readyz');
    const read = async (address: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { authorization: `Bearer ${last.token}` },
      });
      return (await answer.json()) as { me: { rank: number } | null; nextCursor: string };
    };
    const farDown = async (path: string) => {
      let query = '?limit=100';
      for (let page = 0; page < 5; page++) query = `?limit=100&cursor=${(await read(path + query)).nextCursor}`;
      return path + query;
    };
    for (const { path, count } of boards) {
      const { me } = await read(path);
      if (me?.rank !== count + 1) throw new Error(`The last of ${count + 1} was told rank ${me?.rank}`);
    }

    const measure = async (what: string, token: string, address: (path: string) => string | Promise<string>) => {
      const rates: number[] = [];
      for (const { path, count } of boards) {
        const asked = await address(path);
        const next = () => getRequest(asked, token);
        await load({ port, connections, requests: 50, next });
        const { perSecond, p50Ms, p99Ms, statuses } = await load({ port, connections, seconds, next });
        console.log(
          `${what}, ${count} scores: ${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${JSON.stringify(statuses)}`,
        );
        rates.push(perSecond);
      }
      const [large = 0, small = 1] = rates;
      console.log(`${what}: ${(large / small).toFixed(2)} of the rate of the small board`);
    };
    await measure('first page, no score of one’s own', onlooker.token, (path) => path);
    await measure('first page, own rank the last of all', last.token, (path) => path);
    await measure('page 6 of 100, own rank the last of all', last.token, farDown);
  });
}

const batch = 20_000;

/** Guests with scores from 0 to 999,999, many of them equal, as in a real game. */
async function fillBoard(ctx: Context, gameId: string, count: number): Promise<void> {
  const now = ctx.clock.now();
  for (let made = 0; made < count; made += batch) {
    await sql`
      with players as (
        insert into accounts (id, kind, handle, created_at)
        select id, 'guest', 'guest_' || replace(id::text, '-', ''), ${now}
        from (select platform_uuid7(${now}) as id from generate_series(1, ${Math.min(batch, count - made)})) as made
        returning id)
      insert into board_scores (game_id, board, account_id, score, achieved_at)
      select ${gameId}::uuid, 'infinity', id, floor(random() * 1000000), ${now} from players`.execute(ctx.db);
    await compactBoards(ctx.db);
  }
}

async function putLast(ctx: Context, gameId: string, handle: string): Promise<void> {
  await sql`
    insert into board_scores (game_id, board, account_id, score, achieved_at)
    select ${gameId}::uuid, 'infinity', id, -1, ${ctx.clock.now()} from accounts where handle = ${handle}`.execute(
    ctx.db,
  );
}
