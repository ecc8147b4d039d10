import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import type { JobHandler } from '../platform/jobs.ts';
import type { Config } from '../process/config.ts';
import { readJailOutput } from '../sandbox/jail-output.ts';
import { lastSeconds, segmentsIn } from './hls-playlist.ts';
import { removeStreamFilesJob } from './live-jobs.ts';

export const playlistName = 'index.m3u8';
export const playlistBytesMax = 64 * 1024;
export const masterName = 'master.m3u8';
/**
 * The source and its renditions, each named after the time its publisher connected, so that an address is never reused
 * for another broadcast.
 */
export const segmentPattern = /^(?:segment|480p|240p|audio)-[0-9a-z]{8,10}-\d{6,9}\.ts$/;

export function segmentNames(connectedAt: Date, of = 'segment'): string {
  return `${of}-${connectedAt.getTime().toString(36)}-%06d.ts`;
}

/** The served folder, where files do not go to a bucket. */
export function streamFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live', streamId);
}

/**
 * For the parts we cut ourselves: separate from the folder that ffmpeg may write to, which could contain links to
 * anything.
 */
export function partsFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live-parts', streamId);
}

/** ffmpeg's playlist: every segment that is kept, more than viewers are shown. */
export function readPlaylist(folder: string, name = playlistName): Promise<string | undefined> {
  return readJailOutput(folder, name, playlistBytesMax);
}

export async function countSegments(folder: string): Promise<number> {
  return segmentsIn((await readPlaylist(folder)) ?? '').length;
}

/** The names of a playlist's newest segments that together last no longer than this, oldest first. */
export function lastSegments(playlist: string, seconds: number): string[] {
  const named = segmentsIn(playlist).filter(({ name }) => segmentPattern.test(name));
  return lastSeconds(named, seconds).map(({ name }) => name);
}

export const segmentsPlace = (streamId: string) => `live/${streamId}`;
export const segmentPlace = (streamId: string, name: string) => `${segmentsPlace(streamId)}/${name}`;

export async function removeStreamFiles({ config, storage }: Context, streamId: string): Promise<void> {
  for (const folder of [streamFolder(config, streamId), partsFolder(config, streamId)]) {
    await rm(folder, { recursive: true, force: true });
  }
  if (config.s3 !== undefined) await storage.removeFolder(segmentsPlace(streamId));
}

export const removeStreamFilesHandler: JobHandler<{ streamId: string }> = {
  ...removeStreamFilesJob,
  run: (ctx, { streamId }) => removeStreamFiles(ctx, streamId),
};
