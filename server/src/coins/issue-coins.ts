import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type Issue = {
  accountId: string;
  coins: number;
  kind: 'welcome' | 'achievement' | 'grant';
  /** The unique cause: `achievement:<account>:<id>`, `welcome:<hash>`, `grant:<key>`. */
  cause: string;
  /** The text on the wallet's statement. */
  memo: string;
  refId: string | null;
};

/** Issues new coins to a wallet; false when this cause was paid before. */
export async function issueCoins(db: Db, issue: Issue, now: Date): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select coins_issue(${issue.accountId}, ${issue.coins}, ${issue.kind}, ${issue.cause}, ${issue.memo},
      ${issue.refId}, ${now}) as paid`.execute(db);
  return rows[0]?.paid === true;
}
