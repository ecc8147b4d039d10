import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandler } from '../platform/jobs.ts';
import type { Config } from '../process/config.ts';
import { listJailOutput, readJailOutput } from '../sandbox/jail-output.ts';
import { removeStreamFilesJob } from './live-jobs.ts';

export const playlistName = 'index.m3u8';
const playlistBytesMax = 64 * 1024;
export const segmentPattern = /^segment-\d{6,9}\.ts$/;

export function streamFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live', streamId);
}

export function readPlaylist(folder: string): Promise<string | undefined> {
  return readJailOutput(folder, playlistName, playlistBytesMax);
}

export async function countSegments(folder: string): Promise<number> {
  return ((await readPlaylist(folder)) ?? '').split('#EXTINF').length - 1;
}

/** The names of the newest whole segments that together hold about this many seconds, oldest first. */
export async function lastSegments(folder: string, seconds: number): Promise<string[]> {
  const segments = await listJailOutput(folder, segmentPattern);
  const newest = segments.at(-1)?.writtenAt.getTime() ?? 0;
  return segments.filter(({ writtenAt }) => writtenAt.getTime() > newest - seconds * 1000).map(({ name }) => name);
}

export const removeStreamFilesHandler: JobHandler<{ streamId: string }> = {
  ...removeStreamFilesJob,
  run: (ctx, { streamId }) => rm(streamFolder(ctx.config, streamId), { recursive: true, force: true }),
};
