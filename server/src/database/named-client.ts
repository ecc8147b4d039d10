import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Connections } from './checked-out-connections.ts';
import { type QueryResult, runPrepared } from './prepared-query.ts';
import { limitText, statementMsDefault } from './statement-limit.ts';
import type { UnansweredStatements } from './unanswered-statements.ts';

/**
 * A refusal raised by a SQL function with `platform_refuse`: errcode COINP, the code as message, the sentence as
 * detail, the seconds to wait as hint.
 */
export type RaisedRefusal = { code: string; sentence: string | undefined; retryAfter: string | undefined };

export type NamedClient = {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>;
  release(discard?: boolean | Error): void;
};

/**
 * The connection pooler before PostgreSQL: PgBouncer refuses startup parameters, and in transaction mode each
 * transaction may run on another connection, where prepared statements and session settings do not exist.
 */
export type Pooler = 'none' | 'session' | 'transaction';

export type ClientOptions = {
  pooler?: Pooler;
  onQuery?: (seconds: number, outcome: 'done' | 'failed', text: string) => void;
  /** The error to throw for a refusal of a SQL function; without it, PostgreSQL's own error is thrown. */
  refusalOf?: (raised: RaisedRefusal) => Error;
};

export const awayMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

const names = new Map<string, string>();
const namesMax = 2000;

/**
 * Statements are named after their text, so that PostgreSQL plans each once per connection. Not cached here: a
 * connection keeps every name it has seen.
 */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < namesMax) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return name;
}

// A connection with such an error is discarded, because it would fail its next user. One that is read-only (25006)
// belongs to a former primary; one whose plans are older than a migration (0A000) keeps them.
const lostCodes = /^(08...|25006|57P0[1-5]|0A000|25P0[34]|E[A-Z]+)$/;

/** Wraps a connection so that statements are named and timed, and refusals of SQL functions become errors. */
export function nameStatements(
  client: pg.PoolClient,
  connections: Connections,
  unanswered: UnansweredStatements,
  { refusalOf, onQuery, pooler }: ClientOptions,
): NamedClient {
  let lost = false;
  let limitMs = statementMsDefault;
  const query = async (text: string, values: readonly unknown[]): Promise<QueryResult> => {
    const name = values.length > 0 && pooler !== 'transaction' ? nameOf(text) : undefined;
    if (text === limitText) limitMs = Number(values[0]);
    const startedAt = performance.now();
    unanswered.sent(client, limitMs);
    try {
      const result =
        name === undefined
          ? asResult(await client.query({ text, values: [...values] }))
          : await runPrepared(client, name, text, values);
      onQuery?.((performance.now() - startedAt) / 1000, 'done', text);
      return result;
    } catch (error) {
      onQuery?.((performance.now() - startedAt) / 1000, 'failed', text);
      const { code = '', message, detail, hint } = error as Error & { code?: string; detail?: string; hint?: string };
      if (lostCodes.test(code) || awayMessages.test(message)) lost = true;
      if (code !== 'COINP' || refusalOf === undefined) throw error;
      throw refusalOf({ code: message, sentence: detail || undefined, retryAfter: hint || undefined });
    } finally {
      unanswered.answered(client);
    }
  };
  const release = (discard?: boolean | Error) => {
    limitMs = statementMsDefault;
    connections.giveBack(client, lost || Boolean(discard));
  };
  return { query, release };
}

function asResult({ command, rowCount, rows }: pg.QueryResult): QueryResult {
  return { command, rowCount: rowCount ?? 0, rows };
}
