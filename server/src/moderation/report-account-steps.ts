import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { inPages, type Sections } from '../database/pages.ts';
import type { Context } from '../platform/context.ts';

/**
 * A guest's reports become the member's; where both reported the same, one report stays. Their weight does not change.
 * Only members can appeal.
 */
export async function mergeReports(
  tx: Tx,
  _ctx: Context,
  { guestId, memberId }: { guestId: string; memberId: string },
): Promise<void> {
  await sql`
    with gone as (delete from reports where reporter_id = ${guestId} returning *)
    insert into reports (id, target, thing_id, reporter_id, reason, category, counts, created_at)
    select id, target, thing_id, ${memberId}::uuid, reason, category, counts, created_at from gone
    on conflict (target, thing_id, reporter_id) do nothing`.execute(tx);
}

/**
 * Deletes the reports by the account, and the reports about it and about its clips, comments, messages, stream,
 * recordings and purchases, which are deleted too. Decisions stay.
 */
export async function closeReports(tx: Tx, _ctx: Context, accountId: string): Promise<void> {
  await sql`delete from appeals where owner_id = ${accountId}`.execute(tx);
  await sql`
    with gone (target, thing_id) as (
      values ('profile', ${accountId}::uuid)
      union all select 'clip', id from clips where account_id = ${accountId}
      union all select 'comment', id from comments where author_id = ${accountId}
      union all select 'chat_message', id from chat_messages where author_id = ${accountId}
      union all select 'live', id from live_streams where account_id = ${accountId}
      union all select 'recording', id from recordings where account_id = ${accountId}
      union all select 'purchase', id from purchase_intents where account_id = ${accountId}),
    forgotten as (
      delete from reports r where r.reporter_id = ${accountId} or (r.target, r.thing_id) in (select * from gone))
    delete from moderation_cases c using gone
    where (c.target, c.thing_id) = (gone.target, gone.thing_id) and c.status in ('reported', 'hidden_by_reports')`.execute(
    tx,
  );
}

/** The account's own reports and the decisions about it, without the reports of others, which are not its data. */
export function exportReports(db: Db, accountId: string): Sections {
  return {
    reports: inPages(
      db,
      sql<{ reportId: string; createdAt: Date }>`
        select id as "reportId", target, thing_id as id, reason, category, created_at as "createdAt"
        from reports where reporter_id = ${accountId}`,
      ['createdAt', 'reportId'],
    ),
    appeals: inPages(
      db,
      sql<{ id: string; createdAt: Date }>`
        select id, text, status, answer, created_at as "createdAt", answered_at as "answeredAt" from appeals
        where owner_id = ${accountId}`,
      ['createdAt', 'id'],
    ),
    decisionsAboutYou: inPages(
      db,
      sql<{ id: string; decidedAt: Date }>`
        select id, decision, target, reason, decided_at as "decidedAt" from moderation_decisions
        where thing_id = ${accountId} and target in ('profile', 'account')`,
      ['decidedAt', 'id'],
    ),
  };
}
