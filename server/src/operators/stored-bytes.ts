import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';

export type StorageRow = { kind: string; things: number; bytes: number };

/** Stored bytes by kind, from the tables, which also cover files in a bucket. */
async function listStored({ db }: Pick<Context, 'db'>): Promise<StorageRow[]> {
  const { rows } = await sql<StorageRow>`
    select kind, things, bytes::bigint as bytes from (
      select 'database' as kind, 1 as things, pg_database_size(current_database()) as bytes
      union all select 'files of games', count(*), coalesce(sum(size_bytes), 0) from build_files
      union all select 'clips', count(*), coalesce(sum(size_bytes), 0) from clips where status = 'ready'
      union all select 'recordings', count(*), coalesce(sum(size_bytes), 0) from recordings
      union all select 'uploads of clips under way', count(*), coalesce(sum(received_bytes), 0) from clips
        where status = 'awaiting_upload' and received_bytes > 0
      union all select 'uploads of games under way', count(*), coalesce(sum(received_bytes), 0) from game_uploads
        where status in ('awaiting_upload', 'processing')) as stored`.execute(db);
  return rows;
}

export type StorageFigures = {
  kinds: StorageRow[];
  place: 'folder' | 'bucket';
  diskFreeBytes: number;
  diskAllBytes: number;
};

/** Disk figures are those of the answering node; a bucket has no known capacity. */
export async function readStorage(ctx: Pick<Context, 'db' | 'config'>): Promise<StorageFigures> {
  const { bavail, blocks, bsize } = await statfs(ctx.config.dataDir);
  return {
    kinds: await listStored(ctx),
    place: ctx.config.s3 === undefined ? 'folder' : 'bucket',
    diskFreeBytes: bavail * bsize,
    diskAllBytes: blocks * bsize,
  };
}
