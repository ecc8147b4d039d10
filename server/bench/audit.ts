import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { checks, tableOf } from '../src/commands/audit.ts';
import { runChecks } from '../src/database/audit.ts';
import type { Db } from '../src/database/db.ts';
import { limitStatements } from '../src/database/statement-limit.ts';
import { makeMembers } from '../src/seed-members.ts';
import { onStage } from './kit/stage.ts';

/** Measures an audit with many purchases of 10 coins each in one creator's game. Its time must grow linearly. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { purchases: { type: 'string', default: '100000' } } });
  const purchases = Number(values.purchases);
  await onStage(async ({ ctx }) => {
    for await (const _batch of makeMembers(ctx, 1001));
    await makePurchases(ctx.db, purchases);
    const startedAt = performance.now();
    const results = await runChecks(ctx.db, checks, ctx.clock.now());
    console.log(tableOf(results));
    console.log(`${purchases} purchases: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  });
}

const buyers = sql`
  select id, row_number() over (order by id) - 1 as place, (select count(*) from accounts) - 1 as number
  from accounts where id <> (select creator_id from games limit 1)`;

/** Inserts directly, with the result that settling would have; triggers would take most of the time. */
async function makePurchases(db: Db, count: number): Promise<void> {
  const run = (statement: RawBuilder<unknown>) =>
    db.transaction().execute(async (tx) => {
      await limitStatements(tx, 0);
      await statement.execute(tx);
    });
  const tables = ['coin_transactions', 'coin_entries', 'purchase_intents', 'inventory_moves'];
  for (const table of tables) await run(sql`alter table ${sql.table(table)} disable trigger user`);
  await run(sql`
    insert into games (id, creator_id, title, description, created_at, updated_at)
    select platform_uuid7(now()), id, 'A game', '', now(), now() from accounts order by id limit 1`);
  await run(sql`insert into game_documents (game_id, html, sha256) select id, 'a game', sha256('x') from games`);
  await run(sql`
    insert into items (id, game_id, kind, created_at) select platform_uuid7(now()), id, 'consumable', now() from games`);
  await run(sql`
    insert into item_versions (item_id, version, name, description, price, active, created_at)
    select id, 1, 'Potion', '', 10, true, now() from items`);
  const batch = 20_000;
  for (let from = 0; from < count; from += batch) {
    await run(sql`
      insert into purchase_intents (id, account_id, game_id, item_id, item_version, price, status, granted_item_id,
        granted_name, created_at, expires_at, settled_at)
      select platform_uuid7(now()), b.id, i.game_id, i.id, 1, 10, 'approved', i.id, 'Potion', now(),
        now() + interval '5 minutes', now()
      from generate_series(${from}::int, ${Math.min(from + batch, count) - 1}::int) as n
      join (${buyers}) as b on b.place = n % b.number cross join items i`);
  }
  await run(sql`
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, intent_id, created_at)
    select account_id, game_id, item_id, 1, 'purchase', id, now() from purchase_intents`);
  await run(sql`
    insert into inventory_items (account_id, game_id, item_id, quantity)
    select account_id, game_id, item_id, count(*) from purchase_intents group by 1, 2, 3`);
  await run(sql`
    insert into coin_accounts (id, kind, account_id) select id, 'wallet', id from accounts on conflict do nothing`);
  await run(sql`
    insert into coin_transactions (id, kind, cause, memo, created_at)
    select platform_uuid7(now()), 'grant', 'grant:' || id, 'Coins', now() from accounts`);
  await run(sql`
    insert into coin_entries (transaction_id, coin_account_id, amount)
    select t.id, e.id, e.amount from coin_transactions t join accounts a on t.cause = 'grant:' || a.id
    cross join lateral (values (a.id, 100000000), (coins_issuance(), -100000000)) as e (id, amount)`);
  await run(sql`
    insert into coin_transactions (id, kind, cause, memo, created_at)
    select platform_uuid7(now()), 'purchase', 'intent:' || id, 'Potion', now() from purchase_intents`);
  await run(sql`
    insert into coin_entries (transaction_id, coin_account_id, amount)
    select t.id, e.id, e.amount
    from purchase_intents i join coin_transactions t on t.cause = 'intent:' || i.id join games g on g.id = i.game_id
    cross join lateral (values (i.account_id, -10), (g.creator_id, 7), (coins_revenue(), 3)) as e (id, amount)`);
  await run(sql`
    update coin_accounts c set balance = e.amount
    from (select coin_account_id, sum(amount) as amount from coin_entries group by 1) as e where e.coin_account_id = c.id`);
  for (const table of tables) await run(sql`alter table ${sql.table(table)} enable trigger user`);
  for (const table of [...tables, 'accounts', 'inventory_items']) await sql`analyze ${sql.table(table)}`.execute(db);
}
