import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { JobHandler } from '../platform/jobs.ts';
import type { Config } from '../process/config.ts';
import { removeStreamFilesJob } from './live-jobs.ts';

export const playlistName = 'index.m3u8';
export const segmentPattern = /^segment-\d{6,9}\.ts$/;

export function streamFolder(config: Pick<Config, 'dataDir'>, streamId: string): string {
  return path.join(config.dataDir, 'live', streamId);
}

export async function countSegments(folder: string): Promise<number> {
  try {
    return (await readFile(path.join(folder, playlistName), 'utf8')).split('#EXTINF').length - 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** The newest whole segments that together hold about this many seconds, oldest first. */
export async function lastSegments(folder: string, seconds: number): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => segmentPattern.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, writtenAt: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const newest = files.at(-1)?.writtenAt ?? 0;
  return files
    .filter(({ writtenAt }) => writtenAt > newest - seconds * 1000)
    .map(({ name }) => path.join(folder, name));
}

export const removeStreamFilesHandler: JobHandler<{ streamId: string }> = {
  ...removeStreamFilesJob,
  run: (ctx, { streamId }) => rm(streamFolder(ctx.config, streamId), { recursive: true, force: true }),
};
