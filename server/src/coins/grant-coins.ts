import { sql } from 'kysely';
import { inTransaction } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { issueCoins } from './issue-coins.ts';
import { balanceOf } from './wallet-queries.ts';

export type Grant = { handle: string; coins: number; memo: string; ref: string | undefined };

/** A grant by an operator, once per ref; `granted` is false when that ref was used before. */
export function grantCoins(ctx: Context, grant: Grant): Promise<{ granted: boolean; balance: number }> {
  return inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from accounts where handle = ${grant.handle.toLowerCase()} and closed_at is null
      for key share`.execute(tx);
    const accountId = rows[0]?.id;
    if (accountId === undefined) throw notFound(`account as ${grant.handle}`);
    const granted = await issueCoins(
      tx,
      {
        accountId,
        coins: grant.coins,
        kind: 'grant',
        cause: `grant:${grant.ref ?? crypto.randomUUID()}`,
        memo: grant.memo,
        refId: grant.ref ?? null,
      },
      ctx.clock.now(),
    );
    return { granted, balance: await balanceOf(tx, accountId) };
  });
}
