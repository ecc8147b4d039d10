import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { publish } from '../platform/pubsub.ts';
import type { Caller } from './caller.ts';

export type OwnSession = { id: string; current: boolean; createdAt: Date; lastUsedAt: Date; device: string | null };

/** An account's valid sessions: the current one first, if there is one, then by last use. */
export async function listSessions(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string | null },
  now: Date,
): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select id, coalesce(id = ${sessionId}, false) as current, created_at as "createdAt",
      coalesce(last_used_at, created_at) as "lastUsedAt", device
    from sessions where account_id = ${accountId} and expires_at > ${now}
    order by current desc, coalesce(last_used_at, created_at) desc, id desc limit 100`.execute(db);
  return rows;
}

/** False when the caller has no such session. */
export async function deleteOwnSession(db: Db, caller: Caller, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from sessions where id = ${sessionId} and account_id = ${caller.accountId} returning account_id),
    ended as (${endedAt(now)})
    select account_id from gone`.execute(db);
  await publish(db, 'access', caller.accountId);
  return rows.length === 1;
}

/** Ends all other sessions of the account. */
export async function deleteOtherSessions(db: Db, caller: Caller, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from sessions where account_id = ${caller.accountId} and id <> ${caller.sessionId} returning account_id)
    ${endedAt(now)}`.execute(db);
  await publish(db, 'access', caller.accountId);
}

/** Stores the end time of the sessions in the statement's CTE `gone`. */
export function endedAt(now: Date) {
  return sql`
    insert into ended_sessions as e (account_id, ended_at) select distinct account_id, ${now}::timestamptz from gone
    on conflict (account_id) do update set ended_at = greatest(e.ended_at, excluded.ended_at)`;
}
