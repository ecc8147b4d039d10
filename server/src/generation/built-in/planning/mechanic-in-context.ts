import type { Frame } from '../reading/frame.ts';
import { isDrivenOver } from './driven-over.ts';
import { dodgedOnGround, isOverRoofs } from './ways.ts';

/**
 * A walk without enemies is none of the endless runners, which need something to jump over, and potholes are dodged on
 * a road.
 */
export function mechanicInContext(frame: Frame): Frame['mechanic'] {
  const { mechanic, isMechanicNamed, modifiers } = frame;
  if (/^(runner|maze)$/.test(mechanic ?? '') && !isMechanicNamed && isWalkAlone(frame)) return 'platformer';
  // A run that leads home has an end.
  if (mechanic === 'runner' && !isMechanicNamed && frame.destination === 'home') return 'platformer';
  if (mechanic === 'flyer' && !isMechanicNamed && isReefSwim(frame)) return 'maze';
  // Our races are seen from behind.
  if (mechanic === 'racer' && modifiers.includes('top-down')) return 'traffic';
  // What a monster truck crushes pops out of no holes.
  if (mechanic === 'whack' && !isMechanicNamed && isDrivenOver(frame)) return 'platformer';
  // A leaf boat drifts down a river, and overtakes nobody.
  if (mechanic === 'racer' && !isMechanicNamed && isCarriedByWater(frame)) return 'downhill';
  if (mechanic === 'dodger' && !isMechanicNamed && isOverRoofs(frame)) return 'runner';
  // A balloon that rises bounces on nothing.
  if (mechanic === 'jumper' && isRising(frame)) return 'dodger';
  return mechanic === 'dodger' && dodgedOnGround(frame) ? 'traffic' : mechanic;
}

/** Whoever swims about for pearls flaps through no gaps. */
const isReefSwim = ({ acts, goods, hero, modifiers, language }: Frame): boolean =>
  language === 'en' &&
  hero !== null &&
  hero.class !== 'vehicle' &&
  !modifiers.some((one) => one === 'hold' || one === 'no-enemies') &&
  acts.some(({ verb }) => verb === 'swim') &&
  goods.length > 0 &&
  goods.every(({ role }) => /^(collected|eaten|caught)$/.test(role));

export const isRising = ({ hero, acts }: Frame): boolean =>
  /(^| )(balloon|bubble|lantern|airship|blimp|kite|feather|dandelion|jellyfish)$/.test(hero?.noun ?? '') &&
  acts.some(({ verb }) => /^(float|rise|drift|fly|soar|ascend|hover)$/.test(verb));

/** In a maze there may be something to search for, even without enemies. */
const isWalkAlone = ({ mechanic, modifiers, goods }: Frame): boolean =>
  modifiers.includes('no-enemies') && (mechanic === 'runner' || goods.length === 0);

const isCarriedByWater = ({ acts, tools, hero, foes }: Frame): boolean =>
  foes.length === 0 &&
  acts.some(({ verb }) => /^(drift|float|sail|glide)$/.test(verb)) &&
  [...tools, ...(hero ? [hero] : [])].some(({ noun }) => /(^| )(boat|raft|canoe|kayak|ship|dinghy)$/.test(noun));
