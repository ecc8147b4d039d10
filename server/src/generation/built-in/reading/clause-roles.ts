import { loosely } from './loose-roles.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import {
  avoided,
  candidate,
  foe,
  good,
  isPlace,
  isSurePlace,
  place,
  type Reader,
  sureWeight,
  tool,
  topicOf,
} from './role-reader.ts';
import {
  ammunition,
  boards,
  catchers,
  cleaning,
  deadly,
  fans,
  fights,
  handTools,
  hostile,
  ridden,
  rising,
  topics,
  verbRole,
  weapons,
  withTools,
} from './role-words.ts';
import { type Clause, type Party, you } from './sentence.ts';
import { verbClassesOf, verbLemmaOf } from './verbs.ts';

/** Gives subject, objects and complements of a verb their roles. */
export function readClause(reader: Reader, clause: Clause) {
  const { verb, subject, objects, complements } = clause;
  if (clause.isNegated && !verbClassesOf(verb).includes('avoid')) {
    // "Don't hit the bunnies": they pop up as well, and must be spared.
    // "Don't touch the spikes", "without bumping into customers".
    for (const one of objects)
      if (reader.mechanic === 'whack') candidate(reader, one, sureWeight);
      else foe(reader, one, 'stands');
    for (const { preposition, phrase } of complements)
      if (/^(into|against|on)$/.test(preposition) && phrase !== you) avoided(reader, phrase);
      else complement(reader, clause, preposition, phrase);
    return;
  }
  const classes = verbClassesOf(verb);
  const isOnPlayer = objects.includes(you) || complements.some(({ phrase }) => phrase === you);
  if (clause.isPassive) return passive(reader, clause);
  if (['play', 'control', 'become', 'steer', 'guide', 'help'].includes(verb) && (subject === you || subject === null)) {
    for (const one of objects) if (one !== you) candidate(reader, one, verb === 'help' ? 60 : 100);
    for (const { preposition, phrase } of complements)
      if (preposition === 'as' && phrase !== you) candidate(reader, phrase, 100);
    for (const { preposition, phrase } of complements)
      if (preposition !== 'as') complement(reader, clause, preposition, phrase);
    return;
  }
  // "Before the minotaur finds you": an actor that does something to the player is a foe, except helpers.
  const isDoneToPlayer = objects.includes(you) && !kindly.test(verb) && isPlayable(partyClass(subject));
  if ((isDoneToPlayer || (classes.includes('chase') && isOnPlayer)) && subject !== you) {
    foe(reader, subject, 'chases');
    return;
  }
  // "A wolf chases sheep and you are the sheepdog".
  const isSettled = reader.candidates.some(({ weight }) => weight >= sureWeight);
  if (verb === 'chase' && isSettled && subject !== you && subject !== null) {
    foe(reader, subject, 'attacks');
    for (const one of objects) good(reader, one, 'protected');
    return;
  }
  // "Leaves give points".
  if (/^(give|grant|mean|award)$/.test(verb) && subject !== you && subject !== null && isReward(objects))
    return good(reader, subject, 'collected');
  // "For my son who loves trucks": the game is about trucks.
  if (/^(love|adore|like)$/.test(verb) && (subject === you || subject === null || !isPlayer(subject))) {
    for (const one of objects)
      if (one !== you) isPlayable(one.class) ? candidate(reader, one, 30) : loosely(reader, one);
    return;
  }
  if (subject !== you && subject !== null) readSubject(reader, subject, clause);
  for (const one of objects) readObject(reader, clause, one);
  for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
}

const kindly =
  /^(help|give|love|follow|show|teach|let|need|want|ask|tell|guide|join|thank|pay|heal|carry|like|need|make|bring|accompany|lead|feed|greet|cheer|take|be|control|play)$/;

const partyClass = (party: Party | null) => (party === null || party === you ? null : party.class);

const isReward = (objects: Party[]): boolean =>
  objects.some((one) => one !== you && /^(point|life|bonus|coin|score|time|boost|heart|energy)$/.test(one.noun));

const isPlayer = ({ noun, class: ofClass }: NounPhrase): boolean => isPlayable(ofClass) && !fans.test(noun);

