import type { Kind } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { foesToDefeat, kindsThatCollect } from './honours.ts';

/** Mechanics that have a clock without being asked, or hurry the player in another way. */
const hurriedAnyway =
  /^(whack|match|racer|quiz|rhythm|chopping|odd-one-out|hidden-objects|differences|anagrams|simon|reaction|hot-potato|tap-race|clicker)$/;

/** A round that has to be done in time, and does not say in which. */
const usualSeconds = 60;

/** "Collect shells before sunset", "against the clock": the round gets a clock. */
export function withClock(frame: Frame): Frame {
  const { mechanic, modifiers, numbers, mood } = frame;
  const isAsked = modifiers.includes('timed') && numbers.seconds === undefined;
  const hasClock = hurriedAnyway.test(mechanic ?? '') || mood.audience === 'toddlers';
  return isAsked && !hasClock ? { ...frame, numbers: { ...numbers, seconds: usualSeconds } } : frame;
}

/** Whether somebody who is not done when the time is up has lost: what there is to do is counted. */
export function isLate(kind: Kind, frame: Frame): boolean {
  const { numbers, deadline } = frame;
  const isCounted =
    (numbers.collect !== undefined && (kindsThatCollect.has(kind) || kind === 'cooking')) ||
    foesToDefeat(kind, frame) > 0;
  return isCounted || (deadline !== undefined && frame.modifiers.includes('exit'));
}
