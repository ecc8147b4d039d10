import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { browserOf, ffmpegOf } from './programs.ts';

type Programs = Pick<Config, 'ffmpegPath' | 'chromiumPath' | 'dataDir'>;

/** For each program this node needs, what does not work without it. */
export type NeededPrograms = { ffmpeg?: string; chromium?: string };
export type ProgramNotes = Record<string, string>;

/** Shown until the probes are done, which the start does not wait for. */
export function pendingNotes(needed: NeededPrograms): ProgramNotes {
  return Object.fromEntries(Object.keys(needed).map((name) => [name, 'is being looked for']));
}

/** Version and sandbox of each needed program, for /readyz; paths and causes go to the log only. */
export async function noteOnPrograms(config: Programs, log: Log, needed: NeededPrograms): Promise<ProgramNotes> {
  const notes: ProgramNotes = {};
  if (needed.ffmpeg !== undefined) {
    const found = await ffmpegOf(config);
    notes['ffmpeg'] = 'missing' in found ? missing(log, 'ffmpeg', found.missing, needed.ffmpeg) : described(log, found);
  }
  if (needed.chromium !== undefined) {
    const found = await browserOf(config);
    notes['chromium'] =
      'missing' in found
        ? missing(log, 'Chromium', found.missing, needed.chromium)
        : `version ${found.version}; jail: ${found.words}`;
  }
  return notes;
}

/** The build date is logged at every start, because decoders depend most on security fixes. */
function described(log: Log, { path, version, builtOn, jail, abilities }: Ffmpeg): string {
  log.info({ path, version, builtOn, jail: jail.words }, 'ffmpeg found');
  const ageDays = (Date.now() - Date.parse(builtOn)) / 86_400_000;
  if (ageDays > 365)
    log.warn({ path, version, builtOn }, 'ffmpeg is older than a year; SECURITY.md says how to bring a newer one');
  const colours = abilities.toneMaps ? '' : '; it has no zscale filter, so HDR video keeps its colours and their tags';
  const previews = abilities.makesWebp ? '' : '; it has no libwebp_anim encoder, so clips have no moving preview';
  return `version ${version} of ${builtOn}; jail: ${jail.words}${colours}${previews}`;
}

function missing(log: Log, program: string, reason: string, consequence: string): string {
  log.warn({ reason }, `${program} is missing`);
  return `missing, so ${consequence}; the log says why`;
}
