import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandler } from '../platform/jobs.ts';
import type { Config } from '../process/config.ts';
import { readJailOutput } from '../sandbox/jail-output.ts';
import { lastSeconds, segmentsIn } from './hls-playlist.ts';
import { removeStreamFilesJob } from './live-jobs.ts';

export const playlistName = 'index.m3u8';
const playlistBytesMax = 64 * 1024;
export const masterName = 'master.m3u8';
/** The source and its renditions, each named after the moment its publisher connected, so that an address is never used for another broadcast. */
export const segmentPattern = /^(?:segment|480p|240p|audio)-[0-9a-z]{8,10}-\d{6,9}\.ts$/;

export function segmentNames(connectedAt: Date, of = 'segment'): string {
  return `${of}-${connectedAt.getTime().toString(36)}-%06d.ts`;
}

export function streamFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live', streamId);
}

/** What ffmpeg wrote: every segment that is kept, more than viewers are shown. */
export function readPlaylist(folder: string, name = playlistName): Promise<string | undefined> {
  return readJailOutput(folder, name, playlistBytesMax);
}

export async function countSegments(folder: string): Promise<number> {
  return segmentsIn((await readPlaylist(folder)) ?? '').length;
}

/** The names of the newest whole segments that together last no longer than this, oldest first. */
export async function lastSegments(folder: string, seconds: number): Promise<string[]> {
  const named = segmentsIn((await readPlaylist(folder)) ?? '').filter(({ name }) => segmentPattern.test(name));
  return lastSeconds(named, seconds).map(({ name }) => name);
}

export const removeStreamFilesHandler: JobHandler<{ streamId: string }> = {
  ...removeStreamFilesJob,
  run: (ctx, { streamId }) => rm(streamFolder(ctx.config, streamId), { recursive: true, force: true }),
};
