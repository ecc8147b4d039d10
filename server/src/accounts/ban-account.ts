import { sql } from 'kysely';
import { deleteSessionsOf } from '../access/session-queries.ts';
import type { Db, Tx } from '../database/db.ts';
import { isId } from '../platform/ids.ts';

type ReportedProfile = { id: string; ownerId: string; title: string; isShown: boolean; isShielded: boolean };

/** A member's profile as moderation sees it, by id or handle. Its owner still sees it when it is hidden. */
export async function findReportedProfile(db: Db, idOrHandle: string): Promise<ReportedProfile | undefined> {
  const called = isId(idOrHandle) ? sql`id = ${idOrHandle}` : sql`handle = ${idOrHandle.toLowerCase()}`;
  const { rows } = await sql<ReportedProfile>`
    select id, id as "ownerId", '@' || handle as title, hidden_at is null and banned_at is null as "isShown",
      false as "isShielded"
    from accounts where ${called} and kind = 'member' and closed_at is null`.execute(db);
  return rows[0];
}

export async function setProfileHidden(tx: Tx, accountId: string, hiddenAt: Date | null): Promise<void> {
  await sql`select accounts_set_hidden(${accountId}, ${hiddenAt})`.execute(tx);
}

export type BannableAccount = { id: string; handle: string; bannedAt: Date | null };

/** Locks the account with this handle, unless it is closed. */
export async function findAccountToBan(tx: Tx, handle: string): Promise<BannableAccount | undefined> {
  const { rows } = await sql<BannableAccount>`
    select id, handle, banned_at as "bannedAt" from accounts
    where handle = ${handle.toLowerCase()} and closed_at is null for update`.execute(tx);
  return rows[0];
}

/**
 * Bans an account or lifts the ban. Its tokens are revoked either way: after a lifted ban the member signs in again.
 */
export async function setBanned(
  tx: Tx,
  accountId: string,
  bannedAt: Date | null,
  until: Date | null = null,
): Promise<void> {
  await sql`select accounts_set_banned(${accountId}, ${bannedAt})`.execute(tx);
  if (until !== null) await sql`update accounts set banned_until = ${until} where id = ${accountId}`.execute(tx);
  await deleteSessionsOf(tx, accountId);
}

/** Accounts whose ban has expired. */
export async function listEndedBans(db: Db, now: Date): Promise<{ handle: string }[]> {
  const { rows } = await sql<{ handle: string }>`
    select handle from accounts where banned_until <= ${now} and closed_at is null order by banned_until limit 1000`.execute(
    db,
  );
  return rows;
}