function readSubject(reader: Reader, subject: NounPhrase, { verb, objects }: Clause) {
  const classes = verbClassesOf(verb);
  // "Zombie apocalypse, survive": nobody plays the zombie.
  if (reader.isWar && hostile.test(subject.noun) && !subject.hasArticle) return foe(reader, subject, 'attacks');
  // Actors that come closer in a shooting or typing game are not the hero.
  if (/^(come|approach|march|advance|arrive)$/.test(verb) && subject.isPlural && fights.has(reader.mechanic))
    return foe(reader, subject, 'chases');
  // "Before zombies reach the castle".
  if (/^(reach|get|enter|arrive|approach|come)$/.test(verb) && subject.isPlural && hostile.test(subject.noun)) {
    for (const one of objects) if (one !== you && isPlace(one)) place(reader, one);
    return foe(reader, subject, 'attacks');
  }
  // "A raccoon raids trash cans": a single harmless actor is the hero.
  const isHero = !subject.isPlural && isBeing(subject.class) && !hostile.test(subject.noun);
  if (/^(raid|haunt|attack)$/.test(verb) && isHero && objects.length > 0) return candidate(reader, subject, 50);
  // "Tap when the cat appears": the target to wait for.
  if (/^(appear|show|come|pop)$/.test(verb) && reader.mechanic === 'reaction') return good(reader, subject, 'tile');
  if (/^(attack|invade|haunt|raid|threaten|appear|spawn)$/.test(verb)) {
    // The gems of a board are on the player's side.
    if (boards.has(reader.mechanic) && isThing(subject.class)) good(reader, subject, 'tile');
    else foe(reader, subject, 'attacks');
    for (const one of objects) if (one !== you) isSurePlace(one) ? place(reader, one) : good(reader, one, 'protected');
    return;
  }
  // "Before the water rises": it is coming for the player.
  if (
    /^(rise|flood|erupt|come|arrive|strike|hit|spread|overflow|approach|catch|reach)$/.test(verb) &&
    rising.test(subject.noun)
  )
    return avoided(reader, subject);
  // "While asteroids fall": only a catcher wants them.
  if (/^(fall|drop|rain)$/.test(verb) && deadly.test(subject.noun) && reader.mechanic !== 'catcher')
    return avoided(reader, subject);
  if (
    /^(fall|drop|rain|explode|turn|dry|break|shine|grow|get|go|bounce|appear|pop)$/.test(verb) &&
    !isPlayable(subject.class)
  ) {
    loosely(reader, subject);
    return;
  }
  if (isPlayable(subject.class)) candidate(reader, subject, classes.length > 0 ? 55 : 35);
  else if (
    isThing(subject.class) &&
    (['move', 'collect', 'avoid', 'attack', 'protect'] as const).some((one) => classes.includes(one))
  )
    candidate(reader, subject, 45);
  else loosely(reader, subject);
}

