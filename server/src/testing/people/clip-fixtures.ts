import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

export type ClipFixture = { title?: string; status?: 'awaiting_upload' | 'processing' | 'ready' | 'failed' };

/** Inserts a clip of this person directly into the tables; its files do not exist. */
export async function makeClip(ctx: Context, creator: { id: string }, clip: ClipFixture = {}): Promise<string> {
  const now = ctx.clock.now();
  const id = newId(now);
  const status = clip.status ?? 'ready';
  const [video, thumbnail] = status === 'ready' ? [`${id}.mp4`, `${id}.jpg`] : [null, null];
  await sql`
    insert into clips (id, account_id, title, status, error, source_name, video_name, thumbnail_name, created_at, changed_at)
    values (${id}, ${creator.id}, ${clip.title ?? 'A clip'}, ${status}, ${status === 'failed' ? 'It is no video.' : null},
      ${status === 'processing' ? `${id}.source` : null}, ${video}, ${thumbnail}, ${now}, ${now})`.execute(ctx.db);
  await sql`select pg_notify('coinop', ${`feed ${id}`})`.execute(ctx.db);
  return id;
}
