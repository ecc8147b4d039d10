import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { systemAccountId } from '../src/accounts/system-accounts.ts';
import type { Context } from '../src/platform/context.ts';
import { newId } from '../src/platform/ids.ts';
import { makeMembers } from '../src/seed-members.ts';
import { compareWithBare } from './kit/compare-with-bare.ts';
import { onStage } from './kit/stage.ts';

/**
 * Measures the rate of the list of all games relative to node:http with the same bytes, and how soon a change appears
 * in it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { games: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '8' } },
  });
  const seconds = Number(values.seconds);
  const games = Number(values.games);
  await onStage(async (stage) => {
    const { ctx, start } = stage;
    const service = await start(['server/coinop.js', 'api'], '/readyz');
    for (let from = 0; from < games; from += batch) await insertGames(ctx, from, Math.min(batch, games - from));
    const [member] = (await Array.fromAsync(makeMembers(ctx, 1))).flat();
    if (member === undefined) throw new Error('One member was asked for');
    const { token } = member;
    const authorization = `Bearer ${token}`;
    const url = `http://127.0.0.1:${service.port}`;
    const startedAt = performance.now();
    const first = await fetch(`${url}/api/games`, { headers: { authorization } });
    let bytes = 0;
    for await (const part of first.body ?? []) bytes += part.length;
    console.log(`first answer: ${Math.round(performance.now() - startedAt)} ms, ${bytes} bytes`);

    const beside = (name: string, path: string, encoding: string) =>
      compareWithBare(stage, service, name, { paths: [path], token, encoding }, seconds);
    const hasShortList = games <= shortList;
    if (hasShortList) await beside('all games, gzip', '/api/games', 'gzip');
    await beside('a page of 50, gzip', '/api/games?limit=50', 'gzip');
    await beside('a page of 50, plain', '/api/games?limit=50', 'identity');

    if (!hasShortList) return;
    const delays: number[] = [];
    for (let i = 0; i < 10; i++) delays.push(await untilShown(ctx, `${url}/api/games`, authorization, `Renamed ${i}`));
    console.log(`a renamed game is in the answer after ${delays.map((ms) => Math.round(ms)).join(', ')} ms`);
  });
}

/** Each within the statement timeout. */
const batch = 10_000;
/** The largest list that still fits into one string, and into the bare server. */
const shortList = 100_000;

async function insertGames(ctx: Context, from: number, count: number): Promise<void> {
  const now = ctx.clock.now();
  const creator = await systemAccountId(ctx.db, now);
  const ids = Array.from({ length: count }, (_, i) => newId(new Date(now.getTime() - (from + i) * 1000)));
  await sql`
    with made as (
      insert into games (id, creator_id, title, description, tags, created_at, updated_at)
      select id, ${creator}, 'Game number ' || (${from}::int + n), 'You steer ' || md5(id::text) || ' past ' || md5(n::text) || '.',
        array['puzzle', substr(md5(n::text), 1, 6)], ${now}::timestamptz - make_interval(secs => ${from}::int + n), ${now}
      from unnest(${ids}::uuid[]) with ordinality as g (id, n) returning id)
    insert into game_documents (game_id, html, sha256) select id, '<p>', sha256('<p>') from made`.execute(ctx.db);
}

async function untilShown(ctx: Context, url: string, authorization: string, title: string): Promise<number> {
  const before = (await fetch(url, { method: 'HEAD', headers: { authorization } })).headers.get('etag') ?? '';
  await sql`update games set title = ${title} where id = (select id from games limit 1)`.execute(ctx.db);
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(url, { headers: { authorization, 'if-none-match': before } });
    const delay = performance.now() - startedAt;
    if (answer.status === 304) continue;
    if (!(await answer.text()).includes(title)) throw new Error('Another change came first');
    return delay;
  }
}
