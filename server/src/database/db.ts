import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import type { Tables } from './tables.generated.ts';

/** A database or a transaction in it: queries take either. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

// Coins, counts and sizes are bigint in tables and stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not a moment: it stays "2026-11-15".
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** What a SQL function raised with `platform_refuse`: errcode COINP, the code as message, the sentence as detail, the seconds to wait as hint. */
export type RaisedRefusal = { code: string; sentence: string | undefined; retryAfter: string | undefined };

export type DatabaseOptions = {
  poolMax?: number;
  connectMs?: number;
  log?: Log;
  onQuery?: (seconds: number, outcome: 'done' | 'failed') => void;
  /** The error to throw for a refusal of a SQL function; without it, PostgreSQL's own error is thrown. */
  refusalOf?: (raised: RaisedRefusal) => Error;
};

export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: options.poolMax ?? 20,
    // Requests fail within a second when the database is unreachable.
    connectionTimeoutMillis: options.connectMs ?? 900,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'coinop',
  });
  // An idle connection that dies is replaced at the next use; without a listener it would end the process.
  pool.on('error', (error) => {
    // While the pool is closing, lost connections are expected.
    if (!pool.ending) options.log?.warn({ reason: error.message }, 'idle database connection lost');
  });
  // A connection that dies in use fails its query and also emits an event, which would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => namingClient(await pool.connect(), options),
        end: () => pool.end(),
      },
    }),
  });
  return { db, pool, close: () => pool.end() };
}

/**
 * Runs `work` in one transaction, and up to twice more when PostgreSQL aborts it for a deadlock or a serialization
 * failure. Inside a transaction it joins that one, whose owner does the retrying.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  return retried(() => db.transaction().execute(work));
}

/** The same for a single statement, which is a transaction of its own. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt === 3 || (code !== '40001' && code !== '40P01')) throw error;
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

/** The database is unreachable, overloaded or gave up on the transaction: the same request may succeed later. */
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

const awayCodes =
  /^(08...|25006|57P0[1-5]|57014|53...|25P03|25P04|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|40001|40P01)$/;
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const names = new Map<string, string>();
const namesMax = 2000;

/** Statements carry a name made from their text, so that PostgreSQL plans each once a connection. No cache: a connection keeps every name it has seen. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < namesMax) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return name;
}

// A connection with such an error is discarded: back in the pool it would fail its next user. One that takes no writes
// (25006) leads to a server that is not the primary any more.
const lostCodes = /^(08...|25006|57P0[1-5]|25P0[34]|E[A-Z]+)$/;

function namingClient(client: pg.PoolClient, { refusalOf, onQuery }: DatabaseOptions): PostgresPoolClient {
  let lost: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const startedAt = performance.now();
    try {
      const result = await client.query(
        name === undefined ? { text, values: [...values] } : { name, text, values: [...values] },
      );
      onQuery?.((performance.now() - startedAt) / 1000, 'done');
      return result;
    } catch (error) {
      onQuery?.((performance.now() - startedAt) / 1000, 'failed');
      const { code = '', message, detail, hint } = error as Error & { code?: string; detail?: string; hint?: string };
      if (lostCodes.test(code) || awayMessages.test(message)) lost = error as Error;
      if (code !== 'COINP' || refusalOf === undefined) throw error;
      throw refusalOf({ code: message, sentence: detail || undefined, retryAfter: hint || undefined });
    }
  };
  const release = (discard?: boolean | Error) => client.release(discard || lost);
  return { query, release } as unknown as PostgresPoolClient;
}
