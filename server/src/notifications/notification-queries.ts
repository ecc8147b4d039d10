import { sql } from 'kysely';
import { unreadMax } from '../accounts/account-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { isOpenToAll } from '../games/catalogue/game-queries.ts';
import { type NotificationKind, type NotificationRow, notificationLimits } from './notification.ts';

/** The title of content that was hidden since is shown only to its owner. */
const notificationColumns = sql`n.id, n.kind, n.count, n.comment_id as "commentId", n.updated_at as "updatedAt",
  n.read_at as "readAt",
  case when a.id is not null then json_build_object('id', a.id, 'avatarVersion', a.avatar_version, 'handle', a.handle, 'name', a.name) end as actor,
  case n.thing_type
    when 'game' then (select json_build_object('type', 'game', 'id', g.id, 'title', g.title, 'gameId', g.id)
      from games g join accounts a on a.id = g.creator_id
      where g.id = n.thing_id::uuid and (${isOpenToAll} or g.creator_id = n.account_id))
    when 'clip' then (select json_build_object('type', 'clip', 'id', c.id, 'title', c.title, 'gameId', c.game_id)
      from clips c where c.id = n.thing_id::uuid and (c.hidden_at is null or c.account_id = n.account_id))
    when 'live' then (select json_build_object('type', 'live', 'id', l.id, 'title', l.title, 'gameId', l.game_id)
      from live_streams l where l.id = n.thing_id::uuid and (l.hidden_at is null or l.account_id = n.account_id))
    when 'item' then (select json_build_object('type', 'item', 'id', i.id, 'title', v.name, 'gameId', i.game_id)
      from items i join item_versions v on v.item_id = i.id and v.version = i.version where i.id = n.thing_id::uuid)
    when 'job' then (select json_build_object('type', 'job', 'id', j.id, 'gameId', j.game_id,
        'title', coalesce((select g.title from games g where g.id = j.game_id), left(j.prompt, 100)))
      from generation_jobs j where j.id = n.thing_id::uuid)
    when 'achievement' then (select json_build_object('type', 'achievement', 'id', c.id, 'title', c.title, 'gameId', null)
      from achievements c where c.id = n.thing_id)
    when 'decision' then (select json_build_object('type', 'decision', 'id', d.id, 'title', d.reason, 'gameId', null)
      from moderation_decisions d where d.id = n.thing_id::uuid)
    when 'appeal' then (select json_build_object('type', 'appeal', 'id', p.id, 'title', p.answer, 'gameId', null)
      from appeals p where p.id = n.thing_id::uuid)
  end as thing`;
const notificationSource = sql`notifications n
  left join accounts a on a.id = n.actor_id and a.closed_at is null and a.banned_at is null and a.hidden_at is null`;

export async function listNotifications(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${notificationColumns} from ${notificationSource}
    where n.account_id = ${accountId} and (n.updated_at, n.id) < ${startAfter(after)}
    order by n.updated_at desc, n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A notification of an open account, for a webhook or a push. */
export async function findNotification(db: Db, accountId: string, id: string): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    select ${notificationColumns} from ${notificationSource}
    where n.id = ${id} and n.account_id = ${accountId}
      and exists (select from accounts o where o.id = n.account_id and o.closed_at is null and o.banned_at is null)`.execute(
    db,
  );
  return rows[0];
}

/** The newest notifications that were created or counted up since then, oldest first; empty for a closed account. */
export async function listNewSince(db: Db, accountId: string, since: Date, limit: number): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${notificationColumns} from ${notificationSource}
    where n.account_id = ${accountId} and n.updated_at >= ${since} and n.read_at is null
      and exists (select from accounts o where o.id = n.account_id and o.closed_at is null and o.banned_at is null)
    order by n.updated_at desc, n.id desc limit ${limit}`.execute(db);
  return rows.reverse();
}

/** The number of unread notifications, counted up to the maximum that clients show. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from (
      select from notifications where account_id = ${accountId} and read_at is null
      limit ${unreadMax}) as counted`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks these as read, or all. */
export async function markRead(db: Db, accountId: string, ids: readonly string[] | null, now: Date): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
    where account_id = ${accountId} and read_at is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`.execute(
    db,
  );
}

export type KindSettings = { kind: NotificationKind; isEnabled: boolean; isPushed: boolean };

/** Settings the member has changed; every other kind is on, with pushes. */
export async function listKindSettings(db: Db, accountId: string): Promise<KindSettings[]> {
  const { rows } = await sql<KindSettings>`
    select kind, is_told as "isEnabled", is_pushed as "isPushed" from muted_notifications
    where account_id = ${accountId}`.execute(db);
  return rows;
}

type KindChange = { kind: NotificationKind; isEnabled: boolean | null; isPushed: boolean | null };

/** Null leaves a setting unchanged. */
export async function updateKindSettings(db: Db, accountId: string, changes: readonly KindChange[]): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ isEnabled }) => isEnabled)}::boolean[],
        ${changes.map(({ isPushed }) => isPushed)}::boolean[]) as w (kind, enabled, pushed))
    insert into muted_notifications as m (account_id, kind, is_told, is_pushed)
    select ${accountId}::uuid, kind, coalesce(enabled, true), coalesce(pushed, true) from wanted
    on conflict (account_id, kind) do update set
      is_told = coalesce((select enabled from wanted w where w.kind = m.kind), m.is_told),
      is_pushed = coalesce((select pushed from wanted w where w.kind = m.kind), m.is_pushed)`.execute(db);
}

export type CollectedBatch = { taken: number; accountIds: string[]; deliveries: string[]; pushes: PushOrder[] };
export type PushOrder = { accountId: string; notificationId: string };

/**
 * Takes a batch of events; returns how many, the accounts with new notifications, and the deliveries and pushes to
 * send.
 */
export async function collectBatch(db: Db, now: Date): Promise<CollectedBatch> {
  const { batchMax, followersMax } = notificationLimits;
  const { rows } = await sql<CollectedBatch>`
    select taken_events as taken, told_accounts as "accountIds", deliveries, pushes
    from notifications_collect(${batchMax}, ${followersMax}, ${now})`.execute(db);
  return rows[0] ?? { taken: 0, accountIds: [], deliveries: [], pushes: [] };
}
