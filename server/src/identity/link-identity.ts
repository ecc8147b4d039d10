import type { Caller } from '../access/caller.ts';
import { takeKeptLimits } from '../access/kept-limits.ts';
import { getUser, requireOpen } from '../accounts/account-queries.ts';
import type { User } from '../accounts/user.ts';
import type { Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { identityErrors } from './identity-errors.ts';
import {
  findAccountOfIdentity,
  findAppleAccountOfAddress,
  type Identity,
  insertIdentity,
  lockIdentities,
  markWelcomed,
} from './identity-queries.ts';

/**
 * Adds another identity to a signed-in member. An identity that belongs to another account is refused; so is an address
 * that Apple has verified for another account, because a code would sign in to that one. Linking pays no coins, now or
 * later.
 */
export async function linkIdentity(tx: Tx, ctx: Context, caller: Caller, identity: Identity): Promise<User> {
  await lockIdentities(tx, [identity.hash]);
  await requireOpen(tx, caller.accountId);
  const holder =
    (await findAccountOfIdentity(tx, identity.hash)) ??
    (identity.kind === 'email' ? await findAppleAccountOfAddress(tx, identity.hash) : undefined);
  if (holder !== undefined && holder.accountId !== caller.accountId) {
    throw new Refusal(identityErrors.identity_taken);
  }
  if ((await findAccountOfIdentity(tx, identity.hash)) === undefined) {
    const now = ctx.clock.now();
    await markWelcomed(tx, identity.hash, now);
    await insertIdentity(tx, caller.accountId, identity, now);
    await takeKeptLimits(tx, ctx, caller.accountId, identity.hash);
  }
  return getUser(tx, ctx.config.baseUrl, caller.accountId);
}
