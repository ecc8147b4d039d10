import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { balanceOf } from './wallet-queries.ts';

export type Correction = { accountId: string; coins: number; memo: string; ref: string };

/** Takes coins from a wallet, once per ref, or refuses when the balance is too low. */
export async function takeCoins(
  tx: Tx,
  { accountId, coins, memo, ref }: Correction,
  now: Date,
): Promise<{ taken: boolean; balance: number }> {
  const { rows } = await sql<{ taken: boolean }>`
    select coins_post('correction', ${`correction:${ref}`}, ${memo}, ${ref},
      array[${accountId}::uuid, coins_issuance()], array[${-coins}::bigint, ${coins}::bigint], ${now}) as taken`.execute(
    tx,
  );
  return { taken: rows[0]?.taken === true, balance: await balanceOf(tx, accountId) };
}
