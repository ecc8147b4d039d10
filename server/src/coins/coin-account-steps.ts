import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import type { StatementLine } from './statement.ts';
import { readStatement } from './wallet-queries.ts';

/** Moves a guest's balance to the member, as one ledger transaction. */
export async function mergeCoins(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`
    select coins_post('merge', ${`merge:${guestId}`}, 'Coins of your guest account', ${guestId}::text,
      array[${guestId}, ${memberId}]::uuid[], array[-held.coins, held.coins], ${ctx.clock.now()})
    from coins_balance(${guestId}) as held (coins) where held.coins > 0`.execute(tx);
}

/** Returns a wallet's balance to issuance; its entries stay. */
export async function closeCoins(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  await sql`
    select coins_post('closing', ${`closing:${accountId}`}, 'Coins of a closed account', null,
      array[${accountId}, coins_issuance()]::uuid[], array[-held.coins, held.coins], ${ctx.clock.now()})
    from coins_balance(${accountId}) as held (coins) where held.coins > 0`.execute(tx);
}

export function exportCoins(db: Db, accountId: string): Sections {
  return { coinLedger: eachLine(db, accountId) };
}

async function* eachLine(db: Db, accountId: string): AsyncGenerator<StatementLine> {
  const pageMax = 500;
  let before: number | undefined;
  do {
    const { lines } = await readStatement(db, accountId, before, pageMax);
    for (const { number: _, ...line } of lines) yield line;
    before = lines.length === pageMax ? lines.at(-1)?.number : undefined;
  } while (before !== undefined);
}
