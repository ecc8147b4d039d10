import { laysBombs } from '../mechanics/maze-mechanic.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import type { Cast } from './choose-cast.ts';
import type { Requested } from './requested.ts';
import { hasFollowers } from './rules-of-cast.ts';
import { thingsNamed } from './several-named.ts';
import { hasGates, isWatery } from './slope-gear.ts';
import { isVehicle } from './ways.ts';
import { subjectOfWords } from './words-of-game.ts';

export const driftGoal = ({ kind }: Cast, { frame: { modifiers } }: Requested): string | null =>
  kind === 'arena' && modifiers.includes('drift') ? 'Shoot the {foes} to pieces, collect {things}' : null;

export const fightGoal = ({ kind }: Cast, { frame: { acts } }: Requested): string | null =>
  kind === 'arena' &&
  acts.some(({ verb }) =>
    /^(fight|defeat|slay|battle|kill|beat|destroy|conquer|vanquish|box|punch|wrestle)$/.test(verb),
  )
    ? 'Defeat the {foes}, collect {things}'
    : null;

export const slopeGoal = ({ kind, scene }: Cast, requested: Requested): string | null =>
  kind !== 'downhill' || hasGates(scene, requested)
    ? null
    : scene === 'sea' || scene === 'beach'
      ? 'Ride the waves, collect {things}'
      : isWatery(scene, requested)
        ? 'Follow the current, collect {things}'
        : 'Steer all the way down, collect {things}';

export const steerGoal = ({ kind, foes }: Cast): string | null =>
  kind === 'traffic' && foes.every((foe) => !isVehicle(foe)) ? 'Steer around the {foes}, collect {things}' : null;

export function bubbleGoal({ kind, things }: Cast, { foes: [spared] }: Requested): string | null {
  if (kind !== 'bubble-pop') return null;
  const isOfBalloons = things.some(({ sprite }) => sprite === 'balloon');
  if (spared) return `Pop the ${isOfBalloons ? 'balloons' : 'bubbles'}, but spare the {foes}`;
  return isOfBalloons ? 'Pop the balloons' : null;
}

/** Who eats everything, or more kinds than can be named, is told no single one. */
export const growGoal = (cast: Cast, requested: Requested): string | null =>
  cast.kind !== 'growing' || cast.things.length < 2
    ? null
    : thingsNamed(cast, requested)
      ? 'Eat {things} and grow, flee from what is bigger'
      : 'Eat what is smaller and grow, flee from what is bigger';

/** Rocks only fall. */
export const diggingGoal = ({ kind, foes }: Cast): string | null =>
  kind === 'digging' && foes.every(({ sprite }) => sprite === 'rock')
    ? 'Dig up {things}, watch out for falling rocks'
    : null;

/** The one who is hired first is named. */
export const clickerGoal = ({ kind, hero }: Cast): string | null =>
  kind === 'clicker' ? `Tap the {thing}, hire ${hero.plural}, reach each goal in time` : null;

export const bombsGoal = ({ kind }: Cast, { frame: { modifiers } }: Requested): string | null =>
  kind !== 'maze' || !laysBombs(modifiers)
    ? null
    : modifiers.includes('no-enemies')
      ? 'Lay bombs, break all crates'
      : 'Lay bombs, catch the {foes} in the blast';

export const paradeGoal = ({ kind }: Cast, requested: Requested): string | null =>
  kind === 'snake' && hasFollowers(requested) ? 'Let the {things} join the line, mind your tail' : null;

/** What comes down the lanes are tiles, whatever is heard. */
export const pianoGoal = ({ kind }: Cast, { frame: { modifiers } }: Requested): string | null =>
  kind === 'rhythm' && modifiers.includes('piano') ? 'Tap the tiles on the beat' : null;

/** "Guess the hidden word: countries", "… about the human body". */
export function wordsGoal({ kind }: Cast, { frame }: Requested): string | null {
  const subject = kind === 'typing' ? null : subjectOfWords(frame);
  if (!subject) return null;
  const isList = /^[a-z]+( [a-z]+)*s$/.test(subject) && !/^the /.test(subject);
  const about = kind === 'anagrams' ? ': words about' : ' about';
  return `${mechanicOf[kind].goal}${isList ? ':' : about} ${subject}`;
}

const kindsWithUntoldFoes = /^(flyer|jumper|downhill|hopper)$/;

/** Whoever was named as a danger is in the goal. */
export const withDangers = (goal: string, { kind }: Cast, { foes, frame }: Requested): string =>
  kindsWithUntoldFoes.test(kind) &&
  foes.length > 0 &&
  !/\{foes?\}|dodge|watch out|keep away|escape/.test(goal) &&
  !frame.modifiers.includes('no-enemies')
    ? `${goal}, keep away from ${foes[0]?.being || [...frame.foes, ...frame.hazards][0]?.isPlural !== false ? '{foes}' : 'the {foe}'}`
    : goal;
