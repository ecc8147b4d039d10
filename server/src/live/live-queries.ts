import { sql } from 'kysely';
import { creatorJson } from '../accounts/account-queries.ts';
import type { Db, Tx } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import { publish } from '../platform/pubsub.ts';
import { type LiveRow, liveLimits, type RefusedBecause } from './live-stream.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    live: 'stream id';
  }
}

export const liveColumns = (now: Date) => sql`l.id, live_status(l, ${now}) as status, l.title, l.game_id as "gameId",
  ${creatorJson} as creator, l.started_at as "startedAt", l.record, l.key_frame_seconds as "keyFrameSeconds",
  l.refused_because as "refusedBecause",
  (select coalesce(sum(v.viewers), 0)::int from live_viewers v
   where v.stream_id = l.id and v.counted_at > ${secondsAfter(now, -liveLimits.watchingSeconds)}) as viewers,
  coalesce((select n.likes from reaction_counts n where n.thing_id = l.id), 0) as likes`;
export const liveSource = sql`live_streams l join accounts a on a.id = l.account_id`;
/** Whether the stream aliased `l` by the account aliased `a` is public. */
export const isShownStream = sql`l.hidden_at is null and a.banned_at is null and a.closed_at is null`;

export type StreamWish = {
  title: string | null | undefined;
  gameId: string | null | undefined;
  record: boolean | undefined;
};

export type OwnStream = { id: string; sealedKey: Buffer };

/**
 * Creates the member's stream, or changes its details; a key is written only where there is none or a new one is
 * requested.
 */
export async function upsertStream(
  tx: Tx,
  accountId: string,
  stream: StreamWish & { id: string; keyHash: Buffer; sealedKey: Buffer; rotate: boolean },
  now: Date,
): Promise<OwnStream> {
  const { title, gameId, record, rotate } = stream;
  const { rows } = await sql<OwnStream>`
    insert into live_streams as l (id, account_id, key_hash, sealed_key, title, game_id, record, created_at)
    values (${stream.id}, ${accountId}, ${stream.keyHash}, ${stream.sealedKey}, ${title ?? null}, ${gameId ?? null},
      ${record ?? false}, ${now})
    on conflict (account_id) do update set
      title = case when ${title === undefined} then l.title else excluded.title end,
      game_id = case when ${gameId === undefined} then l.game_id else excluded.game_id end,
      record = coalesce(${record ?? null}::boolean, l.record),
      key_hash = case when ${rotate} then excluded.key_hash else l.key_hash end,
      sealed_key = case when ${rotate} then excluded.sealed_key else l.sealed_key end,
      lease = case when ${rotate} then null else l.lease end,
      status = case when ${rotate} then 'offline' else l.status end,
      ended_at = case when ${rotate} and l.status <> 'offline' then ${now} else l.ended_at end
    returning id, sealed_key as "sealedKey"`.execute(tx);
  const made = rows[0];
  if (made === undefined) throw new Error('An upsert answers a row');
  await publish(tx, 'live', made.id);
  return made;
}

export async function getSealedKey(db: Db, streamId: string): Promise<Buffer> {
  const { rows } = await sql<{ sealedKey: Buffer }>`
    select sealed_key as "sealedKey" from live_streams where id = ${streamId}`.execute(db);
  if (rows[0] === undefined) throw notFound('stream');
  return rows[0].sealedKey;
}

export async function findOwnKeyHash(db: Db, accountId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ keyHash: Buffer }>`
    select key_hash as "keyHash" from live_streams where account_id = ${accountId}`.execute(db);
  return rows[0]?.keyHash;
}

