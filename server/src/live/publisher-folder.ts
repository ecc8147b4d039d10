import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import type { Config } from '../process/config.ts';
import { errorCodeOf } from '../process/startup-error.ts';
import type { Ffmpeg } from '../sandbox/ffmpeg.ts';
import { giveToJail } from '../sandbox/media-jail.ts';
import { streamFolder } from './live-files.ts';
import { deletePlaylists, listPlaylists } from './live-playlist-queries.ts';

/** The right to publish a stream; `continues`: it was cut less than a minute ago. */
export type HeldLease = { streamId: string; lease: string; continues: boolean };

/** ffmpeg writes to the folder of a publisher every few seconds; one that was not written to for this long is left over. */
const leftOverMs = 900_000;

/** Where ffmpeg writes: where it is served from or, if segments go to a bucket, a folder of this publisher alone. */
export function publisherFolder(config: Pick<Config, 'dataDir' | 's3'>, { streamId, lease }: HeldLease): string {
  const folder = streamFolder(config, streamId);
  return config.s3 === undefined ? folder : `${folder}-${lease}`;
}

/** A continued stream keeps its segments, so that players go on playing; a new one starts from an empty folder. */
export async function prepareFolder(ctx: Context, ffmpeg: Ffmpeg, held: HeldLease): Promise<void> {
  const folder = publisherFolder(ctx.config, held);
  if (ctx.config.s3 === undefined) {
    if (!held.continues) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  } else {
    await removeLeftOver(path.dirname(folder));
    await mkdir(folder, { recursive: true });
    await continuePlaylists(ctx, ffmpeg, held, folder);
  }
  giveToJail(ffmpeg.jail, folder);
}

/** Another node may have had the stream before: ffmpeg goes on from the playlists as they were published last. */
async function continuePlaylists(ctx: Context, ffmpeg: Ffmpeg, { streamId, continues }: HeldLease, folder: string) {
  if (!continues) return deletePlaylists(ctx.db, streamId, ctx.clock.now());
  for (const { name, content } of await listPlaylists(ctx.db, streamId)) {
    const file = path.join(folder, path.basename(name));
    await writeFile(file, content, { flag: 'wx' });
    giveToJail(ffmpeg.jail, file);
  }
}

/** Of publishers whose node was killed. */
async function removeLeftOver(parent: string): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    const changedMs = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      (error) => {
        if (errorCodeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
        throw error;
      },
    );
    if (Date.now() - changedMs > leftOverMs) await rm(folder, { recursive: true, force: true });
  }
}
