import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { sessionOf } from '../access/guards.ts';
import type { Db } from '../database/db.ts';
import { readPage } from '../http/cursor.ts';
import type { App } from '../http/http.ts';
import { Id, NextCursor, Nullable, PageQuery } from '../http/schemas.ts';
import type { Context } from '../platform/context.ts';
import { OwnedItem } from './inventory-queries.ts';

const InventoryItem = Type.Object(
  { ...OwnedItem.properties, imageUrl: Nullable(Type.String()) },
  { title: 'InventoryItem' },
);
const GameInventory = Type.Object(
  {
    game: Type.Object({ id: Id, title: Type.String() }),
    items: Type.Array(InventoryItem),
  },
  { title: 'GameInventory' },
);

export function ownInventoryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/me/inventory',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'listMyInventory',
        tags: ['shop'],
        summary: 'What the caller owns, by game',
        querystring: PageQuery,
        response: { 200: Type.Object({ games: Type.Array(GameInventory), nextCursor: NextCursor }) },
      },
    },
    async (request) => {
      const { accountId } = sessionOf(request);
      const list = (after: string | undefined, limit: number) => listOwnInventory(ctx, accountId, after, limit);
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

/** Also of games that are gone: what was bought stays with its buyer. */
async function listOwnInventory(
  { db, config }: { db: Db; config: Context['config'] },
  accountId: string,
  after: string | undefined,
  limit: number,
): Promise<Static<typeof GameInventory>[]> {
  const { rows } = await sql<Static<typeof GameInventory>>`
    select json_build_object('id', g.id, 'title', g.title) as game, json_agg(json_build_object(
        'itemId', i.id, 'key', i.key, 'name', v.name, 'kind', i.kind, 'quantity', o.quantity,
        'imageUrl', ${config.baseUrl}::text || '/item-images/' || encode(v.image_hash, 'hex'))
      order by i.created_at, i.id) as items
    from inventory_items o join games g on g.id = o.game_id join items i on i.id = o.item_id
      join item_versions v on v.item_id = i.id and v.version = i.version
    where o.account_id = ${accountId} and o.quantity > 0 and (${after ?? null}::uuid is null or g.id > ${after ?? null})
    group by g.id, g.title order by g.id limit ${limit}`.execute(db);
  return rows;
}
