import type { Kind, Mood } from '../../../../../engines/src/plan.ts';
import { laysBombs } from '../mechanics/maze-mechanic.ts';
import { isBeing } from '../reading/noun-classes.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';
import { hasGates, isWatery } from './slope-gear.ts';
import { comesOnGround, isVehicle, walks } from './ways.ts';

/** Whether a title or a sentence of a mechanic suits what is shown. */
export const isFitting = (cast: Cast, requested: Requested, text: string): boolean =>
  isWet(cast, text) &&
  isOnGround(cast, requested, text) &&
  isUnderCanopy(cast, requested, text) &&
  isOfTanks(cast, requested, text) &&
  // At a table the player is nobody else.
  !(requested.hero === null && /^(blackjack|battleship|breakout)$/.test(cast.kind) && /\{hero\}/i.test(text)) &&
  // Hearts and spades are no coins.
  !(cast.kind === 'solitaire' && requested.things.length === 0 && text.includes('{things}')) &&
  (isOfOneFoe(requested) ? !ofMany.test(text) : !ofOne.test(text));

/** One dragon is no crowd. */
export const isOfOneFoe = ({ frame }: Requested): boolean => frame.numbers.foes === 1;

const ofOne = /^One \{foe\}/;
const ofMany =
  /\{foes\}|from all sides|crowd|swarm|horde|frenzy|onslaught|rampage|outbreak|rumble|wave|squadron|invasion|surrounded|last stand|melee/i;

export const isInMood = (mood: Mood, { frame }: Requested, text: string): boolean =>
  !((mood === 'calm' || frame.mood.audience !== null) && hurried.test(text)) &&
  !(frame.modifiers.includes('two-players') && learns.test(text));

/** Where a clock runs nobody is told that there is time. */
export const isInTime = (kind: Kind, { frame: { numbers, modifiers } }: Requested, text: string): boolean =>
  !(unhurried.test(text) && (timed.has(kind) || numbers.seconds !== undefined || modifiers.includes('timed')));

const unhurried = /no hurry|take your time|has to hurry/;
const timed = new Set<Kind>(
  'throw whack reaction goalkeeper batting tap-race cooking tending delivery racer lanes quiz hidden-objects'.split(
    ' ',
  ) as Kind[],
);

/** Nobody is told to relax and to hurry. */
const hurried = /\b(quick|quickly|too late|never enough time|faster and faster|hurry|rush)\b/;
/** Only the computer plays better each time, and not a second player. */
const learns = /after each defeat/;

/** Tanks stand in no ring, and only they need cover. */
function isOfTanks({ kind }: Cast, { frame }: Requested, text: string): boolean {
  if (kind !== 'duel') return true;
  return frame.modifiers.includes('tanks') ? !/ring|eye|wait|Title Fight/.test(text) : !/tanks/.test(text);
}

/** A parachute has no engine, and a rocket no canopy. */
function isUnderCanopy({ kind }: Cast, { frame }: Requested, text: string): boolean {
  if (kind !== 'lander') return true;
  return frame.modifiers.includes('parachute')
    ? !/fuel|tank|burst|Lander|Eagle/.test(text)
    : !/parachute|canopy/i.test(text);
}

/** Whoever swims in the sea takes to no air. */
const isWet = ({ scene }: Cast, text: string): boolean =>
  scene !== 'sea' || !/\b(air|sky|skyway|updraft|takeoff|wings?|flight|flutter|horizon|high over)\b/i.test(text);

