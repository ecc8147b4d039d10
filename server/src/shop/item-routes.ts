import { Type } from 'typebox';
import { memberOf } from '../access/guards.ts';
import { IdempotencyHeader, idempotencyOf } from '../access/idempotency.ts';
import { rateLimitHeaders } from '../access/limits.ts';
import { gameErrors } from '../games/catalogue/game-errors.ts';
import { sendSerialized } from '../games/catalogue/list-serializer.ts';
import { httpErrors } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { Id } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { screeningErrors } from '../screening/screening-errors.ts';
import { changedBody, Item, ItemBody, ItemChange } from './item.ts';
import { createItemLists } from './item-lists.ts';
import { listItems, requireOwnGame } from './item-queries.ts';
import { changeItem, createItem } from './manage-items.ts';
import { shopErrors } from './shop-errors.ts';

const OneItem = Type.Object({ item: Item });

export function itemRoutes(app: App, ctx: Context): void {
  const lists = createItemLists(ctx);
  app.get(
    '/api/games/:id/items',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listItems',
        tags: ['economy'],
        summary: "A game's items for sale, with the odds of its loot boxes",
        params: Type.Object({ id: Id }),
        response: { 200: Type.Object({ items: Type.Array(Item) }) },
      },
    },
    async (request, reply) => sendSerialized(request, reply, await lists.get(request.params.id)),
  );

  app.get(
    '/api/games/:id/items/all',
    {
      config: { access: 'member', errors: [gameErrors.not_creator] },
      schema: {
        operationId: 'listAllItems',
        tags: ['economy'],
        summary: "All items of one of the caller's games, including those not for sale",
        params: Type.Object({ id: Id }),
        response: { 200: Type.Object({ items: Type.Array(Item) }) },
      },
    },
    async (request) => {
      await requireOwnGame(ctx.db, memberOf(request).accountId, request.params.id);
      return { items: await listItems(ctx.db, request.params.id, ctx.config.baseUrl) };
    },
  );

  app.post(
    '/api/games/:id/items',
    {
      config: {
        access: 'member',
        limit: 'item_write',
        errors: [gameErrors.not_creator, httpErrors.conflict, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'createItem',
        tags: ['economy'],
        summary: "Add an item to one of the caller's games",
        params: Type.Object({ id: Id }),
        headers: IdempotencyHeader,
        body: ItemBody,
        response: { 201: OneItem },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { item, spent } = await createItem(ctx, memberOf(request), params.id, body, idempotencyOf(request));
      return reply.code(201).headers(rateLimitHeaders(spent)).send({ item });
    },
  );

  app.put(
    '/api/games/:id/items/:itemId',
    {
      config: {
        access: 'member',
        limit: 'item_write',
        errors: [gameErrors.not_creator, shopErrors.kind_fixed, screeningErrors.text_refused],
      },
      schema: {
        operationId: 'replaceItem',
        tags: ['economy'],
        summary: "Replace an item of one of the caller's games",
        params: Type.Object({ id: Id, itemId: Id }),
        body: ItemBody,
        response: { 200: OneItem },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { item, spent } = await changeItem(ctx, memberOf(request), params.id, params.itemId, body, () => body);
      reply.headers(rateLimitHeaders(spent));
      return { item };
    },
  );

  app.patch(
    '/api/games/:id/items/:itemId',
    {
      config: { access: 'member', limit: 'item_write', errors: [gameErrors.not_creator, screeningErrors.text_refused] },
      schema: {
        operationId: 'changeItem',
        tags: ['economy'],
        summary:
          "Change some fields of an item of one of the caller's games; fields left out stay unchanged, and null removes the picture",
        params: Type.Object({ id: Id, itemId: Id }),
        body: ItemChange,
        response: { 200: OneItem },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const bodyOf = (before: Item) => changedBody(before, body);
      const { item, spent } = await changeItem(ctx, memberOf(request), params.id, params.itemId, body, bodyOf);
      reply.headers(rateLimitHeaders(spent));
      return { item };
    },
  );
}
