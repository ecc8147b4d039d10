import type { Config } from '../process/config.ts';
import { type FoundBrowser, findBrowser } from './browser.ts';
import { type Ffmpeg, findFfmpeg } from './ffmpeg.ts';

const ffmpegs = new Map<string, Promise<Ffmpeg | { missing: string }>>();
const browsers = new Map<string, Promise<FoundBrowser | { missing: string }>>();

/** Probed once per process, at the first use, because probing the sandbox takes a moment. */
export function ffmpegOf(config: Pick<Config, 'ffmpegPath'>): Promise<Ffmpeg | { missing: string }> {
  return once(ffmpegs, config.ffmpegPath ?? '', () => findFfmpeg(config.ffmpegPath));
}

/** As `ffmpegOf`. */
export function browserOf(
  config: Pick<Config, 'chromiumPath' | 'dataDir'>,
): Promise<FoundBrowser | { missing: string }> {
  return once(browsers, config.chromiumPath ?? '', () => findBrowser(config.dataDir, config.chromiumPath));
}

function once<T>(known: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
