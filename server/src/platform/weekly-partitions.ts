import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../database/db.ts';
import { deleteInBatches } from '../database/in-batches.ts';
import { errorCodeOf } from '../process/startup-error.ts';
import type { Context } from './context.ts';

/** A table partitioned by week, from Monday to Monday (UTC), whose rows are deleted by dropping partitions. */
export type WeeklyTable = { table: string; column: string };

/** The first partition has no start; the default one, which takes all other rows, has neither start nor end. */
export type Partition = { name: string; beginsAt: Date | null; endsAt: Date | null };

const weekMs = 7 * 86_400_000;
/** 1 January 1970 was a Thursday. */
const firstMondayMs = 4 * 86_400_000;
/** Longer than an outage of all workers would go unnoticed. */
const weeksAhead = 4;
/** How long creating or dropping a partition may wait for its lock, because writers queue behind it. */
const lockMs = 3000;
const lockNotAvailable = '55P03';

export async function listPartitions(db: Db | Tx, table: string): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select c.relname::text as name, (regexp_match(b.bound, 'FROM \\(''([^'']+)''\\)'))[1]::timestamptz as "beginsAt",
      (regexp_match(b.bound, 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as "endsAt"
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select pg_get_expr(c.relpartbound, c.oid) as bound) as b
    where i.inhparent = ${table}::regclass order by 1`.execute(db);
  return rows;
}

/** Creates the partitions of this week and the next ones; rows in the default partition are moved there. */
export async function makePartitionsAhead(db: Db, weekly: WeeklyTable, now: Date): Promise<void> {
  const missing = mondaysFrom(now).filter(notIn(await listPartitions(db, weekly.table)));
  for (const monday of missing) await inTransaction(db, (tx) => makePartition(tx, weekly, monday));
}

/**
 * For the start of a worker: partitions are created four weeks ahead, and all workers may have been down for longer.
 */
export async function makePartitionsAtStart(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  tables: readonly WeeklyTable[],
): Promise<void> {
  for (const weekly of tables) {
    try {
      await makePartitionsAhead(db, weekly, clock.now());
    } catch (error) {
      // The next sweep creates it; until then the default partition takes its rows.
      if (errorCodeOf(error) !== lockNotAvailable) throw error;
      log.warn({ err: error, table: weekly.table }, 'a partition could not be created yet: its table is locked');
    }
  }
}

/**
 * Drops partitions that end before a time. The first and the default one contain rows of many weeks, so theirs are
 * deleted one by one.
 */
export async function dropPartitions(db: Db, { table, column }: WeeklyTable, before: Date): Promise<void> {
  for (const { name, beginsAt, endsAt } of await listPartitions(db, table)) {
    if (endsAt !== null && endsAt <= before) {
      await inTransaction(db, async (tx) => {
        await limitLocks(tx);
        await sql`drop table if exists ${sql.table(name)}`.execute(tx);
      });
    } else if (beginsAt === null) {
      await deleteInBatches(db, name, sql`${sql.ref(column)} < ${before}`);
    }
  }
}

function mondaysFrom(now: Date): Date[] {
  const first = Math.floor((now.getTime() - firstMondayMs) / weekMs) * weekMs + firstMondayMs;
  return Array.from({ length: weeksAhead + 1 }, (_, week) => new Date(first + week * weekMs));
}

function notIn(partitions: readonly Partition[]): (time: Date) => boolean {
  return (time) =>
    !partitions.some(({ beginsAt, endsAt }) => endsAt !== null && endsAt > time && (beginsAt ?? time) <= time);
}

/**
 * The new partition is like the default one. Writers must wait for the lock on the whole table, not on the default
 * partition: a writer that had already chosen that one would fail when its week belongs elsewhere.
 */
async function makePartition(tx: Tx, { table, column }: WeeklyTable, monday: Date): Promise<void> {
  const nextMonday = new Date(monday.getTime() + weekMs);
  const spare = sql.table(`${table}_default`);
  const week = sql.table(`${table}_${monday.toISOString().slice(0, 10).replaceAll('-', '')}`);
  const moved = sql`${sql.ref(column)} >= ${monday} and ${sql.ref(column)} < ${nextMonday}`;
  await limitLocks(tx);
  await run(tx, sql`lock table only ${sql.table(table)} in share row exclusive mode`);
  await run(tx, sql`lock table ${spare} in access exclusive mode`);
  // Another worker may have created it while this one waited.
  if (![monday].some(notIn(await listPartitions(tx, table)))) return;
  await run(tx, sql`create table ${week} (like ${spare} including all)`);
  await run(
    tx,
    sql`with moved as (delete from ${spare} where ${moved} returning *) insert into ${week} select * from moved`,
  );
  const bounds = sql`from (${sql.lit(monday.toISOString())}) to (${sql.lit(nextMonday.toISOString())})`;
  await run(tx, sql`alter table ${sql.table(table)} attach partition ${week} for values ${bounds}`);
}

function limitLocks(tx: Tx): Promise<unknown> {
  return run(tx, sql`select set_config('lock_timeout', ${`${lockMs}`}, true)`);
}

function run(tx: Tx, statement: RawBuilder<unknown>): Promise<unknown> {
  return statement.execute(tx);
}
