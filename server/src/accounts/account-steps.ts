import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { handleReservedDays } from './handle.ts';

/** Closes the guest permanently. The play steps have moved its counters; purchases and finds are added here. */
export async function mergeAccount(
  tx: Tx,
  ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`
    update account_stats m set purchases = m.purchases + g.purchases, finds = m.finds + g.finds
    from account_stats g where m.account_id = ${memberId} and g.account_id = ${guestId}`.execute(tx);
  await sql`select accounts_close(${guestId}, ${memberId}, ${ctx.clock.now()})`.execute(tx);
}

/** Anonymizes the row; the handle stays reserved for a while, so that old links cannot be taken over. */
export async function closeAccount(tx: Tx, ctx: Context, accountId: string): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    insert into reserved_handles (handle, account_id, reserved_until)
    select handle, id, ${secondsAfter(now, handleReservedDays * 86_400)} from accounts
    where id = ${accountId} and kind = 'member'
    on conflict (handle) do update set account_id = excluded.account_id, reserved_until = excluded.reserved_until`.execute(
    tx,
  );
  await sql`select accounts_close(${accountId}, null, ${now})`.execute(tx);
}

export function exportAccount(db: Db, accountId: string): Sections {
  return {
    account: inPages(
      db,
      sql<{ id: string }>`
        select a.id, a.kind, a.handle, a.name, a.bio, a.shows_presence as "showsPresence",
          a.age_band as "ageBand", a.created_at as "createdAt", to_json(s) as stats
        from accounts a join account_stats s on s.account_id = a.id where a.id = ${accountId}`,
      ['id'],
    ),
    avatar: inPages(
      db,
      sql<{ id: string }>`
        select account_id as id, drawn, encode(image, 'base64') as "imageBase64", updated_at as "updatedAt"
        from avatars where account_id = ${accountId}`,
      ['id'],
    ),
    formerHandles: inPages(
      db,
      sql<{ handle: string }>`
        select handle, reserved_until as "reservedUntil", redirects from reserved_handles where account_id = ${accountId}`,
      ['handle'],
    ),
    mergedGuests: inPages(
      db,
      sql<{ id: string }>`
        select id, created_at as "createdAt", closed_at as "mergedAt" from accounts where merged_into = ${accountId}`,
      ['id'],
    ),
  };
}
