import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import type { Log } from './log.ts';

/**
 * News between nodes: a transaction says `signal(tx, 'games', id)`, and every node hears it when that commits.
 * A cache may live on signals only while `isFresh()`: the listening connection answered within the last second, so
 * nothing can have been missed for longer. After a lost connection all listeners are called with undefined: forget all.
 */
export type Signals = {
  on(topic: Topic, listener: (subject: string | undefined) => void): void;
  isFresh(): boolean;
  /** Asks the listening connection now. Whether it answered: then all that was said before this call has been heard. */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
};

export type Topic = 'access' | 'games' | 'feed' | 'live' | 'jobs';

const channel = 'coinop';
const heartbeatMs = 250;
const freshMs = 900;

export async function signal(db: Db, topic: Topic, subject: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${topic} ${subject}`})`.execute(db);
}

export async function listenForSignals(connectionString: string, log: Log): Promise<Signals> {
  const listeners = new Map<Topic, ((subject: string | undefined) => void)[]>();
  let client: pg.Client | undefined;
  let answeredAt = 0;
  let closed = false;

  const forgetAll = () => {
    for (const group of listeners.values()) for (const listener of group) listener(undefined);
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString, application_name: 'coinop signals', connectionTimeoutMillis: 900 });
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    next.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      for (const listener of listeners.get(payload.slice(0, space) as Topic) ?? []) listener(payload.slice(space + 1));
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    // Whatever was said while nobody listened is lost: start from nothing.
    forgetAll();
    answeredAt = performance.now();
  };
  const drop = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    answeredAt = 0;
    lost.end().catch(() => undefined);
    if (!closed) log.warn('the connection that hears other nodes was lost');
  };

  const ask = async () => {
    if (closed) return;
    const askedAt = performance.now();
    try {
      if (client === undefined) await connect();
      else {
        const asked = client;
        const timer = setTimeout(() => drop(asked), 2000);
        await asked.query('select 1').finally(() => clearTimeout(timer));
        if (client === asked) answeredAt = askedAt;
      }
    } catch {
      // Not connected: isFresh() says so, and the next beat tries again.
      answeredAt = 0;
    }
  };
  let asking: Promise<void> | undefined;
  const beat = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  await connect();
  const timer = setInterval(() => void beat(), heartbeatMs);
  timer.unref();
  return {
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    isFresh: () => performance.now() - answeredAt < freshMs,
    async catchUp() {
      const calledAt = performance.now();
      // A question that is under way was asked before; the one after it was not.
      for (let beats = 0; beats < 2 && client !== undefined && answeredAt < calledAt; beats++) await beat();
      return answeredAt >= calledAt;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await client?.end();
    },
  };
}