export async function getOwnStream(db: Db, accountId: string, now: Date): Promise<LiveRow> {
  const { rows } = await sql<LiveRow>`
    select ${liveColumns(now)} from ${liveSource} where l.account_id = ${accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('stream');
  return rows[0];
}

export async function getStream(db: Db, accountId: string, id: string, now: Date): Promise<LiveRow> {
  const { rows } = await sql<LiveRow>`
    select ${liveColumns(now)} from ${liveSource}
    where l.id = ${id} and (${isShownStream} or l.account_id = ${accountId})`.execute(db);
  if (rows[0] === undefined) throw notFound('stream');
  return rows[0];
}

/** A public stream, live or not. */
export async function findShownStream(db: Db, id: string, now: Date): Promise<LiveRow | undefined> {
  const { rows } = await sql<LiveRow>`
    select ${liveColumns(now)} from ${liveSource} where l.id = ${id} and ${isShownStream}`.execute(db);
  return rows[0];
}

/** Streams that play right now, for the feed. */
export async function listLiveNow(db: Db, now: Date): Promise<(LiveRow & { accountId: string })[]> {
  const { rows } = await sql<LiveRow & { accountId: string }>`
    select ${liveColumns(now)}, l.account_id as "accountId" from ${liveSource}
    where l.status <> 'offline' and ${isShownStream} and live_status(l, ${now}) = 'live' order by l.started_at desc`.execute(
    db,
  );
  return rows;
}

/** Since when a stream has ended; null while it runs, or may still continue. */
export type Watchable = { endedAt: Date | null };

/**
 * The stream if it can be watched: while it runs, and for some minutes after, so that players reach its end. Not while
 * the next publisher has it and is not live yet: its files are then no longer those of the broadcast that ended.
 */
export async function findWatchable(db: Db, id: string, now: Date): Promise<Watchable | undefined> {
  const { rows } = await sql<Watchable>`
    select case when live_status(l, ${now}) = 'offline' then greatest(l.ended_at, l.cut_at, l.heartbeat_at) end as "endedAt"
    from ${liveSource}
    where l.id = ${id} and ${isShownStream} and (live_status(l, ${now}) <> 'offline' or (
      l.started_at is not null and (l.lease is null or l.status = 'live')
      and greatest(l.ended_at, l.cut_at, l.heartbeat_at) > ${secondsAfter(now, -liveLimits.watchableAfterSeconds)}))`.execute(
    db,
  );
  return rows[0];
}

export async function hasStream(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from live_streams where id = ${id}`.execute(db);
  return rows.length === 1;
}

export type ClipSource = { id: string; gameId: string | null; title: string | null };

/** The caller's stream if it runs or ended a short while ago. */
export async function findStreamToClip(db: Db, accountId: string, now: Date): Promise<ClipSource | undefined> {
  const { rows } = await sql<ClipSource>`
    select l.id, l.game_id as "gameId", l.title from live_streams l
    where l.account_id = ${accountId} and l.started_at is not null and (live_status(l, ${now}) <> 'offline'
      or greatest(l.ended_at, l.cut_at, l.heartbeat_at) > ${secondsAfter(now, -liveLimits.clipAfterSeconds)})`.execute(
    db,
  );
  return rows[0];
}

export type Lease = { streamId: string; continues: boolean };

/** Whether the stream aliased `l` cannot be taken, because another publisher is sending. */
const isTaken = (now: Date) => sql`l.lease is not null and l.status <> 'reconnecting'
  and l.heartbeat_at >= ${secondsAfter(now, -liveLimits.leaseSeconds)}`;

