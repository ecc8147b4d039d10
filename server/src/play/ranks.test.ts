import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeMembers } from '../seed-members.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { compactBoards } from './compact-boards.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
for await (const _ of makeMembers(ctx, 60));
const players = (await ctx.db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Of every entry: the rank as it is answered, and as it is by counting. */
async function wrongRanks(gameId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select score, play_rank(game_id, board, negative_score, achieved_at, account_id) as answered,
        row_number() over (order by negative_score, achieved_at, account_id) as counted
      from board_scores where game_id = ${gameId}) as both_ranks where answered <> counted`.execute(ctx.db);
  return rows;
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ player: fc.nat(players.length - 1), score: fc.integer({ min: -3, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ player: fc.nat(players.length - 1), score: fc.constant('gone' as const) }) },
  { weight: 2, arbitrary: fc.constant('fold' as const) },
);

it('a rank is exact at any moment, whatever is folded, cut, moved or removed, also among equals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 150 }), async (steps) => {
      const gameId = await makeGame(ctx, maker);
      for (const [i, next] of steps.entries()) {
        if (next === 'fold') await compactBoards(ctx.db, 4);
        else if (next.score === 'gone') {
          await sql`delete from board_scores where game_id = ${gameId} and account_id = ${players[next.player]}`.execute(
            ctx.db,
          );
        } else {
          await sql`insert into board_scores (game_id, board, account_id, score, achieved_at)
            values (${gameId}, 'infinity', ${players[next.player]}, ${next.score}, ${clock.now()})
            on conflict (game_id, board, account_id) do update set score = excluded.score`.execute(ctx.db);
        }
        if (i % 20 === 0) expect(await wrongRanks(gameId)).toEqual([]);
      }
      expect(await wrongRanks(gameId)).toEqual([]);
      await compactBoards(ctx.db, 4);
      expect(await wrongRanks(gameId)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

it('ranks stay exact while folding and cutting run beside many writers', async () => {
  const gameId = await makeGame(ctx, maker);
  const write = async (player: string, score: number) => {
    await sql`insert into board_scores (game_id, board, account_id, score, achieved_at)
      values (${gameId}, 'infinity', ${player}, ${score}, ${clock.now()})
      on conflict (game_id, board, account_id) do update set score = excluded.score`.execute(ctx.db);
  };
  for (const [i, player] of players.entries()) {
    const other = players[(i * 7) % players.length] ?? player;
    const [, , , , wrong] = await Promise.all([
      write(player, i % 7),
      compactBoards(ctx.db, 3),
      write(other, i % 5),
      compactBoards(ctx.db, 3),
      wrongRanks(gameId),
    ]);
    expect(wrong).toEqual([]);
  }
  await compactBoards(ctx.db, 3);
  expect(await wrongRanks(gameId)).toEqual([]);
  const { rows } = await sql<{ blocks: number; entries: number; largest: number }>`
    select count(*) as blocks, sum(entries)::bigint as entries, max(entries) as largest
    from board_blocks where game_id = ${gameId}`.execute(ctx.db);
  expect(rows).toMatchObject([{ entries: players.length }]);
  expect(rows[0]?.blocks).toBeGreaterThan(5);
  expect(rows[0]?.largest).toBeLessThanOrEqual(6);
  expect((await sql`select 1 from board_changes where game_id = ${gameId}`.execute(ctx.db)).rows).toEqual([]);
});
