import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { creatorJson } from '../accounts/account-queries.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { notFound } from '../http/errors.ts';
import type { ClipRow } from './clip.ts';
import type { Rendition } from './clip-playlist.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    feed: 'id of a clip, a creator, or popularity';
  }
}

/** The columns of the `clip` JSON over `clips c join accounts a`. */
export const clipColumns = sql`c.id, c.status, c.progress, c.title, c.game_id as "gameId", c.trim_start as "trimStart",
  c.trim_end as "trimEnd", c.duration_seconds as "durationSeconds", c.width, c.height, c.error,
  c.trimmed_because as "trimmedBecause", c.preview_name is not null as "hasPreview",
  c.renditions <> '[]' as "hasRenditions", c.captions is not null as "hasCaptions",
  coalesce((select n.likes from reaction_counts n where n.thing_id = c.id), 0) as likes,
  coalesce((select n.views from clip_view_counts n where n.clip_id = c.id), 0) as views,
  ${creatorJson} as creator, c.created_at as "createdAt"`;
export const clipSource = sql`clips c join accounts a on a.id = c.account_id`;
/** The names of all stored files of the clip aliased `c`. */
export const clipFiles = sql`array_remove(array[c.source_name, c.video_name, c.thumbnail_name, c.preview_name]
  || array(select r ->> 'file' from jsonb_array_elements(c.renditions) as r), null)`;
/** Whether the clip aliased `c` by the account aliased `a` is public. */
export const isPublicClip = sql`c.status = 'ready' and c.hidden_at is null and a.banned_at is null`;

export type NewClip = {
  id: string;
  gameId: string | null;
  title: string | null;
  trimStart: number | null;
  trimEnd: number | null;
  createdAt: Date;
};

export async function insertClip(db: Db, accountId: string, clip: NewClip): Promise<void> {
  await sql`
    insert into clips (id, account_id, game_id, title, trim_start, trim_end, created_at, changed_at)
    values (${clip.id}, ${accountId}, ${clip.gameId}, ${clip.title}, ${clip.trimStart}, ${clip.trimEnd},
      ${clip.createdAt}, ${clip.createdAt})`.execute(db);
}

/** Any ready clip, or the caller's own in any state. */
export async function getClip(db: Db, caller: Caller, id: string): Promise<ClipRow> {
  const { rows } = await sql<ClipRow>`
    select ${clipColumns} from ${clipSource}
    where c.id = ${id} and (c.account_id = ${caller.accountId} or ${isPublicClip})`.execute(db);
  if (rows[0] === undefined) throw notFound('clip');
  return rows[0];
}

export async function getClipRow(db: Db, id: string): Promise<ClipRow> {
  const { rows } = await sql<ClipRow>`select ${clipColumns} from ${clipSource} where c.id = ${id}`.execute(db);
  if (rows[0] === undefined) throw notFound('clip');
  return rows[0];
}

export async function listOwnClips(
  db: Db,
  caller: Caller,
  after: NewestPlace | undefined,
  limit: number,
): Promise<ClipRow[]> {
  const { rows } = await sql<ClipRow>`
    select ${clipColumns} from ${clipSource}
    where c.account_id = ${caller.accountId}
      and (c.created_at, c.id) < ${startAfter(after)}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function updateOwnClip(
  db: Db,
  accountId: string,
  id: string,
  { title, gameId }: { title?: string | null; gameId?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update clips set title = case when ${title !== undefined} then ${title?.trim() ?? null} else title end,
      game_id = case when ${gameId !== undefined} then ${gameId ?? null}::uuid else game_id end
    where id = ${id} and account_id = ${accountId} returning id`.execute(db);
  return rows.length === 1;
}

/** A member's ready clips for the profile, newest first. */
export async function listReadyClipsOf(
  db: Db,
  accountId: string,
  after: NewestPlace | undefined,
  limit: number,
): Promise<ClipRow[]> {
  const { rows } = await sql<ClipRow>`
    select ${clipColumns} from ${clipSource} where c.account_id = ${accountId} and ${isPublicClip}
      and (c.created_at, c.id) < ${startAfter(after)}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findPublicClip(db: Db, id: string): Promise<ClipRow | undefined> {
  const { rows } = await sql<ClipRow>`
    select ${clipColumns} from ${clipSource} where c.id = ${id} and ${isPublicClip}`.execute(db);
  return rows[0];
}

export type SourcePart = { name: string; sizeBytes: number };

/** The parts of a source uploaded so far. */
export async function getSourceParts(
  db: Db,
  clipId: string,
): Promise<{ status: ClipRow['status']; receivedBytes: number; parts: SourcePart[] }> {
  const { rows } = await sql<{ status: ClipRow['status']; receivedBytes: number; parts: SourcePart[] }>`
    select status, received_bytes as "receivedBytes", source_parts as parts from clips where id = ${clipId}`.execute(
    db,
  );
  if (rows[0] === undefined) throw notFound('clip');
  return rows[0];
}

/** Adds a part that starts where the last one ended; false when a concurrent part was faster. */
export async function addSourcePart(
  db: Db,
  clipId: string,
  offset: number,
  part: SourcePart,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update clips set source_parts = source_parts || ${JSON.stringify([part])}::jsonb,
      received_bytes = received_bytes + ${part.sizeBytes}, upload_began_at = ${now}
    where id = ${clipId} and status = 'awaiting_upload' and received_bytes = ${offset} returning id`.execute(db);
  return rows.length === 1;
}

