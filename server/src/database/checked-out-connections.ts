import type { Socket } from 'node:net';
import type pg from 'pg';

/** Connections of the pool by state, and the number of waiting requests. */
export type ConnectionCounts = { busy: number; idle: number; waiting: number; max: number };

export type Connections = {
  take(): Promise<pg.PoolClient>;
  /** With `lost`, the connection is closed instead of being used again. */
  giveBack(client: pg.PoolClient, lost: boolean): void;
  /** Closes all idle connections. */
  discardIdle(): void;
  counts(): ConnectionCounts;
  close(): Promise<void>;
};

export type ConnectionLimits = {
  max: number;
  /** How long a request waits for a free connection before it is refused. */
  waitMs: number;
  idleMs: number;
  onIdleLost(error: Error): void;
};

type Waiter = { resolve(client: pg.PoolClient): void; reject(error: Error): void; timer?: NodeJS.Timeout };

/** How long the server may take to close a connection after our goodbye. */
const goodbyeMs = 2000;

/** A machine that vanished never closes it, and the driver would wait for that for good. */
function closeUnanswered(client: pg.ClientBase): void {
  const socket = socketOf(client);
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), goodbyeMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/** The driver's types leave it out. */
export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

/**
 * Keeps connections checked out of the driver's pool and hands them from one user to the next, without a timer for each
 * query. The driver's pool has one time limit for connecting and for waiting; here they are two, because a database that
 * cannot be reached has to fail a request within a second, and one that is busy does not.
 */
export function keepConnections(pool: pg.Pool, { max, waitMs, idleMs, onIdleLost }: ConnectionLimits): Connections {
  const idle: { client: pg.PoolClient; since: number }[] = [];
  const waiters = new Set<Waiter>();
  const dead = new WeakSet<pg.PoolClient>();
  let open = 0;
  let isClosed = false;

  const discard = (client: pg.PoolClient) => {
    open--;
    client.release(true);
    closeUnanswered(client);
    // The slot is free for a waiting request.
    const next = nextWaiter();
    if (next !== undefined) connect().then(next.resolve, next.reject);
  };
  const nextWaiter = (): Waiter | undefined => {
    const [next] = waiters;
    if (next === undefined) return undefined;
    waiters.delete(next);
    clearTimeout(next.timer);
    return next;
  };
  const connect = async (): Promise<pg.PoolClient> => {
    open++;
    try {
      const client = await pool.connect();
      client.once('error', (error) => {
        dead.add(client);
        const at = idle.findIndex((entry) => entry.client === client);
        if (at < 0) return;
        idle.splice(at, 1);
        discard(client);
        onIdleLost(error);
      });
      return client;
    } catch (error) {
      open--;
      // No connection is left that could be released, so waiting requests would fail the same way.
      if (open === 0)
        for (let next = nextWaiter(); next !== undefined; next = nextWaiter()) next.reject(error as Error);
      throw error;
    }
  };
  /** A new connection, or one released before that is open: connecting is slow on a busy machine. */
  const connectOrTake = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      const waiter: Waiter = { resolve, reject };
      waiters.add(waiter);
      connect().then(
        (client) => (waiters.delete(waiter) ? resolve(client) : giveBack(client, false)),
        (error: Error) => void (waiters.delete(waiter) && reject(error)),
      );
    });
  const giveBack: Connections['giveBack'] = (client, lost) => {
    if (lost || isClosed || dead.has(client)) return discard(client);
    const next = nextWaiter();
    if (next === undefined) idle.push({ client, since: performance.now() });
    else next.resolve(client);
  };
  const discardIdle = () => {
    for (const { client } of idle.splice(0)) discard(client);
  };
  // A connection that is being closed may be ended by the server first; without a listener that event would end the
  // process.
  pool.on('error', () => undefined);
  const sweep = setInterval(() => {
    const before = performance.now() - idleMs;
    // Sorted by last use, the most recent one last.
    while (idle[0] !== undefined && idle[0].since < before) discard((idle.shift() as (typeof idle)[number]).client);
  }, idleMs / 2);
  sweep.unref();

  return {
    async take() {
      const found = idle.pop();
      if (found !== undefined) return found.client;
      if (open < max || isClosed) return connectOrTake();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiters.delete(waiter);
          reject(new Error('timeout exceeded when trying to connect: all connections are busy'));
        }, waitMs);
        const waiter: Waiter = { resolve, reject, timer };
        waiters.add(waiter);
      });
    },
    giveBack,
    discardIdle,
    counts: () => ({ busy: open - idle.length, idle: idle.length, waiting: waiters.size, max }),
    async close() {
      isClosed = true;
      clearInterval(sweep);
      discardIdle();
      await pool.end();
    },
  };
}
