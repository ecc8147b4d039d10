import { type ActRule, actRules, givenByKind, workplaces } from './act-rules.ts';
import { isRunAndFight, isSearchAmongFoes } from './acts-on-foot.ts';
import {
  isAfterPlayer,
  isAirRaid,
  isAnothers,
  isBlownAway,
  isCarryingPast,
  isDodgingAtWork,
  isGrazing,
  isGrowing,
  isLifeless,
  isOfObject,
  isPlayerChased,
  isReaping,
  isSavedFrom,
  isSiege,
  isStill,
  isThrownAtPlayer,
  isUnderAttack,
  waysToRide,
} from './acts-together.ts';
import { isHarm } from './clauses-of-others.ts';
import { isCourier } from './couriers.ts';
import { deedsInTraits } from './deeds-of-adjectives.ts';
import { isPursued } from './fled-from.ts';
import { isParade } from './followers.ts';
import type { Mechanic } from './mechanics.ts';
import { isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { ridden } from './role-words.ts';
import { type Clause, type Sentence, you } from './sentence.ts';
import { isThrownAtClimber, isThrownByOther } from './throwers.ts';
import { verbKindOf } from './verb-table.ts';
import { verbClassesOf, verbLemmaOf } from './verbs.ts';

const rails = /^(train|locomotive|steam train|mine cart|minecart)$/;

export type Scores = Map<Mechanic, number>;

function givenBy(clause: Clause): ActRule['gives'] {
  const rule = actRules.find((one) => fits(one, clause));
  if (rule) return rule.gives;
  const kind = verbLemmaOf(clause.verb) === undefined ? verbKindOf(clause.verb) : null;
  const hasObject = clause.objects.length > 0;
  // A moving actor runs; one that moves things looks after them.
  if (kind === 'move') return hasObject ? { tending: 2.5 } : { runner: 3 };
  return (hasObject && kind && givenByKind[kind]) || {};
}

/** Scores the mechanics that the clauses of a prompt suggest; only the best rule of each clause counts. */
export function mechanicsOfActs({ clauses: said, loose }: Sentence): Scores {
  // "You are a ghost, scare the tourists": the ghost scares them.
  const played =
    (
      loose.find(({ preposition }) => preposition === 'being') ??
      // "Crazy taxi in New York, pick up passengers".
      loose.find(({ preposition, phrase }) => preposition === null && phrase.class === 'vehicle' && !phrase.isPlural)
    )?.phrase ?? drivenIn(said);
  const isPlayers = ({ subject }: Clause) => subject === you || subject === null;
  const clauses = withDriver(played ? said.map((one) => (isPlayers(one) ? { ...one, subject: played } : one)) : said);
  const scores: Scores = new Map();
  const isDodged = clauses.some(({ verb }) => /^(dodge|avoid|evade|escape|flee|outrun)$/.test(verb));
  // "Burger shop", "pirates vs ninjas".
  for (const [i, { phrase, preposition }] of loose.entries()) {
    if (preposition === null && workplaces.test(phrase.noun) && !isDodged)
      add(scores, 'tending', clauses.some(catchesThings) ? 2 : 6);
    if (preposition === null && !phrase.isPlural && phrase.traits.includes('flying')) add(scores, 'flyer', 7);
    // On rails one only changes tracks.
    if (preposition === null && !phrase.isPlural && rails.test(phrase.noun)) add(scores, 'lanes', 3);
    // "A grandma on a skateboard".
    if (preposition === 'on' && ridden.test(phrase.noun)) add(scores, waysToRide(phrase.noun), 6);
    if (/^(vs|versus|against)$/.test(preposition ?? '') && i > 0 && (isPlayable(phrase.class) || isThing(phrase.class)))
      add(scores, phrase.class === 'vehicle' ? 'shooter' : 'arena', 5);
  }
  const agents = [
    ...clauses.map(({ subject }) => subject),
    ...loose.map(({ phrase, preposition }) => (preposition === null ? phrase : null)),
  ];
  for (const noun of new Set(agents.flatMap((one) => (one && one !== you && one.class === 'person' ? [one.noun] : []))))
    for (const [mechanic, weight] of Object.entries(givenByAgent(noun)) as [Mechanic, number][])
      add(scores, mechanic, weight / 2);
  // "A juggling seal": with nothing else to do that is the game.
  for (const one of new Set([
    ...agents,
    ...loose.flatMap(({ phrase, preposition }) => (preposition === 'being' ? [phrase] : [])),
  ]))
    for (const deed of one && one !== you ? deedsInTraits(one) : [])
      for (const [mechanic, weight] of Object.entries(givenBy(deed)) as [Mechanic, number][])
        add(scores, mechanic, weight * (clauses.some(({ subject }) => subject === one) ? 0.4 : 0.9));
  if (!isPursued(clauses) && agents.some((one) => one && one !== you && isCourier(one))) add(scores, 'delivery', 8);
  for (const clause of clauses) {
    const isOnClimber = isThrownAtClimber(clause, clauses);
    if (isOnClimber) add(scores, 'jumper', 9);
    if (isOnClimber || isEnemyOf(clause, clauses)) continue;
    // What those who invade do besides is not what is played.
    const invasion = clauses.find((one) => one.subject === clause.subject && isUnderAttack(one));
    if (invasion && (clause.subject as NounPhrase).isPlural && clause !== invasion) continue;
    const isMetByOthers = clauses.some(({ subject }) => subject !== clause.subject && subject !== you);
    if (clause === invasion) add(scores, 'defence', isMetByOthers ? 7 : 3);
    if (isThrownAtPlayer(clause)) add(scores, 'dodger', 9);
    if (isThrownAtPlayer(clause) || isThrownByOther(clause, clauses)) continue;
    if (isHarm(clause, clauses) && !clauses.some(({ isOrder }) => isOrder)) continue;
    // "A boy tries to catch it": the player gets away.
    if (isAfterPlayer(clause)) {
      add(scores, 'dodger', 3);
      continue;
    }
    // "A treasure guarded by a dragon" is not for us to guard.
    if (clause.isPassive && /^(guard|protect|defend)$/.test(clause.verb)) continue;
    if (isSavedFrom(clause)) add(scores, 'defence', 9);
    // "Without bumping into anybody."
    const isAttack = clauses.some((one) => !one.isNegated && verbClassesOf(one.verb).includes('attack'));
    const isOver = clause.complements.some(({ preposition }) => /^(over|into)$/.test(preposition));
    const isHit = /^(bump|hit|crash|collide)$/.test(clause.verb) || (isOver && /^(run|drive|roll)$/.test(clause.verb));
    if (clause.isNegated && isHit && !isAttack)
      add(scores, clauses.some(({ verb }) => /^(drive|steer)$/.test(verb)) ? 'traffic' : 'dodger', 10);
    // "Don't touch the snakes" may accompany other actions.
    if (clause.isNegated && clause.verb === 'touch') add(scores, 'dodger', 5);
    if (isOfObject(clause, clauses)) {
      if (/^(fall|drop)$/.test(clause.verb)) add(scores, 'catcher', 3);
      continue;
    }
    if (clause.isNegated || isLifeless(clause) || isBlownAway(clause, clauses) || isStill(clause, clauses)) continue;
    // "My cat knocks glasses over and I have to catch them": the player catches.
    const share = isAnothers(clause, clauses) ? 0.5 : 1;
    for (const [mechanic, weight] of Object.entries(givenBy(clause)) as [Mechanic, number][])
      add(scores, mechanic, weight * share);
    // Wherever somebody works, and whatever at.
    if (catchesThings(clause)) add(scores, 'catcher', 4);
    if (isPlayerChased(clause)) add(scores, 'maze', 2);
    // "A mouse chased by a cat": with nothing to find or collect one only runs.
    if (clause.isPassive && /^(chase|pursue|hunt)$/.test(clause.verb) && clauses.length === 1) add(scores, 'runner', 4);
  }
  if (isSiege(clauses)) add(scores, 'defence', 9);
  if (isDodgingAtWork(clauses)) add(scores, 'dodger', 4);
  if (isSearchAmongFoes(clauses)) add(scores, 'maze', 6);
  if (isRunAndFight(clauses)) add(scores, 'platformer', 12);
  if (isCarryingPast(clauses) && !isReaping(clauses)) add(scores, 'dodger', 7);
  if (isReaping(clauses)) add(scores, 'traffic', 12);
  if (isGrazing(clauses)) add(scores, 'maze', 3);
  if (isGrowing(clauses)) add(scores, 'growing', 12);
  if (isAirRaid(clauses)) add(scores, 'shooter', 4);
  if (isParade(clauses)) add(scores, 'snake', 11);
  return scores;
}

/** "Catches pills": not a bus, and nobody who runs away. */
const catchesThings = ({ verb, objects, isNegated, isPassive }: Clause): boolean =>
  verb === 'catch' &&
  !isNegated &&
  !isPassive &&
  objects.length > 0 &&
  objects.every((one) => one !== you && isThing(one.class));

const drives = /^(drive|steer|sail|pilot|row|paddle)$/;

/** "Drive a taxi and pick up passengers": whatever else is done is done with the taxi. */
function drivenIn(clauses: Clause[]): NounPhrase | undefined {
  const driven = clauses.flatMap(({ verb, objects, complements }) => [
    ...(drives.test(verb) || verb === 'ride' ? objects : []),
    // "Rescue kittens with a fire truck".
    ...(/^(rescue|save|deliver|evacuate)$/.test(verb)
      ? complements.flatMap(({ preposition, phrase }) => (preposition === 'with' ? [phrase] : []))
      : []),
  ]);
  return driven.find((one): one is NounPhrase => one !== you && one.class === 'vehicle' && !one.isPlural);
}

/** "A grandpa drives a tractor and collects pumpkins": with the tractor, and in no race. */
function withDriver(clauses: Clause[]): Clause[] {
  const driving = clauses.find(({ verb, subject }) => drives.test(verb) && subject !== null && subject !== you);
  const vehicle = driving && drivenIn([driving]);
  return vehicle
    ? clauses.map((one) => (one.subject === driving.subject ? { ...one, subject: vehicle } : one))
    : clauses;
}

/** The action in an actor's name: a skier skis, a miner mines; a bouncer bounces nowhere, but pushes others out. */
function givenByAgent(noun: string): ActRule['gives'] {
  if (noun === 'bouncer') return { arena: 6 };
  const stem = noun.replace(/(e?r|or)$/, '');
  const verb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => one !== noun && verbLemmaOf(one) === one);
  const rule = actRules.find(
    (one) => verb !== undefined && one.verbs.test(verb) && !one.way && !one.object && !one.subject,
  );
  return rule?.gives ?? {};
}