/** Potholes are no traffic, foxes do not rain, and a hedgehog rolls through no gates. */
function isOnGround({ kind, hero, foes, scene }: Cast, requested: Requested, text: string): boolean {
  if (kind === 'match' && requested.frame.numbers.moves && /clock/.test(text)) return false;
  if (
    kind === 'rescue' &&
    !/^(bird|eagle|bat|ufo|bee|raincloud|plane|helicopter|dragon|airship|ghost|fairy|spaceship)$/.test(
      foes[0]?.sprite ?? '',
    )
  )
    return !/in the air/.test(text);
  if (kind === 'golf' && isDry.test(scene)) return !/\bponds?\b/.test(text);
  if (kind === 'throw') return isOfThrow(requested, text);
  if (kind === 'downhill' && isWatery(scene, requested) !== ofCurrents.test(text)) return false;
  if (kind === 'downhill' && !hasGates(scene, requested)) return !/gate|slalom|piste/i.test(text);
  if (
    kind === 'traffic' &&
    /^(boat|ship|submarine)$/.test(hero.sprite) &&
    /\broad|highway|motorway|rush hour|foot down/i.test(text)
  )
    return false;
  if (kind === 'traffic' && foes.every((foe) => !isVehicle(foe)))
    return !/traffic|rush hour|highway|motorway|overtake|lane|foot down/i.test(text);
  if (kind === 'whack' && requested.frame.mood.audience === 'toddlers' && /bomb/i.test(text)) return false;
  if (kind === 'whack' && requested.frame.modifiers.includes('flock')) return !/pop up|moved in/i.test(text);
  if (kind === 'maze' && requested.foes.length > 0 && requested.foes.every(({ being }) => !being))
    return !/close behind|corner/i.test(text);
  if (kind === 'platformer' && foes[0]?.name === 'spikes' && /spikes/.test(text)) return false;
  if (kind === 'delivery' && isBeing(requested.frame.goods[0]?.class ?? null) && /\{things\}/.test(text)) return false;
  if (kind === 'maze' && laysBombs(requested.frame.modifiers)) return !/sneaks|clean out/i.test(text);
  // Where the exit or the loot is the goal nobody cleans anything out.
  if (kind === 'maze' && !isOfDots(requested) && /clean out/i.test(text)) return false;
  if (kind === 'flyer' && (scene === 'sea') !== /\bswim/i.test(text) && /\bswim|high over/i.test(text)) return false;
  if (kind === 'flyer' && (scene === 'sea' || requested.frame.modifiers.includes('hold')) && /every beat/i.test(text))
    return false;
  if (kind === 'traffic' && !/^(boat|ship|submarine)$/.test(hero.sprite) && /open water/.test(text)) return false;
  if (kind === 'shooter' && foes[0] && walks(foes[0]) && /squadron/i.test(text)) return false;
  if (kind === 'runner' && isVehicle(hero) && /\b(run|running|step)\b/i.test(text)) return false;
  if (kind === 'arena' && requested.frame.modifiers.includes('drift'))
    return !/running|melee|rumble|outbreak/i.test(text);
  if (kind === 'bubble-pop') {
    const isAnythingInside = requested.things.some(({ name }) => !/^(bubble|balloon)$/.test(name));
    const isInOrder = requested.frame.modifiers.some((one) => one === 'in-order' || one === 'alphabetical');
    if (requested.foes.length > 0 && /nothing can go wrong/.test(text)) return false;
    if (requested.things.some(({ name }) => name === 'balloon') && /bubbles/.test(text)) return false;
    return (isAnythingInside && !isInOrder) || !/\{things?\}/i.test(text);
  }
  if (kind === 'snake' && isVehicle(hero)) return !/hungry|bite|feast|munch/i.test(text);
  return kind !== 'dodger' || !comesOnGround(foes[0], scene) || !/rain|sky|shower|storm|comes down/i.test(text);
}

const isOfDots = ({ hoard, frame: { modifiers } }: Requested): boolean =>
  hoard === 0 && !modifiers.some((one) => /^(exit|no-enemies)$/.test(one));

/** A ball is kicked past a keeper, or rolls down a lane; elsewhere it flies at whoever was named. */
function isOfThrow({ foes, frame: { modifiers } }: Requested, text: string): boolean {
  const isKicked = /keeper|run-up/.test(text);
  const isRolled = /\blane\b/.test(text);
  if (modifiers.includes('goal')) return isKicked;
  if (modifiers.includes('pins')) return isRolled;
  return !isKicked && !isRolled && (foes.length > 0 || !/^\{Foes\}/.test(text));
}

/** Scenes without still water. */
const isDry = /^(moon|space|starship|desert|volcano|cyber|room|kitchen|school|body|sky|stadium)$/;
const ofCurrents = /current|voyage|open water/i;

/** Games of two sides. */
export const duels = new Set<Kind>([
  'tic-tac-toe',
  'rock-paper-scissors',
  'four-in-a-row',
  'draughts',
  'reversi',
  'chess',
  'pong',
  'air-hockey',
  'curling',
  'battleship',
  'duel',
]);
