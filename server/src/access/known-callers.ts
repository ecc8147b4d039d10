import { LRUCache } from 'lru-cache';
import { countCacheReads } from '../platform/cache-reads.ts';
import type { Context } from '../platform/context.ts';
import { memoize } from '../platform/memoize.ts';
import type { Caller, GamePlayer } from './caller.ts';
import { findSessionByHash, findSessionById } from './session-queries.ts';
import { type GameToken, hashOfToken, isGameToken, isSessionToken, readGameToken } from './tokens.ts';

export type Callers = {
  /** For the node that revoked the tokens, which need not wait for the notification. */
  invalidate(accountId: string): void;
  findBySessionToken(token: string): Promise<Caller | undefined>;
  /** Only if it costs no query. */
  findCached(sessionToken: string): Caller | undefined;
  findByGameToken(token: string): Promise<GamePlayer | undefined>;
};

type Found = (Caller & { expiresAt: Date }) | undefined;
type Cached = { caller: Caller; expiresAt: Date; readAt: number };

const cachedMs = 60_000;
const cachedMax = 100_000;
const signedMax = 10_000;

/**
 * Caches who is calling, so that a known token costs no query. An entry is dropped when its account is invalidated and
 * after a minute, and none is used while notifications of other nodes cannot arrive.
 */
export function createCallers(ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'pubsub'>): Callers {
  const reads = countCacheReads('callers');
  const keysOf = new Map<string, Set<string>>();
  const cached = new LRUCache<string, Cached>({
    max: cachedMax,
    dispose: ({ caller }, key) => {
      const keys = keysOf.get(caller.accountId);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(caller.accountId);
    },
  });
  // Concurrent requests with the same uncached token share one query.
  const reading = new Map<string, Promise<Found>>();
  // Incremented by every notification: a row read before it may be stale and is not cached.
  let epoch = 0;

  const invalidate = (accountId: string) => {
    epoch++;
    for (const key of [...(keysOf.get(accountId) ?? [])]) cached.delete(key);
  };
  ctx.pubsub.subscribe('access', (accountId) => {
    if (accountId !== undefined) return invalidate(accountId);
    epoch++;
    cached.clear();
  });

  const store = (key: string, caller: Caller, expiresAt: Date) => {
    cached.set(key, { caller, expiresAt, readAt: ctx.clock.now().getTime() });
    const keys = keysOf.get(caller.accountId) ?? new Set();
    keysOf.set(caller.accountId, keys.add(key));
  };

  const readOnce = (key: string, read: () => Promise<Found>): Promise<Found> => {
    const begun = ctx.pubsub.isFresh() ? reading.get(key) : undefined;
    if (begun !== undefined) return begun;
    const begins = read().finally(() => {
      if (reading.get(key) === begins) reading.delete(key);
    });
    reading.set(key, begins);
    return begins;
  };

  const findCached = (key: string): Caller | undefined => {
    const entry = cached.get(key);
    if (entry === undefined || !ctx.pubsub.isFresh()) return undefined;
    const now = ctx.clock.now().getTime();
    if (now - entry.readAt >= cachedMs || entry.expiresAt.getTime() <= now) return undefined;
    reads.hits++;
    return entry.caller;
  };

  const find = async (key: string, read: () => Promise<Found>) => {
    const caller = findCached(key);
    if (caller !== undefined) return caller;
    reads.misses++;
    const before = epoch;
    const row = await readOnce(key, read);
    if (row === undefined) {
      cached.delete(key);
      return undefined;
    }
    const { expiresAt, ...found } = row;
    if (epoch === before && ctx.pubsub.isFresh()) store(key, found, expiresAt);
    return found;
  };

  // A signature stays valid, so it is cached; the session is checked every time.
  const signed = memoize<GameToken>(signedMax);

  return {
    invalidate,
    findCached: (token) => (isSessionToken(token) ? findCached(token) : undefined),
    async findBySessionToken(token) {
      if (!isSessionToken(token)) return undefined;
      return find(token, () => findSessionByHash(ctx.db, ctx.clock, hashOfToken(token)));
    },
    async findByGameToken(token) {
      const read = isGameToken(token) ? signed(token, () => readGameToken(ctx.keys, token)) : undefined;
      if (read === undefined || read.expiresAt <= ctx.clock.now()) return undefined;
      const caller = await find(read.sessionId, () => findSessionById(ctx.db, ctx.clock, read.sessionId));
      return caller?.accountId === read.accountId ? { ...caller, gameId: read.gameId } : undefined;
    },
  };
}
