import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runChecksIn } from '../platform/audit.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { startService } from '../testing/service.ts';
import { openShop } from '../testing/shop-fixtures.ts';
import { checks } from './audit.ts';

const { people, ctx } = await startService();

beforeAll(async () => {
  const shop = await openShop(ctx, people, 'ada');
  const bob = await shop.visitor('bob', 100);
  const potion = await shop.add({ price: 10 });
  await bob.approve(await bob.wants(potion));
  await bob.approve(await bob.wants(await shop.addBox([1, 1], { price: 7 })));
  await bob.decline(await bob.wants(potion));
});

test('a shop that was used as it should finds all in order', () => allChecksHold(ctx));

/** Changes that only somebody could make who gets round the service: its triggers are off. */
const damages: [id: string, what: string, statement: string][] = [
  ['I1', 'a balance that was written', `update coin_accounts set balance = balance + 1 where kind = 'wallet'`],
  ['I1', 'an unfolded entry that got lost', `delete from coin_unfolded where coin_account_id = coins_revenue()`],
  ['I1', 'an unfolded amount that was changed', `update coin_unfolded set amount = amount + 1`],
  ['I2', 'half an entry', `update coin_entries set amount = amount + 1 where amount > 0`],
  ['I2', 'a transaction without entries', `delete from coin_entries`],
  ['I3', 'a wallet in debt', `insert into coin_unfolded select id, -1, -1000 from coin_accounts where kind = 'wallet'`],
  [
    'I4',
    'a creator who got too much',
    `update coin_entries set amount = amount + (case when coin_account_id = coins_revenue() then -1 else 1 end)
      where amount > 0 and transaction_id in (select id from coin_transactions where kind = 'purchase')`,
  ],
  ['I4', 'a purchase that was never paid', `update coin_transactions set cause = 'x' || cause where kind = 'purchase'`],
  ['I4', 'a purchase that was granted twice', `update inventory_moves set quantity = 2`],
  [
    'I5',
    'a declined purchase with its coins gone',
    `update purchase_intents set status = 'declined', granted_item_id = null, granted_name = null, client_seed = null
      where status = 'approved'`,
  ],
  ['I6', 'a guard that is off', `alter table purchase_intents disable trigger purchase_intents_settled_stay`],
  [
    'I6',
    'a purchase settled too late',
    `update purchase_intents set settled_at = expires_at where status = 'approved'`,
  ],
  [
    'I7',
    'another prize than the one drawn',
    `with other as (
      update purchase_intents i set granted_item_id = o.prize_id from item_odds o
      where i.client_seed is not null and o.item_id = i.item_id and o.prize_id <> i.granted_item_id
      returning i.id, i.granted_item_id)
    update inventory_moves m set item_id = other.granted_item_id from other where m.intent_id = other.id`,
  ],
  [
    'I7',
    'a prize that stood in no odds',
    `delete from item_odds o using purchase_intents i where o.prize_id = i.granted_item_id`,
  ],
  ['I8', 'an item out of nowhere', `update inventory_items set quantity = quantity + 1`],
  ['I8', 'an item that vanished', `delete from inventory_items`],
  [
    'I9',
    'a merged guest with coins',
    `update accounts set kind = 'guest', closed_at = now(), merged_into = (select id from accounts where handle = 'ada') where handle = 'bob'`,
  ],
  ['I10', 'a follower too many', `update account_stats set followers = 1`],
  [
    'I11',
    'an achievement paid but not earned',
    `update coin_transactions set kind = 'achievement', cause = 'achievement:' || (select id from accounts where handle = 'bob') || ':x'
      where kind = 'grant'`,
  ],
  ['I17', 'coins that nobody issued', `update coin_accounts set balance = balance + 1 where kind = 'revenue'`],
  ['I17', 'a ledger that can be changed', `alter table coin_entries disable trigger coin_entries_append_only`],
];

const guarded = ['coin_entries', 'coin_transactions', 'purchase_intents', 'item_odds', 'inventory_moves'];

describe('finds', () => {
  test.each(damages)('%s: %s', async (id, _what, statement) => {
    let broken: string[] = [];
    const undone = ctx.db.transaction().execute(async (tx) => {
      for (const table of guarded) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      await sql.raw(statement).execute(tx);
      for (const table of guarded) {
        if (!statement.includes(`${table} disable`))
          await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
      }
      broken = (await runChecksIn(tx, checks)).filter(({ found }) => found > 0).map((result) => result.id);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(broken).toContain(id);
  });
});
