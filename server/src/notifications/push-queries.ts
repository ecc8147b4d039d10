import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { PushSubscriptionRow } from './push.ts';

const columns = sql`s.id, s.endpoint, s.p256dh, s.auth, s.created_at as "createdAt"`;

export async function listPushSubscriptions(db: Db, accountId: string): Promise<PushSubscriptionRow[]> {
  const { rows } = await sql<PushSubscriptionRow>`
    select ${columns} from push_subscriptions s where s.account_id = ${accountId} order by s.created_at, s.id`.execute(
    db,
  );
  return rows;
}

/** A browser that was somebody else's is this member's now; of too many the oldest goes. */
export async function putPushSubscription(
  tx: Tx,
  accountId: string,
  { id, endpoint, p256dh, auth, createdAt }: PushSubscriptionRow,
  keptMax: number,
): Promise<PushSubscriptionRow> {
  const { rows } = await sql<PushSubscriptionRow>`
    insert into push_subscriptions as s (id, account_id, endpoint, p256dh, auth, created_at)
    values (${id}, ${accountId}, ${endpoint}, ${p256dh}, ${auth}, ${createdAt})
    on conflict (endpoint) do update set account_id = excluded.account_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at
    returning ${columns}`.execute(tx);
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${accountId}
      order by created_at desc, id desc offset ${keptMax})`.execute(tx);
  if (rows[0] === undefined) throw new Error('A subscription is written');
  return rows[0];
}

export async function deleteOwnPushSubscription(db: Db, accountId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from push_subscriptions where id = ${id} and account_id = ${accountId}`.execute(db);
  if (numAffectedRows === 0n) throw notFound('subscription');
}

/** One that the browser gave up. */
export async function deletePushSubscription(db: Db, id: string): Promise<void> {
  await sql`delete from push_subscriptions where id = ${id}`.execute(db);
}
