import { pluralOf } from './english-plurals.ts';
import { isHarmful, isStormCloud } from './hazards.ts';
import { loosely } from './loose-roles.ts';
import { isMeans } from './means.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { sails } from './riders.ts';
import { avoided, candidate, foe, good, isPlace, named, place, type Reader, tool, topicOf } from './role-reader.ts';
import {
  boards,
  buildings,
  catchers,
  deadly,
  family,
  fans,
  handTools,
  moving,
  ridden,
  rising,
  topics,
  withTools,
  worn,
} from './role-words.ts';
import { type Clause, type Party, partyClass, you } from './sentence.ts';
import { asThreat, isDisaster, isThreat } from './threats.ts';
import { isThrownInto, openTarget } from './thrown-into.ts';
import { verbClassesOf } from './verbs.ts';

const aims = /^(throw|toss|hurl|lob|fling|launch|catapult|shoot|fire|kick|chuck|flick|aim|sling|deliver|drop)$/;
/** Verbs of those who deliver, and of what waits for them. */
const delivers =
  /^(deliver|bring|carry|take|transport|drive|ferry|fly|ship|haul|return|pick|drop|collect|get|send|rush|race)$/;
const aimedAt = new Set<Mechanic | null>(['throw', 'shooter', 'darts']);
const aloft = new Set<Mechanic | null>(['jumper', 'flyer', 'flight', 'dodger']);
/** What one jumps from and onto. */
const footholds = /^(branch|log|rock|stone|asteroid|meteor|barrel|chimney|iceberg|car|truck|train|leaf|mushroom)$/;

/** What makes a thing of an animal. */
const lifeless = /^(rubber|plastic|foam|wooden|toy|inflatable|stuffed|plush|frozen|rolled)$/;

/** "At the dentist" is where they work. */
const visited = /^(dentist|doctor|vet|hairdresser|barber|baker|butcher|florist|optician|tailor)$/;

