import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from '../platform/context.ts';
import type { Ffmpeg } from '../sandbox/ffmpeg.ts';
import { makeJailFolder, removeOldFolders } from '../sandbox/jail-output.ts';
import { giveToJail } from '../sandbox/media-jail.ts';
import { streamFolder } from './live-files.ts';
import { deletePlaylists, listPlaylists } from './live-playlist-queries.ts';

/** The lease of a stream; `continues`: its connection was lost less than a minute ago. */
export type HeldLease = { streamId: string; lease: string; continues: boolean };

/** ffmpeg writes to a publisher's folder every few seconds; one not written to for this long is abandoned. */
const leftOverMs = 900_000;

/**
 * The folder ffmpeg writes to: the served one or, if segments go to a bucket, a folder of this publisher alone. A
 * continued stream keeps its segments, so that players continue; a new one starts with an empty folder.
 */
export async function prepareFolder(ctx: Context, ffmpeg: Ffmpeg, held: HeldLease): Promise<string> {
  const { streamId, continues } = held;
  const folder = streamFolder(ctx.config, streamId);
  if (ctx.config.s3 !== undefined) {
    // Folders of publishers whose node was killed.
    await removeOldFolders(path.dirname(folder), leftOverMs);
    return makeJailFolder(ffmpeg.jail, `${folder}-`, await playlistsSoFar(ctx, held));
  }
  if (!continues) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  giveToJail(ffmpeg.jail, folder);
  return folder;
}

/** Another node may have had the stream before: ffmpeg continues from the playlists published last. */
async function playlistsSoFar(
  ctx: Context,
  { streamId, continues }: HeldLease,
): Promise<Record<string, () => Readable>> {
  if (!continues) {
    await deletePlaylists(ctx.db, streamId, ctx.clock.now());
    return {};
  }
  const playlists = await listPlaylists(ctx.db, streamId);
  return Object.fromEntries(playlists.map(({ name, content }) => [name, () => Readable.from([content])]));
}