function readObject(reader: Reader, clause: Clause, one: Party) {
  if (one === you || reader.placed.has(one)) return;
  if (one.count !== null && ammunition.test(one.noun)) return tool(reader, one);
  const { verb, complements } = clause;
  const classes = verbClassesOf(verb);
  const isAimed = complements.some(
    ({ preposition }) => preposition === 'at' || preposition === 'into' || preposition === 'on',
  );
  if (
    /^(shoot|throw|toss|hurl|lob|fling|launch|fire|spray|blow|splash|cast)$/.test(verb) &&
    (weapons.test(one.noun) || (isAimed && !isBeing(one.class)))
  )
    return tool(reader, one);
  if (
    /^(drive|ride|fly|steer|park|land|race|row|sail|pilot)$/.test(verb) &&
    (one.class === 'vehicle' || isBeing(one.class))
  )
    // "A bear rides a unicycle": the bear is played; of a tractor only the tractor is seen.
    return clause.subject === you || isDriven(verb, one) ? candidate(reader, one, 60) : tool(reader, one);
  if (verb === 'explore' || (cleaning.test(verb) && isSurePlace(one))) return place(reader, one);
  if (
    /^(drop|raid|guide|lead|escort|ferry|direct)$/.test(verb) &&
    clause.subject !== you &&
    isPlayable(clause.subject?.class ?? null)
  )
    return good(reader, one, verb === 'guide' ? 'protected' : 'collected');
  if (/^(attack|scare|shoo|frighten)$/.test(verb)) return foe(reader, one, 'stands');
  if (/^(use|wield|hold)$/.test(verb) && isThing(one.class)) return tool(reader, one);
  // What is thrown is a thing, even a cow.
  if (/^(throw|toss|hurl|lob|fling|launch|catapult)$/.test(verb) && isThrown(clause)) return tool(reader, one);
  if (/^(climb|ascend|scale)$/.test(verb) && isThing(one.class)) return place(reader, one);
  if (/^(hoop|basket|goal|penalty|target)$/.test(one.noun)) return good(reader, one, 'target');
  if (isPlace(one) && classes.includes('move')) return place(reader, one);
  // A door that is opened is not collected.
  if (
    /^(open|unlock|enter|leave|exit|reach)$/.test(verb) &&
    /^(door|gate|exit|lock|portal|goal|finish|flag)$/.test(one.noun)
  )
    return place(reader, one);
  // "Feed them carrots": the carrots are the tool.
  const isFed = verb === 'feed' && isThing(one.class) && reader.goods.some(({ class: ofClass }) => isBeing(ofClass));
  if (isFed) return tool(reader, one);
  if (/^(build|make|bake|cook)$/.test(verb)) return good(reader, one, 'tile');
  if (verb === 'chase') return good(reader, one, reader.mechanic === 'maze' ? 'caught' : 'target');
  if (verbRole[verb] && !(verb === 'break' && reader.mechanic !== 'breakout')) return good(reader, one, verbRole[verb]);
  if (classes.includes('protect')) return good(reader, one, 'protected');
  if (classes.includes('avoid')) return avoided(reader, one);
  if (classes.includes('attack') && reader.mechanic === 'breakout') return good(reader, one, 'target');
  if (classes.includes('attack')) return foe(reader, one, 'stands');
  if (classes.includes('collect')) return good(reader, one, 'collected');
  // "Herds sheep": the object of an unknown verb is not an enemy.
  if (verbLemmaOf(verb) === undefined && isBeing(one.class) && clause.subject !== you)
    return good(reader, one, 'collected');
  if (one.class === 'place') return place(reader, one);
  loosely(reader, one);
}

const isDriven = (verb: string, { class: ofClass, noun }: NounPhrase): boolean =>
  /^(drive|steer|park|land|pilot)$/.test(verb) && ofClass === 'vehicle' && !ridden.test(noun);

const isTapped = ({ mechanic }: Reader, phrase: NounPhrase): boolean =>
  mechanic === 'whack' && !isPlace(phrase) && (isPlayable(phrase.class) || isThing(phrase.class));

/** "Launching cows over castle walls", "throws pies at clowns": a throw has a target. */
function isThrown({ complements }: Clause): boolean {
  return complements.some(({ preposition }) => /^(over|at|into|across|through|to|onto|on)$/.test(preposition));
}

