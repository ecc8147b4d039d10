import { randomBytes } from 'node:crypto';
import type { GamePlayer } from '../access/caller.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { economy } from '../coins/economy.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { type Intent, viewOfIntent } from './intent.ts';
import { findOffer, insertIntent, type Offer, type ShopContext } from './intent-queries.ts';
import { shopErrors } from './shop-errors.ts';

/**
 * Quotes an item to a player: its version, its price and, for a loot box, a seed that is made before anybody can know
 * what it will be drawn with. Nothing moves until the player settles it.
 */
export async function createIntent(ctx: ShopContext, player: GamePlayer, itemId: string): Promise<Intent> {
  const now = ctx.clock.now();
  const expiresAt = secondsAfter(now, economy.intentLifetimeSeconds);
  const quote = { intentId: newId(now), serverSeed: randomBytes(32), createdAt: now, expiresAt };
  const item = await insertIntent(ctx, player, itemId, quote);
  if (item === undefined) {
    await requireOpen(ctx.db, player.accountId);
    throw refusalOf(await findOffer(ctx.db, player, itemId));
  }
  return viewOfIntent({
    ...quote,
    quoted: item.price,
    status: 'pending',
    serverSeed: item.kind === 'loot_box' ? quote.serverSeed : null,
    clientSeed: null,
    grantedItemId: null,
    grantedName: null,
    settledAt: null,
    item,
  });
}

/** Why an item is not for sale to a player. */
function refusalOf(offer: Offer | undefined): Refusal {
  if (offer?.isGameHidden) return new Refusal(gameErrors.game_hidden);
  if (offer?.isActive && offer.isOwned) return new Refusal(shopErrors.already_owned);
  return notFound('item in this game');
}
