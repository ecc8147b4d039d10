const FORWARD_MS_MAX = 10_000;
const BACKWARD_MS_MAX = 1_000;

export type MediaKind = 'audio' | 'video';

type Track = { lastIn: number; position: number; lastOut: number };

export type FlvTimeline = {
  /** The tag's time in the FLV stream: starts at 0 and never goes back within a kind. */
  place(kind: MediaKind, timestamp: number): number;
  /** The last time returned for this kind, 0 before any. */
  last(kind: MediaKind): number;
  latest(): number;
};

function signedDifference(later: number, earlier: number): number {
  return (later - earlier) | 0;
}

function isContinuous(stepMs: number): boolean {
  return stepMs >= -BACKWARD_MS_MAX && stepMs <= FORWARD_MS_MAX;
}

/**
 * Publishers start at any time, jump when their clock or scene changes, wrap at 2^32 and go back a little between audio
 * and video. An implausible step is treated as a break: the timeline continues from where it was. After a break the
 * other kind follows the one that broke first, so that both stay in sync.
 */
export function createFlvTimeline(): FlvTimeline {
  const tracks: Partial<Record<MediaKind, Track>> = {};
  let latest = 0;

  function positionOf(timestamp: number, own: Track | undefined, other: Track | undefined): number {
    for (const track of [own, other]) {
      const step = track && signedDifference(timestamp, track.lastIn);
      if (track && step !== undefined && isContinuous(step)) return track.position + step;
    }
    return latest;
  }

  return {
    place(kind, timestamp) {
      const own = tracks[kind];
      const position = positionOf(timestamp, own, tracks[kind === 'audio' ? 'video' : 'audio']);
      const lastOut = Math.max(position, own?.lastOut ?? 0);
      tracks[kind] = { lastIn: timestamp, position, lastOut };
      latest = Math.max(latest, lastOut);
      return lastOut;
    },
    last: (kind) => tracks[kind]?.lastOut ?? 0,
    latest: () => latest,
  };
}
