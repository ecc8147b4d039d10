import type { Kind } from '../../../../../engines/src/plan.ts';
import { mechanicOf } from '../mechanics/mechanic-list.ts';
import { isBeing, isPlayable } from '../reading/noun-classes.ts';
import { family } from '../reading/role-words.ts';
import { blowGoal } from './blows.ts';
import { chainGoal } from './chains.ts';
import type { Cast } from './choose-cast.ts';
import { crushGoal } from './driven-over.ts';
import { intoFold, isHunt } from './fleeing-prey.ts';
import { careGoal } from './goals-of-care.ts';
import {
  bombsGoal,
  bubbleGoal,
  clickerGoal,
  diggingGoal,
  driftGoal,
  fightGoal,
  growGoal,
  paradeGoal,
  pianoGoal,
  slopeGoal,
  steerGoal,
  withDangers,
  wordsGoal,
} from './goals-of-kinds.ts';
import { battingGoal, billiardsGoal, curlingGoal, duelGoal, knifeGoal, parachuteGoal } from './goals-of-matches.ts';
import { largeBoardGoal, orderGoal } from './goals-of-orders.ts';
import {
  ascentGoal,
  carriedGoal,
  floorsGoal,
  grindGoal,
  headedFor,
  hoardGoal,
  missesGoal,
  savedGoal,
  shotsGoal,
  structureGoal,
  wavesGoal,
  wheelsGoal,
} from './goals-of-stories.ts';
import { searchGoal } from './hidden-things.ts';
import { foesToDefeat, kindsOfEnemies, kindsThatCollect, kindsToSurvive } from './honours.ts';
import { cookingGoal } from './menus.ts';
import { networkGoal } from './networks.ts';
import { raceGoal } from './races.ts';
import type { Requested } from './requested.ts';
import { chaserBehind, chaserOf, isGuardedHoop } from './rules-of-cast.ts';
import { watchedGoal } from './sneaking.ts';
import { stackedGoal } from './stacked.ts';
import { tapRaceGoal } from './tap-races.ts';
import { goalWithoutUnnamed } from './unnamed-cast.ts';
import { picksUp, verbToCollect } from './verbs-of-goals.ts';
import { voicesGoal } from './voices.ts';
import { goalInWind } from './winds.ts';

