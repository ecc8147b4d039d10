import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Parameter, preparedStatement } from '../database/prepared-statement.ts';
import type { StatementLine } from './statement.ts';

const selectBalance = preparedStatement<[accountId: string], { balance: number }>(
  (accountId) => sql`select balance from coins_held(${accountId})`,
);

export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const [row] = await selectBalance(db, accountId);
  return row?.balance ?? 0;
}

export async function listBalances(db: Db, accountIds: string[]): Promise<{ id: string; balance: number }[]> {
  const { rows } = await sql<{ id: string; balance: number }>`
    select asked.id, held.balance from unnest(${accountIds}::uuid[]) as asked (id), coins_held(asked.id) as held`.execute(
    db,
  );
  return rows;
}

export type NumberedLine = StatementLine & { number: number };

type Statement = { balance: number; lines: NumberedLine[] };

type Entry = {
  balance: number;
  later: number;
  id: string | null;
  number: number;
  amount: number;
  kind: StatementLine['kind'];
  memo: string;
  refId: string | null;
  createdAt: Date;
};

/** Up to `limit` entries before a given one, with the balance; without entries one row with the balance alone. */
const entriesBefore = (
  accountId: Parameter | RawBuilder<unknown>,
  before: Parameter | RawBuilder<unknown>,
  limit: Parameter | RawBuilder<unknown>,
  later: RawBuilder<unknown>,
) => sql<Entry>`
  select held.balance, ${later}::bigint as later, t.id, p.number, p.amount, t.kind, t.memo, t.ref_id as "refId",
    t.created_at as "createdAt"
  from coins_held(${accountId}) as held
  left join (
    select transaction_id, number, amount from coin_entries
    where coin_account_id = ${accountId} and number < ${before}
    order by number desc limit ${limit}) as p on true
  left join coin_transactions t on t.id = p.transaction_id
  order by p.number desc`;

export type FirstPage = { accountId: string; limit: number };

// A first page needs no sum of later entries.
const selectFirstPages = preparedStatement<[accountIds: string[], limits: number[]], Entry & { n: number }>(
  (accountIds, limits) => sql`
    select entry.*, q.n from unnest(${accountIds}::uuid[], ${limits}::int[]) with ordinality as q (account_id, count, n)
    cross join lateral (
      ${entriesBefore(sql`q.account_id`, sql.lit(Number.MAX_SAFE_INTEGER), sql`q.count`, sql`0`)}) as entry`,
);

const selectPage = preparedStatement<[accountId: string, before: number, limit: number], Entry>(
  (accountId, before, limit) =>
    entriesBefore(
      accountId,
      before,
      limit,
      sql`(select coalesce(sum(amount), 0) from coin_entries where coin_account_id = ${accountId}
        and number > (select max(number) from coin_entries where coin_account_id = ${accountId} and number < ${before}))`,
    ),
);

/** The balance and up to `limit` lines of each of these accounts, newest first. */
export async function readFirstPages(db: Db, pages: FirstPage[]): Promise<Statement[]> {
  const rows = await selectFirstPages(
    db,
    pages.map(({ accountId }) => accountId),
    pages.map(({ limit }) => limit),
  );
  const entries = pages.map((): Entry[] => []);
  for (const row of rows) entries[row.n - 1]?.push(row);
  return entries.map(statementOf);
}

/** The same for one account, before the entry numbered `before`. */
export async function readStatement(
  db: Db,
  accountId: string,
  before: number | undefined,
  limit: number,
): Promise<Statement> {
  if (before !== undefined) return statementOf(await selectPage(db, accountId, before, limit));
  const [statement] = await readFirstPages(db, [{ accountId, limit }]);
  if (statement === undefined) throw new Error('Every account has a statement');
  return statement;
}

/** The balance after each line is today's balance minus all later entries, read in one snapshot. */
function statementOf(rows: readonly Entry[]): Statement {
  const [first] = rows;
  if (first === undefined) throw new Error('A statement is one row at least');
  let balanceAfter = first.balance - first.later;
  const lines: NumberedLine[] = [];
  for (const { id, number, amount, kind, memo, refId, createdAt } of rows) {
    if (id === null) break;
    const kindHere = kind === 'purchase' && amount > 0 ? 'sale' : kind;
    lines.push({ id, number, amount, balanceAfter, kind: kindHere, memo, refId, createdAt: createdAt.toISOString() });
    balanceAfter -= amount;
  }
  return { balance: first.balance, lines };
}