/** Gives a noun after a preposition its role, by its verb. */
export function complement(reader: Reader, clause: Clause, preposition: string, phrase: Party) {
  if (phrase === you || reader.placed.has(phrase)) return;
  // "A cake of 3 floors" says how high, and not where.
  if (preposition === 'of' && phrase.count !== null && /^(floor|storey|layer|level)$/.test(phrase.noun)) return;
  const { verb, subject } = clause;
  const classes = verbClassesOf(verb);
  // "From branch to branch": nobody flees from them.
  if (/^(from|to)$/.test(preposition) && /^(jump|leap|hop|bounce)$/.test(verb) && footholds.test(phrase.noun))
    return place(reader, phrase);
  // A flood is where people are rescued.
  if (preposition === 'from' && reader.mechanic === 'rescue' && isDisaster(phrase)) return place(reader, phrase);
  if (
    preposition === 'from' &&
    /^(run|escape|flee|hide|protect|defend|guard|save|rescue|shield|help|free|evacuate|dash|fly|swim|jump|climb|away|steal)$/.test(
      verb,
    ) &&
    isThreat(phrase, verb)
  )
    return foe(reader, asThreat(phrase), classes.includes('protect') ? 'attacks' : 'chases');
  // "Brings nectar to the hive".
  const isPut =
    /^(drop|put|deliver)$/.test(verb) && /^(into|down|in|onto|on|at)$/.test(preposition) && !ridden.test(phrase.noun);
  if (reader.mechanic === 'delivery' && (isPut || preposition === 'to') && delivers.test(verb) && !isTime(phrase))
    return address(reader, phrase);
  // "Serve ramen to samurai": the samurai wait for it.
  const isWorkedFor = isBeing(partyClass(subject)) && phrase.isPlural;
  const isServed =
    preposition === 'to' || (preposition === 'for' && phrase.isPlural && (!fans.test(phrase.noun) || isWorkedFor));
  // "Nurses carry patients to the doctor": the patients are looked after.
  const isCarried = clause.objects.some((one) => one !== you && isBeing(one.class));
  if (isServed && !isCarried && reader.mechanic === 'tending' && isBeing(phrase.class)) {
    good(reader, phrase, 'protected');
    reader.goods.sort((a, b) => Number(b.noun === phrase.noun) - Number(a.noun === phrase.noun));
    return;
  }
  // "Presents into chimneys", "at castles", "newspapers on the porches".
  const isAimed =
    aims.test(verb) && aimedAt.has(reader.mechanic) && /^(at|into|onto|in|on|through|over|down)$/.test(preposition);
  const isTarget = buildings.test(phrase.noun) ? preposition !== 'in' : !isPlace(phrase) && isThing(phrase.class);
  if (isAimed && isThrownInto(clause, preposition, phrase)) return openTarget(reader, phrase);
  if (
    isAimed &&
    isTarget &&
    !/^(hoop|basket|goal|net|hole|target|fire|flame)$/.test(phrase.noun) &&
    !ridden.test(phrase.noun)
  )
    return foe(reader, phrase, 'stands');
  // "A farmer runs after chickens".
  if (preposition === 'after' && /^(run|go|race)$/.test(verb) && isBeing(phrase.class))
    return good(reader, phrase, reader.mechanic === 'maze' ? 'caught' : 'target');
  // "An elephant sprays water on thieves".
  if (/^(on|onto|over)$/.test(preposition) && /^(spray|splash|squirt|drop|throw|dump|pour|spit|shoot)$/.test(verb))
    if (isPlayable(phrase.class) && reader.mechanic !== 'tending') return foe(reader, phrase, 'chases');
  // "Before the water rises".
  // "Before the inbox overflows" says when.
  const isComing = isPlayable(phrase.class) || rising.test(phrase.noun) || deadly.test(phrase.noun);
  // "Before the storm" says when, unless one runs from it.
  if (
    preposition === 'before' &&
    /^(storm|rain|blizzard|snow|hurricane)$/.test(phrase.noun) &&
    reader.mechanic !== 'runner'
  )
    return;
  if (preposition === 'before' && (!isPlace(phrase) || rising.test(phrase.noun)))
    return isComing ? avoided(reader, phrase) : undefined;
  if (preposition === 'from' && /^(hide|flee|escape|run)$/.test(verb) && !isPlace(phrase))
    return avoided(reader, phrase);
  const isDanger = rising.test(phrase.noun) || !(isPlace(phrase) || phrase.class === 'abstract');
  if (verb === 'watch' && preposition === 'for' && isDanger) return avoided(reader, phrase);
  if (/^(beware|fear)$/.test(verb) && /^(of|to|for)$/.test(preposition)) return avoided(reader, phrase);
  if (
    (preposition === 'about' || (preposition === 'on' && reader.mechanic === 'quiz')) &&
    topics.has(reader.mechanic)
  ) {
    reader.topic = topicOf(phrase);
    return;
  }
  if (
    preposition === 'for' &&
    /^(look|search|seek|hunt|dig|fish|dive|reach|aim|forage|plunge|swoop)$/.test(verb) &&
    !/^(partner|owner|master|way|home)$/.test(phrase.noun)
  )
    return good(reader, phrase, family.test(phrase.noun) && phrase.hasArticle ? 'rescued' : 'collected');
  if (['against', 'versus', 'vs'].includes(preposition)) return foe(reader, asThreat(phrase), 'attacks');
  // "Carries crumbs home past spiders".
  const isSneaking = preposition === 'past' && /^(sneak|slip|tiptoe|creep|crawl|steal)$/.test(verb);
  if (
    /^(past|around|between|among)$/.test(preposition) &&
    isBeing(phrase.class) &&
    (phrase.isPlural || isSneaking || isShoal(phrase))
  )
    if (reader.mechanic !== 'hot-potato') return foe(reader, phrase, 'stands');
  const isReef = preposition === 'through' && /^(iceberg|ice floe|rock|reef|asteroid|mine|thorn)$/.test(phrase.noun);
  const isDeadly = deadly.test(phrase.noun) || isHarmful(phrase, reader.mechanic);
  const isMany = phrase.isPlural || phrase.noun.endsWith('s');
  if ((/^(past|around|between|among)$/.test(preposition) || isReef) && isDeadly && (isMany || !phrase.hasArticle))
    return avoided(reader, phrase);
  // "Steers around storm clouds", "weaves around cones".
  const isSteered =
    preposition === 'around' && /^(steer|weave|zigzag|swerve|navigate|manoeuvre|maneuver|slalom)$/.test(verb);
  if ((isSteered && isMany && isThing(phrase.class) && !isPlace(phrase)) || isStormCloud(phrase))
    return avoided(reader, phrase);
  // "Floats up past kites and planes".
  const isUpThere = phrase.class === 'vehicle' || /^(kite|balloon|drone|satellite|asteroid)$/.test(phrase.noun);
  if (/^(past|between|among)$/.test(preposition) && phrase.isPlural && isUpThere && aloft.has(reader.mechanic))
    return foe(reader, phrase, 'stands');
  // "Steers around storm clouds".
  if (/^(around|past)$/.test(preposition) && /(^| )(cloud|thundercloud|storm)$/.test(phrase.noun) && phrase.isPlural)
    if (aloft.has(reader.mechanic) || reader.mechanic === 'downhill') return foe(reader, phrase, 'stands');
  if (preposition === 'at' && reader.mechanic === 'tending' && !isPlace(phrase))
    return good(reader, phrase, 'protected');
  // "Pops balloons at a birthday party".
  if (preposition === 'at' && !isPlace(phrase) && !isBeing(phrase.class) && !classes.includes('attack'))
    return place(reader, phrase);
  if (preposition === 'at' && visited.test(phrase.noun) && !phrase.isPlural) return place(reader, phrase);
  if (preposition === 'at' && !isPlace(phrase)) return foe(reader, phrase, 'stands');
  // "She taps on ducks", "clicking on bugs".
  if (preposition === 'on' && /^(tap|click|press|hit|knock|stomp|poke|jump)$/.test(verb) && isTapped(reader, phrase))
    return foe(reader, phrase, 'stands');
  if (
    preposition === 'over' &&
    /^(rainbow|cloud|dune|wave)$/.test(phrase.noun) &&
    /^(ride|fly|glide|slide|surf|walk|run)$/.test(verb)
  )
    return place(reader, phrase);
  if (preposition === 'over' && classes.includes('move') && !isPlace(phrase)) return avoided(reader, phrase);
  if (preposition === 'over' && deadly.test(phrase.noun)) return avoided(reader, phrase);
  // "With its tongue" says how.
  if (preposition === 'with' && phrase.class === 'body' && !boards.has(reader.mechanic) && phrase.count === null)
    if (clause.objects.length > 0 && subject !== you && !/^(tooth|bone|skull|skeleton)$/.test(phrase.noun)) return;
  if (preposition === 'with') {
    if (catchers.test(phrase.noun) && withTools.has(reader.mechanic)) return candidate(reader, phrase, 22);
    if (handTools.test(phrase.noun) || isMeans(clause, phrase)) return tool(reader, phrase);
    // "Whack the politicians with a rubber chicken": it is no chicken that lives.
    const isLimp = !phrase.isPlural && phrase.traits.some((trait) => lifeless.test(trait));
    if (isLimp && clause.objects.length > 0 && (classes.includes('attack') || reader.mechanic === 'whack'))
      return tool(reader, phrase);
    // "Whack a mole with my teacher": the teacher pops up.
    if (isPlayable(phrase.class) && reader.mechanic === 'whack' && clause.objects.length === 0)
      return foe(reader, phrase, 'stands');
    if (isPlayable(phrase.class) && subject === you)
      return phrase.isPlural && !phrase.hasArticle ? loosely(reader, phrase) : candidate(reader, phrase, 50);
    // "Dodge lightning with a cloud": the cloud dodges it.
    const isAlone = phrase.hasArticle && !phrase.isPlural && !catchers.test(phrase.noun);
    if (classes.includes('avoid') && isAlone && isThing(phrase.class)) return candidate(reader, phrase, 40);
    if (!isPlayable(phrase.class))
      return isThing(phrase.class) && (subject === you || isHeldIn(clause, phrase)) && !boards.has(reader.mechanic)
        ? tool(reader, phrase)
        : loosely(reader, phrase);
  }
  // "Catch shrimp in a pan".
  if (/^(in|into)$/.test(preposition) && verb === 'catch' && catchers.test(phrase.noun))
    return withTools.has(reader.mechanic) && subject === you ? candidate(reader, phrase, 22) : tool(reader, phrase);
  // "Survive a horde of office printers": the crowd itself may name the game.
  if (preposition === 'of' && clause.objects.length === 0 && /^(survive|outlast|fight|battle|face)$/.test(verb))
    if (!isPlace(phrase)) return foe(reader, phrase, 'stands');
  // "Pop out of boxes".
  if (
    preposition === 'of' &&
    /^(pop|come|jump|peek|crawl|climb|rescue|save|get|pick|pull|take|help|throw|kick|chase|push|run|break|sneak|fly|fall|drive)$/.test(
      verb,
    )
  )
    return place(reader, phrase);
  // "Throws newspapers from a bike".
  if (preposition === 'from' && ridden.test(phrase.noun)) return tool(reader, phrase);
  if (sails(reader, phrase, preposition)) return tool(reader, phrase);
  // "A grandma on a scooter": she is played.
  if (preposition === 'on' && ridden.test(phrase.noun) && subject !== you) return tool(reader, phrase);
  // "Avoid puddles on roller skates": somebody wears them.
  if (preposition === 'on' && worn.test(phrase.noun)) return tool(reader, phrase);
  // "Weave through traffic on a motorcycle".
  if (preposition === 'on' && ridden.test(phrase.noun) && subject === you) return candidate(reader, phrase, 35);
  const isOneThing = phrase.hasArticle && !phrase.isPlural && moving.has(reader.mechanic);
  if (preposition === 'as')
    return isPlayable(phrase.class) || verb === 'play' || isOneThing ? candidate(reader, phrase, 100) : undefined;
  if (preposition === 'like' && isPlayable(phrase.class)) return candidate(reader, phrase, 40);
  if (preposition === 'between' && reader.mechanic === 'hot-potato' && isBeing(phrase.class))
    return candidate(reader, phrase, 40);
  if (preposition === 'into' && reader.mechanic === 'sorting') return tool(reader, phrase);
  if (preposition === 'for' && isBeing(phrase.class))
    return phrase.class === 'creature' && subject === you ? candidate(reader, phrase, 30) : undefined;
  // "Twigs for its nest": the nest is what they are for.
  if (preposition === 'for' && /^(nest|den|burrow|hive|anthill|dam|home|house|fire|winter|family)$/.test(phrase.noun))
    return;
  if (preposition === 'for') return good(reader, phrase, 'collected');
  if (preposition === 'by') return;
  if (
    /^(in|on|at|through|across|under|inside|down|up|along|above|below|between|around|onto|over|near|past|behind|to|from|into|among|beneath|outside|toward|towards|off)$/.test(
      preposition,
    )
  )
    return place(reader, phrase);
  loosely(reader, phrase);
}