/** What to do, as a template for the cast: the prompt's own end of the round, or the mechanic's goal. */
export function goalOf(cast: Cast, requested: Requested): string {
  const ofKind =
    askedGoal(cast, requested) ??
    countingGoal(cast, requested) ??
    orderGoal(cast, requested) ??
    bubbleGoal(cast, requested) ??
    careGoal(cast, requested) ??
    guardGoal(cast) ??
    raceGoal(cast.kind, requested) ??
    crushGoal(cast.kind, requested.frame) ??
    driftGoal(cast, requested) ??
    fightGoal(cast, requested) ??
    chaseGoal(cast, requested) ??
    slopeGoal(cast, requested) ??
    steerGoal(cast) ??
    growGoal(cast, requested) ??
    paradeGoal(cast, requested) ??
    (picksUp(cast.kind, requested.frame) ? 'Pick up {things}, mind your tail' : null) ??
    lanesGoal(cast, requested) ??
    deliveryGoal(cast, requested) ??
    diggingGoal(cast) ??
    clickerGoal(cast) ??
    chainGoal(cast, requested) ??
    searchGoal(cast, requested) ??
    cookingGoal(cast.kind, requested) ??
    voicesGoal(cast.kind, requested) ??
    networkGoal(cast.kind, cast.things, requested.frame) ??
    stackedGoal(cast.kind, cast.things, requested) ??
    tapRaceGoal(cast.kind, requested) ??
    duelGoal(cast.kind, requested) ??
    billiardsGoal(cast.kind, requested) ??
    battingGoal(cast.kind, requested) ??
    curlingGoal(cast.kind, requested) ??
    parachuteGoal(cast.kind, requested) ??
    knifeGoal(cast.kind, requested) ??
    ascentGoal(cast, requested) ??
    carriedGoal(cast, requested) ??
    structureGoal(cast, requested) ??
    floorsGoal(cast, requested) ??
    bombsGoal(cast, requested) ??
    hoardGoal(cast, requested) ??
    shotsGoal(cast, requested) ??
    wheelsGoal(cast, requested) ??
    grindGoal(cast, requested) ??
    gatherGoal(cast, requested) ??
    blowGoal(cast, requested) ??
    wavesGoal(cast, requested) ??
    missesGoal(cast, requested) ??
    largeBoardGoal(cast, requested) ??
    pianoGoal(cast, requested) ??
    wordsGoal(cast, requested) ??
    mechanicOf[cast.kind].goal;
  const isGentle = cast.kind === 'helix' && requested.frame.mood.audience === 'toddlers';
  const isPeaceful = isGentle || (requested.frame.modifiers.includes('no-enemies') && !kindsOfEnemies.has(cast.kind));
  const isThing = requested.foes[0]?.being === false || cast.foes[0]?.sprite === 'flame';
  const hitsBombs = cast.kind === 'whack' && cast.foes.some(({ sprite, picture }) => sprite === 'bomb' && !picture);
  const { energy, audience } = requested.frame.mood;
  const isLeisurely =
    (cast.kind === 'tending' && energy === 'slow') || (cast.kind === 'clicker' && audience === 'toddlers');
  const hasNoClock =
    /^(odd-one-out|hidden-objects|differences|maze)$/.test(cast.kind) && requested.frame.mood.audience === 'toddlers';
  const unhurried =
    requested.frame.modifiers.includes('no-timer') || isLeisurely || hasNoClock
      ? withoutHurry(ofKind)
      : isThing
        ? ofKind.replace('stomp on', 'watch out for')
        : ofKind;
  const hasNoBombs = cast.kind === 'whack' && audience === 'toddlers';
  const told = hasNoBombs
    ? unhurried.replace(', leave the bombs alone', '')
    : hitsBombs
      ? unhurried.replace('leave the bombs', 'leave the skulls')
      : unhurried;
  const peaceful = headedFor(isPeaceful ? told.replace(/, [^,]*\{foes?\}[^,]*/, '') : told, cast, requested);
  const named = withDangers(goalWithoutUnnamed(peaceful, cast, requested), cast, requested);
  return withCount(cast.kind, goalInWind(cast.kind, named, requested.frame), requested);
}

/** In how many moves, or up to how many points: what ends the round is said. */
function withCount(kind: Kind, goal: string, { frame }: Requested): string {
  const { numbers, deadline } = frame;
  const asked = askedEnd(kind, frame);
  const isKeptUp = asked?.end === 'survive' && ownGoals.has(kind) && deadline === undefined && !/seconds/.test(goal);
  if (isKeptUp) return `${goal}, keep it up for ${asked.count} seconds`;
  if (kind === 'match' && numbers.moves) return `${goal} in ${numbers.moves} moves`;
  return /^(pong|air-hockey)$/.test(kind) && numbers.points ? `${goal}, first to ${numbers.points}` : goal;
}

/** "No time limit" leaves nothing to be in time for. */
export const withoutHurry = (text: string): string =>
  text === 'Answer before time is up' ? 'Pick the right answers' : text.replace(/ (before time is up|in time)\b/g, '');

const countingGoal = ({ kind }: Cast, { things, frame: { modifiers } }: Requested): string | null =>
  kind === 'quiz' && modifiers.includes('counting')
    ? things.length === 1
      ? 'Count the {things}'
      : 'Count and tap the right number'
    : null;

