import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { inTransaction } from '../src/database/db.ts';
import { limitStatements } from '../src/database/statement-limit.ts';
import { measurePopularity } from '../src/feed/feed-jobs.ts';
import type { Context } from '../src/platform/context.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { getRequest, load } from './kit/load.ts';
import { rssMbOf } from './kit/rss.ts';
import { onStage, type Program, type Stage } from './kit/stage.ts';

/**
 * Measures one API process with few games and with many, three clips for each game: its start, its memory, and the cost
 * of a page of the feed and of the list. None of it may grow with the catalogue.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100,10000,100000' },
      requests: { type: 'string', default: '600' },
    },
  });
  for (const games of values.games.split(',').map(Number)) {
    await onStage((stage) => measure(stage, games, Number(values.requests)));
  }
}

const membersMax = 2000;

async function measure({ ctx, start }: Stage, games: number, requests: number): Promise<void> {
  const people: SeededMember[] = [];
  for await (const batch of makeMembers(ctx, membersMax)) people.push(...batch);
  await insertCatalogue(ctx, games);
  await measurePopularity(ctx);
  const startedAt = performance.now();
  // As the files in deploy/ start it.
  const settings = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
  const node = await start(['--max-semi-space-size=4', 'server/coinop.js', 'api'], '/readyz', settings);
  console.log(`${games} games, ${3 * games} clips
  start ${(performance.now() - startedAt).toFixed(0)} ms, ${cpuMsOf([node.pid])?.toFixed(0)} ms of CPU, RSS ${rssMbOf(node.pid).toFixed(0)} MB`);
  const token = people[0]?.token ?? '';
  console.log(`  first feed: ${(await timeOf(() => get(node, '/api/feed', token))).toFixed(0)} ms`);
  let sent = 0;
  const pages = async (name: string, path: string) => {
    const next = () => getRequest(path, people[sent++ % people.length]?.token ?? '');
    await load({ port: node.port, connections: 4, requests: requests / 4, next });
    const rowsBefore = await rowsRead(ctx);
    const before = cpuMsOf([node.pid]) ?? Number.NaN;
    const { p50Ms, answers, statuses } = await load({ port: node.port, connections: 4, requests, next });
    const cpuMs = ((cpuMsOf([node.pid]) ?? Number.NaN) - before) / answers;
    const rows = ((await rowsRead(ctx)) - rowsBefore) / answers;
    const all = JSON.stringify(statuses);
    console.log(
      `  ${name}: p50 ${p50Ms.toFixed(1)} ms, ${cpuMs.toFixed(2)} ms of the service's CPU, ${rows.toFixed(0)} rows read, ${all}`,
    );
  };
  await pages('feed', '/api/feed?limit=20');
  await pages('list, first page', '/api/games?limit=50');
  const deepCursor = await cursorAfter(node, token, 150);
  if (deepCursor !== null) await pages('list, page 150', `/api/games?limit=50&cursor=${deepCursor}`);
  console.log(`  RSS after that: ${rssMbOf(node.pid).toFixed(0)} MB`);
  console.log(`  whole list: ${await readWhole(node, token)}`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'coinop pubsub'`.execute(
    ctx.db,
  );
  const lateMs = await timeOf(() => get(node, '/api/feed', people[1]?.token ?? ''));
  console.log(`  feed after a lost LISTEN connection: ${lateMs.toFixed(0)} ms`);
}

function ask(node: Program, path: string, token: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${node.port}${path}`, { headers: { authorization: `Bearer ${token}` } });
}

async function get(node: Program, path: string, token: string): Promise<Response> {
  const answer = await ask(node, path, token);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function timeOf(work: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  await (await work()).arrayBuffer();
  return performance.now() - startedAt;
}

async function cursorAfter(node: Program, token: string, pages: number): Promise<string | null> {
  let cursor: string | null = '';
  for (let page = 1; page < pages && cursor !== null; page++) {
    const answer = await get(node, `/api/games?limit=50${cursor && `&cursor=${cursor}`}`, token);
    cursor = ((await answer.json()) as { nextCursor: string | null }).nextCursor;
  }
  return cursor;
}

/** The duration and peak memory of the whole list, and the latency of another request in the meantime. */
async function readWhole(node: Program, token: string): Promise<string> {
  const [startedAt, waits] = [performance.now(), [] as number[]];
  let [bytes, mostMb, refused, isDone] = [0, 0, 0, false];
  const reading = (async () => {
    const { body } = await get(node, '/api/games', token);
    for await (const chunk of body ?? []) bytes += chunk.length;
    isDone = true;
  })();
  while (!isDone) {
    const askedAt = performance.now();
    const answer = await ask(node, '/api/games?limit=50', token);
    await answer.arrayBuffer();
    waits.push(performance.now() - askedAt);
    if (!answer.ok) refused++;
    mostMb = Math.max(mostMb, rssMbOf(node.pid));
    await sleep(20);
  }
  await reading;
  const seconds = (performance.now() - startedAt) / 1000;
  const longest = Math.max(...waits).toFixed(0);
  return `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, RSS at most ${mostMb.toFixed(0)} MB, others wait ${longest} ms at most, ${refused} of ${waits.length} refused`;
}

