import { sql } from 'kysely';
import { keepLimits } from '../access/kept-limits.ts';
import { keepPaidAchievements } from '../achievements/earn-achievements.ts';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';
import { unseal } from '../platform/keys.ts';
import { listWaysIn } from './identity-queries.ts';

/** The device can get a new guest. */
export async function mergeIdentity(tx: Tx, _ctx: Context, { guestId }: { guestId: string }): Promise<void> {
  await sql`delete from devices where account_id = ${guestId}`.execute(tx);
}

/**
 * Deletes every way to sign in, including a code that was just sent. Only hashes stay: that an identity was welcomed
 * and what it was paid for, and its used limits until they expire.
 */
export async function closeIdentity(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  await keepPaidAchievements(tx, accountId);
  await keepLimits(tx, ctx, accountId, await listWaysIn(tx, accountId));
  await sql`delete from devices where account_id = ${accountId}`.execute(tx);
  const addresses = sql`(select identity_hash from identities where account_id = ${accountId} and kind = 'email')`;
  await sql`delete from sign_in_codes where address_hash in ${addresses}`.execute(tx);
  await sql`delete from email_clients where address_hash in ${addresses}`.execute(tx);
  await sql`delete from identities where account_id = ${accountId}`.execute(tx);
}

export function exportIdentity(db: Db, accountId: string, ctx: Context): Sections {
  return {
    identities: eachIdentity(db, accountId, ctx),
    devices: inPages(
      db,
      sql<{ createdAt: Date }>`select created_at as "createdAt" from devices where account_id = ${accountId}`,
      ['createdAt'],
    ),
  };
}

async function* eachIdentity(db: Db, accountId: string, ctx: Context): AsyncGenerator<unknown> {
  const { rows } = await sql<{ kind: string; sealed: Buffer | null; createdAt: Date }>`
    select kind, sealed_address as sealed, created_at as "createdAt" from identities
    where account_id = ${accountId} order by created_at`.execute(db);
  for (const { kind, sealed, createdAt } of rows) {
    yield { kind, address: sealed === null ? null : unseal(ctx.keys.seal, sealed), createdAt };
  }
}
