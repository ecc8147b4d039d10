import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { type Spent, spend } from '../access/limits.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { accountErrors } from './account-errors.ts';
import { getUserWithUnread, requireOpen } from './account-queries.ts';
import type { AgeBand } from './age-gate.ts';
import { handleReservedDays, isReservedHandle } from './handle.ts';

export type AccountChange = {
  handle?: string;
  /** Whether the old handle redirects to the profile while it is reserved. */
  keepLinks?: boolean;
  name?: string;
  bio?: string;
  showsPresence?: boolean;
  ageBand?: AgeBand;
};

/**
 * Changes the caller's account. The answer is read in the same transaction, so that it shows this change and not one
 * that was made at the same time.
 */
export async function changeAccount(ctx: Context, { accountId }: Caller, change: AccountChange) {
  await requireFitText(ctx, change.handle, change.name, change.bio);
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, accountId);
    if (change.name !== undefined) {
      await sql`update accounts set name = ${change.name} where id = ${accountId}`.execute(tx);
    }
    await sql`
      update accounts set bio = case when ${change.bio !== undefined} then nullif(${change.bio ?? ''}, '') else bio end,
        shows_presence = coalesce(${change.showsPresence ?? null}, shows_presence)
      where id = ${accountId}`.execute(tx);
    if (change.ageBand !== undefined) await setAgeBand(tx, accountId, change.ageBand);
    const spent =
      change.handle === undefined
        ? undefined
        : await changeHandle(tx, ctx, accountId, change.handle, change.keepLinks ?? false);
    return { spent, answer: await getUserWithUnread(tx, ctx.config.baseUrl, accountId) };
  });
}

/** The old handle stays reserved for its owner, and a change spends a limit. */
async function changeHandle(
  tx: Tx,
  ctx: Context,
  accountId: string,
  handle: string,
  redirects: boolean,
): Promise<Spent | undefined> {
  if (handle === (await holdHandle(tx, accountId))) return undefined;
  const spent = await spend(tx, ctx.clock, 'handle_change', accountId, accountId);
  await renameAccount(tx, ctx, accountId, handle, { redirects, forOwner: true });
  return spent;
}

/** Can be set only once, so that a minor cannot become an adult by changing it. */
async function setAgeBand(tx: Tx, accountId: string, ageBand: AgeBand): Promise<void> {
  const { rows } = await sql`
    update accounts set age_band = ${ageBand}
    where id = ${accountId} and (age_band is null or age_band = ${ageBand}) returning id`.execute(tx);
  if (rows.length === 0) throw new Refusal(accountErrors.age_told);
}

async function holdHandle(tx: Tx, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    handle: string;
  }>`select handle from accounts where id = ${accountId} for no key update`.execute(tx);
  return rows[0]?.handle;
}

/** How the old handle is treated while it is reserved: whether it redirects, and whether its owner may take it back. */
type OldHandle = { redirects: boolean; forOwner: boolean };

/** Changes an account's handle; the old one stays reserved. */
export async function renameAccount(
  tx: Tx,
  ctx: Context,
  accountId: string,
  handle: string,
  { redirects, forOwner }: OldHandle,
): Promise<void> {
  const now = ctx.clock.now();
  const before = await holdHandle(tx, accountId);
  if (before === undefined || before === handle) return;
  if (isReservedHandle(handle))
    throw new Refusal(accountErrors.handle_taken, 'This handle is reserved; choose another.');
  const reservedUntil = secondsAfter(now, handleReservedDays * 86_400);
  await sql`
    insert into reserved_handles (handle, account_id, reserved_until, redirects, for_owner)
    values (${before}, ${accountId}, ${reservedUntil}, ${redirects}, ${forOwner})
    on conflict (handle) do update set account_id = excluded.account_id, reserved_until = excluded.reserved_until,
      redirects = excluded.redirects, for_owner = excluded.for_owner`.execute(tx);
  try {
    await sql`update accounts set handle = ${handle} where id = ${accountId}`.execute(tx);
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw new Refusal(accountErrors.handle_taken);
    throw error;
  }
  // Checked last: the update waits for a concurrent owner who is giving up the handle, which reserves it.
  const reserved = await sql`
    select 1 from reserved_handles
    where handle = ${handle} and (account_id <> ${accountId} or not for_owner) and reserved_until > ${now}`.execute(tx);
  if (reserved.rows.length > 0) throw new Refusal(accountErrors.handle_taken);
  await sql`delete from reserved_handles where handle = ${handle}`.execute(tx);
}
