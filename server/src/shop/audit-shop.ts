import { sql } from 'kysely';
import { economy } from '../coins/economy.ts';
import type { Check } from '../database/audit.ts';
import type { Tx } from '../database/db.ts';
import { type Draw, prizeOf } from './fair-draw.ts';

const share = sql`(i.price * ${sql.lit(economy.creatorSharePercent)} / 100)`;
const isRevenue = sql`e.coin_account_id = coins_revenue()`;
const isPayee = sql`(e.amount > 0 and e.coin_account_id <> coins_revenue())`;

/**
 * The transaction with a cause, and the intent with an id. `offset 0` keeps them lookups by index: joined to a range, the
 * planner would read the whole other table for each range, and the audit would be quadratic.
 */
const transactionOf = (cause: 'intent:' | 'refund:') => sql`
  (select t.id from coin_transactions t where t.cause = ${sql.lit(cause)} || i.id offset 0)`;
const intentOf = sql`(select i.* from purchase_intents i where i.id = substring(t.cause from 8)::uuid offset 0)`;

// Only the draws of this many of the newest loot boxes are verified.
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
    rule: 'an approved purchase is paid, unless it is free, and granted once',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id as what from purchase_intents i
      left join lateral ${transactionOf('intent:')} as t on true
      left join inventory_moves m on m.intent_id = i.id and m.reason = 'purchase'
        and m.intent_id > ${after} and m.intent_id <= ${upTo}
      where i.id > ${after} and i.id <= ${upTo} and i.status = 'approved'
        and (m.id is null or m.quantity <> 1 or (i.price = 0) <> (t.id is null))`,
  },
  {
    id: 'I4',
    rule: "an approved purchase is paid in full by its buyer, the creator's share of it to the game's creator",
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => sql`
      with sales as materialized (
        select t.id, i.id as intent_id, i.account_id, i.price, ${share} as due, g.creator_id, g.is_creator_open
        from coin_transactions t cross join lateral ${intentOf} as i
        cross join lateral (
          select g.creator_id, c.closed_at is null as is_creator_open
          from games g join accounts c on c.id = g.creator_id where g.id = i.game_id offset 0) as g
        where t.id > ${after} and t.id <= ${upTo} and t.cause like 'intent:%' and i.status = 'approved'),
      payments as (
        select s.id, count(*) filter (where e.amount < 0) as payers, sum(e.amount) filter (where e.amount < 0) as paid,
          count(*) filter (where ${isPayee}) as payees, coalesce(sum(e.amount) filter (where ${isPayee}), 0) as share,
          coalesce(sum(e.amount) filter (where ${isRevenue}), 0) as revenue,
          bool_or(e.amount < 0 and e.coin_account_id = s.creator_id) as is_own,
          -- A guest pays with its own wallet and is a member afterwards.
          bool_or(e.amount < 0 and e.coin_account_id <> s.account_id and not exists (
            select from accounts a where a.id = e.coin_account_id and a.merged_into = s.account_id)) as is_of_another,
          -- A payee may be closed since.
          bool_or(${isPayee} and e.coin_account_id <> s.creator_id and not exists (
            select from accounts a where a.id = e.coin_account_id and a.closed_at is not null)) as is_to_another
        from sales s left join coin_entries e on e.transaction_id = s.id
          and e.transaction_id > ${after} and e.transaction_id <= ${upTo}
        group by s.id)
      select 'intent ' || s.intent_id as what from sales s join payments p on p.id = s.id
      where p.payers <> 1 or p.paid is distinct from -s.price or p.share + p.revenue <> s.price
        or p.is_of_another or p.is_to_another
        -- Nobody is paid for one's own purchase, or when the creator is gone.
        or case p.payees when 0 then s.due > 0 and s.is_creator_open and not p.is_own
          when 1 then p.share <> s.due else true end`,
  },
  {
    id: 'I4',
    rule: 'a purchase is of an item in a version that there is, and what was granted is an item of the same game',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || p.id as what
      from purchase_intents p left join games g on g.id = p.game_id
      left join items i on i.id = p.item_id and i.game_id = p.game_id
      left join item_versions v on v.item_id = p.item_id and v.version = p.item_version
      left join items granted on granted.id = p.granted_item_id and granted.game_id = p.game_id
      where p.id > ${after} and p.id <= ${upTo} and (g.id is null or i.id is null or v.version is null
        or granted.id is null and p.granted_item_id is not null)`,
  },
  {
    id: 'I5',
    rule: 'a purchase that was not approved was not paid',
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || substring(t.cause from 8) || ' was paid' as what
      from coin_transactions t left join lateral ${intentOf} as i on true
      where t.id > ${after} and t.id <= ${upTo} and t.cause like 'intent:%' and i.status is distinct from 'approved'`,
  },
  {
    id: 'I5',
    rule: 'a purchase that was not approved was not granted',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id || ' was granted' as what
      from purchase_intents i join inventory_moves m on m.intent_id = i.id
      where i.id > ${after} and i.id <= ${upTo} and m.intent_id > ${after} and m.intent_id <= ${upTo}
        and i.status <> 'approved'`,
  },
  {
    id: 'I6',
    rule: 'what was settled or sold cannot change',
    query: sql`
      select 'trigger ' || name || ' is missing or off' as what
      from unnest(array['purchase_intents_quote_stays', 'purchase_intents_settled_stay', 'purchase_intents_refund_stays',
        'purchase_intents_stay', 'item_versions_stay', 'item_odds_stay', 'inventory_moves_append_only']) as name
      where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')
      union all
      select 'intent ' || id || ' was settled after its time' from purchase_intents
      where status in ('approved', 'declined') and settled_at >= expires_at`,
  },
  {
    id: 'I7',
    rule: 'a prize stands in the odds of its quote, and is what was granted',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id || ' granted ' || i.granted_item_id as what
      from purchase_intents i join items bought on bought.id = i.item_id
      left join inventory_moves m on m.intent_id = i.id and m.reason = 'purchase'
        and m.intent_id > ${after} and m.intent_id <= ${upTo}
      where i.id > ${after} and i.id <= ${upTo} and i.status = 'approved' and (
        m.item_id is distinct from i.granted_item_id or m.game_id <> i.game_id
        or case when bought.kind = 'loot_box' then i.server_seed is null or i.client_seed is null or not exists (
            select from item_odds o
            where o.item_id = i.item_id and o.version = i.item_version and o.prize_id = i.granted_item_id)
          else i.granted_item_id <> i.item_id end)`,
  },
  { id: 'I7', rule: 'a prize is the one that the seeds draw', find: findWrongDraws },
  {
    id: 'I22',
    rule: 'a refund gives the price back once, and takes from the payee no more than the share that was paid',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id as what from purchase_intents i
      left join lateral ${transactionOf('refund:')} as t on true
      left join lateral (
        select sum(e.amount) filter (where e.amount > 0) as coins,
          (array_agg(e.coin_account_id) filter (where e.amount > 0))[1] as receiver,
          (array_agg(e.coin_account_id) filter (where e.amount < 0 and not ${isRevenue}))[1] as giver,
          coalesce(-sum(e.amount) filter (where e.amount < 0 and not ${isRevenue}), 0) as taken
        from coin_entries e where e.transaction_id = t.id) as back on true
      left join lateral (
        select (array_agg(e.coin_account_id) filter (where ${isPayee}))[1] as payee,
          coalesce(sum(e.amount) filter (where ${isPayee}), 0) as share
        from ${transactionOf('intent:')} as t join coin_entries e on e.transaction_id = t.id) as sale on true
      left join accounts buyer on buyer.id = back.receiver
      left join inventory_moves m on m.intent_id = i.id and m.reason = 'refund'
        and m.intent_id > ${after} and m.intent_id <= ${upTo}
      where i.id > ${after} and i.id <= ${upTo} and i.refunded_at is not null and (
        (i.price = 0) <> (t.id is null) or m.quantity <> -1 or m.item_id <> i.granted_item_id
        or (i.price > 0 and (
          not (buyer.id = i.account_id or buyer.merged_into = i.account_id)
          or back.coins <> i.price - case when sale.payee = buyer.id then sale.share else 0 end
          or (back.taken > 0 and (back.giver is distinct from sale.payee or back.taken > sale.share)))))
      union all
      select 'intent ' || i.id || ' gave its item back' from purchase_intents i
      join inventory_moves m on m.intent_id = i.id and m.reason = 'refund'
      where i.id > ${after} and i.id <= ${upTo} and m.intent_id > ${after} and m.intent_id <= ${upTo}
        and i.refunded_at is null`,
  },
  {
    id: 'I22',
    rule: 'what was given back belongs to a purchase that was refunded',
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || substring(t.cause from 8) || ' was given back' as what
      from coin_transactions t left join lateral ${intentOf} as i on true
      where t.id > ${after} and t.id <= ${upTo} and t.cause like 'refund:%' and i.refunded_at is null`,
  },
  {
    id: 'I8',
    rule: 'an inventory is the sum of its moves',
    query: sql`
      select 'player ' || coalesce(o.account_id, m.account_id) || ', item ' || coalesce(o.item_id, m.item_id) as what
      from inventory_items o full join (
        select account_id, game_id, item_id, sum(quantity) as quantity from inventory_moves group by 1, 2, 3) as m
        using (account_id, game_id, item_id)
      where coalesce(o.quantity, 0) <> coalesce(m.quantity, 0)
      union all
      select 'player ' || o.account_id || ' has ' || o.item_id || ', which is no item of game ' || o.game_id
      from inventory_items o left join items i on i.id = o.item_id and i.game_id = o.game_id where i.id is null
      union all
      select 'move ' || m.id || ' is of no purchase' from inventory_moves m
      left join purchase_intents p on p.id = m.intent_id where m.intent_id is not null and p.id is null`,
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
