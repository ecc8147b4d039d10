import { type BannableAccount, findAccountToBan, setBanned } from '../accounts/ban-account.ts';
import { inTransaction } from '../database/db.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { insertDecision, lockCase, setCaseStatus } from './case-queries.ts';
import type { Target, Thing } from './target.ts';

/** Who decides, and why: both are written to the audit log. */
export type Grounds = { by: string; reason: string };

/** Hides a target from everyone but its owner. */
export function hideThing(ctx: Context, target: Target, id: string, grounds: Grounds): Promise<Thing> {
  return decide(ctx, target, id, grounds, 'hide');
}

/** Shows a target again, also one that was reported and is fine. Further reports cannot hide it. */
export function restoreThing(ctx: Context, target: Target, id: string, grounds: Grounds): Promise<Thing> {
  return decide(ctx, target, id, grounds, 'restore');
}

function decide(
  ctx: Context,
  target: Target,
  id: string,
  grounds: Grounds,
  decision: 'hide' | 'restore',
): Promise<Thing> {
  return inTransaction(ctx.db, async (tx) => {
    const thing = await target.find(tx, id);
    if (thing === undefined) throw notFound(target.name);
    const now = ctx.clock.now();
    await lockCase(tx, target.name, thing.id);
    await target.setHidden(tx, thing.id, decision === 'hide' ? now : null);
    await setCaseStatus(tx, target.name, thing.id, decision === 'hide' ? 'hidden' : 'restored');
    const { by, reason } = grounds;
    await insertDecision(tx, {
      decision,
      target: target.name,
      thingId: thing.id,
      decidedBy: by,
      reason,
      decidedAt: now,
    });
    return thing;
  });
}

/**
 * Bans an account, permanently or until a time: its tokens are revoked, it cannot sign in, and its content is hidden.
 */
export function banAccount(
  ctx: Context,
  handle: string,
  grounds: Grounds,
  until: Date | null = null,
): Promise<BannableAccount> {
  return decideOnAccount(ctx, handle, grounds, 'ban', until);
}

export function unbanAccount(ctx: Context, handle: string, grounds: Grounds): Promise<BannableAccount> {
  return decideOnAccount(ctx, handle, grounds, 'unban');
}

function decideOnAccount(
  ctx: Context,
  handle: string,
  { by, reason }: Grounds,
  decision: 'ban' | 'unban',
  until: Date | null = null,
): Promise<BannableAccount> {
  return inTransaction(ctx.db, async (tx) => {
    const account = await findAccountToBan(tx, handle);
    if (account === undefined) throw notFound('account');
    if ((account.bannedAt !== null) === (decision === 'ban')) {
      throw conflict(decision === 'ban' ? 'This account is banned already.' : 'This account is not banned.');
    }
    const now = ctx.clock.now();
    await setBanned(tx, account.id, decision === 'ban' ? now : null, until);
    await insertDecision(tx, {
      decision,
      target: 'account',
      thingId: account.id,
      decidedBy: by,
      reason,
      decidedAt: now,
    });
    return account;
  });
}
