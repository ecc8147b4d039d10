import type { Random } from '../../math/random.ts';

/** Something on the grill, in a pan or in the oven. */
export type Piece = {
  spot: number;
  thing: number;
  /** Whether it was turned over. */
  isTurned: boolean;
  /** 0 raw, from 1 on done, 2 burnt. */
  heat: number;
  /** Seconds since it was put on or turned over. */
  age: number;
};

export type Grill = { pieces: Piece[]; untilNext: number; laid: number };

export const newGrill = (): Grill => ({ pieces: [], untilNext: 0.3, laid: 0 });

const hurry = 0.9885;
const browningSeconds = 4;
const betweenSeconds = 2.6;
/** Touched too early it loses so much of its heat. */
const cooling = 0.3;

/** Lays on new pieces, faster from minute to minute, and browns all of them. Returns those that burnt. */
export function stepGrill(
  grill: Grill,
  spots: number,
  { played, dt, pace, things, random }: { played: number; dt: number; pace: number; things: number; random: Random },
): Piece[] {
  const scale = hurry ** played / pace;
  grill.untilNext -= dt;
  const free = Array.from({ length: spots }, (_, i) => i).filter((i) => !grill.pieces.some(({ spot }) => spot === i));
  if (free.length === spots) grill.untilNext = Math.min(grill.untilNext, 0.4);
  if (grill.untilNext <= 0 && free.length > 0) {
    grill.pieces.push({ spot: random.pick(free), thing: grill.laid++ % things, isTurned: false, heat: 0, age: 0 });
    grill.untilNext = betweenSeconds * scale;
  }
  for (const piece of grill.pieces) {
    piece.heat += dt / (browningSeconds * scale);
    piece.age += dt;
  }
  const burnt = grill.pieces.filter(({ heat }) => heat >= 2);
  grill.pieces = grill.pieces.filter(({ heat }) => heat < 2);
  return burnt;
}

/** A tap turns over what is done, and takes it off when its other side is done too or nothing is turned here. */
export function touch(grill: Grill, piece: Piece, isTurnedOver: boolean): 'raw' | 'turned' | 'served' {
  if (piece.heat < 1) {
    piece.heat = Math.max(0, piece.heat - cooling);
    return 'raw';
  }
  if (isTurnedOver && !piece.isTurned) {
    Object.assign(piece, { isTurned: true, heat: 0, age: 0 });
    return 'turned';
  }
  grill.pieces = grill.pieces.filter((one) => one !== piece);
  return 'served';
}

/** The sooner after it is done, the better it tastes. */
export const tasteOf = ({ heat }: Piece): number => Math.round(10 + 20 * Math.max(0, 2 - heat));
