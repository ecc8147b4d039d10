import type { Side } from '../../stage/duel.ts';
import { other } from '../../stage/duel.ts';
import { type Ball, blackNumber } from './table.ts';
import type { ShotSoFar } from './world.ts';

export type Ruling = {
  isFoul: boolean;
  /** The shooter goes on. */
  isAgain: boolean;
  winner: Side | null;
  /** The black ball fell too early and comes back. */
  isBlackBack: boolean;
};

export const isBlack = ({ number, side }: Ball): boolean => number === blackNumber && side === null;

export const ownLeft = (balls: Ball[], side: Side): number => balls.filter((ball) => ball.side === side).length;

/** What may be hit first: one's own balls, then the black one. */
export function targetsOf(balls: Ball[], side: Side, isSnooker: boolean): Ball[] {
  const objects = balls.filter(({ number }) => number !== 0);
  if (isSnooker) return objects;
  const own = objects.filter((ball) => ball.side === side);
  return own.length > 0 ? own : objects.filter(isBlack);
}

/** Pool with two groups: whoever has potted all of one's own, and then the black ball, wins. */
export function rulePool(balls: Ball[], { by, first, potted, isScratch, ownBefore }: ShotSoFar): Ruling {
  const isWrongFirst = first === null || (ownBefore > 0 ? first.side !== by : !isBlack(first));
  const isFoul = isScratch || isWrongFirst;
  const hasBlackFallen = potted.some(isBlack);
  const isBlackBack = hasBlackFallen && (isFoul || ownBefore > 0);
  const hasBlack = balls.some(isBlack) || isBlackBack;
  const isDone = (side: Side) => ownLeft(balls, side) === 0 && !hasBlack;
  const hasPotted = potted.some((ball) => ball.side === by);
  const winner = hasBlackFallen && !isBlackBack ? by : isDone(by) ? by : isDone(other(by)) ? other(by) : null;
  return { isFoul, isAgain: !isFoul && hasPotted, winner, isBlackBack };
}

/** Snooker: every ball counts for whoever pots it; a foul gives the other four points. */
export function ruleSnooker(balls: Ball[], { first, potted, isScratch }: ShotSoFar, points: [number, number]): Ruling {
  const isFoul = isScratch || first === null;
  const isCleared = balls.every(({ number }) => number === 0);
  const winner = isCleared ? (points[0] >= points[1] ? 0 : 1) : null;
  return { isFoul, isAgain: !isFoul && potted.length > 0, winner, isBlackBack: false };
}
