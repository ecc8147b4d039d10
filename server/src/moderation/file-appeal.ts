import type { Caller } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { AppealRow } from './appeal.ts';
import { findBan, findHiddenThing, insertAppeal } from './appeal-queries.ts';
import type { TargetName } from './target.ts';

export type NewAppeal = { target: TargetName; id: string; text: string };

/** The owner of hidden content asks for a review, once per decision. */
export function fileAppeal(ctx: Context, caller: Caller, { target, id, text }: NewAppeal): Promise<AppealRow> {
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const thing = await findHiddenThing(tx, caller.accountId, target, id);
    if (thing === undefined) throw notFound(target);
    return appealOnce({ ...ctx, db: tx }, thing.decisionId, caller.accountId, text);
  });
}

/** The same for a ban, by an owner who has just proved that the account is theirs. */
export async function fileBanAppeal(ctx: Context, accountId: string, text: string): Promise<AppealRow> {
  const decisionId = await findBan(ctx.db, accountId);
  if (decisionId === undefined) throw conflict('This account is not banned.');
  return appealOnce(ctx, decisionId, accountId, text);
}

async function appealOnce(ctx: Context, decisionId: string, ownerId: string, text: string): Promise<AppealRow> {
  const made = await insertAppeal(ctx.db, { decisionId, ownerId, text }, ctx.clock.now());
  if (made === undefined) throw conflict('You have appealed against this decision already.');
  return made;
}
