import { sql } from 'kysely';
import { creatorShareOf } from '../../coins/economy.ts';
import { balanceOf } from '../../coins/wallet-queries.ts';
import type { Context } from '../../platform/context.ts';
import { makeGame } from '../people/game-fixtures.ts';
import { makeItem } from '../people/shop-fixtures.ts';
import { clipDriver } from './clip-driver.ts';
import { codeDriver } from './code-driver.ts';
import { handleDriver } from './handle-driver.ts';
import { jobDriver } from './job-driver.ts';
import { pairDriver, type SignedInMember, signInAs } from './pair-driver.ts';
import { personDriver } from './person-driver.ts';
import type { ModelledShop } from './person-requests.ts';
import { catalogue, prizes } from './person-state.ts';
import { streamDriver } from './stream-driver.ts';
import type { Driver, Surroundings } from './torture-command.ts';

export type Cast = { drivers: Driver[]; creator: SignedInMember; shop: ModelledShop };

/** All people of a seed; names carry its `mark`, so that seeds can share a database. */
export async function makeCast(around: Surroundings, ctx: Context, mark: string): Promise<Cast> {
  const creator = await signInAs(around, `creator ${mark}`);
  const shop = await openShop(ctx, creator);
  const handles = ['red', 'green', 'blue'].map((color) => `${color}_${mark}`);
  const drivers = [
    personDriver(around, ctx, shop, `ada ${mark}`, 3),
    personDriver(around, ctx, shop, `bob ${mark}`, 2),
    await pairDriver(around, [`cid ${mark}`, `dan ${mark}`]),
    await handleDriver(around, [`eve ${mark}`, `fay ${mark}`], handles),
    codeDriver(around, ctx, `gus-${mark}@example.com`),
    await streamDriver(around, `hal ${mark}`),
    await clipDriver(around, `ida ${mark}`),
    await jobDriver(around, `joe ${mark}`),
  ];
  return { drivers, creator, shop };
}

async function openShop(ctx: Context, creator: SignedInMember): Promise<ModelledShop> {
  const gameId = await makeGame(ctx, creator, { title: 'A modelled shop' });
  const itemIds: Record<string, string> = {};
  for (const [name, { kind, price }] of Object.entries(catalogue)) {
    const contents = prizes.map((prize, i) => ({ itemId: itemIds[prize] ?? '', weight: 3 - i }));
    const body = { name, kind, price, ...(kind === 'loot_box' && { contents }) };
    itemIds[name] = await makeItem(ctx, creator, gameId, body);
  }
  return { gameId, itemIds };
}

/** The creator has exactly the shares of all sales, whatever was interrupted. */
export async function creatorIsPaid(ctx: Context, { creator, shop }: Cast): Promise<string[]> {
  const { rows } = await sql<{ price: number }>`
    select price from purchase_intents where game_id = ${shop.gameId} and status = 'approved'`.execute(ctx.db);
  const shares = rows.reduce((sum, { price }) => sum + creatorShareOf(price), 0);
  const paid = await sql<{ coins: number }>`
    select coalesce(sum(e.amount), 0)::int as coins from coin_entries e
    join coin_transactions t on t.id = e.transaction_id
    where e.coin_account_id = ${creator.id} and t.kind = 'purchase'`.execute(ctx.db);
  const coins = paid.rows[0]?.coins;
  if (coins !== shares) return [`the creator was paid ${coins} coins for sales that bring ${shares}`];
  return (await balanceOf(ctx.db, creator.id)) < shares ? ['the creator has less coins than the sales brought'] : [];
}
