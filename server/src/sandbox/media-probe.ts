import { basename, dirname } from 'node:path';
import { type Ffmpeg, runFfmpeg, untrustedInput } from './ffmpeg.ts';

export type VideoStream = {
  kind: 'video';
  codec: string;
  width: number;
  height: number;
  /** Undefined for a variable rate without a nominal one. */
  framesPerSecond: number | undefined;
  /** Clockwise rotation for display; 0, 90, 180 or 270. */
  rotationDegrees: number;
  /** How wide a pixel is, for a height of 1. */
  pixelAspect: number;
  colours: 'plain' | 'wide' | 'hdr';
};

export type MediaStream = VideoStream | { kind: 'audio' | 'other'; codec: string };

export type MediaFacts = { durationSeconds: number; streams: MediaStream[] };

const probeMs = 20_000;
const stderrBytesMax = 256 * 1024;

/** Parses what ffmpeg prints about a file in a work directory of the sandbox user; the packages contain no ffprobe. */
export async function probeMedia(
  ffmpeg: Ffmpeg,
  file: string,
  demuxer: string,
  runOne = runFfmpeg,
): Promise<MediaFacts | { unreadable: string }> {
  const input = untrustedInput(basename(file), demuxer, { pixelsMax: 100_000_000 });
  const run = { cwd: dirname(file), timeoutMs: probeMs, limits: { cpuSeconds: probeMs / 1000 }, stderrBytesMax };
  const { outcome, stderr, stderrIsCut } = await runOne(ffmpeg, input, run);
  if (outcome === 'timed_out') return { unreadable: 'it takes too long to read' };
  if (stderrIsCut) return { unreadable: 'it says too much about itself' };
  const facts = parseMediaFacts(stderr);
  if ('unreadable' in facts) return facts;
  const { streams } = facts;
  // The timestamps of an interrupted stream restart in the middle, so ffmpeg's duration is only a guess.
  const declaredSeconds = demuxer === 'mpegts' ? undefined : facts.durationSeconds;
  const durationSeconds = declaredSeconds ?? (await measureDuration(ffmpeg, file, demuxer, runOne));
  if (durationSeconds === undefined) return { unreadable: 'its length cannot be found out' };
  return { durationSeconds, streams };
}

/** WebM recorded by a browser has no duration: it is measured by reading all packets. */
async function measureDuration(
  ffmpeg: Ffmpeg,
  file: string,
  demuxer: string,
  runOne: typeof runFfmpeg,
): Promise<number | undefined> {
  let lastSeconds: number | undefined;
  const input = untrustedInput(basename(file), demuxer, { pixelsMax: 100_000_000 });
  const { outcome } = await runOne(ffmpeg, [...input, '-map', '0', '-c', 'copy', '-f', 'null', '-'], {
    cwd: dirname(file),
    timeoutMs: probeMs,
    limits: { cpuSeconds: probeMs / 1000 },
    onProgress: (seconds) => {
      lastSeconds = seconds;
    },
  });
  return outcome === 'done' ? lastSeconds : undefined;
}

/**
 * Parses the output of ffmpeg 4 to 7. A file can inject lines through its metadata; they appear in addition to the true
 * ones, so a value that appears twice makes the file unreadable.
 */
export function parseMediaFacts(
  text: string,
): { durationSeconds: number | undefined; streams: MediaStream[] } | { unreadable: string } {
  const durations = [...text.matchAll(/^ {2}Duration: (?:(\d+):(\d+):([\d.]+)|N\/A),/gm)];
  const [duration] = durations;
  if (!duration) return { unreadable: lastComplaint(text) };
  const headings = [...text.matchAll(/^ {2,4}Stream #0:(\d+)\S*: (\w+): (.*)$/gm)];
  const isInOrder = headings.every((heading, index) => Number(heading[1]) === index);
  if (durations.length > 1 || !isInOrder) return { unreadable: 'it contradicts itself' };
  const streams = headings.map((heading, index) => {
    const details = text.slice(heading.index, headings[index + 1]?.index);
    return parseStream(heading[2] as string, heading[3] as string, details);
  });
  const [, hours, minutes, seconds] = duration;
  const durationSeconds = hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : undefined;
  return { durationSeconds, streams };
}

function parseStream(type: string, description: string, details: string): MediaStream {
  const codec = /^\w+/.exec(description)?.[0] ?? 'unknown';
  const size = /, (\d+)x(\d+)[, [(]?/.exec(description);
  if (type === 'Audio') return { kind: 'audio', codec };
  if (type !== 'Video' || !size) return { kind: 'other', codec };
  const rate = /, ([\d.]+)(k?) fps\b/.exec(description);
  const turned = /displaymatrix: rotation of (-?[\d.]+) degrees/.exec(details)?.[1] ?? '0';
  return {
    kind: 'video',
    codec,
    width: Number(size[1]),
    height: Number(size[2]),
    framesPerSecond: rate ? Number(rate[1]) * (rate[2] ? 1000 : 1) : undefined,
    // ffmpeg counts counterclockwise.
    rotationDegrees: (Math.round(-Number(turned) / 90) * 90 + 360) % 360,
    pixelAspect: pixelAspectIn(description),
    colours: coloursIn(description),
  };
}

function pixelAspectIn(description: string): number {
  const [, width, height] = /\bSAR (\d+):(\d+)/.exec(description) ?? [];
  const aspect = Number(width) / Number(height);
  // An extreme aspect ratio is treated as an error in the file.
  return aspect >= 0.1 && aspect <= 10 ? aspect : 1;
}

/** After the pixel format: range, then matrix, primaries and transfer, or one word when they are the same. */
function coloursIn(description: string): VideoStream['colours'] {
  const [, tags = ''] = /, \w+\(([^)]*)\)/.exec(description.replace(/^\w+ \([^)]*\)/, '')) ?? [];
  if (/\b(arib-std-b67|smpte2084)\b/.test(tags)) return 'hdr';
  return /\bbt2020/.test(tags) ? 'wide' : 'plain';
}

function lastComplaint(text: string): string {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.replace(/^.*file:[^:]*: /, '') || 'ffmpeg does not know it';
}