function complement(reader: Reader, clause: Clause, preposition: string, phrase: Party) {
  if (phrase === you || reader.placed.has(phrase)) return;
  const { verb, subject } = clause;
  const classes = verbClassesOf(verb);
  if (
    preposition === 'from' &&
    /^(run|escape|flee|hide|protect|defend|guard|save|rescue|shield|help|free|evacuate|dash|fly|swim|jump|climb|away|steal)$/.test(
      verb,
    ) &&
    (isPlayable(phrase.class) || deadly.test(phrase.noun))
  )
    return foe(reader, phrase, classes.includes('protect') ? 'attacks' : 'chases');
  // "Before the water rises".
  if (preposition === 'before' && (!isPlace(phrase) || rising.test(phrase.noun))) return avoided(reader, phrase);
  if (preposition === 'from' && /^(hide|flee|escape|run)$/.test(verb) && !isPlace(phrase))
    return avoided(reader, phrase);
  if (verb === 'watch' && preposition === 'for' && isPlayable(phrase.class)) return avoided(reader, phrase);
  if (/^(beware|fear)$/.test(verb) && /^(of|to|for)$/.test(preposition)) return avoided(reader, phrase);
  if (preposition === 'about' && topics.has(reader.mechanic)) {
    reader.topic = topicOf(phrase);
    return;
  }
  if (
    preposition === 'for' &&
    /^(look|search|seek|hunt|dig|fish|reach|aim)$/.test(verb) &&
    !/^(partner|owner|master|way|home)$/.test(phrase.noun)
  )
    return good(reader, phrase, 'collected');
  if (['against', 'versus', 'vs'].includes(preposition)) return foe(reader, phrase, 'attacks');
  // "Carries crumbs home past spiders".
  if (/^(past|around|between|among)$/.test(preposition) && isBeing(phrase.class) && phrase.isPlural)
    if (reader.mechanic !== 'hot-potato') return foe(reader, phrase, 'stands');
  if (preposition === 'at' && reader.mechanic === 'tending' && !isPlace(phrase))
    return good(reader, phrase, 'protected');
  // "Pops balloons at a birthday party".
  if (preposition === 'at' && !isPlace(phrase) && !isBeing(phrase.class) && !classes.includes('attack'))
    return place(reader, phrase);
  if (preposition === 'at' && !isPlace(phrase)) return foe(reader, phrase, 'stands');
  // "She taps on ducks", "clicking on bugs".
  if (preposition === 'on' && /^(tap|click|press|hit|knock|stomp|poke|jump)$/.test(verb) && isTapped(reader, phrase))
    return foe(reader, phrase, 'stands');
  if (preposition === 'over' && classes.includes('move') && !isPlace(phrase)) return avoided(reader, phrase);
  if (preposition === 'over' && deadly.test(phrase.noun)) return avoided(reader, phrase);
  if (preposition === 'with') {
    if (catchers.test(phrase.noun) && withTools.has(reader.mechanic)) return candidate(reader, phrase, 22);
    if (handTools.test(phrase.noun)) return tool(reader, phrase);
    if (isPlayable(phrase.class) && subject === you)
      return phrase.isPlural && !phrase.hasArticle ? loosely(reader, phrase) : candidate(reader, phrase, 50);
    if (!isPlayable(phrase.class))
      return isThing(phrase.class) && subject === you && !boards.has(reader.mechanic)
        ? tool(reader, phrase)
        : loosely(reader, phrase);
  }
  // "Catch shrimp in a pan".
  if (/^(in|into)$/.test(preposition) && verb === 'catch' && catchers.test(phrase.noun)) return tool(reader, phrase);
  // "Pop out of boxes".
  if (preposition === 'of' && /^(pop|come|jump|peek|crawl|climb)$/.test(verb)) return place(reader, phrase);
  // "A grandma on a scooter": she is played.
  if (preposition === 'on' && ridden.test(phrase.noun) && subject !== you) return tool(reader, phrase);
  // "Weave through traffic on a motorcycle".
  if (preposition === 'on' && ridden.test(phrase.noun) && subject === you) return candidate(reader, phrase, 35);
  if (preposition === 'as')
    return isPlayable(phrase.class) || verb === 'play' ? candidate(reader, phrase, 100) : undefined;
  if (preposition === 'like' && isPlayable(phrase.class)) return candidate(reader, phrase, 40);
  if (preposition === 'between' && reader.mechanic === 'hot-potato' && isBeing(phrase.class))
    return candidate(reader, phrase, 40);
  if (preposition === 'into' && reader.mechanic === 'sorting') return tool(reader, phrase);
  if (preposition === 'for' && isBeing(phrase.class))
    return phrase.class === 'creature' && subject === you ? candidate(reader, phrase, 30) : undefined;
  if (preposition === 'for') return good(reader, phrase, 'collected');
  if (preposition === 'by') return;
  if (
    /^(in|on|at|through|across|under|inside|down|up|along|above|below|between|around|onto|over|near|past|behind|to|from|into|among|beneath|outside|toward|towards)$/.test(
      preposition,
    )
  )
    return place(reader, phrase);
  loosely(reader, phrase);
}

/** "Cows abducted by a UFO", "a mouse chased by cats". */
function passive(reader: Reader, { verb, subject, complements }: Clause) {
  const agent = complements.find(({ preposition }) => preposition === 'by')?.phrase;
  const isChased = /^(chase|hunt|attack|follow|pursue|haunt|invade|surround|guard|catch)$/.test(verb);
  if (agent && agent !== you) isChased ? foe(reader, agent, 'chases') : candidate(reader, agent, 55);
  if (subject && subject !== you)
    isChased ? candidate(reader, subject, 50) : good(reader, subject, verbRole[verb] ?? 'collected');
}
