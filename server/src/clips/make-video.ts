import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { type Ffmpeg, runFfmpeg, untrustedInput } from '../sandbox/ffmpeg.ts';
import { openJailOutput } from '../sandbox/jail-output.ts';
import { type MediaFacts, probeMedia, type VideoStream } from '../sandbox/media-probe.ts';
import { clipLimits } from './clip.ts';

/** This file cannot become a clip; the message is for its owner. */
export class VideoRefused extends Error {
  override name = 'VideoRefused';
}

type Wish = { sourceFormat: 'mov' | 'matroska' | 'mpegts'; trimStart: number | null; trimEnd: number | null };
type Watch = { signal: AbortSignal; onProgress(progress: number): void };
type Facts = { durationSeconds: number; width: number; height: number; trimmedBecause: string | null };
/** `video` and `thumbnail` are names in the work folder. */
export type MadeVideo = { video: string; thumbnail: string; facts: Facts };

const pixelsMax = clipLimits.sourceSideMax ** 2;
const encodeMs = 600_000;

/**
 * Makes `video.mp4` and `thumbnail.jpg` from `source` in a folder of the jail's user: upright, cut where asked, H.264
 * and AAC with the index in front, within 1080p and two minutes, and without anything the camera wrote about itself.
 */
export async function makeVideo(ffmpeg: Ffmpeg, folder: string, wish: Wish, watch: Watch): Promise<MadeVideo> {
  const facts = await probe(ffmpeg, folder, wish.sourceFormat);
  const picture = pictureOf(facts);
  const cut = cutOf(facts.durationSeconds, wish);
  const size = fitted(picture);
  const hasSound = facts.streams.some(({ kind }) => kind === 'audio');
  const isTooFast = (picture.framesPerSecond ?? 0) > clipLimits.framesPerSecondMax;
  await encode(ffmpeg, folder, wish.sourceFormat, { cut, size, hasSound, isTooFast }, watch);
  const made = await probe(ffmpeg, folder, 'mov', 'video.mp4');
  const thumbnail = await pickThumbnail(ffmpeg, folder, made.durationSeconds, watch.signal);
  const durationSeconds = Math.round(made.durationSeconds * 1000) / 1000;
  const { trimmedBecause } = cut;
  return { video: 'video.mp4', thumbnail, facts: { durationSeconds, ...size, trimmedBecause } };
}

async function probe(ffmpeg: Ffmpeg, folder: string, format: string, file = 'source'): Promise<MediaFacts> {
  const facts = await probeMedia(ffmpeg, path.join(folder, file), format);
  if ('unreadable' in facts) throw new VideoRefused('The file is damaged or is no video that we can read.');
  return facts;
}

function pictureOf(facts: MediaFacts): VideoStream {
  const { streams, durationSeconds } = facts;
  const picture = streams.find((stream): stream is VideoStream => stream.kind === 'video');
  if (picture === undefined) throw new VideoRefused('The file has no picture, only sound.');
  if (streams.length > clipLimits.sourceStreamsMax) throw new VideoRefused('The file has too many tracks.');
  if (Math.max(picture.width, picture.height) > clipLimits.sourceSideMax) {
    throw new VideoRefused(`The picture is larger than ${clipLimits.sourceSideMax} × ${clipLimits.sourceSideMax}.`);
  }
  if (durationSeconds > clipLimits.sourceSecondsMax) throw new VideoRefused('The video is longer than six hours.');
  return picture;
}

type Cut = { start: number; seconds: number; trimmedBecause: string | null };

/** An end past the video is cut back, and so is what is longer than a clip; a start past it leaves nothing to show. */
function cutOf(durationSeconds: number, { trimStart, trimEnd }: Wish): Cut {
  const start = trimStart ?? 0;
  const end = Math.min(trimEnd ?? durationSeconds, durationSeconds);
  if (start >= durationSeconds) throw new VideoRefused('The trim starts after the end of the video.');
  // The sound of two minutes may last a few frames longer than the picture: nobody misses those.
  const isTooLong = end - start > clipLimits.seconds + 0.5;
  return {
    start,
    seconds: Math.min(clipLimits.seconds, end - start),
    trimmedBecause: isTooLong ? `A clip lasts at most ${clipLimits.seconds} seconds; the rest was cut off.` : null,
  };
}