const guardGoal = ({ kind, guarded }: Cast): string | null =>
  guarded === null
    ? null
    : kind === 'catcher'
      ? `Catch {things} before they hit the ${guarded.plural}`
      : kind === 'shooter'
        ? `Shoot {foes} before they fall on the ${guarded.plural}`
        : kind === 'platformer'
          ? `Reach the last flag and save the ${guarded.name}, watch out for {foes}`
          : null;

function chaseGoal(cast: Cast, requested: Requested): string | null {
  const [chaser] = [...requested.frame.foes, ...requested.frame.hazards];
  return chaserBehind(cast, requested) === 1
    ? `Get away from the ${chaser?.isPlural ? '{foes}' : '{foe}'}, collect {things}`
    : null;
}

/** "From a policeman" is from one, and hurdles are jumped over. */
function lanesGoal(cast: Cast, requested: Requested): string | null {
  if (cast.kind !== 'lanes') return null;
  if (cast.foes.every(({ way }) => way === 'stands')) return 'Change lanes, jump over {foes}, collect {things}';
  if (chaserOf(cast, requested) !== 1) return null;
  return `Run from the ${requested.frame.foes[0]?.isPlural === false ? '{foe}' : '{foes}'}, collect {things}`;
}

/** Whatever is fetched has one place where it belongs, or a new one each time. */
const deliveryGoal = ({ kind, address }: Cast, requested: Requested): string | null =>
  kind !== 'delivery' || !address
    ? kind === 'delivery' && isBeing(requested.frame.goods[0]?.class ?? null)
      ? 'Take {things} home in time, watch out for {foes}'
      : null
    : `Bring {things} to the ${address.isOne ? address.actor.name : address.actor.plural}, watch out for {foes}`;

/** "A digger collects rocks": on the way to the flag. */
function gatherGoal({ kind }: Cast, { things, frame: { goods } }: Requested): string | null {
  // A mother gathers her puppies.
  const isGathered = goods.some(
    ({ role, noun }) => /^(collected|eaten|caught)$/.test(role) || (role === 'rescued' && family.test(noun)),
  );
  if (kind !== 'platformer' || things.length === 0) return null;
  if (!isGathered) return savedGoal(goods);
  // "A detective chases a thief across the rooftops": there is one, who is met again and again.
  const [first] = goods;
  if (first?.role !== 'caught' || !isPlayable(first.class)) return 'Collect {things} on the way to the flag';
  return first.isPlural ? 'Catch the {things} on the way to the flag' : 'Catch the {thing} on the way to the flag';
}

export type AskedEnd = { end: 'collect' | 'defeat' | 'survive' | 'points'; count: number };

/** The prompt's own end of the round. */
export function askedEnd(kind: Kind, frame: Requested['frame']): AskedEnd | null {
  const { collect, seconds, points } = frame.numbers;
  const defeat = foesToDefeat(kind, frame);
  if (collect && kindsThatCollect.has(kind)) return { end: 'collect', count: collect };
  if (defeat > 0) return { end: 'defeat', count: defeat };
  const isCooked = kind === 'cooking' && collect !== undefined;
  if (seconds && kindsToSurvive.has(kind) && !isHunt(kind, frame) && !isCooked)
    return { end: 'survive', count: seconds };
  return points && !kindsOfMatches.has(kind) ? { end: 'points', count: points } : null;
}

/** A maze with a door. */
export const asksForExit = (kind: Kind, { modifiers }: Requested['frame']): boolean =>
  kind === 'maze' && modifiers.includes('exit');

/** Where the exit ends the round, once all is collected. */
export const hasExit = (kind: Kind, { modifiers }: Requested['frame']): boolean =>
  /^(maze|platformer)$/.test(kind) && modifiers.includes('exit');

