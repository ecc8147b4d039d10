import { Type } from 'typebox';
import { accessErrors } from '../access/access-errors.ts';
import { gamePlayerOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { accountErrors } from '../accounts/account-errors.ts';
import { refuseMinor } from '../accounts/age-gate.ts';
import { economy } from '../coins/economy.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import { httpErrors, Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { createIntent } from './create-intent.ts';
import { OneIntent } from './intent.ts';
import { getIntentInGame } from './intent-queries.ts';
import { consumeItem, listInventory, OwnedItem } from './inventory-queries.ts';
import { Item, Whole } from './item.ts';
import { listActiveItems } from './item-queries.ts';
import { shopErrors } from './shop-errors.ts';

const tags = ['sdk'];

/** The game's access to the shop: request a purchase and poll it, never settle it. */
export function sdkShopRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/sdk/shop/intents',
    {
      config: {
        switch: 'purchases',
        access: 'game',
        errors: [
          httpErrors.not_found,
          accountErrors.age_not_allowed,
          shopErrors.already_owned,
          gameErrors.game_hidden,
          shopErrors.too_many_pending,
        ],
      },
      schema: {
        operationId: 'createIntent',
        tags,
        summary: 'Request a purchase, which the player approves or declines in the app',
        headers: IdempotencyHeader,
        body: Type.Object({ gameId: Id, itemId: Id }),
        response: { 201: OneIntent },
      },
    },
    async (request, reply) => {
      const player = gamePlayerOf(request);
      if (request.body.gameId !== player.gameId) throw new Refusal(accessErrors.wrong_game);
      await refuseMinor(ctx, player.accountId);
      const intent = await createIntent(ctx, player, request.body.itemId, idempotencyOf(request));
      return reply.code(201).send({ intent });
    },
  );

  app.get(
    '/api/sdk/shop/intents/:id',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'getGameIntent',
        tags,
        summary: 'The state of a purchase',
        params: Type.Object({ id: Id }),
        response: { 200: OneIntent },
      },
    },
    async (request) => ({
      intent: await getIntentInGame(ctx, gamePlayerOf(request), request.params.id),
    }),
  );

  app.get(
    '/api/sdk/shop/items/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'listGameItems',
        tags,
        summary: 'The items for sale in the game',
        params: Type.Object({ gameId: Id }),
        response: { 200: Type.Object({ items: Type.Array(Item) }) },
      },
    },
    async (request) => {
      const { accountId, gameId } = gamePlayerOf(request);
      await requireGame(ctx.db, accountId, gameId);
      return { items: await listActiveItems(ctx.db, gameId, ctx.config.baseUrl) };
    },
  );

  app.get(
    '/api/sdk/shop/inventory/:gameId',
    {
      config: { access: 'game' },
      schema: {
        operationId: 'listInventory',
        tags,
        summary: "The player's inventory in the game",
        params: Type.Object({ gameId: Id }),
        response: { 200: Type.Object({ items: Type.Array(OwnedItem) }) },
      },
    },
    async (request) => ({ items: await listInventory(ctx.db, gamePlayerOf(request)) }),
  );

  app.post(
    '/api/sdk/shop/inventory/:gameId/:itemId/consume',
    {
      config: { access: 'game', errors: [shopErrors.not_enough_items, shopErrors.not_consumable] },
      schema: {
        operationId: 'consumeItem',
        tags,
        summary: 'Use up some of a consumable; repeats with the same Idempotency-Key have no further effect',
        params: Type.Object({ gameId: Id, itemId: Id }),
        headers: IdempotencyHeader,
        body: Type.Object({
          quantity: Type.Optional(Whole(1, economy.usedAtOnceMax)),
        }),
        response: { 200: Type.Object({ item: OwnedItem }) },
      },
    },
    async (request) => {
      const use = {
        itemId: request.params.itemId,
        quantity: request.body.quantity ?? 1,
        key: request.headers['idempotency-key'] ?? null,
      };
      return { item: await consumeItem(ctx.db, gamePlayerOf(request), use, ctx.clock.now()) };
    },
  );
}
