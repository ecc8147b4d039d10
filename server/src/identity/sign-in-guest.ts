import { takeKeptLimits } from '../access/kept-limits.ts';
import { limitRefusal, type Spent, spend, spendWithin } from '../access/limits.ts';
import { insertGuestSession } from '../access/session-queries.ts';
import { derivedSessionToken } from '../access/tokens.ts';
import { getUser, requireOpen, viewOfUser } from '../accounts/account-queries.ts';
import { openAccount } from '../accounts/open-account.ts';
import { inTransaction, retried, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash, sameBytes } from '../platform/keys.ts';
import { type Arrival, type ArrivedGuest, signInGuests } from './guest-queries.ts';
import { identityErrors } from './identity-errors.ts';
import { findGuestOfDevice, insertDevice } from './identity-queries.ts';
import type { SignedIn } from './sign-in.ts';

type Client = { address: string; device: string | null };
type SignedInGuest = SignedIn & { spent: Spent };

/**
 * The guest of a device, created at its first call. Devices that arrive at the same time are written by one statement.
 * A known device gets the token of its current session again, because the token is derived from the session's id.
 */
export function createGuestSignIn(ctx: Context): (deviceId: string, client: Client) => Promise<SignedInGuest> {
  const signInSoon = batchLoader((arrivals: Arrival[]) => signInTogether(ctx, arrivals), { keysMax: 64 });
  return async (deviceId, client) => {
    const deviceHash = keyedHash(ctx.keys['identity-hash'], 'device', deviceId);
    const now = ctx.clock.now();
    const sessionId = newId(now);
    const { hash } = derivedSessionToken(ctx.keys, sessionId);
    const { device } = client;
    const guest = await signInSoon({ deviceHash, accountId: newId(now), sessionId, tokenHash: hash, device });
    const { outcome, remaining, resetSeconds } = guest;
    if (outcome === 'banned') throw new Refusal(identityErrors.account_banned);
    if (outcome === 'limited') throw limitRefusal('guest', resetSeconds);
    if (outcome === 'apart') return signInApart(ctx, deviceHash, client);
    const { baseUrl } = ctx.config;
    return {
      token: await tokenOf(ctx, guest, device),
      user: guest.user ? viewOfUser(guest.user, baseUrl) : await getUser(ctx.db, baseUrl, guest.accountId),
      spent: { limit: 'guest', remaining, resetSeconds },
    };
  };
}

/** The devices in a statement are distinct: a second call of the same device waits for the next statement. */
async function signInTogether(ctx: Context, arrivals: Arrival[]): Promise<ArrivedGuest[]> {
  const guests = new Map<Arrival, ArrivedGuest>();
  for (let waiting = arrivals; waiting.length > 0; waiting = waiting.filter((arrival) => !guests.has(arrival))) {
    const byDevice = new Map(waiting.toReversed().map((arrival) => [arrival.deviceHash.toString('base64'), arrival]));
    const round = [...byDevice.values()];
    // With a limit per address, new guests must be counted one by one.
    const mayMake = ctx.config.guestsPerIpHour === 0;
    const arrived = await retried(() => signInGuests(ctx.db, round, { mayMake, now: ctx.clock.now() }));
    for (const [i, guest] of arrived.entries()) guests.set(round[i] as Arrival, guest);
  }
  return arrivals.map((arrival) => guests.get(arrival) as ArrivedGuest);
}

/**
 * Sessions opened before tokens were derived, or under an earlier secret, stay valid, but their token cannot be issued
 * again.
 */
async function tokenOf(ctx: Context, guest: ArrivedGuest, device: string | null): Promise<string> {
  const { token, hash } = derivedSessionToken(ctx.keys, guest.sessionId);
  if (sameBytes(hash, guest.tokenHash)) return token;
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, guest.accountId);
    return insertGuestSession(tx, ctx, guest.accountId, device);
  });
}

/**
 * The same for a single device, step by step: for a device with saved limits, or an address with a limit of its own.
 */
async function signInApart(ctx: Context, deviceHash: Buffer, client: Client): Promise<SignedInGuest> {
  return inTransaction(ctx.db, async (tx) => {
    const spent = await spend(tx, ctx.clock, 'guest', deviceHash.toString('hex'));
    const accountId = await guestOfDevice(tx, ctx, deviceHash, client.address);
    const token = await insertGuestSession(tx, ctx, accountId, client.device);
    return { token, user: await getUser(tx, ctx.config.baseUrl, accountId), spent };
  });
}

async function guestOfDevice(tx: Tx, ctx: Context, deviceHash: Buffer, address: string): Promise<string> {
  const found = await findGuestOfDevice(tx, deviceHash);
  if (found?.banned) throw new Refusal(identityErrors.account_banned);
  if (found) return found.accountId;
  const { guestsPerIpHour } = ctx.config;
  if (guestsPerIpHour > 0) await spendWithin(tx, ctx.clock, 'guest_ip', address, guestsPerIpHour);
  const accountId = await openAccount(tx, ctx, 'guest');
  await insertDevice(tx, deviceHash, accountId, ctx.clock.now());
  await takeKeptLimits(tx, ctx, accountId, deviceHash);
  return accountId;
}
