import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { browserOf, ffmpegOf } from './programs.ts';

export type ProgramNotes = { ffmpeg: string; chromium: string };

/** Until they are found, which the start does not wait for. */
export const stillLooking: ProgramNotes = { ffmpeg: 'is being looked for', chromium: 'is being looked for' };

type Programs = Pick<Config, 'ffmpegPath' | 'chromiumPath' | 'dataDir'>;

/** Which programs run here and how they are shut in, for /readyz; paths and causes are the log's. */
export async function noteOnPrograms(config: Programs, log: Log): Promise<ProgramNotes> {
  const [ffmpeg, browser] = await Promise.all([ffmpegOf(config), browserOf(config)]);
  return {
    ffmpeg:
      'missing' in ffmpeg
        ? missing(log, 'ffmpeg', ffmpeg.missing, 'clips cannot be processed and streams not be shown')
        : `version ${ffmpeg.version}; jail: ${ffmpeg.jail.words}`,
    chromium:
      'missing' in browser
        ? missing(log, 'Chromium', browser.missing, 'no game can be generated')
        : `version ${browser.version}; jail: ${browser.words}`,
  };
}

function missing(log: Log, program: string, reason: string, consequence: string): string {
  log.warn({ reason }, `${program} is missing`);
  return `missing, so ${consequence}; the log says why`;
}
