import type { Config } from './config.ts';
import { type Ffmpeg, findFfmpeg } from './ffmpeg.ts';

const ffmpegs = new Map<string, Promise<Ffmpeg | { missing: string }>>();

/** Looked for once a process, at the first need: finding out how it can be jailed takes a moment. */
export function ffmpegOf(config: Pick<Config, 'ffmpegPath'>): Promise<Ffmpeg | { missing: string }> {
  const key = config.ffmpegPath ?? '';
  const found = ffmpegs.get(key) ?? findFfmpeg(config.ffmpegPath);
  ffmpegs.set(key, found);
  return found;
}
