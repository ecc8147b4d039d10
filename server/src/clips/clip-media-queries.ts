import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import type { ClipRow } from './clip.ts';
import type { Rendition } from './clip-playlist.ts';
import { clipColumns, clipSource, getClipRow, isPublicClip } from './clip-queries.ts';

export type PublicFiles = {
  video: string;
  thumbnail: string;
  preview: string | null;
  renditions: Rendition[];
  captions: string | null;
};

/** The stored files and captions of a public clip. */
export async function getPublicFiles(db: Db, id: string): Promise<PublicFiles> {
  const { rows } = await sql<PublicFiles>`
    select c.video_name as video, c.thumbnail_name as thumbnail, c.preview_name as preview, c.renditions, c.captions
    from ${clipSource}
    where c.id = ${id} and ${isPublicClip}`.execute(db);
  if (rows[0] === undefined) throw notFound('clip');
  return rows[0];
}

/** The video of a processed clip, even while it is hidden. */
export async function findVideo(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ video: string }>`
    select video_name as video from clips where id = ${id} and status = 'ready'`.execute(db);
  return rows[0]?.video;
}

/** The caller's clip, in any state. */
export async function getOwnClip(db: Db, caller: Caller, id: string): Promise<ClipRow> {
  const { rows } = await sql<ClipRow>`
    select ${clipColumns} from ${clipSource} where c.id = ${id} and c.account_id = ${caller.accountId}`.execute(db);
  if (rows[0] === undefined) throw notFound('clip');
  return rows[0];
}

/** Null removes them. Undefined when the caller has no such ready clip. */
export async function updateOwnCaptions(
  db: Db,
  accountId: string,
  clipId: string,
  captions: string | null,
): Promise<ClipRow | undefined> {
  const { rows } = await sql`
    update clips set captions = ${captions}
    where id = ${clipId} and account_id = ${accountId} and status = 'ready' returning id`.execute(db);
  return rows.length === 1 ? getClipRow(db, clipId) : undefined;
}