/** PostgreSQL's processes report their statistics within ten seconds of being idle. */
const reportedMs = 11_000;

/** All rows that the database has read so far, with or without an index. */
async function rowsRead(ctx: Context): Promise<number> {
  await sleep(reportedMs);
  const { rows } = await sql<{ read: number }>`
    select tup_returned as read from pg_stat_database where datname = current_database()`.execute(ctx.db);
  return rows[0]?.read ?? Number.NaN;
}

/** Half a year of games and clips by two thousand people, a tenth of the games played recently. */
async function insertCatalogue(ctx: Context, games: number): Promise<void> {
  const now = ctx.clock.now();
  const at = sql`date_trunc('milliseconds', ${now}::timestamptz - make_interval(secs => 180 * 86400 * random()))`;
  await inTransaction(ctx.db, async (tx) => {
    await limitStatements(tx, 0);
    // Triggers and search indexes are not needed here.
    for (const table of ['games', 'game_documents', 'clips']) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    }
    await sql`drop index games_by_title_trigrams, games_by_text_trigrams, games_by_tag`.execute(tx);
    await sql`create temp table makers on commit drop as
      select id, row_number() over (order by id) - 1 as n from accounts where kind = 'member'`.execute(tx);
    await sql`create index on makers (n)`.execute(tx);
    await sql`
      with made as (
        insert into games (id, creator_id, title, description, tags, created_at, updated_at)
        select gen_random_uuid(), m.id, 'Game number ' || n.n, 'You steer ' || md5(n.n::text) || ' home.',
          array['puzzle'], ${at}, ${now}
        from generate_series(1, ${games}::int) as n (n) join makers m on m.n = n.n % ${membersMax}::int returning id)
      insert into game_documents (game_id, html, sha256) select id, '<p>', sha256('<p>') from made`.execute(tx);
    await sql`
      insert into clips (id, account_id, title, status, progress, video_name, thumbnail_name, duration_seconds, width,
        height, created_at, changed_at)
      select gen_random_uuid(), m.id, 'Clip number ' || n.n, 'ready', 1, 'video', 'picture', 12, 720, 1280, ${at}, ${now}
      from generate_series(1, ${3 * games}::int) as n (n) join makers m on m.n = n.n % ${membersMax}::int`.execute(tx);
    await sql`
      insert into feed_daily_players (day, game_id, members, guests)
      select ${now}::date, id, 1 + (30 * random())::int, 0 from games where random() < 0.1`.execute(tx);
    for (const table of ['games', 'game_documents', 'clips']) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
    await sql`analyze`.execute(tx);
  });
}
