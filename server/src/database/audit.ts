import { type RawBuilder, sql } from 'kysely';
import type { AuditProgress } from './audit-progress.ts';
import type { Db, Tx } from './db.ts';
import { limitStatements } from './statement-limit.ts';

export type Query = RawBuilder<{ what: string }>;

/** A range of ids, checked in one statement. */
export type IdRange = { after: string; upTo: string };

/**
 * An invariant of the whole database: the query returns one row, `what`, for each violation; a function checks what SQL
 * cannot. Tables that grow without bound are checked in ranges of ids, so that each statement is bounded and an
 * interrupted audit can resume.
 */
export type Check = { id: string; rule: string } & (
  | { query: Query | ((now: Date) => Query) }
  | { over: 'purchase_intents' | 'coin_transactions'; inRange(range: IdRange): Query }
  | { find(tx: Tx): Promise<string[]> }
);

type Found = { found: number; samples: string[] };
export type CheckResult = { id: string; rule: string; ms: number } & Found;

const samplesMax = 5;
const rangeMax = 50_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Runs every check on its own snapshot, undisturbed by concurrent writes. */
export async function runChecks(
  db: Db,
  checks: readonly Check[],
  now: Date,
  progress?: AuditProgress,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const found = await snapshot.execute(async (tx) => {
      // Whole tables are aggregated, which takes more memory and time than a request gets.
      await limitStatements(tx, 0);
      await sql`select set_config('work_mem', '128MB', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
        tx,
      );
      return runChecksIn(tx, [check], now, progress);
    });
    results.push(...found);
  }
  return results;
}

export async function runChecksIn(
  tx: Tx,
  checks: readonly Check[],
  now: Date,
  progress?: AuditProgress,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const startedAt = performance.now();
    const broken = await findBroken(tx, check, now, progress);
    results.push({ id: check.id, rule: check.rule, ms: Math.round(performance.now() - startedAt), ...broken });
  }
  return results;
}

async function findBroken(tx: Tx, check: Check, now: Date, progress?: AuditProgress): Promise<Found> {
  const key = `${check.id}: ${check.rule}`;
  const before = progress?.reached(key) ?? { after: firstId, isDone: false, found: 0, samples: [] };
  if (before.isDone) return before;
  if ('inRange' in check) {
    let sum: Found = before;
    for await (const range of rangesOf(tx, check.over, before.after)) {
      sum = added(sum, await resultsOf(tx, check.inRange(range)));
      await progress?.save(key, { after: range.upTo, isDone: false, ...sum });
    }
    await progress?.save(key, { after: firstId, isDone: true, ...sum });
    return sum;
  }
  const found = await ('find' in check
    ? check.find(tx).then((places) => ({ found: places.length, samples: places.slice(0, samplesMax) }))
    : resultsOf(tx, typeof check.query === 'function' ? check.query(now) : check.query));
  await progress?.save(key, { after: firstId, isDone: true, ...found });
  return found;
}

async function* rangesOf(tx: Tx, table: string, from: string): AsyncGenerator<IdRange> {
  for (let after = from; ; ) {
    const { rows } = await sql<{ upTo: string }>`
      select id as "upTo" from (
        select id from ${sql.table(table)} where id > ${after} order by id limit ${rangeMax}) as range
      order by id desc limit 1`.execute(tx);
    const upTo = rows[0]?.upTo;
    if (upTo === undefined) return;
    yield { after, upTo };
    after = upTo;
  }
}

async function resultsOf(tx: Tx, query: Query): Promise<Found> {
  const { rows } = await sql<{ what: string; found: number }>`
    select what, count(*) over () as found from (${query}) as broken limit ${samplesMax}`.execute(tx);
  return { found: rows[0]?.found ?? 0, samples: rows.map(({ what }) => what) };
}

function added(sum: Found, { found, samples }: Found): Found {
  return { found: sum.found + found, samples: [...sum.samples, ...samples].slice(0, samplesMax) };
}

/** The result of a check that is not a query, from its violations. */
export async function resultOf(id: string, rule: string, places: AsyncIterable<string>): Promise<CheckResult> {
  const startedAt = performance.now();
  const samples: string[] = [];
  let found = 0;
  for await (const what of places) {
    found++;
    if (samples.length < samplesMax) samples.push(what);
  }
  return { id, rule, ms: Math.round(performance.now() - startedAt), found, samples };
}
