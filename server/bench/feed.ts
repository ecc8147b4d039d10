import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { measurePopularity } from '../src/feed/feed-jobs.ts';
import type { Context } from '../src/platform/context.ts';
import { newId } from '../src/platform/ids.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { getRequest, type Load, load } from './kit/load.ts';
import { median } from './kit/median.ts';
import { onStage, type Stage } from './kit/stage.ts';

/**
 * Measures GET /api/feed with few games and with many, each on its own service and database, in alternating rounds, so
 * that other load on the machine affects both. The ratio matters: a page must not cost more because the catalogue is
 * larger.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      few: { type: 'string', default: '100' },
      many: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '5' },
      members: { type: 'string', default: '20000' },
    },
  });
  const [few, many, members] = [Number(values.few), Number(values.many), Number(values.members)];
  await onStage((small) =>
    onStage(async (large) => {
      const services = { few: await prepare(small, few, members), many: await prepare(large, many, members) };
      const runs: Record<'few' | 'many', Pages[]> = { few: [], many: [] };
      for (let round = 0; round <= Number(values.rounds); round++) {
        for (const size of ['few', 'many'] as const) {
          const measured = await services[size](Number(values.seconds));
          // The first round is a warm-up.
          if (round > 0) runs[size].push(measured);
        }
      }
      for (const [name, size] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const { perSecond, p50Ms, p99Ms, cpuMicros, statuses } = median(runs[name], (one) => one.perSecond);
        console.log(
          `${size} games: ${perSecond.toFixed(0)} pages/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${cpuMicros.toFixed(0)} µs of the service's CPU a page, ${JSON.stringify(statuses)}`,
        );
      }
      const ratioOf = (what: (pages: Pages) => number) =>
        median(
          runs.many.map((pages, i) => what(pages) / what(runs.few[i] ?? pages)),
          (ratio) => ratio,
        ).toFixed(2);
      console.log(
        `a page among ${many} costs, against one among ${few}: ${ratioOf((one) => 1 / one.perSecond)} times the time, ${ratioOf((one) => one.cpuMicros)} times the CPU`,
      );
    }),
  );
}

type Pages = Load & { cpuMicros: number };

/** A service with this many games; the returned function measures pages of alternating people. */
async function prepare(
  { ctx, start }: Stage,
  games: number,
  members: number,
): Promise<(seconds: number) => Promise<Pages>> {
  const people: SeededMember[] = [];
  for await (const batch of makeMembers(ctx, members)) people.push(...batch);
  await insertGames(ctx, games);
  await measurePopularity(ctx);
  const { port, pid } = await start(['server/coinop.js', 'api'], '/readyz');
  let sent = 0;
  const next = () => getRequest('/api/feed?limit=20', people[sent++ % people.length]?.token ?? '');
  return async (seconds) => {
    const before = cpuMsOf([pid]) ?? Number.NaN;
    const measured = await load({ port, connections: 8, seconds, next });
    const pages = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
    return { ...measured, cpuMicros: (1000 * ((cpuMsOf([pid]) ?? Number.NaN) - before)) / pages };
  };
}

/** Half a year of games by a thousand people, a tenth of them played recently. */
async function insertGames(ctx: Context, count: number): Promise<void> {
  const now = ctx.clock.now();
  for (let made = 0; made < count; made += 10_000) {
    const ids = Array.from({ length: Math.min(10_000, count - made) }, () => newId(now));
    await sql`
      with makers as materialized (select id, row_number() over () as n from (select id from accounts limit 1000) as a),
      made as (
        insert into games (id, creator_id, title, description, tags, created_at, updated_at)
        select g.id, m.id, 'Game number ' || g.n, 'You steer ' || md5(g.id::text) || '.', array['puzzle'],
          ${now}::timestamptz - make_interval(secs => (180 * 86400) * random()), ${now}
        from unnest(${ids}::uuid[]) with ordinality as g (id, n) join makers m on m.n = 1 + g.n % 1000 returning id)
      insert into game_documents (game_id, html, sha256) select id, '<p>', sha256('<p>') from made`.execute(ctx.db);
    await sql`
      insert into daily_players (day, game_id, account_id, is_member)
      select ${now}::date - (random() * 5)::int, g.id, a.id, true
      from unnest(${ids.filter((_, i) => i % 10 === 0)}::uuid[]) with ordinality as g (id, n)
      join lateral (select id from accounts order by id limit 1 + (g.n % 30)) as a on true
      on conflict do nothing`.execute(ctx.db);
  }
}
