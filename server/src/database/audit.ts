import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './db.ts';

export type Query = RawBuilder<{ what: string }>;

/**
 * An invariant of the whole database: the query returns one row, `what`, for each violation; what no query can work
 * out is found by a function.
 */
export type Check = { id: string; rule: string } & (
  | { query: Query | ((now: Date) => Query) }
  | { find(tx: Tx): Promise<string[]> }
);

export type CheckResult = { id: string; rule: string; ms: number; found: number; samples: string[] };

const samplesMax = 5;

/** Runs every check on one snapshot, undisturbed by concurrent writes. */
export function runChecks(db: Db, checks: readonly Check[], now: Date): Promise<CheckResult[]> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    // Whole tables are aggregated: more memory and time than a request gets.
    await sql`select set_config('work_mem', '128MB', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
    return runChecksIn(tx, checks, now);
  });
}

export async function runChecksIn(tx: Tx, checks: readonly Check[], now: Date): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const startedAt = performance.now();
    const broken = await findBroken(tx, check, now);
    results.push({ id: check.id, rule: check.rule, ms: Math.round(performance.now() - startedAt), ...broken });
  }
  return results;
}

async function findBroken(tx: Tx, check: Check, now: Date): Promise<{ found: number; samples: string[] }> {
  if ('find' in check) {
    const places = await check.find(tx);
    return { found: places.length, samples: places.slice(0, samplesMax) };
  }
  const query = typeof check.query === 'function' ? check.query(now) : check.query;
  const { rows } = await sql<{ what: string; found: number }>`
    select what, count(*) over () as found from (${query}) as broken limit ${samplesMax}`.execute(tx);
  return { found: rows[0]?.found ?? 0, samples: rows.map(({ what }) => what) };
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
