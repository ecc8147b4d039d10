import { liveLimits } from '../live-stream.ts';

/**
 * A fragment of some tenths of a second. Numbers rise through the segments, so the address of the next is known in
 * advance.
 */
export type Part = { number: number; seconds: number; isIndependent: boolean; bytes: number };

/** `broadcast` identifies the publisher's connection it came from; each has a header of its own. */
export type PartedSegment = { number: number; broadcast: string; startedAtMs: number; parts: Part[] };

/**
 * What an ingest has written of a stream, newest last, more than viewers are shown. While `isOpen` the last segment
 * still gets parts; `hasEnded`: none will follow.
 */
export type PartsList = {
  /** Part of every address, so that none is reused when a stream restarts. */
  run: string;
  segments: PartedSegment[];
  isOpen: boolean;
  hasEnded: boolean;
  codecs: string;
  /** How often the broadcast has changed before the first of these segments. */
  broadcastsBefore: number;
};

export const partLimits = {
  /**
   * The requested part length for ffmpeg: with whole frames they become a little longer, but mostly stay below the
   * target.
   */
  cutSeconds: 0.43,
  targetSeconds: 0.5,
  /** Shorter ones are joined, with some bytes at most. */
  secondsMin: 0.34,
  heldBytesMax: 4 * 1024 * 1024,
  /** A compromised decoder may report anything about its parts. */
  secondsMax: 12,
  ofSegmentMax: 100,
  /** Without a key frame for this long a segment ends anywhere, or it would grow without bounds. */
  segmentSecondsMax: 12,
  /** Segments that left the playlist are served for a while to clients that read it before. */
  keptSegments: 2 * liveLimits.playlistSegments,
} as const;

/** Key frames are sometimes a little early, and half a segment more would be worse. */
export const segmentSecondsMin = liveLimits.segmentSeconds - 0.25;

export function emptyPartsList(run: string): PartsList {
  return {
    run,
    segments: [],
    isOpen: false,
    hasEnded: false,
    codecs: '',
    broadcastsBefore: 0,
  };
}

export const secondsOf = ({ parts }: PartedSegment): number => parts.reduce((sum, { seconds }) => sum + seconds, 0);
export const bytesOf = ({ parts }: PartedSegment): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);
/** For playlists: the longest kept segment in whole seconds, and the longest part. */
export const targetSecondsOf = ({ segments }: PartsList): number =>
  Math.max(liveLimits.segmentSeconds, ...segments.map((segment) => Math.round(secondsOf(segment))));
export const partTargetSecondsOf = ({ segments }: PartsList): number =>
  Math.max(partLimits.targetSeconds, ...segments.flatMap(({ parts }) => parts.map(({ seconds }) => seconds)));
export const openSegmentOf = ({ segments, isOpen }: PartsList): PartedSegment | undefined =>
  isOpen ? segments.at(-1) : undefined;
export const finishedSegmentsOf = ({ segments, isOpen }: PartsList): PartedSegment[] =>
  isOpen ? segments.slice(0, -1) : segments;

/** The position of the next part to write. */
export function nextPartOf(list: PartsList): { segment: number; part: number; number: number } {
  const last = list.segments.at(-1);
  const number = (last?.parts.at(-1)?.number ?? -1) + 1;
  if (last === undefined) return { segment: 0, part: 0, number };
  return list.isOpen
    ? { segment: last.number, part: last.parts.length, number }
    : { segment: last.number + 1, part: 0, number };
}

/** The next broadcast continues after the previous one, whose last segment ends where it was interrupted. */
export function withBroadcast(list: PartsList, codecs: string): PartsList {
  return { ...list, isOpen: false, hasEnded: false, codecs };
}

export function withPart(
  list: PartsList,
  part: Omit<Part, 'number'>,
  { broadcast, nowMs }: { broadcast: string; nowMs: number },
): PartsList {
  const open = openSegmentOf(list);
  const next = nextPartOf(list);
  const numbered = { number: next.number, ...part };
  const seconds = open ? secondsOf(open) : 0;
  const goesOn =
    open !== undefined &&
    seconds < partLimits.segmentSecondsMax &&
    open.parts.length < partLimits.ofSegmentMax &&
    !(part.isIndependent && seconds >= segmentSecondsMin);
  const last = list.segments.at(-1);
  const startedAtMs =
    last?.broadcast === broadcast ? last.startedAtMs + secondsOf(last) * 1000 : nowMs - part.seconds * 1000;
  const newest: PartedSegment = goesOn
    ? { ...open, parts: [...open.parts, numbered] }
    : { number: last === undefined ? 0 : last.number + 1, broadcast, startedAtMs, parts: [numbered] };
  return forgetOldest({
    ...list,
    segments: [...(goesOn ? list.segments.slice(0, -1) : list.segments), newest],
    isOpen: true,
  });
}

export function withEnd(list: PartsList, how: 'unpublished' | 'cut'): PartsList {
  return { ...list, isOpen: false, hasEnded: how === 'unpublished' };
}

function forgetOldest(list: PartsList): PartsList {
  const tooMany = Math.max(0, list.segments.length - partLimits.keptSegments - 1);
  if (tooMany === 0) return list;
  return {
    ...list,
    segments: list.segments.slice(tooMany),
    broadcastsBefore: list.broadcastsBefore + changesBefore(list.segments, tooMany),
  };
}

/** How often the broadcast changes from the first segment to this one. */
export function changesBefore(segments: readonly PartedSegment[], index: number): number {
  let changes = 0;
  for (let i = 1; i <= index; i++) if (segments[i]?.broadcast !== segments[i - 1]?.broadcast) changes += 1;
  return changes;
}
