import { takeKeptLimits } from '../access/kept-limits.ts';
import { type Spent, spend, spendWithin } from '../access/limits.ts';
import { insertSession } from '../access/session-queries.ts';
import { getUser } from '../accounts/account-queries.ts';
import { openAccount } from '../accounts/open-account.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { keyedHash } from '../platform/keys.ts';
import { identityErrors } from './identity-errors.ts';
import { findGuestOfDevice, insertDevice } from './identity-queries.ts';
import type { SignedIn } from './sign-in.ts';

/** The guest of a device, made at its first call. The limit's window of that device is the lock under which it is made. */
export async function signInGuest(
  ctx: Context,
  deviceId: string,
  client: { address: string; device: string | null },
): Promise<SignedIn & { spent: Spent }> {
  const deviceHash = keyedHash(ctx.keys['identity-hash'], 'device', deviceId);
  return inTransaction(ctx.db, async (tx) => {
    const spent = await spend(tx, ctx.clock, 'guest', deviceHash.toString('hex'));
    const accountId = await guestOfDevice(tx, ctx, deviceHash, client.address);
    const token = await insertSession(tx, ctx.clock, accountId, client.device);
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
