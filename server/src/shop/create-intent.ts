import { randomBytes } from 'node:crypto';
import type { GamePlayer } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { economy } from '../coins/economy.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Intent, type IntentRow, viewOfIntent } from './intent.ts';
import { findOffer, insertIntent, type Offer } from './intent-queries.ts';
import { shopErrors } from './shop-errors.ts';

/**
 * Quotes an item to a player: its version, its price and, for a loot box, a seed that is made before anybody can know
 * what it will be drawn with. Nothing moves until the player settles it.
 */
export async function createIntent(
  ctx: Pick<Context, 'db' | 'clock'>,
  player: GamePlayer,
  itemId: string,
): Promise<Intent> {
  const offer = fitting(await findOffer(ctx.db, player, itemId));
  if (offer instanceof Refusal) {
    // The write asks this first; who is refused before it hears of a closed account all the same.
    await requireOpen(ctx.db, player.accountId);
    throw offer;
  }
  const { item, version } = offer;
  const now = ctx.clock.now();
  const intent: IntentRow = {
    intentId: newId(now),
    quoted: item.price,
    status: 'pending',
    serverSeed: item.kind === 'loot_box' ? randomBytes(32) : null,
    clientSeed: null,
    grantedItemId: null,
    grantedName: null,
    createdAt: now,
    expiresAt: secondsAfter(now, economy.intentLifetimeSeconds),
    settledAt: null,
    item,
  };
  await insertIntent(ctx.db, player, intent, version);
  return viewOfIntent(intent);
}

/** The offer, or why it cannot be taken. */
function fitting(offer: Offer | undefined): Offer | Refusal {
  if (offer === undefined) return notFound('item in this game');
  if (offer.isGameHidden) return new Refusal(gameErrors.game_hidden);
  if (!offer.item.active) return notFound('item in this game');
  if (offer.item.kind === 'durable' && offer.isOwned) return new Refusal(shopErrors.already_owned);
  return offer;
}