function askedGoal({ kind }: Cast, requested: Requested): string | null {
  const { frame } = requested;
  const asked = askedEnd(kind, frame);
  const spared = `spare the {${frame.hero?.isPlural ? 'heroes' : 'name'}}`;
  if (asked === null && kind === 'whack' && frame.modifiers.includes('flock'))
    return frame.modifiers.includes('spare') ? `Shoot the {foes}, ${spared}` : 'Shoot the {foes} out of the sky';
  if (asked === null && kind === 'whack' && frame.modifiers.includes('spare'))
    return `${frame.modifiers.includes('shoots') ? 'Shoot' : 'Bop'} the {foes}, ${spared}`;
  if (asked === null && kind === 'throw' && frame.modifiers.includes('goal')) return 'Pull back, aim and score';
  if (asked === null && kind === 'throw' && isGuardedHoop(requested)) return 'Aim high and score over the {foe}';
  if (asked === null && kind === 'throw' && frame.foes[0]?.isOpen)
    return 'Pull back, aim and throw {things} into the {foe}';
  if (asked === null && kind === 'throw' && frame.foes.length > 0 && !frame.modifiers.includes('pins'))
    return 'Pull back, aim and hit the {foes}';
  if (asked === null && kind === 'whack' && frame.modifiers.includes('shoots'))
    return 'Shoot the {foes}, leave the bombs alone';
  if (asked === null) return asksForExit(kind, frame) ? `Find the way out, ${watchedGoal(kind, requested)}` : null;
  const late = timely(kind, requested, asked);
  if (asked.end === 'survive' && ownGoals.has(kind)) return null;
  if (asked.end === 'survive' && late !== null) return late.replace('{count}', String(asked.count));
  const goals = {
    collect: `${verbToCollect(kind, frame)} {count} {things}${hasExit(kind, frame) ? ', then find the exit' : isHunt(kind, frame) ? `${intoFold(frame)} before time is up` : inTimeOf(frame)}`,
    defeat: `${verbsToDefeat(kind, frame)} ${defeatedIn(asked.count, frame)}${inTimeOf(frame)}`,
    survive: isGathering(kind, frame)
      ? `${verbToCollect(kind, frame)} {things} and last {count} seconds`
      : 'Last {count} seconds',
    points: 'Get to {count} points',
  };
  return goals[asked.end].replace('{count}', String(asked.count));
}

/** " before sunset", " in 45 seconds". */
const inTimeOf = ({ deadline, isHurried, numbers: { seconds } }: Requested['frame']): string =>
  deadline !== undefined ? ` ${deadline}` : isHurried && seconds ? ` in ${seconds} seconds` : '';

/** Whoever is looked after waits anyway. */
const ownGoals = new Set<Kind>(['tending', 'cooking', 'delivery', 'sorting', 'typing', 'duel', 'batting', 'blocks']);

const isGathering = (kind: Kind, { goods }: Requested['frame']): boolean =>
  kindsThatCollect.has(kind) && goods.some(({ role }) => /^(collected|eaten|caught)$/.test(role));

/** What there is to do until the time is up: nobody only lasts who has something to collect. */
function timely(kind: Kind, { frame }: Requested, { end }: AskedEnd): string | null {
  const when = inTimeOf(frame);
  if (end !== 'survive' || when === '') return null;
  if (asksForExit(kind, frame)) return `Find the way out${when}`;
  if (isGathering(kind, frame)) return `${verbToCollect(kind, frame)} as many {things} as you can${when}`;
  const [first = ''] = mechanicOf[kind].goal.split(',');
  return `${first}${when}`;
}

const defeatedIn = (count: number, { foes }: Requested['frame']): string =>
  count === 1 ? 'the {foe}' : foes.length > 1 ? 'all {count} foes' : '{count} {foes}';

const verbsToDefeat = (kind: Kind, { modifiers }: Requested['frame']): string =>
  kind === 'defence' ? 'Stop' : kind !== 'whack' ? 'Defeat' : /flock|shoots/.test(modifiers.join()) ? 'Shoot' : 'Bop';

const kindsOfMatches = new Set<Kind>(['pong', 'air-hockey', 'darts', 'rock-paper-scissors']);
