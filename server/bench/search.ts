import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { limitStatements, statementMsDefault } from '../src/database/statement-limit.ts';
import type { Context } from '../src/platform/context.ts';
import { makeMembers } from '../src/seed-members.ts';
import { getRequest, load } from './kit/load.ts';
import { onStage } from './kit/stage.ts';

const first =
  `Ada Alan Barbara Blaise Charles Claude Dana Dennis Donald Edsger Emmy Frances Grace Hedy Ivan Jean John Joan Karen
  Katherine Kurt Leslie Linus Margaret Marie Niklaus Noam Radia René Rózsa Sophie Stephen Søren Tim Vint Wilhelm Ximena Yukihiro Zoë`.split(
    /\s+/,
  );
const last =
  `Ångström Babbage Bernal Chomsky Clarke Diffie Dijkstra Engelbart Floyd Gödel Hamilton Hopper Hoare Iverson Johnson
  Kernighan Knuth Lamarr Lamport Liskov Lovelace Matsumoto McCarthy Müller Nash Noether Pascal Perlman Péter Ritchie Shannon Stroustrup
  Torvalds Turing Ulam Vaughan Wirth Wozniak Zuse Østergård`.split(/\s+/);

/** Queries by the indexes they use. */
const queries: Record<string, string[]> = {
  'one letter': ['a', 'z', 'm'],
  'a handle, or its beginning': ['ada_', 'turing_12', 'zoe_noether_5'],
  'the beginning of a name': ['grace h', 'soren k', 'Zoë M'],
  'a surname': ['Lovelace', 'ostergard', 'Stroustrup'],
  'a mistake in a name': ['lovelcae', 'dikstra', 'stroustrop', 'Katherin Jonson'],
  'what everybody is called': ['turing', 'ada'],
  nobody: ['%%%', 'qqqqxx', '_'],
};

/** GET /api/profiles/search among a million members. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { members: { type: 'string', default: '1000000' }, seconds: { type: 'string', default: '5' } },
  });
  await onStage(async ({ ctx, start }) => {
    const [reader] = (await Array.fromAsync(makeMembers(ctx, 1))).flat();
    const startedAt = performance.now();
    await insertMembers(ctx, Number(values.members));
    console.log(`${values.members} members made in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const { port } = await start(['server/coinop.js', 'api'], '/readyz');
    for (const [name, texts] of Object.entries(queries)) {
      let sent = 0;
      const next = () =>
        getRequest(
          `/api/profiles/search?limit=20&q=${encodeURIComponent(texts[sent++ % texts.length] ?? '')}`,
          reader?.token ?? '',
        );
      const { perSecond, p50Ms, p99Ms, statuses } = await load({
        port,
        connections: 2,
        seconds: Number(values.seconds),
        next,
      });
      console.log(
        `${name}: ${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${JSON.stringify(statuses)}`,
      );
    }
  });
}

async function insertMembers(ctx: Context, count: number): Promise<void> {
  const now = ctx.clock.now();
  const batch = 50_000;
  await ctx.db.connection().execute(async (db) => {
    // Building indexes over a million members exceeds the timeout of a request.
    await limitStatements(db, 0);
    for (let from = 0; from < count; from += batch) {
      await sql`
        with people as (
          select platform_uuid7(${now}) as id, n, (${first}::text[])[1 + (hashint4(n) & 1023) % ${first.length}::int] as first,
            (${last}::text[])[1 + (hashint4(n + 7) & 1023) % ${last.length}::int] as last
          from generate_series(${from + 1}::int, ${Math.min(from + batch, count)}::int) as n),
        made as (
          insert into accounts (id, kind, handle, name, created_at)
          select id, 'member', left(accounts_normalize(translate(last, ' åÅ', '_aa')) || '_' || n, 20), first || ' ' || last, ${now}
          from people returning id)
        insert into account_stats (account_id) select id from made`.execute(db);
    }
    await sql`vacuum analyze accounts`.execute(db);
    await limitStatements(db, statementMsDefault);
  });
}
