/** `low` can be jumped over; `tall` and `long` are passed in another lane. */
export type Obstacle = {
  shape: 'low' | 'tall' | 'long';
  lane: number;
  /** Units along the track at its near end. */
  z: number;
  length: number;
  look: number;
  /** Seconds since it was run into; null while it stands. */
  hit: number | null;
};
export type Good = { lane: number; z: number; y: number; look: number; taken: boolean };

/** A lane is a hundred units wide. */
export type LaneWorld = {
  lanes: number;
  pace: number;
  hard: number;
  /** The lane that is run to, and where between the lanes the hero is. */
  lane: number;
  x: number;
  lean: number;
  y: number;
  vy: number;
  along: number;
  speed: number;
  seconds: number;
  walked: number;
  safe: number;
  squash: number;
  obstacles: Obstacle[];
  goods: Good[];
  /** Where the next row is laid out, and the lane that was free in the last one. */
  next: number;
  way: number;
  streak: number;
  /** Seconds for which whoever runs after the hero stays close. */
  chased: number;
};

export type LaneEvent = { type: 'hit' | 'good' | 'land' | 'jump' | 'turn'; lane: number; y: number; look: number };

/** How far ahead the track is laid out. */
export const seenUnits = 3600;

export function newLanes(lanes: number, pace: number, hard: number): LaneWorld {
  const middle = Math.floor(lanes / 2);
  return {
    lanes,
    pace,
    hard,
    lane: middle,
    x: middle,
    lean: 0,
    y: 0,
    vy: 0,
    along: 0,
    speed: pace,
    seconds: 0,
    walked: 0,
    safe: 0,
    squash: 0,
    obstacles: [],
    goods: [],
    next: 700,
    way: middle,
    streak: 0,
    chased: 0,
  };
}

/** Rises ever faster, so that every round ends. */
export const hardness = ({ hard, seconds }: LaneWorld) => hard * 0.4 + seconds / 30 + (seconds / 60) ** 2;
