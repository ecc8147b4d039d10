import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { limits, type Spent } from '../access/limits.ts';
import { type Viewer, viewersOfPlaceMax } from '../access/viewer.ts';
import type { Db } from '../database/db.ts';
import { notFound } from '../http/errors.ts';
import { clipSource, isPublicClip } from './clip-queries.ts';

/** Views by the owner and by bots do not count: `counts` is false, and the number is only read. */
export async function countClipView(
  db: Db,
  caller: Caller,
  clipId: string,
  { viewer, place, isBot }: Viewer & { isBot: boolean },
  now: Date,
): Promise<{ views: number; spent: Spent }> {
  const { max, windowSeconds } = limits.clip_view;
  const { rows } = await sql<{ views: number; remaining: number; resetSeconds: number }>`
    select v.views, v.remaining, v.reset_seconds as "resetSeconds" from ${clipSource} cross join lateral
      clips_view(c.id, ${caller.accountId}, not ${isBot} and c.account_id <> ${caller.accountId}, ${dayOf(now)}::date,
        ${place}, ${viewer}, ${viewersOfPlaceMax}, ${max}, ${windowSeconds}, ${now}) as v
    where c.id = ${clipId} and ${isPublicClip}`.execute(db);
  if (rows[0] === undefined) throw notFound('clip');
  const { views, remaining, resetSeconds } = rows[0];
  return { views, spent: { limit: 'clip_view', remaining, resetSeconds } };
}

/** Viewers are needed only until the UTC day is over by every node's clock; the counts stay. */
export async function deleteClipViewers(db: Db, now: Date): Promise<void> {
  await sql`delete from clip_viewers where day < ${dayOf(now)}::date - 1`.execute(db);
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
