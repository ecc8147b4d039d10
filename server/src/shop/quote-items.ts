import { type RawBuilder, sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import { economy } from '../coins/economy.ts';
import { batchWriter, inOrderOfAccounts } from '../database/batch-writer.ts';
import type { Db } from '../database/db.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import type { IntentToSettle, ShopContext } from './intent-queries.ts';
import type { ItemRow } from './item.ts';
import { imagesUrlOf, itemColumns } from './item-queries.ts';

export type Quote = { intentId: string; serverSeed: Buffer; createdAt: Date; expiresAt: Date };

export type SoldItem = ItemRow & Pick<IntentToSettle, 'gameTitle' | 'creatorId' | 'isCreatorOpen'>;

type NewQuote = Quote & { accountId: string; gameId: string; itemId: string; imagesUrl: string };

type QuotesCall = [
  accountIds: string[],
  gameIds: string[],
  itemIds: string[],
  intentIds: string[],
  serverSeeds: Buffer[],
  expiresAt: Date[],
  nows: Date[],
  imagesUrl: string,
];

// The items are looked up before the quotes: one that is not for sale is not stored.
const quotingItems = (quoteItem: RawBuilder<unknown>) =>
  preparedStatement<QuotesCall, SoldItem & { intentId: string }>(
    (accountIds, gameIds, itemIds, intentIds, serverSeeds, expiresAt, nows, imagesUrl) => sql`
      with found as materialized (
        select q.intent_id as "intentId", q.account_id, q.server_seed, q.expires_at, q.now, ${itemColumns(imagesUrl)},
          v.version, g.title as "gameTitle", a.id as "creatorId", a.closed_at is null as "isCreatorOpen"
        from unnest(${accountIds}::uuid[], ${gameIds}::uuid[], ${itemIds}::uuid[], ${intentIds}::uuid[],
            ${serverSeeds}::bytea[], ${expiresAt}::timestamptz[], ${nows}::timestamptz[])
          with ordinality as q (account_id, game_id, item_id, intent_id, server_seed, expires_at, now, n)
        join items i on i.id = q.item_id and i.game_id = q.game_id
        join item_versions v on v.item_id = i.id and v.version = i.version join games g on g.id = i.game_id
        join accounts a on a.id = g.creator_id
        where v.active and ${isOpenToAll} order by q.n)
      select found.* from found where ${quoteItem}(found."intentId", found.account_id, found."gameId", found.id,
        found.kind, found.version, found.price, found.server_seed, found.expires_at, ${economy.pendingIntentsMax}, found.now)`,
  );

const quoteItem = quotingItems(sql`shop_quote_item`);
const quoteItems = quotingItems(sql`shop_quote_item_of_batch`);

/** Quotes for distinct accounts; undefined where an item is not for sale, or a quote is refused beside others. */
async function insertQuotes(db: Db, quotes: NewQuote[]): Promise<(SoldItem | undefined)[]> {
  const inOrder = inOrderOfAccounts(quotes);
  const rows = await (quotes.length === 1 ? quoteItem : quoteItems)(
    db,
    inOrder.map(({ accountId }) => accountId),
    inOrder.map(({ gameId }) => gameId),
    inOrder.map(({ itemId }) => itemId),
    inOrder.map(({ intentId }) => intentId),
    inOrder.map(({ serverSeed }) => serverSeed),
    inOrder.map(({ expiresAt }) => expiresAt),
    inOrder.map(({ createdAt }) => createdAt),
    quotes[0]?.imagesUrl ?? '',
  );
  const rowOf = new Map(rows.map((row) => [row.intentId, row]));
  return quotes.map(({ intentId }) => rowOf.get(intentId));
}

const quoteInBatch = batchWriter(insertQuotes, { keyOf: ({ accountId }) => accountId, itemsMax: 32, atOnceMax: 4 });

/** Stores a quote and returns the item in the quoted version; undefined when it is not for sale to them. */
export async function insertIntent(
  { db, config }: ShopContext,
  { accountId, gameId }: GamePlayer,
  itemId: string,
  quote: Quote,
): Promise<SoldItem | undefined> {
  return quoteInBatch(db, { ...quote, accountId, gameId, itemId, imagesUrl: imagesUrlOf(config.baseUrl) });
}
