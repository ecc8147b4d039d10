export type RecordedSegment = { name: string; seconds: number };

/** The connection time of the publisher, part of the segment names: timestamps restart with each connection. */
const connectionOf = (name: string) => name.slice(0, name.lastIndexOf('-'));

/** A whole recording as HLS; `query` is added to the address of each segment. */
export function recordingPlaylist(segments: readonly RecordedSegment[], query: string): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.ceil(seconds)));
  const head = ['#EXTM3U', '#EXT-X-VERSION:6', `#EXT-X-TARGETDURATION:${longest}`, '#EXT-X-PLAYLIST-TYPE:VOD'];
  const lines = segments.flatMap(({ name, seconds }, i) => {
    const before = segments[i - 1]?.name ?? name;
    const isCut = connectionOf(before) !== connectionOf(name);
    return [...(isCut ? ['#EXT-X-DISCONTINUITY'] : []), `#EXTINF:${seconds.toFixed(6)},`, `${name}${query}`];
  });
  return [...head, '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** The segments to join for a clip, and the clip's range in them. */
export type RecordingPart = { names: string[]; trimStart: number; trimEnd: number };

/**
 * The segments from a time on for this many seconds. They end where the publisher was interrupted, because later
 * timestamps differ. Undefined when the recording is shorter.
 */
export function partOf(
  segments: readonly RecordedSegment[],
  startSeconds: number,
  lengthSeconds: number,
): RecordingPart | undefined {
  let at = 0;
  let part: RecordingPart | undefined;
  for (const { name, seconds } of segments) {
    const [from, to] = [at, at + seconds];
    at = to;
    if (to <= startSeconds) continue;
    if (part === undefined) {
      const trimStart = startSeconds - from;
      part = { names: [], trimStart, trimEnd: trimStart + lengthSeconds };
    } else if (from >= startSeconds + lengthSeconds || connectionOf(part.names[0] ?? '') !== connectionOf(name)) break;
    part.names.push(name);
  }
  return part;
}