export async function findKeyState(db: Db, keyHash: Buffer, now: Date): Promise<'free' | 'in_use' | 'wrong_key'> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select ${isTaken(now)} as "isTaken" from ${liveSource}
    where l.key_hash = ${keyHash} and a.closed_at is null and a.banned_at is null`.execute(db);
  if (rows[0] === undefined) return 'wrong_key';
  return rows[0].isTaken ? 'in_use' : 'free';
}

/**
 * Gives the lease to a publisher, unless another one is sending. `continues`: its connection was lost less than a
 * minute ago.
 */
export async function takeLease(
  db: Db,
  keyHash: Buffer,
  lease: string,
  now: Date,
): Promise<Lease | 'wrong_key' | 'in_use'> {
  const { rows } = await sql<Lease>`
    update live_streams l set lease = ${lease}, heartbeat_at = ${now}, key_frame_seconds = null
    from (select s.id, live_status(s, ${now}) <> 'offline' as continues from live_streams s
      join accounts a on a.id = s.account_id
      where s.key_hash = ${keyHash} and a.closed_at is null and a.banned_at is null for update of s) as found
    where l.id = found.id and not (${isTaken(now)})
    returning l.id as "streamId", found.continues`.execute(db);
  if (rows[0]) return rows[0];
  const known = await sql`select 1 from live_streams where key_hash = ${keyHash}`.execute(db);
  return known.rows.length === 1 ? 'in_use' : 'wrong_key';
}

export type HeldBy = { streamId: string; lease: string; renewedAt: Date };

/** The holder of the lease of this key. */
export async function findHolder(db: Db, keyHash: Buffer): Promise<HeldBy | undefined> {
  const { rows } = await sql<HeldBy>`
    select id as "streamId", lease, heartbeat_at as "renewedAt" from live_streams
    where key_hash = ${keyHash} and lease is not null`.execute(db);
  return rows[0];
}

/** Ends a lease that was not renewed since; false when it was. The stream may then be continued. */
export async function revokeLease(db: Db, { streamId, lease, renewedAt }: HeldBy, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update live_streams set lease = null,
      status = case when status = 'live' then 'reconnecting' else status end,
      cut_at = case when status = 'live' then ${now}::timestamptz else cut_at end
    where id = ${streamId} and lease = ${lease} and heartbeat_at = ${renewedAt} returning id`.execute(db);
  return rows.length === 1;
}

/** False when the lease is lost: the key was rotated, the account closed or banned, the stream hidden. */
export async function renewLease(
  db: Db,
  streamId: string,
  lease: string,
  now: Date,
  keyFrameSeconds: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    update live_streams l set heartbeat_at = ${now},
      key_frame_seconds = coalesce(${keyFrameSeconds}::float8, l.key_frame_seconds) from accounts a
    where l.id = ${streamId} and l.lease = ${lease} and a.id = l.account_id and ${isShownStream} returning l.id`.execute(
    db,
  );
  return rows.length === 1;
}

export async function markLive(db: Db, streamId: string, lease: string, continues: boolean, now: Date): Promise<void> {
  await sql`
    update live_streams set status = 'live', heartbeat_at = ${now}, cut_at = null, ended_at = null, refused_because = null,
      started_at = case when ${continues} then coalesce(started_at, ${now}) else ${now} end
    where id = ${streamId} and lease = ${lease}`.execute(db);
  await publish(db, 'live', streamId);
}

/** A clean end is offline at once; after a lost connection the publisher may reconnect for a minute. */
export async function endLease(
  db: Db,
  streamId: string,
  lease: string,
  how: 'unpublished' | 'cut',
  now: Date,
  refusedBecause: RefusedBecause | null = null,
): Promise<void> {
  await sql`
    update live_streams set lease = null, refused_because = coalesce(${refusedBecause}::text, refused_because),
      status = case when ${how} = 'cut' and status <> 'offline' then 'reconnecting' else 'offline' end,
      cut_at = case when ${how} = 'cut' then ${now}::timestamptz else null end,
      ended_at = ${now}
    where id = ${streamId} and lease = ${lease}`.execute(db);
  await publish(db, 'live', streamId);
}

/** Marks streams with an expired heartbeat as offline; `live_status` treats them as offline before that. */
export async function sweepStreams(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update live_streams l set status = 'offline', lease = null, ended_at = coalesce(greatest(cut_at, heartbeat_at), ${now})
    where l.status <> 'offline' and live_status(l, ${now}) = 'offline' returning l.id`.execute(db);
  for (const { id } of rows) await publish(db, 'live', id);
}
