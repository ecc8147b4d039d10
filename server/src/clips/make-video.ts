import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Ffmpeg, runFfmpeg } from '../sandbox/ffmpeg.ts';
import { openJailOutput, readJailOutput } from '../sandbox/jail-output.ts';
import { probeMedia } from '../sandbox/media-probe.ts';
import { planClip, type RenditionPlan, type Trim, VideoRefused } from './clip-plan.ts';
import { type Rendition, readPieces } from './clip-playlist.ts';
import { encodingArguments, previewName, renditionFiles, thumbnailNames } from './encoding-arguments.ts';
import { readMp4Seconds } from './mp4-seconds.ts';

type VideoSource = Trim & { sourceFormat: 'mov' | 'matroska' | 'mpegts' };
type Watch = { signal: AbortSignal; onProgress(progress: number): void };
type Facts = { durationSeconds: number; width: number; height: number; trimmedBecause: string | null };
/** File names in the work folder. A preview that is too large for a list is left out. */
export type MadeVideo = {
  video: string;
  thumbnail: string;
  preview: string | undefined;
  renditions: (RenditionPlan & Pick<Rendition, 'header' | 'segments'> & { media: string })[];
  facts: Facts;
};

const encodeMs = 800_000;
const previewBytesMax = 300_000;
const playlistBytesMax = 64 * 1024;
const damaged = 'The file is damaged or is no video that we can read.';

/**
 * Makes `video.mp4` and a thumbnail from `source` in a folder of the sandbox user: rotated upright, cut where
 * requested, H.264 and AAC with the index in front, in standard colours, within 1080p and two minutes, with normalized
 * loudness and without camera metadata. Also makes an animated preview and, for a large video, smaller renditions.
 */
export async function makeVideo(ffmpeg: Ffmpeg, folder: string, source: VideoSource, watch: Watch): Promise<MadeVideo> {
  const facts = await probeMedia(ffmpeg, path.join(folder, 'source'), source.sourceFormat);
  if ('unreadable' in facts) throw new VideoRefused(damaged);
  const { trimmedBecause, ...plan } = planClip(facts, source);
  const { outcome, stderr } = await runFfmpeg(ffmpeg, encodingArguments(source.sourceFormat, plan, ffmpeg.abilities), {
    cwd: folder,
    timeoutMs: encodeMs,
    signal: watch.signal,
    limits: { cpuSeconds: 2 * (encodeMs / 1000) },
    onProgress: (seconds) => watch.onProgress(Math.min(0.95, seconds / plan.cut.seconds)),
  });
  if (outcome === 'aborted') throw new Error('stopped');
  if (outcome === 'timed_out') throw new VideoRefused('The video takes too long to process.');
  if (outcome === 'failed') throw refusedOrBroken(stderr);
  return {
    video: 'video.mp4',
    thumbnail: await pickThumbnail(folder),
    preview: await findPreview(folder),
    renditions: await readRenditions(folder, plan.renditions),
    facts: { durationSeconds: await lengthOf(folder), ...plan.size, trimmedBecause },
  };
}

/** Errors that ffmpeg reports about a damaged file are final; anything else is retried. */
function refusedOrBroken(stderr: string): Error {
  const isDamaged =
    /Invalid data|moov atom not found|could not find codec|Decoder .* not found|Error while (opening decoder|decoding)|does not contain any stream|Output file #?0? ?(is empty|does not)|partial file|Conversion failed/i;
  if (isDamaged.test(stderr)) return new VideoRefused(damaged);
  return new Error(`ffmpeg failed: ${stderr.trim().split('\n').at(-1)}`);
}

async function lengthOf(folder: string): Promise<number> {
  const file = await openJailOutput(folder, 'video.mp4');
  if (file === undefined) throw new VideoRefused('The video has no picture to show.');
  try {
    const seconds = await readMp4Seconds(file);
    if (seconds === undefined) throw new VideoRefused('The video has no picture to show.');
    return Math.round(seconds * 1000) / 1000;
  } finally {
    await file.close();
  }
}

/** The frame with the most detail: a black or empty one makes the smallest file. */
async function pickThumbnail(folder: string): Promise<string> {
  let best: { name: string; bytes: number } | undefined;
  for (const name of thumbnailNames) {
    const bytes = await sizeOf(await openJailOutput(folder, name));
    if (bytes > (best?.bytes ?? 0)) best = { name, bytes };
  }
  if (best === undefined) throw new VideoRefused('The video has no picture to show.');
  return best.name;
}

async function findPreview(folder: string): Promise<string | undefined> {
  const bytes = await sizeOf(await openJailOutput(folder, previewName));
  return bytes > 0 && bytes <= previewBytesMax ? previewName : undefined;
}

async function readRenditions(folder: string, planned: RenditionPlan[]): Promise<MadeVideo['renditions']> {
  const made: MadeVideo['renditions'] = [];
  for (const one of planned) {
    const { media, playlist } = renditionFiles(one);
    const text = (await readJailOutput(folder, playlist, playlistBytesMax)) ?? '';
    const pieces = readPieces(text, await sizeOf(await openJailOutput(folder, media)));
    if (pieces === undefined) throw new Error(`ffmpeg left no whole ${playlist}`);
    made.push({ ...one, ...pieces, media });
  }
  return made;
}

async function sizeOf(file: FileHandle | undefined): Promise<number> {
  if (file === undefined) return 0;
  const { size } = await file.stat();
  await file.close();
  return size;
}
