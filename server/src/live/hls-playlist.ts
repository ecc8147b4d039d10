import type { Ending } from './live-stream.ts';

export type PlaylistSegment = { name: string; seconds: number };

type Entry = PlaylistSegment & { lines: string[] };

/** The segments in a media playlist of ffmpeg, oldest first. */
export function segmentsIn(text: string): PlaylistSegment[] {
  return parse(text).entries.map(({ name, seconds }) => ({ name, seconds }));
}

/**
 * The interval of key frames, to a tenth of a second: a segment can only end at one, so the longest of the latest shows
 * it. The newest is left out, because an interruption shortens it. Null while there are too few.
 */
export function keyFrameSecondsOf(segments: readonly PlaylistSegment[]): number | null {
  const latest = segments.slice(-6, -1).map(({ seconds }) => seconds);
  return latest.length < 2 ? null : Math.round(Math.max(...latest) * 10) / 10;
}

/** The playlist with at most this many of the newest segments, with this prefix of their addresses. */
export function newestSegmentsOf(text: string, segmentsMax: number, before = ''): string {
  const { head, entries, tail } = parse(text);
  const leftOut = Math.max(0, entries.length - segmentsMax);
  const numbered = head.map((line) =>
    line.replace(/^(#EXT-X-MEDIA-SEQUENCE:)(\d+)$/, (_, tag, first) => `${tag}${Number(first) + leftOut}`),
  );
  return [
    ...numbered,
    ...entries.slice(leftOut).flatMap(({ lines, name }) => [...lines.slice(0, -1), before + name]),
    ...tail,
    '',
  ].join('\n');
}

const endLine = '#EXT-X-ENDLIST';

/**
 * ffmpeg ends its playlist whenever its input ends. After an interruption the stream may continue, but players would
 * stop polling; a killed process ends no playlist at all, and players would poll forever.
 */
export function withEnding(text: string, ending: Ending): string {
  if (ending === 'ending') return text;
  const lines = text.split('\n').filter((line) => line !== '' && line !== endLine);
  return [...lines, ...(ending === 'ended' ? [endLine] : []), ''].join('\n');
}

/** The newest segments that together last no longer than this, oldest first. */
export function lastSeconds(segments: readonly PlaylistSegment[], secondsMax: number): PlaylistSegment[] {
  let seconds = 0;
  const first = segments.findLastIndex((segment) => {
    seconds += segment.seconds;
    // Durations have six decimals, whose sum may be slightly too long.
    return seconds > secondsMax + 0.01;
  });
  return segments.slice(first + 1);
}

/** Tags of a segment precede its name; the playlist's own come first. */
function parse(text: string): { head: string[]; entries: Entry[]; tail: string[] } {
  const head: string[] = [];
  const entries: Entry[] = [];
  let lines: string[] = [];
  let seconds = 0;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const isOfSegment = entries.length > 0 || lines.length > 0 || /^#(EXTINF|EXT-X-DISCONTINUITY$)/.test(line);
    if (!isOfSegment) {
      head.push(line);
      continue;
    }
    lines.push(line);
    const duration = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (duration !== undefined) seconds = Number(duration);
    if (line.startsWith('#')) continue;
    entries.push({ name: line, seconds, lines });
    lines = [];
  }
  return { head, entries, tail: lines };
}
