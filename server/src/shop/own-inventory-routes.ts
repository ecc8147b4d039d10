import { Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { NextCursor, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { GameInventory, listGameInventories } from './inventory-queries.ts';

export function ownInventoryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/inventory',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyInventory',
        tags: ['shop'],
        summary: "The caller's items, by game",
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(GameInventory), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: string | undefined, limit: number) => listGameInventories(ctx, accountId, after, limit);
      const { page, nextCursor } = await readPage(
        ctx.keys.cursor,
        'inventory',
        request.query,
        list,
        ({ game }) => game.id,
      );
      return { games: page, nextCursor };
    },
  );
}
