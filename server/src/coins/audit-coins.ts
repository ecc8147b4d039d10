import { sql } from 'kysely';
import type { Check } from '../database/audit.ts';

export const coinChecks: readonly Check[] = [
  {
    id: 'I1',
    rule: 'every balance is the sum of its entries, unsettled ones counted',
    query: sql`
      select 'coin account ' || a.id || ' holds ' || a.balance + coalesce(u.amount, 0)
        || ', its entries sum to ' || coalesce(e.amount, 0) as what
      from coin_accounts a
      left join (select coin_account_id, sum(amount) as amount from coin_entries group by 1) as e on e.coin_account_id = a.id
      left join (select coin_account_id, sum(amount) as amount from coin_unsettled group by 1) as u on u.coin_account_id = a.id
      where a.balance + coalesce(u.amount, 0) <> coalesce(e.amount, 0)
      union all
      select 'unsettled entry ' || u.number || ' is no entry of ' || u.coin_account_id
      from coin_unsettled u left join coin_entries e using (coin_account_id, number)
      where u.amount is distinct from e.amount`,
  },
  {
    id: 'I2',
    rule: 'every transaction has at least two entries, and they sum to zero',
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => sql`
      select 'transaction ' || t.id as what from coin_transactions t left join (
        select transaction_id, sum(amount) as amount, count(*) as entries from coin_entries
        where transaction_id > ${after} and transaction_id <= ${upTo} group by 1) as e on e.transaction_id = t.id
      where t.id > ${after} and t.id <= ${upTo} and (e.entries is null or e.amount <> 0 or e.entries < 2)`,
  },
  {
    id: 'I2',
    rule: 'every entry belongs to a transaction and to an account',
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => sql`
      select 'entry ' || e.number || ' of transaction ' || e.transaction_id as what from coin_entries e
      left join coin_transactions t on t.id = e.transaction_id and t.id > ${after} and t.id <= ${upTo}
      left join coin_accounts a on a.id = e.coin_account_id
      where e.transaction_id > ${after} and e.transaction_id <= ${upTo} and (t.id is null or a.id is null)`,
  },
  {
    id: 'I3',
    rule: 'no wallet is below zero',
    query: sql`
      select 'wallet ' || a.id || ': ' || a.balance || ' stored' as what
      from coin_accounts a left join (select coin_account_id, sum(amount) as amount from coin_unsettled group by 1) as u
        on u.coin_account_id = a.id
      where a.kind = 'wallet' and (a.balance < 0 or a.balance + coalesce(u.amount, 0) < 0)`,
  },
  {
    id: 'I9',
    rule: 'a merged guest has no coins left, and whom it became has them',
    query: sql`
      select 'guest ' || g.id as what from accounts g join accounts m on m.id = g.merged_into
      left join coin_accounts c on c.id = g.id
      where g.kind <> 'guest' or m.kind <> 'member' or c.balance <> 0
        or exists (select from coin_unsettled u where u.coin_account_id = g.id)
      union all
      select 'merge ' || t.id from coin_transactions t join coin_entries e on e.transaction_id = t.id
      left join accounts g on g.id::text = substring(t.cause from 7)
      where t.kind = 'merge' and e.coin_account_id <> case when e.amount < 0 then g.id else g.merged_into end`,
  },
  {
    id: 'I17',
    rule: 'all coins there are were issued, and none twice: everything sums to zero',
    query: sql`
      select 'all accounts together hold ' || total as what
      from (select (select sum(balance) from coin_accounts)
        + coalesce((select sum(amount) from coin_unsettled), 0) as total) as held
      where total <> 0
      union all
      select 'the ledger can be changed: trigger ' || name || ' is missing or off'
      from unnest(array['coin_entries_append_only', 'coin_transactions_append_only', 'coin_entries_sum_to_zero']) as name
      where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')`,
  },
];
