import { sql } from 'kysely';
import { economy } from '../coins/economy.ts';
import type { Check } from '../database/audit.ts';
import type { Tx } from '../database/db.ts';
import { type Draw, prizeOf } from './fair-draw.ts';

const share = sql`(i.price * ${sql.lit(economy.creatorSharePercent)} / 100)`;

/** Sums of the entries of a transaction `t`, looked up by its id: a join over all entries would be quadratic. */
const payment = sql`
  select sum(e.amount) filter (where e.amount < 0) as paid,
    (array_agg(e.coin_account_id) filter (where e.amount < 0))[1] as payer,
    (array_agg(e.coin_account_id) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()))[1] as payee,
    count(*) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()) as payees,
    coalesce(sum(e.amount) filter (where e.amount > 0 and e.coin_account_id <> coins_revenue()), 0) as share,
    coalesce(sum(e.amount) filter (where e.coin_account_id = coins_revenue()), 0) as revenue
  from coin_entries e where e.transaction_id = t.id`;

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
    rule: "an approved purchase is paid in full, the creator's share of it to the game's creator, and granted once",
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id as what
      from purchase_intents i join games g on g.id = i.game_id join accounts creator on creator.id = g.creator_id
      left join coin_transactions t on t.cause = 'intent:' || i.id
      left join lateral (${payment}) as p on true
      left join accounts payer on payer.id = p.payer
      left join accounts payee on payee.id = p.payee
      left join inventory_moves m on m.intent_id = i.id and m.reason = 'purchase'
      where i.id > ${after} and i.id <= ${upTo} and i.status = 'approved' and (
        m.id is null or m.quantity <> 1
        or (i.price = 0) <> (t.id is null)
        or (i.price > 0 and (
          p.paid is distinct from -i.price or p.share + p.revenue <> i.price
          -- A guest pays with its own wallet and is a member afterwards.
          or not (payer.id = i.account_id or payer.merged_into = i.account_id)
          -- Nobody is paid for one's own purchase, or when the creator is gone; a payee may be gone since.
          or case p.payees
            when 0 then ${share} > 0 and creator.closed_at is null and creator.id <> payer.id
            when 1 then p.share <> ${share} or payee.id = payer.id
              or not (payee.id = creator.id or payee.closed_at is not null)
            else true end)))`,
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
      from coin_transactions t left join purchase_intents i on i.id = substring(t.cause from 8)::uuid
      where t.id > ${after} and t.id <= ${upTo} and t.cause like 'intent:%' and i.status is distinct from 'approved'`,
  },
  {
    id: 'I5',
    rule: 'a purchase that was not approved was not granted',
    over: 'purchase_intents',
    inRange: ({ after, upTo }) => sql`
      select 'intent ' || i.id || ' was granted' as what
      from purchase_intents i join inventory_moves m on m.intent_id = i.id
      where i.id > ${after} and i.id <= ${upTo} and i.status <> 'approved'`,
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
      left join coin_transactions t on t.cause = 'refund:' || i.id
      left join lateral (
        select sum(e.amount) filter (where e.amount > 0) as coins,
          (array_agg(e.coin_account_id) filter (where e.amount > 0))[1] as receiver,
          (array_agg(e.coin_account_id) filter (where e.amount < 0 and e.coin_account_id <> coins_revenue()))[1] as giver,
          coalesce(-sum(e.amount) filter (where e.amount < 0 and e.coin_account_id <> coins_revenue()), 0) as taken
        from coin_entries e where e.transaction_id = t.id) as back on true
      left join lateral (
        select p.payee, p.share from coin_transactions t cross join lateral (${payment}) as p
        where t.cause = 'intent:' || i.id) as sale on true
      left join accounts buyer on buyer.id = back.receiver
      left join inventory_moves m on m.intent_id = i.id and m.reason = 'refund'
      where i.id > ${after} and i.id <= ${upTo} and case when i.refunded_at is null then t.id is not null or m.id is not null
        else (i.price = 0) <> (t.id is null) or m.quantity <> -1 or m.item_id <> i.granted_item_id
          or (i.price > 0 and (
            not (buyer.id = i.account_id or buyer.merged_into = i.account_id)
            or back.coins <> i.price - case when sale.payee = buyer.id then sale.share else 0 end
            or (back.taken > 0 and (back.giver is distinct from sale.payee or back.taken > sale.share)))) end`,
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
