import type { Kind } from '../../../../../engines/src/plan.ts';
import { withLights } from './lights.ts';
import type { Mention } from './mention.ts';
import type { Requested } from './requested.ts';

const boardDuels = new Set<Kind>([
  'tic-tac-toe',
  'four-in-a-row',
  'draughts',
  'reversi',
  'pong',
  'air-hockey',
  'curling',
  'duel',
]);

const swims = /^(fish|shark|whale|dolphin|octopus|crab|jellyfish|starfish|seahorse)$/;

/** "Tic-tac-toe with cats and dogs" is played by a cat against a dog; whoever is to be whacked is the target. */
export function withRoles(kind: Kind, requested: Requested): Requested {
  const { hero, foes, things } = requested;
  const [own, other] = things;
  if (boardDuels.has(kind) && !hero && foes.length === 0 && own && other && things.length === 2)
    return { ...requested, hero: own, foes: [other] };
  // Nobody fishes as a fish.
  if (kind === 'fishing' && hero && swims.test(hero.sprite))
    return { ...requested, hero: null, things: things.length > 0 ? things : [hero] };
  // A ball is thrown, and throws nothing.
  if (kind === 'throw' && hero && !hero.being && hero.family === 'sport')
    return { ...requested, hero: null, things: [hero, ...things.filter((one) => one.sprite !== 'ball')] };
  if (kind === 'colour-gates' && !hero && own) return { ...requested, hero: own, things: [] };
  // The first is the ball, others float in the gaps.
  if (kind === 'helix' && !hero && own && !isTaken(own, requested))
    return { ...requested, hero: own, things: things.slice(1) };
  // Nobody watches but one of those in the bubbles.
  if (kind === 'bubble-pop' && !hero && own?.being) return { ...requested, hero: own };
  if (kind === 'reaction') return withLights(requested);
  // "Words fall like snowflakes": each comes with one.
  if (kind === 'typing' && foes.length === 0 && things.length > 0) return { ...requested, foes: things, things: [] };
  // The words to be guessed are about what is shown.
  if ((kind === 'hangman' || kind === 'wordle' || kind === 'anagrams') && !hero && own?.being)
    return { ...requested, hero: own };
  // An astronaut sits in the ship that is landed.
  const ship = foes.find(({ sprite }) => /^(spaceship|rocket|fighter)$/.test(sprite));
  if (kind === 'lander' && hero?.being && ship)
    return { ...requested, hero: ship, foes: foes.filter((foe) => foe !== ship) };
  return requested;
}

/** "Collect stars". */
const isTaken = ({ name }: Mention, { frame: { acts } }: Requested): boolean =>
  acts.some(({ verb, object }) => object === name && /^(collect|gather|grab|catch|take|get|pick)$/.test(verb));