/** "Shoots at orcs climbing up": the foes' action is not what is played. */
function isEnemyOf({ subject }: Clause, clauses: Clause[]): boolean {
  const fought = clauses.flatMap(({ verb, objects, complements }) => [
    ...(/^(attack|avoid)$/.test(verbClassesOf(verb)[0] ?? '') ? objects : []),
    ...complements.flatMap(({ preposition, phrase }) =>
      /^(at|from|against|versus|vs)$/.test(preposition) ? [phrase] : [],
    ),
  ]);
  const dodged = clauses.flatMap(({ verb, objects }) => (verbClassesOf(verb).includes('avoid') ? objects : []));
  // "Dodges emails flying at him": the emails fly.
  return (
    subject !== null &&
    subject !== you &&
    (isPlayable(subject.class) ? fought.includes(subject) : dodged.includes(subject))
  );
}

function add(scores: Scores, mechanic: Mechanic, weight: number): void {
  scores.set(mechanic, (scores.get(mechanic) ?? 0) + weight);
}

function fits({ verbs, way, object, subject, isToSomewhere }: ActRule, clause: Clause): boolean {
  if (!verbs.test(clause.verb)) return false;
  if (isToSomewhere && !clause.complements.some(({ preposition, phrase }) => preposition === 'to' && phrase !== you))
    return false;
  const objects = clause.objects.map((one) => (one === you ? you : one.noun));
  const ways = clause.complements.map(
    ({ preposition, phrase }) => `${preposition} ${phrase === you ? you : phrase.noun}`,
  );
  if (way && ![...ways, ...objects.map((one) => `to ${one}`)].some((one) => way.test(one))) return false;
  if (object && !objects.some((one) => object.test(one))) return false;
  return !subject || (clause.subject !== null && clause.subject !== you && subject.test(clause.subject.noun));
}
