import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import { type ConnectionCounts, keepConnections } from './checked-out-connections.ts';
import { ignoreLateErrors } from './late-errors.ts';
import { awayMessages, type ClientOptions, type NamedClient, nameStatements } from './named-client.ts';
import type { QueryResult } from './prepared-query.ts';
import { connectionOptions, hostsOf } from './primary-host.ts';
import { readTimestamp } from './read-timestamp.ts';
import { statementMsDefault } from './statement-limit.ts';
import type { Tables } from './tables.generated.ts';
import { watchUnanswered } from './unanswered-statements.ts';

/** A database or a transaction in it: queries take either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Database = { db: Db; connections(): ConnectionCounts; close(): Promise<void> };

// Coins, counts and sizes are bigint in tables and stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not a moment: it stays "2026-11-15".
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTimestamp);
ignoreLateErrors();

export type DatabaseOptions = ClientOptions & {
  poolMax?: number;
  connectMs?: number;
  /** A connection without a response to its statement for this long is considered lost. */
  answerMs?: number;
  log?: Log;
};

export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const max = options.poolMax ?? 20;
  const { pooler = 'none' } = options;
  const pool = new pg.Pool({
    ...connectionOptions(connectionString),
    max,
    // Requests fail within a second when the database is unreachable.
    connectionTimeoutMillis: options.connectMs ?? 900,
    ...(pooler === 'none' && timeouts),
    ...keepAlive,
    application_name: 'coinop',
  });
  pool.on('connect', (client) => {
    // A connection that dies in use fails its query and also emits an event, which would end the process without a listener.
    client.on('error', () => undefined);
    // Queued before the first statement of the next user, which fails by itself if this one does.
    if (pooler === 'session') client.query(setTimeouts).catch(() => undefined);
  });
  let isClosing = false;
  const connections = keepConnections(pool, {
    max,
    waitMs: Math.max(options.connectMs ?? 0, busyMsMax),
    idleMs: 30_000,
    onIdleLost(error) {
      // While the pool is closing, lost connections are expected.
      if (!isClosing) options.log?.warn({ reason: error.message }, 'idle database connection lost');
    },
  });
  const unanswered = watchUnanswered(() => {
    options.log?.warn('a database connection fell silent and was closed, with all idle ones');
    // They go to the same machine: each would delay another request as long.
    connections.discardIdle();
  }, options);
  const close = async () => {
    isClosing = true;
    await connections.close();
    unanswered.stop();
  };
  const named = new WeakMap<pg.PoolClient, NamedClient>();
  const hosts = hostsOf(connectionString);
  const take = () =>
    connections.take().catch((error: unknown) => {
      // New connections then go to another server, if there is one.
      if (!hosts.isSingle) void hosts.find().catch(() => undefined);
      throw error;
    });
  const connect = async () => {
    const client = await take();
    const known = named.get(client);
    if (known !== undefined) return known;
    const made = nameStatements(client, connections, unanswered, options);
    named.set(client, made);
    return made;
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: connect as () => Promise<PostgresPoolClient>,
        end: close,
      },
    }),
  });
  directly.set(db, async (text, values) => {
    const client = await connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  });
  return { db, connections: connections.counts, close };
}

const timeouts = { statement_timeout: statementMsDefault, idle_in_transaction_session_timeout: 10_000 };
/** Notices that the other machine vanished where nothing is under way; the system does not ask by itself for two hours. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const setTimeouts = Object.entries(timeouts)
  .map(([name, ms]) => `set ${name} = ${ms}`)
  .join('; ');

type RunText = (text: string, values: readonly unknown[]) => Promise<QueryResult>;
const directly = new WeakMap<Db, RunText>();

/** Runs SQL text with its values: by the pool itself, or on the connection of a transaction. */
export async function runText(db: Db, text: string, values: readonly unknown[]): Promise<readonly unknown[]> {
  const run = directly.get(db);
  if (run !== undefined) return (await run(text, values)).rows;
  return (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows;
}

/** Longer than a burst of slow requests, shorter than people wait; then the request is refused with 503. */
const busyMsMax = 5000;

/**
 * Runs `work` in one transaction, and up to twice more when PostgreSQL aborts it for a deadlock or a serialization
 * failure, each time a moment later. Inside a transaction it joins that one, whose owner does the retrying.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  return retried(() => db.transaction().execute(work));
}

/** The same for a single statement, which is its own transaction. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt === 3 || (code !== '40001' && code !== '40P01')) throw error;
      // Whoever it met must get on first, or both meet again.
      await sleep(attempt * (5 + Math.random() * 20));
    }
  }
}

/** Why the database cannot serve requests now; undefined when it can. A standby answers reads, but every write fails. */
export async function findDatabaseProblem(db: Db): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ readOnly: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db);
    return rows[0]?.readOnly ? 'The database takes no writes: it is a standby or read-only.' : undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return 'The database does not answer.';
    throw error;
  }
}

/** The database is unreachable, overloaded or aborted the transaction: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (code !== undefined && awayCodes.test(code)) || awayMessages.test(error.message);
}

/** As `isDatabaseUnavailable`, without deadlocks: retrying the same work in smaller transactions would not help. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== '40001' && code !== '40P01' && isDatabaseUnavailable(error);
}

/** No connection could be opened, or none answers: the next one would fail as well. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return /^(ECONNREFUSED|ENOENT|ETIMEDOUT|57P03|53300)$/.test(code ?? '') || /^timeout e/.test(error.message);
}

const awayCodes =
  /^(08...|25006|57P0[1-5]|57014|53...|25P03|25P04|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|EAGAIN|ETIMEDOUT|40001|40P01)$/;