/** The upright size, scaled down to fit and even in both directions, as H.264 wants it. */
function fitted({ width, height, rotationDegrees }: VideoStream): { width: number; height: number } {
  const isTurned = rotationDegrees === 90 || rotationDegrees === 270;
  const [w, h] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(1, clipLimits.longSideMax / Math.max(w, h), clipLimits.shortSideMax / Math.min(w, h));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(w), height: even(h) };
}

export type EncodingPlan = {
  cut: Omit<Cut, 'trimmedBecause'>;
  size: { width: number; height: number };
  hasSound: boolean;
  /** More frames a second than a clip may have: the surplus is dropped. */
  isTooFast: boolean;
};

/** The arguments for ffmpeg; the bench runs them alone. */
export function encodingArguments(format: string, { cut, size, hasSound, isTooFast }: EncodingPlan): string[] {
  const slowed = isTooFast ? `fps=${clipLimits.framesPerSecondMax},` : '';
  return [
    ...(cut.start > 0 ? ['-ss', String(cut.start)] : []),
    ...untrustedInput('source', format, { pixelsMax }),
    ...['-t', String(cut.seconds), '-map', '0:v:0', ...(hasSound ? ['-map', '0:a:0'] : [])],
    ...['-vf', `${slowed}scale=${size.width}:${size.height},setsar=1,format=yuv420p`],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '23',
      '-profile:v',
      'high',
      '-maxrate',
      '8M',
      '-bufsize',
      '16M',
    ],
    ...(hasSound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : []),
    ...[
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
    ],
    ...['-max_muxing_queue_size', '1024', '-movflags', '+faststart', 'video.mp4'],
  ];
}

async function encode(ffmpeg: Ffmpeg, folder: string, format: string, plan: EncodingPlan, watch: Watch): Promise<void> {
  const { outcome, stderr } = await runFfmpeg(ffmpeg, encodingArguments(format, plan), {
    cwd: folder,
    timeoutMs: encodeMs,
    signal: watch.signal,
    limits: { cpuSeconds: 2 * (encodeMs / 1000) },
    onProgress: (seconds) => watch.onProgress(Math.min(0.95, seconds / plan.cut.seconds)),
  });
  if (outcome === 'aborted') throw new Error('stopped');
  if (outcome === 'timed_out') throw new VideoRefused('The video takes too long to process.');
  if (outcome === 'failed') throw refusedOrBroken(stderr);
}

/** What ffmpeg says of a damaged file is the file's fault; anything else is tried again. */
function refusedOrBroken(stderr: string): Error {
  const isDamaged =
    /Invalid data|moov atom not found|could not find codec|Decoder .* not found|Error while decoding|does not contain any stream|Output file #?0? ?(is empty|does not)|partial file|Conversion failed/i;
  if (isDamaged.test(stderr)) return new VideoRefused('The file is damaged or is no video that we can read.');
  return new Error(`ffmpeg failed: ${stderr.trim().split('\n').at(-1)}`);
}

/** Of a few pictures the one with the most in it: a black or empty one makes the smallest file. */
async function pickThumbnail(ffmpeg: Ffmpeg, folder: string, seconds: number, signal: AbortSignal): Promise<string> {
  const moments = [0.1, 0.35, 0.6, 0.85].map((part) => seconds * part);
  const names = moments.map((_, i) => `thumbnail-${i}.jpg`);
  const inputs = moments.flatMap((moment) => ['-ss', String(moment), '-f', 'mov', '-i', 'file:video.mp4']);
  const picture = ['-frames:v', '1', '-q:v', '4', '-vf', "scale='min(720,iw)':-2", '-map_metadata', '-1'];
  const outputs = names.flatMap((name, i) => ['-map', `${i}:v:0`, ...picture, name]);
  await runFfmpeg(ffmpeg, [...inputs, ...outputs], { cwd: folder, timeoutMs: 60_000, signal });
  let best: { name: string; bytes: number } | undefined;
  for (const name of names) {
    const bytes = await sizeOf(await openJailOutput(folder, name));
    if (bytes > (best?.bytes ?? 0)) best = { name, bytes };
  }
  if (best === undefined) throw new VideoRefused('The video has no picture to show.');
  return best.name;
}

async function sizeOf(file: FileHandle | undefined): Promise<number> {
  if (file === undefined) return 0;
  const { size } = await file.stat();
  await file.close();
  return size;
}
