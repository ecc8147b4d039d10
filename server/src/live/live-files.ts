import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandler } from '../platform/jobs.ts';
import type { Config } from '../process/config.ts';
import { readJailOutput } from '../sandbox/jail-output.ts';
import { lastSeconds, segmentsIn } from './hls-playlist.ts';
import { removeStreamFilesJob } from './live-jobs.ts';

export const playlistName = 'index.m3u8';
const playlistBytesMax = 64 * 1024;
/** Named after the moment its publisher connected, so that an address is never used for another broadcast. */
export const segmentPattern = /^segment-[0-9a-z]{8,10}-\d{6,9}\.ts$/;

export function segmentNames(connectedAt: Date): string {
  return `segment-${connectedAt.getTime().toString(36)}-%06d.ts`;
}

export function streamFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live', streamId);
}

/** What ffmpeg wrote: every segment that is kept, more than viewers are shown. */
export function readPlaylist(folder: string): Promise<string | undefined> {
  return readJailOutput(folder, playlistName, playlistBytesMax);
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
