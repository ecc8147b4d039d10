import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../database/db.ts';
import { hostsOf } from '../database/primary-host.ts';
import { statementMsDefault } from '../database/statement-limit.ts';
import { watchUnanswered } from '../database/unanswered-statements.ts';
import type { Log } from '../process/log.ts';

/**
 * Pub/sub between nodes over PostgreSQL's LISTEN/NOTIFY: a transaction calls `publish(tx, topic, id)`, and every node
 * receives it when that commits. A cache may rely on it only while `isFresh()`: the listening connection answered within
 * the last second, so nothing can have been missed for longer. After a lost connection every listener is called with
 * undefined: invalidate everything.
 */
export type PubSub = {
  subscribe(topic: Topic, listener: (subject: string | undefined) => void): void;
  isFresh(): boolean;
  /** Asks the listening connection now. True when it answered: then everything published before this call has been received. */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
};

/** Each domain declares its topics here by declaration merging, with the meaning of their subjects. */
export interface Topics {
  [none]?: never;
}
declare const none: unique symbol;
export type Topic = keyof Topics & string;

const channel = 'coinop';
const heartbeatMs = 250;
const freshMs = 900;
/** A heartbeat without an answer after so long has lost its connection. */
const answerMs = 2000;

export async function publish(db: Db, topic: Topic, subject: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${topic} ${subject}`})`.execute(db);
}

export async function openPubSub(connectionString: string, log: Log): Promise<PubSub> {
  const listeners = new Map<Topic, ((subject: string | undefined) => void)[]>();
  let client: pg.Client | undefined;
  let answeredAt = 0;
  let closed = false;
  const unanswered = watchUnanswered(() => undefined, { answerMs });
  const query = async (asked: pg.Client, text: string, limitMs = statementMsDefault) => {
    unanswered.sent(asked, limitMs);
    try {
      await asked.query(text);
    } finally {
      unanswered.answered(asked);
    }
  };

  const invalidateAll = () => {
    for (const group of listeners.values()) for (const listener of group) listener(undefined);
  };
  const connect = async (connectMs = 900) => {
    const next = new pg.Client({
      connectionString: await hostsOf(connectionString).find(),
      application_name: 'coinop pubsub',
      connectionTimeoutMillis: connectMs,
    });
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    next.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      for (const listener of listeners.get(payload.slice(0, space) as Topic) ?? []) listener(payload.slice(space + 1));
    });
    try {
      await next.connect();
      await query(next, `listen ${channel}`, connectMs);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Notifications published while the connection was lost are missing.
    invalidateAll();
    answeredAt = performance.now();
  };
  const drop = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    answeredAt = 0;
    lost.end().catch(() => undefined);
    if (!closed) log.warn('pub/sub connection lost, reconnecting');
  };

  const ask = async () => {
    if (closed) return;
    const askedAt = performance.now();
    try {
      if (client === undefined) await connect();
      else {
        const asked = client;
        await query(asked, 'select 1');
        if (client === asked) answeredAt = askedAt;
      }
    } catch {
      // Not connected: isFresh() says so, and the next heartbeat reconnects.
      answeredAt = 0;
    }
  };
  let asking: Promise<void> | undefined;
  const heartbeat = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  // No request waits yet, so a busy machine may take longer for the first connection.
  await connect(15_000).catch((error: unknown) => {
    unanswered.stop();
    throw error;
  });
  const timer = setInterval(() => void heartbeat(), heartbeatMs);
  timer.unref();
  return {
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    isFresh: () => performance.now() - answeredAt < freshMs,
    async catchUp() {
      const calledAt = performance.now();
      // A heartbeat in progress was sent before this call; the next one was not.
      for (let tries = 0; tries < 2 && client !== undefined && answeredAt < calledAt; tries++) await heartbeat();
      return answeredAt >= calledAt;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      unanswered.stop();
      await client?.end();
    },
  };
}
