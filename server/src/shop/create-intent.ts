import { randomBytes } from 'node:crypto';
import type { GamePlayer } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { economy } from '../coins/economy.ts';
import { inTransaction } from '../database/db.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { type Intent, type IntentRow, viewOfIntent } from './intent.ts';
import { findOffer, getIntentInGame, type Offer, type ShopContext } from './intent-queries.ts';
import { insertIntent } from './quote-items.ts';
import { keepQuote } from './recent-quotes.ts';
import { shopErrors } from './shop-errors.ts';

/**
 * Quotes an item to a player: its version, its price and, for a loot box, a seed created before anyone can know the
 * seed it will be combined with. Nothing moves until the player settles it.
 */
export async function createIntent(
  ctx: ShopContext,
  player: GamePlayer,
  itemId: string,
  idempotency?: Idempotency,
): Promise<Intent> {
  // One statement is enough where nothing else has to commit with it.
  if (idempotency === undefined) return quoteItem(ctx, player, itemId);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, player.accountId);
    const inside = { ...ctx, db: tx };
    const make = () => quoteItem(inside, player, itemId);
    const show = (id: string) => getIntentInGame(inside, player, id);
    return makeOnce(tx, ctx.clock, player, idempotency, make, show);
  });
}

async function quoteItem(ctx: ShopContext, player: GamePlayer, itemId: string): Promise<Intent> {
  const now = ctx.clock.now();
  const expiresAt = secondsAfter(now, economy.intentLifetimeSeconds);
  const quote = { intentId: newId(now), serverSeed: randomBytes(32), createdAt: now, expiresAt };
  const item = await insertIntent(ctx, player, itemId, quote);
  if (item === undefined) {
    await requireOpen(ctx.db, player.accountId);
    throw refusalOf(await findOffer(ctx.db, player, itemId));
  }
  const { gameTitle, creatorId, isCreatorOpen } = item;
  const intent: IntentRow = {
    ...quote,
    quoted: item.price,
    status: 'pending',
    serverSeed: item.kind === 'loot_box' ? quote.serverSeed : null,
    clientSeed: null,
    grantedItemId: null,
    grantedName: null,
    isDuplicate: false,
    settledAt: null,
    refundedAt: null,
    item,
  };
  keepQuote(player.accountId, { ...intent, gameTitle, creatorId, isCreatorOpen, isGameHidden: false, balance: 0 });
  return viewOfIntent(intent);
}

/** Why an item is not for sale to a player. */
function refusalOf(offer: Offer | undefined): Refusal {
  if (offer?.isGameHidden) return new Refusal(gameErrors.game_hidden);
  if (offer?.isActive && offer.isOwned) return new Refusal(shopErrors.already_owned);
  return notFound('item in this game');
}
