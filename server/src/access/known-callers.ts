import type { Context } from '../platform/context.ts';
import { memoize } from '../platform/memoize.ts';
import type { Caller, GamePlayer } from './caller.ts';
import { findSessionByHash, findSessionById } from './session-queries.ts';
import { type GameToken, hashOfToken, isGameToken, isSessionToken, readGameToken } from './tokens.ts';

export type Callers = {
  /** For the node that took the tokens away itself and need not wait to hear of it. */
  forget(accountId: string): void;
  findBySessionToken(token: string): Promise<Caller | undefined>;
  findByGameToken(token: string): Promise<GamePlayer | undefined>;
};

type Found = (Caller & { expiresAt: Date }) | undefined;
type Known = { caller: Caller; expiresAt: Date; readAt: number };

const keptMs = 60_000;
const keptMax = 100_000;
const signedMax = 10_000;

/**
 * Remembers who is calling, so that a known token costs no query. An entry goes when the account is heard to have
 * changed, after a minute, and all of them while the node cannot hear the others.
 */
export function createCallers(ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'pubsub'>): Callers {
  const known = new Map<string, Known>();
  const keysOf = new Map<string, Set<string>>();
  // Requests that come together with a token not yet known wait for one look into the database.
  const reading = new Map<string, Promise<Found>>();
  // Raised with every signal: an answer read before it may be older than the news, and is not kept.
  let epoch = 0;

  const forget = (accountId: string) => {
    epoch++;
    for (const key of keysOf.get(accountId) ?? []) known.delete(key);
    keysOf.delete(accountId);
  };
  ctx.pubsub.subscribe('access', (accountId) => {
    if (accountId !== undefined) return forget(accountId);
    epoch++;
    known.clear();
    keysOf.clear();
  });

  const remember = (key: string, caller: Caller, expiresAt: Date) => {
    if (known.size >= keptMax) {
      known.clear();
      keysOf.clear();
    }
    known.set(key, { caller, expiresAt, readAt: ctx.clock.now().getTime() });
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

  const look = async (key: string, read: () => Promise<Found>) => {
    const entry = known.get(key);
    if (
      entry &&
      ctx.pubsub.isFresh() &&
      ctx.clock.now().getTime() - entry.readAt < keptMs &&
      entry.expiresAt > ctx.clock.now()
    ) {
      return entry.caller;
    }
    const before = epoch;
    const row = await readOnce(key, read);
    if (row === undefined) {
      known.delete(key);
      return undefined;
    }
    const { expiresAt, ...caller } = row;
    if (epoch === before && ctx.pubsub.isFresh()) remember(key, caller, expiresAt);
    return caller;
  };

  // What we signed stays signed; whether it still counts is asked every time.
  const signed = memoize<GameToken | undefined>(signedMax);

  return {
    forget,
    async findBySessionToken(token) {
      if (!isSessionToken(token)) return undefined;
      const hash = hashOfToken(token);
      return look(hash.toString('base64'), () => findSessionByHash(ctx.db, ctx.clock, hash));
    },
    async findByGameToken(token) {
      const read = isGameToken(token) ? signed(token, () => readGameToken(ctx.keys, token)) : undefined;
      if (read === undefined || read.expiresAt <= ctx.clock.now()) return undefined;
      const caller = await look(read.sessionId, () => findSessionById(ctx.db, ctx.clock, read.sessionId));
      return caller?.accountId === read.accountId ? { ...caller, gameId: read.gameId } : undefined;
    },
  };
}
