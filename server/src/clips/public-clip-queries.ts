import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import type { PublicClipRow } from './clip.ts';
import { clipColumns, clipSource, isPublicClip } from './clip-queries.ts';

/** All public clips, newest first. */
export async function listPublicClips(db: Db, after: NewestPlace | undefined, limit: number): Promise<PublicClipRow[]> {
  const { rows } = await sql<PublicClipRow>`
    select ${clipColumns}, c.account_id as "creatorId" from ${clipSource}
    where ${isPublicClip} and (c.created_at, c.id) < ${startAfter(after)}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The public clips among these ids, and those of these accounts from a position on. */
export async function listPublicClipsAmong(
  db: Db,
  ids: readonly string[],
  from: NewestPlace | undefined,
): Promise<PublicClipRow[]> {
  const since = from === undefined ? '-infinity' : new Date(from[0]);
  const { rows } = await sql<PublicClipRow>`
    select ${clipColumns}, c.account_id as "creatorId" from ${clipSource}
    where (c.id = any(${ids}::uuid[]) or c.account_id = any(${ids}::uuid[]) and c.created_at >= ${since}::timestamptz)
      and ${isPublicClip}`.execute(db);
  return rows;
}

/** Public clips by the random half of their ids. */
export async function listPublicClipsByKeys(db: Db, keys: readonly string[]): Promise<PublicClipRow[]> {
  const { rows } = await sql<PublicClipRow>`
    select ${clipColumns}, c.account_id as "creatorId" from ${clipSource}
    where substring(uuid_send(c.id) from 9) = any(${keys.map((key) => Buffer.from(key, 'hex'))}::bytea[]) and ${isPublicClip}`.execute(
    db,
  );
  return rows;
}
