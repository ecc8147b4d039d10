import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { StatementLine } from './statement.ts';

export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select coins_balance(${accountId}) as balance`.execute(db);
  return rows[0]?.balance ?? 0;
}

export type NumberedLine = StatementLine & { number: number };

type StatementRow = { balance: number; lines: NumberedLine[] };

/**
 * The balance and up to `limit` lines, newest first, from before the entry numbered `before`. The balance after each
 * line is today's balance less everything that came later, all of it read in one snapshot.
 */
export async function readStatement(
  db: Db,
  accountId: string,
  before: number | undefined,
  limit: number,
): Promise<StatementRow> {
  const { rows } = await sql<StatementRow>`
    with held as materialized (select coins_balance(${accountId}) as coins),
    page as (
      select transaction_id, number, amount from coin_entries
      where coin_account_id = ${accountId} and number < ${before ?? Number.MAX_SAFE_INTEGER}
      order by number desc limit ${limit}),
    later as (
      select coalesce(sum(amount), 0) as amount from coin_entries
      where coin_account_id = ${accountId} and number > (select max(number) from page)),
    lines as (
      select t.id, p.number, p.amount, t.memo, t.ref_id as "refId",
        case when t.kind = 'purchase' and p.amount > 0 then 'sale' else t.kind end as kind,
        held.coins - later.amount - coalesce(sum(p.amount) over newer, 0) as "balanceAfter",
        to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from page p join coin_transactions t on t.id = p.transaction_id cross join later cross join held
      window newer as (order by p.number desc rows between unbounded preceding and 1 preceding))
    select held.coins as balance,
      coalesce((select json_agg(lines order by number desc) from lines), '[]'::json) as lines from held`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement is one row');
  return row;
}
