/** A byte range of a file. */
type Piece = { offset: number; bytes: number };

/** A rendition of a clip: one fragmented MP4 file, with the durations and byte ranges of its segments. */
export type Rendition = {
  file: string;
  width: number;
  height: number;
  header: Piece;
  segments: (Piece & { seconds: number })[];
};

const segmentsMax = 200;

/**
 * Reads only the numbers of a playlist that ffmpeg wrote: a compromised decoder could have written any address into it.
 * Undefined when the ranges do not cover a file of this size without gaps.
 */
export function readPieces(text: string, fileBytes: number): Pick<Rendition, 'header' | 'segments'> | undefined {
  const map = /^#EXT-X-MAP:URI="[^"]*",BYTERANGE="(\d+)@0"/m.exec(text);
  const listed = [...text.matchAll(/^#EXTINF:([\d.]+),\s*\n#EXT-X-BYTERANGE:(\d+)@(\d+)/gm)];
  if (map === null || listed.length === 0 || listed.length > segmentsMax) return undefined;
  const header = { offset: 0, bytes: Number(map[1]) };
  const segments = listed.map(([, seconds, bytes, offset]) => ({
    seconds: Number(seconds),
    bytes: Number(bytes),
    offset: Number(offset),
  }));
  let end = header.bytes;
  for (const { seconds, bytes, offset } of segments) {
    if (!(seconds >= 0) || offset !== end || bytes === 0) return undefined;
    end += bytes;
  }
  return end <= fileBytes ? { header, segments } : undefined;
}

export function mediaPlaylist({ header, segments }: Rendition, address: string): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${longest}`, '#EXT-X-PLAYLIST-TYPE:VOD'],
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${header.bytes}@${header.offset}"`,
    ...segments.flatMap(({ seconds, bytes, offset }) => [
      `#EXTINF:${seconds.toFixed(3)},`,
      `#EXT-X-BYTERANGE:${bytes}@${offset}`,
      address,
    ]),
    '#EXT-X-ENDLIST\n',
  ].join('\n');
}

/** The largest first, because players without a measurement start with the first. */
export function masterPlaylistOf(renditions: readonly Rendition[], addressOf: (one: Rendition) => string): string {
  const lines = renditions.flatMap((one) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peakBitsOf(one)},RESOLUTION=${one.width}x${one.height}`,
    addressOf(one),
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

function peakBitsOf({ segments }: Rendition): number {
  return Math.ceil(Math.max(...segments.map(({ bytes, seconds }) => (bytes * 8) / Math.max(seconds, 0.1))));
}
