import { sql } from 'kysely';
import { economy } from '../coins/economy.ts';
import type { Check } from '../database/audit.ts';
import type { Tx } from '../database/db.ts';
import { type Draw, prizeOf } from './fair-draw.ts';

const share = sql`(i.price * ${sql.lit(economy.creatorSharePercent)} / 100)`;

/** The entries of each purchase, side by side. */
const payments = sql`
  select substring(t.cause from 8)::uuid as intent_id,
    sum(e.amount) filter (where e.amount < 0) as paid,
    min(e.coin_account_id::text) filter (where e.amount < 0) as payer,
    min(e.coin_account_id::text) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()) as payee,
    count(*) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()) as payees,
    coalesce(sum(e.amount) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()), 0) as share,
    coalesce(sum(e.amount) filter (where e.coin_account_id = coins_revenue()), 0) as revenue
  from coin_transactions t join coin_entries e on e.transaction_id = t.id
  where t.cause like 'intent:%' group by t.id, t.cause`;

// A draw is worked out again for so many of the newest boxes only.
const drawsChecked = 5000;

async function findWrongDraws(tx: Tx): Promise<string[]> {
  const { rows } = await sql<Draw & { granted: string }>`
    select p.id as "intentId", encode(p.server_seed, 'hex') as "serverSeed", coalesce(p.client_seed, '') as "clientSeed",
      p.granted_item_id as granted, (
        select coalesce(json_agg(json_build_object('itemId', o.prize_id, 'weight', o.weight) order by o.position), '[]')
        from item_odds o where o.item_id = p.item_id and o.version = p.item_version) as odds
    from purchase_intents p where p.server_seed is not null and p.status = 'approved'
    order by p.created_at desc limit ${drawsChecked}`.execute(tx);
  return rows
    .filter((draw) => draw.odds.length === 0 || prizeOf(draw) !== draw.granted)
    .map(({ intentId }) => `intent ${intentId} was not given what was drawn`);
}

export const shopChecks: readonly Check[] = [
  {
    id: 'I4',
    rule: "an approved purchase is paid in full, the creator's share of it to the game's creator, and granted once",
    query: sql`
      select 'intent ' || i.id as what
      from purchase_intents i join games g on g.id = i.game_id join accounts buyer on buyer.id = i.account_id
      left join (${payments}) as p on p.intent_id = i.id
      left join accounts payer on payer.id::text = p.payer
      left join accounts payee on payee.id::text = p.payee
      join accounts creator on creator.id = g.creator_id
      left join inventory_moves m on m.intent_id = i.id
      where i.status = 'approved' and (
        m.id is null or m.quantity <> 1
        or (i.price = 0) <> (p.intent_id is null)
        or (i.price > 0 and (
          p.paid <> -i.price or p.share + p.revenue <> i.price
          -- A guest pays with its own wallet and is a member afterwards.
          or not (payer.id = buyer.id or payer.merged_into = buyer.id)
          -- Nobody is paid for one's own purchase, or when the creator is gone; a payee may be gone since.
          or case p.payees
            when 0 then ${share} > 0 and creator.closed_at is null and creator.id <> payer.id
            when 1 then p.share <> ${share} or payee.id = payer.id
              or not (payee.id = creator.id or payee.closed_at is not null)
            else true end)))`,
  },
  {
    id: 'I5',
    rule: 'a purchase that was not approved moved nothing',
    query: sql`
      select 'intent ' || p.intent_id || ' was paid' as what
      from (${payments}) as p left join purchase_intents i on i.id = p.intent_id
      where i.status is distinct from 'approved'
      union all
      select 'intent ' || i.id || ' was granted' from inventory_moves m join purchase_intents i on i.id = m.intent_id
      where i.status <> 'approved'`,
  },
  {
    id: 'I6',
    rule: 'what was settled or sold cannot change',
    query: sql`
      select 'trigger ' || name || ' is missing or off' as what
      from unnest(array['purchase_intents_quote_stays', 'purchase_intents_settled_stay', 'purchase_intents_stay',
        'item_versions_stay', 'item_odds_stay', 'inventory_moves_append_only']) as name
      where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')
      union all
      select 'intent ' || id || ' was settled after its time' from purchase_intents
      where status in ('approved', 'declined') and settled_at >= expires_at`,
  },
  {
    id: 'I7',
    rule: 'a prize stands in the odds of its quote, and is what was granted',
    query: sql`
      select 'intent ' || i.id || ' granted ' || i.granted_item_id as what
      from purchase_intents i join items bought on bought.id = i.item_id
      left join inventory_moves m on m.intent_id = i.id
      where i.status = 'approved' and (
        m.item_id is distinct from i.granted_item_id or m.game_id <> i.game_id
        or case when bought.kind = 'loot_box' then i.server_seed is null or i.client_seed is null or not exists (
            select from item_odds o
            where o.item_id = i.item_id and o.version = i.item_version and o.prize_id = i.granted_item_id)
          else i.granted_item_id <> i.item_id end)`,
  },
  { id: 'I7', rule: 'a prize is the one that the seeds draw', find: findWrongDraws },
  {
    id: 'I8',
    rule: 'an inventory is the sum of its moves',
    query: sql`
      select 'player ' || coalesce(o.account_id, m.account_id) || ', item ' || coalesce(o.item_id, m.item_id) as what
      from inventory_items o full join (
        select account_id, game_id, item_id, sum(quantity) as quantity from inventory_moves group by 1, 2, 3) as m
        using (account_id, game_id, item_id)
      where coalesce(o.quantity, 0) <> coalesce(m.quantity, 0)`,
  },
  {
    id: 'I9',
    rule: 'a merged guest has no items and no purchases left',
    query: sql`
      select 'guest ' || g.id as what from accounts g where g.merged_into is not null and (
        exists (select from inventory_items o where o.account_id = g.id)
        or exists (select from purchase_intents i where i.account_id = g.id))`,
  },
];
