import type { MediaFacts, VideoStream } from '../sandbox/media-probe.ts';
import { clipLimits } from './clip.ts';

/** This file cannot become a clip; the message is shown to its owner. */
export class VideoRefused extends Error {
  override name = 'VideoRefused';
}

export type Trim = { trimStart: number | null; trimEnd: number | null };

/** How a source is encoded. */
export type EncodingPlan = {
  cut: { start: number; seconds: number };
  size: { width: number; height: number };
  /** The audio track to use; undefined without any. */
  soundTrack: number | undefined;
  /** The source has more frames per second than a clip may have: the surplus is dropped. */
  isTooFast: boolean;
  /** Whether colours must be converted for an ordinary screen. */
  colours: 'plain' | 'wide' | 'hdr';
  /** Smaller versions for slower connections, the largest first; none for a small video. */
  renditions: RenditionPlan[];
};

export type RenditionPlan = { name: '720p' | '360p'; width: number; height: number };

const renditionsAbove = 480;

/** A video with a single frame may report a duration of zero. */
const shortestSeconds = 0.04;

export function planClip(facts: MediaFacts, trim: Trim): EncodingPlan & { trimmedBecause: string | null } {
  const picture = pictureOf(facts);
  const { trimmedBecause, ...cut } = cutOf(Math.max(facts.durationSeconds, shortestSeconds), trim);
  const sounds = facts.streams.filter(({ kind }) => kind === 'audio');
  const known = sounds.findIndex(({ codec }) => codec !== 'none');
  const size = fitted(picture);
  return {
    cut,
    size,
    renditions: renditionsOf(size),
    soundTrack: known < 0 ? undefined : known,
    isTooFast: (picture.framesPerSecond ?? 0) > clipLimits.framesPerSecondMax,
    colours: picture.colours,
    trimmedBecause,
  };
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

type Cut = EncodingPlan['cut'] & { trimmedBecause: string | null };

/** An end past the video, or past the maximum length, is cut; a start past the video is refused. */
function cutOf(durationSeconds: number, { trimStart, trimEnd }: Trim): Cut {
  const start = trimStart ?? 0;
  const end = Math.min(trimEnd ?? durationSeconds, durationSeconds);
  if (start >= durationSeconds) throw new VideoRefused('The trim starts after the end of the video.');
  // Audio may last a few frames longer than the picture; that is not reported as trimmed.
  const isTooLong = end - start > clipLimits.seconds + 0.5;
  return {
    start,
    seconds: Math.min(clipLimits.seconds, end - start),
    trimmedBecause: isTooLong ? `A clip lasts at most ${clipLimits.seconds} seconds; the rest was cut off.` : null,
  };
}

/** The rotated size with square pixels, scaled down to fit, with even dimensions as H.264 requires. */
function fitted({ width, height, pixelAspect, rotationDegrees }: VideoStream): EncodingPlan['size'] {
  const wide = width * pixelAspect;
  const isTurned = rotationDegrees === 90 || rotationDegrees === 270;
  const [w, h] = isTurned ? [height, wide] : [wide, height];
  const scale = Math.min(1, clipLimits.longSideMax / Math.max(w, h), clipLimits.shortSideMax / Math.min(w, h));
  return { width: even(w * scale), height: even(h * scale) };
}

function even(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2);
}

function renditionsOf({ width, height }: EncodingPlan['size']): RenditionPlan[] {
  const shortSide = Math.min(width, height);
  if (shortSide <= renditionsAbove) return [];
  return ([720, 360] as const).map((lines) => {
    const scale = Math.min(1, lines / shortSide);
    return { name: `${lines}p` as const, width: even(width * scale), height: even(height * scale) };
  });
}
