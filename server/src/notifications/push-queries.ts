import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db, Tx } from '../database/db.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { PushSubscriptionRow } from './push.ts';

const columns = sql`s.id, s.endpoint, s.p256dh, s.auth, s.created_at as "createdAt"`;

export async function listPushSubscriptions(db: Db, accountId: string): Promise<PushSubscriptionRow[]> {
  const { rows } = await sql<PushSubscriptionRow>`
    select ${columns} from push_subscriptions s where s.account_id = ${accountId} order by s.created_at, s.id`.execute(
    db,
  );
  return rows;
}

/**
 * A browser subscribed by another account moves to this member, until the session ends; beyond the maximum the oldest
 * is deleted.
 */
export async function putPushSubscription(
  tx: Tx,
  { accountId, sessionId }: Caller,
  { id, endpoint, p256dh, auth, createdAt }: PushSubscriptionRow,
  keptMax: number,
): Promise<PushSubscriptionRow> {
  const { rows } = await sql<PushSubscriptionRow>`
    insert into push_subscriptions as s (id, account_id, session_id, endpoint, p256dh, auth, created_at)
    select ${id}::uuid, account_id, id, ${endpoint}, ${p256dh}, ${auth}, ${createdAt}::timestamptz
    from sessions where id = ${sessionId} and account_id = ${accountId} for key share
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
    returning ${columns}`.execute(tx);
  if (rows[0] === undefined) throw new Refusal('token_invalid');
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${accountId}
      order by created_at desc, id desc offset ${keptMax})`.execute(tx);
  return rows[0];
}

export async function deleteOwnPushSubscription(db: Db, accountId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from push_subscriptions where id = ${id} and account_id = ${accountId}`.execute(db);
  if (numAffectedRows === 0n) throw notFound('subscription');
}

/** A subscription that the push service reports as ended. */
export async function deletePushSubscription(db: Db, id: string): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(db);
}
