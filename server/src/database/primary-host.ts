import pg from 'pg';
import { type DatabaseHosts, readDatabaseHosts } from '../process/database-urls.ts';

/** Finds which of several servers is the primary, for all connections of this process. */
export type Hosts = {
  isSingle: boolean;
  /** Whether only a server that accepts writes is suitable. */
  needsWrites: boolean;
  current(): string;
  /**
   * Looks for the server that accepts writes, starting with the last one; throws when none does. Concurrent calls share
   * one search.
   */
  find(): Promise<string>;
};

const connectMs = 2000;
const known = new Map<string, Hosts>();

export function hostsOf(connectionString: string): Hosts {
  const hosts = known.get(connectionString) ?? openHosts(connectionString);
  known.set(connectionString, hosts);
  return hosts;
}

function openHosts(connectionString: string): Hosts {
  const { urls, target } = readDatabaseHosts(connectionString) ?? { urls: [connectionString], target: 'any' };
  const [first = connectionString] = urls;
  if (urls.length <= 1) return { isSingle: true, needsWrites: false, current: () => first, find: async () => first };
  let current = first;
  let finding: Promise<string> | undefined;
  const find = async () => {
    const reasons: string[] = [];
    for (const url of [current, ...urls.filter((one) => one !== current)]) {
      const reason = await reasonAgainst(url, target);
      if (reason === undefined) {
        current = url;
        return url;
      }
      reasons.push(reason);
    }
    // PostgreSQL's code for "cannot connect now": the caller may retry.
    throw Object.assign(new Error(`no host takes writes: ${reasons.join(', ')}`), { code: '57P03' });
  };
  return {
    isSingle: false,
    needsWrites: target === 'read-write',
    current: () => current,
    find: () => {
      finding ??= find().finally(() => {
        finding = undefined;
      });
      return finding;
    },
  };
}

/** Why this server is not suitable; undefined when it is. */
async function reasonAgainst(url: string, target: DatabaseHosts['target']): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  // Failures are returned by the calls below; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return target === 'any' ? undefined : await reasonReadOnly(client);
  } catch (error) {
    return (error as Error).message || 'no answer';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function reasonReadOnly(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'on' ? 'it is read-only' : undefined;
}

type ConnectionOptions = { connectionString: string } & Pick<pg.PoolConfig, 'Client' | 'onConnect'>;

/** For a pool: each new connection goes to the server that accepts writes, and others are rejected. */
export function connectionOptions(connectionString: string): ConnectionOptions {
  const hosts = hostsOf(connectionString);
  if (hosts.isSingle) return { connectionString: hosts.current() };
  class ChosenClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: hosts.current() });
    }
  }
  return {
    connectionString: hosts.current(),
    Client: ChosenClient as NonNullable<pg.PoolConfig['Client']>,
    onConnect: async (client) => {
      const reason = hosts.needsWrites ? await reasonReadOnly(client) : undefined;
      if (reason === undefined) return;
      void hosts.find().catch(() => undefined);
      throw Object.assign(new Error(reason), { code: '25006' });
    },
  };
}
