import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Frame } from '../reading/frame.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOfName } from './mention.ts';

/** What somebody shoots with, who is known for it. */
const shots: [heroes: RegExp, shot: string][] = [
  [/(^| )(dragon|phoenix|salamander|fire ?breather)$/, 'flame'],
  [/(^| )(whale|elephant|firefighter|fireman|fire (truck|engine)|dolphin)$/, 'water drop'],
  [/(^| )(snowman|yeti|penguin|polar bear|abominable snowman)$/, 'snowball'],
  [/(^| )(pirate|pirate ship|tank|galleon|cannon)$/, 'cannonball'],
  [/(^| )(archer|robin hood|centaur|cupid|elf)$/, 'arrow'],
  [/(^| )squirrel$/, 'acorn'],
];

/** Dragons breathe fire, unless the prompt gives them something else to shoot. */
export function shotOfHero(kind: Kind, { name }: Actor, { modifiers }: Frame): Actor | null {
  const canShoot = kind === 'shooter' || kind === 'arena';
  if (!canShoot && !(/^(platformer|maze)$/.test(kind) && modifiers.includes('shoots'))) return null;
  const shot = shots.find(([heroes]) => heroes.test(name))?.[1];
  return shot === undefined ? null : actorOf(mentionOfName(shot));
}
