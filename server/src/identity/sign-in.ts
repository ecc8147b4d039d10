import type { Caller } from '../access/caller.ts';
import { requireSwitchedOn } from '../access/feature-switches.ts';
import { takeKeptLimits } from '../access/kept-limits.ts';
import { insertSession } from '../access/session-queries.ts';
import { getUser } from '../accounts/account-queries.ts';
import { nameIfUnnamed } from '../accounts/name-account.ts';
import { openAccount } from '../accounts/open-account.ts';
import type { User } from '../accounts/user.ts';
import { economy } from '../coins/economy.ts';
import { issueCoins } from '../coins/issue-coins.ts';
import type { Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { findBanAnswer } from '../moderation/appeal-queries.ts';
import { appealTokenFor } from '../moderation/appeal-token.ts';
import type { Context } from '../platform/context.ts';
import { identityErrors } from './identity-errors.ts';
import {
  type FoundAccount,
  findAccountOfIdentity,
  findAppleAccountOfAddress,
  type Identity,
  insertIdentity,
  lockIdentities,
  markWelcomed,
  updateVouchedAddress,
} from './identity-queries.ts';
import { mergeGuest } from './merge-guest.ts';

export type SignedIn = { token: string; user: User };

/**
 * Finds or creates the member behind a proven identity, merges the guest and opens a session, in one transaction. An
 * Apple identity joins the account that verified the same address by code; a code joins the Apple account whose address
 * Apple has verified; otherwise a new identity becomes a new account.
 */
export async function signIn(
  tx: Tx,
  ctx: Context,
  identity: Identity,
  options: { name?: string | null; guest?: Caller | undefined; device?: string | null } = {},
): Promise<SignedIn> {
  await lockIdentities(
    tx,
    identity.emailHash && identity.kind === 'apple' ? [identity.hash, identity.emailHash] : [identity.hash],
  );
  const accountId = await memberOfIdentity(tx, ctx, identity);
  if (options.name && (await ctx.screening.isFit(options.name))) await nameIfUnnamed(tx, accountId, options.name);
  if (options.guest) await mergeGuest(tx, ctx, { guestId: options.guest.accountId, memberId: accountId });
  const token = await insertSession(tx, ctx.clock, accountId, options.device ?? null);
  return { token, user: await getUser(tx, ctx.config.baseUrl, accountId) };
}

async function memberOfIdentity(tx: Tx, ctx: Context, identity: Identity): Promise<string> {
  const now = ctx.clock.now();
  const known = await findAccountOfIdentity(tx, identity.hash);
  if (known) {
    if (identity.kind === 'apple') await updateVouchedAddress(tx, identity);
    return openOnly(tx, ctx, known);
  }
  const joined = await findAccountToJoin(tx, identity);
  if (!joined) await requireSwitchedOn(tx, 'sign_up');
  const isFirst = await markWelcomed(tx, identity.hash, now);
  const accountId = joined ? await openOnly(tx, ctx, joined) : await openAccount(tx, ctx, 'member');
  await insertIdentity(tx, accountId, identity, now);
  await takeKeptLimits(tx, ctx, accountId, identity.hash);
  if (!joined && isFirst) {
    const cause = `welcome:${identity.hash.toString('hex')}`;
    await issueCoins(
      tx,
      { accountId, coins: economy.welcomeCoins, kind: 'welcome', cause, memo: 'Welcome to Coinop', refId: null },
      now,
    );
  }
  return accountId;
}

async function findAccountToJoin(tx: Tx, identity: Identity): Promise<FoundAccount | undefined> {
  if (identity.emailHash === null) return undefined;
  // The hash of an e-mail identity is the hash of its address.
  if (identity.kind === 'apple') return findAccountOfIdentity(tx, identity.emailHash);
  return findAppleAccountOfAddress(tx, identity.emailHash);
}

/**
 * A banned member who signs in has proved ownership of the account, so the refusal carries a token to appeal with and
 * the answer to an earlier appeal.
 */
async function openOnly(tx: Tx, ctx: Context, { accountId, banned }: FoundAccount): Promise<string> {
  if (!banned) return accountId;
  const answer = await findBanAnswer(tx, accountId);
  const sentence = answer === null ? undefined : `${identityErrors.account_banned.sentence} ${answer}`;
  throw new Refusal(identityErrors.account_banned, sentence, { 'appeal-token': appealTokenFor(ctx, accountId) });
}