/** "A ghost hunter catches ghosts with a vacuum". */
const isHeldIn = ({ verb, subject, objects }: Clause, { class: ofClass, hasArticle, isPlural }: NounPhrase): boolean =>
  /^(catch|hunt|fight|chase|clean|collect|shoot|hit|whack|smash|scare|stop|protect|defend|guard|dig|cut|slice)$/.test(
    verb,
  ) &&
  isBeing(partyClass(subject)) &&
  objects.length > 0 &&
  ofClass === 'thing' &&
  hasArticle &&
  !isPlural;

/** "Between jellyfish": many, without an s. */
const isShoal = ({ noun, hasArticle }: NounPhrase): boolean => !hasArticle && pluralOf(noun) === noun;

/** "On a snowy night" is no address. */
const isTime = ({ class: ofClass }: NounPhrase): boolean => ofClass === 'abstract' || ofClass === 'weather';

function address(reader: Reader, phrase: NounPhrase) {
  reader.placed.add(phrase);
  reader.address ??= named(phrase);
}

/** "Crosses the garden path": whatever is crossed is ground. */
export const isCrossed = ({ verb, objects }: Clause, one: NounPhrase): boolean =>
  verb === 'cross' && objects[0] === one && !isBeing(one.class);

const isTapped = ({ mechanic }: Reader, phrase: NounPhrase): boolean =>
  mechanic === 'whack' && !isPlace(phrase) && (isPlayable(phrase.class) || isThing(phrase.class));
