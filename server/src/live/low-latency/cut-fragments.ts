import { boxBytes, boxType } from './mp4-boxes.ts';
import { type FragmentFacts, factsOfFragment } from './mp4-fragment.ts';
import { type Mp4Track, tracksOf } from './mp4-tracks.ts';

export type Mp4Head = { bytes: Buffer; tracks: Mp4Track[] };
export type Mp4Fragment = FragmentFacts & { bytes: Buffer };
export type Mp4Piece = ({ kind: 'head' } & Mp4Head) | ({ kind: 'fragment' } & Mp4Fragment);

/** Half a second of the largest accepted stream has a tenth of this; a key frame may be large. */
const pieceBytesMax = 16 * 1024 * 1024;

/** Splits a fragmented MP4, as it is written, into its header and its complete fragments with their properties. */
export function createFragmentCutter(): { push(chunk: Buffer): Mp4Piece[] } {
  let waiting: Buffer = Buffer.alloc(0);
  let tracks: Mp4Track[] | undefined;

  /** The next piece ends with the first box of this type. */
  const takeUntil = (type: string): Buffer | undefined => {
    for (let offset = 0; ; ) {
      const size = boxBytes(waiting, offset);
      if (offset + (size ?? 0) > pieceBytesMax) throw new Error('A fragment of MP4 is too large');
      if (size === undefined || offset + size > waiting.length) return undefined;
      const isLast = boxType(waiting, offset) === type;
      offset += size;
      if (!isLast) continue;
      const piece = waiting.subarray(0, offset);
      waiting = waiting.subarray(offset);
      return piece;
    }
  };
  const take = (): Mp4Piece | undefined => {
    const bytes = takeUntil(tracks === undefined ? 'moov' : 'mdat');
    if (bytes === undefined) return undefined;
    if (tracks !== undefined) return { kind: 'fragment', bytes, ...factsOfFragment(bytes, tracks) };
    tracks = tracksOf(bytes);
    return { kind: 'head', bytes, tracks };
  };

  return {
    push(chunk) {
      waiting = Buffer.concat([waiting, chunk]);
      const pieces: Mp4Piece[] = [];
      for (let piece = take(); piece !== undefined; piece = take()) pieces.push(piece);
      return pieces;
    },
  };
}