/** From awaiting_upload to processing: the first complete upload wins. */
export async function markUploaded(
  db: Db,
  clipId: string,
  source: { name: string; format: 'mov' | 'matroska' | 'mpegts'; sizeBytes: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update clips set status = 'processing', source_name = ${source.name}, source_format = ${source.format},
      size_bytes = ${source.sizeBytes}, source_parts = '[]', changed_at = ${now}
    where id = ${clipId} and status = 'awaiting_upload' returning id`.execute(db);
  return rows.length === 1;
}

export type ClaimedClip = {
  accountId: string;
  sourceName: string;
  sourceFormat: 'mov' | 'matroska' | 'mpegts';
  trimStart: number | null;
  trimEnd: number | null;
  tries: number;
  fence: number;
};

/** Claims the clip and increments its fencing token, so that an earlier worker can no longer change it. */
export async function claimClip(db: Db, clipId: string, triesMax: number, now: Date): Promise<ClaimedClip | undefined> {
  const { rows } = await sql<ClaimedClip>`
    update clips set tries = tries + 1, fence = fence + 1, progress = 0, changed_at = ${now}
    where id = ${clipId} and status = 'processing' and tries < ${triesMax}
    returning account_id as "accountId", source_name as "sourceName", source_format as "sourceFormat",
      trim_start as "trimStart", trim_end as "trimEnd", tries, fence`.execute(db);
  return rows[0];
}

/** Refunds the attempt of a worker that had to stop. */
export async function releaseClaim(db: Db, clipId: string, fence: number, now: Date): Promise<void> {
  await sql`
    update clips set tries = tries - 1, progress = 0, changed_at = ${now}
    where id = ${clipId} and fence = ${fence} and status = 'processing'`.execute(db);
}

/** Clips in processing that no worker has updated since. */
export async function listUntouched(db: Db, before: Date): Promise<{ id: string; tries: number }[]> {
  const { rows } = await sql<{ id: string; tries: number }>`
    select id, tries from clips where status = 'processing' and changed_at < ${before} limit 1000`.execute(db);
  return rows;
}

export async function updateProgress(
  db: Db,
  clipId: string,
  fence: number,
  progress: number,
  now: Date,
): Promise<void> {
  await sql`
    update clips set progress = ${progress}, changed_at = ${now}
    where id = ${clipId} and fence = ${fence} and status = 'processing'`.execute(db);
}

export type FinishedClip = {
  videoName: string;
  thumbnailName: string;
  previewName: string | null;
  renditions: Rendition[];
  durationSeconds: number;
  width: number;
  height: number;
  trimmedBecause: string | null;
};

/** From processing to ready, for the worker with the current fencing token. */
export async function markReady(
  db: Db,
  clipId: string,
  fence: number,
  made: FinishedClip,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update clips set status = 'ready', progress = 1, video_name = ${made.videoName}, thumbnail_name = ${made.thumbnailName},
      preview_name = ${made.previewName}, renditions = ${JSON.stringify(made.renditions)}::jsonb,
      duration_seconds = ${made.durationSeconds}, width = ${made.width}, height = ${made.height}, source_name = null,
      trimmed_because = ${made.trimmedBecause}, changed_at = ${now}
    where id = ${clipId} and fence = ${fence} and status = 'processing' returning id`.execute(db);
  return rows.length === 1;
}

/** From processing to failed; without a fencing token also for a clip that has used up its attempts. */
export async function markFailed(
  db: Db,
  clipId: string,
  fence: number | null,
  error: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update clips set status = 'failed', error = ${error}, changed_at = ${now}
    where id = ${clipId} and status = 'processing' and (${fence}::int is null or fence = ${fence}::int) returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** How many other clips of the same owner are queued or in processing. */
export async function countAhead(db: Db, clipId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from clips c join clips o on o.account_id = c.account_id and o.id <> c.id
    where c.id = ${clipId} and o.status = 'processing'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** From failed back to processing, with its attempts reset. */
export async function reopenOwnFailed(db: Db, caller: Caller, clipId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update clips set status = 'processing', error = null, tries = 0, progress = 0, changed_at = ${now}
    where id = ${clipId} and account_id = ${caller.accountId} and status = 'failed' and source_name is not null
    returning id`.execute(db);
  return rows.length === 1;
}

/** Returns the names of the files to delete; undefined if the caller has no such clip. */
export async function deleteOwnClip(
  db: Db,
  accountId: string,
  clipId: string,
): Promise<{ files: string[]; wasReady: boolean } | undefined> {
  const { rows } = await sql<{ files: string[]; wasReady: boolean }>`
    delete from clips c where c.id = ${clipId} and c.account_id = ${accountId}
    returning ${clipFiles} as files,
      status = 'ready' as "wasReady"`.execute(db);
  return rows[0];
}
