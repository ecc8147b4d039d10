import type { Caller } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { creatorShareOf } from '../coins/economy.ts';
import type { Db } from '../database/db.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { approveIntent } from './approve-intents.ts';
import { prizeOf } from './fair-draw.ts';
import { type Intent, type IntentRow, viewOfIntent } from './intent.ts';
import {
  declineIntent,
  findIntentToSettle,
  type IntentToSettle,
  isDuplicatePrize,
  type ShopContext,
} from './intent-queries.ts';
import { takeQuote } from './recent-quotes.ts';
import { shopErrors } from './shop-errors.ts';

export type Decision = { intentId: string; decision: 'approved' | 'declined'; clientSeed: string };
export type Settlement = { intent: Intent; balance: number; changed: boolean };

// An intent is settled once, so a request that loses the race finds it settled; a payee can leave once as well.
const attemptsMax = 3;

/**
 * Settles an intent one way; repeating the same decision returns the same result. Everything is decided from the
 * immutable quote, and then written by one statement on the condition that the intent is still pending. When it no
 * longer is, the intent is read and decided again. A quote that this process made itself is not read first.
 */
export async function settleIntent(
  ctx: ShopContext,
  caller: Pick<Caller, 'accountId'>,
  decision: Decision,
): Promise<Settlement> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const now = ctx.clock.now();
    const found =
      takeQuote(caller.accountId, decision.intentId) ??
      (await findIntentToSettle(ctx, caller.accountId, decision.intentId, now));
    if (found?.status !== 'pending') {
      // The write checks this first; a settlement without a write checks it here.
      await requireOpen(ctx.db, caller.accountId);
      return settledBefore(found, decision);
    }
    const settled =
      decision.decision === 'approved'
        ? await approve(ctx.db, caller, found, decision.clientSeed, now)
        : await decline(ctx.db, caller, found, now);
    if (settled !== undefined) return settled;
  }
  throw new Error(`Intent ${decision.intentId} is pending whenever it is read and never when it is settled`);
}

function settledBefore(found: IntentToSettle | undefined, { decision }: Decision): Settlement {
  if (found === undefined) throw notFound('purchase');
  if (found.status === 'expired') throw new Refusal(shopErrors.intent_expired);
  if (found.status !== decision) throw new Refusal(shopErrors.intent_settled);
  return { intent: viewOfIntent(found), balance: found.balance, changed: false };
}

async function approve(
  db: Db,
  { accountId }: Pick<Caller, 'accountId'>,
  found: IntentToSettle,
  clientSeed: string,
  now: Date,
): Promise<Settlement | undefined> {
  if (found.isGameHidden) throw new Refusal(gameErrors.game_hidden);
  const intent: IntentRow = { ...found, ...grantOf(found, clientSeed), status: 'approved', settledAt: now };
  const balance = await approveIntent(db, accountId, { ...intent, ...paymentOf(found, accountId) }, now);
  if (balance === null) return undefined;
  const isDuplicate = found.serverSeed !== null && (await isDuplicatePrize(db, intent.intentId));
  return { intent: viewOfIntent({ ...intent, isDuplicate }), balance, changed: true };
}

async function decline(
  db: Db,
  { accountId }: Pick<Caller, 'accountId'>,
  found: IntentToSettle,
  now: Date,
): Promise<Settlement | undefined> {
  const balance = await declineIntent(db, accountId, found.intentId, now);
  const intent: IntentRow = { ...found, status: 'declined', settledAt: now };
  return balance === null ? undefined : { intent: viewOfIntent(intent), balance, changed: true };
}

/** What the buyer gets: the item itself, or the prize that the seeds draw. */
function grantOf({ intentId, item, serverSeed }: IntentRow, clientSeed: string) {
  if (serverSeed === null) return { grantedItemId: item.id, grantedName: item.name };
  const odds = item.prizes ?? [];
  const drawn = prizeOf({ intentId, serverSeed: serverSeed.toString('hex'), clientSeed, odds });
  const grantedName = odds.find(({ itemId }) => itemId === drawn)?.name ?? null;
  return { grantedItemId: drawn, grantedName, clientSeed };
}

/**
 * The payment: the game's creator gets a share, unless the creator is the buyer or has left; a game whose creator left
 * belongs to a closed account.
 */
function paymentOf({ quoted, item, gameTitle, creatorId, isCreatorOpen }: IntentToSettle, buyerId: string) {
  const share = isCreatorOpen && creatorId !== buyerId ? creatorShareOf(quoted) : 0;
  return { payeeId: share > 0 ? creatorId : null, share, memo: `${item.name} in ${gameTitle}` };
}
