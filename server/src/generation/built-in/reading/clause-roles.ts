import { isThrownAtPlayer } from './acts-together.ts';
import { isBystander } from './bystanders.ts';
import { complement } from './complement-roles.ts';
import { loosely } from './loose-roles.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { readObject } from './object-roles.ts';
import {
  avoided,
  candidate,
  foe,
  good,
  isPlace,
  isSettled,
  isSurePlace,
  place,
  type Reader,
  sureWeight,
  tool,
} from './role-reader.ts';
import { boards, deadly, fans, fights, hostile, rising, verbRole } from './role-words.ts';
import { type Clause, type Party, partyClass, you } from './sentence.ts';
import { forbid, hitting, spare } from './spared.ts';
import { verbClassesOf } from './verbs.ts';

/** Gives subject, objects and complements of a verb their roles. */
export function readClause(reader: Reader, clause: Clause) {
  const { verb, subject, objects, complements } = clause;
  if (clause.isNegated && !verbClassesOf(verb).includes('avoid')) {
    forbid(reader, clause);
    for (const { preposition, phrase } of complements)
      if (!hitting.test(preposition)) complement(reader, clause, preposition, phrase);
    return;
  }
  // "Spares the butterflies": they are there as well.
  if (verb === 'spare') {
    candidate(reader, subject ?? you, 55);
    for (const one of objects) spare(reader, one);
    return;
  }
  const classes = verbClassesOf(verb);
  const isOnPlayer = objects.includes(you) || complements.some(({ phrase }) => phrase === you);
  if (clause.isPassive) return passive(reader, clause);
  // "Before the wolf comes", "before air runs out".
  if (clause.isDeadline && subject !== null && subject !== you) {
    if (isPlayable(subject.class)) foe(reader, subject, 'attacks');
    // "Before the museum opens".
    if (isSurePlace(subject)) return place(reader, subject);
    // "Before the dragons burn the village": it is where they come to.
    for (const one of objects) if (one !== you && isSurePlace(one)) place(reader, one);
    // "Before they reach the desk": it is guarded.
    const isComing = isPlayable(subject.class) || fromAbove.test(subject.noun);
    if (isComing && /^(reach|enter|eat|steal|destroy|attack|ruin|take|hit)$/.test(verb))
      for (const one of objects) if (one !== you && !isPlace(one)) good(reader, one, 'protected');
    if (isPlayable(subject.class) || (/^(substance|weather)$/.test(subject.class) && !rising.test(subject.noun))) {
      for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
      return;
    }
  }
  if (isBystander(reader, clause)) return foe(reader, subject, 'chases');
  if (['play', 'control', 'become', 'steer', 'guide', 'help'].includes(verb) && (subject === you || subject === null)) {
    // "Guide planes to the runway": several are looked after, and none of them is played.
    const isGuided = (one: NounPhrase) => verb === 'guide' && reader.mechanic === 'tending' && one.isPlural;
    for (const one of objects)
      if (one !== you)
        isGuided(one) ? good(reader, one, 'protected') : candidate(reader, one, verb === 'help' ? 60 : 100);
    for (const { preposition, phrase } of complements)
      if (preposition === 'as' && phrase !== you) candidate(reader, phrase, 100);
    for (const { preposition, phrase } of complements)
      if (preposition !== 'as') complement(reader, clause, preposition, phrase);
    return;
  }
  // "A teacher throws homework at you": the homework is to be dodged.
  if (isThrownAtPlayer(clause)) {
    for (const one of objects) if (one !== you) avoided(reader, one);
    // "Farmers shoot at you".
    if (objects.every((one) => one === you)) foe(reader, subject, 'attacks');
    return;
  }
  // "Before the minotaur finds you": an actor that does something to the player is a foe, except helpers.
  const isPlayed = reader.candidates.some(({ phrase, weight }) => phrase === subject && weight >= sureWeight);
  const isDoneToPlayer = objects.includes(you) && !kindly.test(verb) && isPlayable(partyClass(subject)) && !isPlayed;
  if ((isDoneToPlayer || (classes.includes('chase') && isOnPlayer)) && subject !== you) {
    foe(reader, subject, 'chases');
    for (const { preposition, phrase } of complements)
      if (/^(in|inside|through|across|around)$/.test(preposition) && phrase !== you)
        complement(reader, clause, 'in', phrase);
    return;
  }
  // "A wolf chases sheep and you are the sheepdog".
  if (verb === 'chase' && isSettled(reader) && subject !== you && subject !== null) {
    foe(reader, subject, 'attacks');
    for (const one of objects) good(reader, one, 'protected');
    return;
  }
  // "Two wolves chase a rabbit": the one who flees is played.
  const [chased] = objects;
  if (/^(chase|hunt|pursue)$/.test(verb) && subject !== you && subject?.isPlural && isAlone(chased)) {
    foe(reader, subject, 'chases');
    candidate(reader, chased, 60);
    for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
    return;
  }
  // "Leaves give points".
  if (/^(give|grant|mean|award)$/.test(verb) && subject !== you && subject !== null && isReward(objects))
    return good(reader, subject, 'collected');
  // "For kids learning the alphabet": they play it, and are not in it.
  if (verb === 'learn' && subject !== you && subject?.isPlural && fans.test(subject.noun)) return;
  // "For my son who loves trucks": the game is about trucks.
  if (/^(love|adore|like)$/.test(verb) && (subject === you || subject === null || !isPlayer(subject))) {
    if (subject !== you && subject !== null) reader.placed.add(subject);
    for (const one of objects)
      if (one !== you && reader.mechanic === 'tending' && isBeing(one.class)) good(reader, one, 'protected');
      else if (one !== you) isPlayable(one.class) ? candidate(reader, one, 30) : loosely(reader, one);
    return;
  }
  if (subject !== you && subject !== null) readSubject(reader, subject, clause);
  for (const one of objects) readObject(reader, clause, one);
  for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
}

const fromAbove = /^(asteroid|meteor|meteorite|comet|missile|rocket|bomb)$/;
const shapes = /^(triangle|circle|square|rectangle|hexagon|pentagon|cube|dot|pixel|block|line|sphere)$/;

const isAlone = (party: Party | undefined): party is NounPhrase =>
  party !== undefined && party !== you && !party.isPlural && isBeing(party.class);

const kindly =
  /^(help|give|love|follow|show|teach|let|need|want|ask|tell|guide|join|thank|pay|heal|carry|like|need|make|bring|accompany|lead|feed|greet|cheer|take|be|control|play|count)$/;

const isReward = (objects: Party[]): boolean =>
  objects.some((one) => one !== you && /^(point|life|bonus|coin|score|time|boost|heart|energy)$/.test(one.noun));

const isPlayer = ({ noun, class: ofClass }: NounPhrase): boolean => isPlayable(ofClass) && !fans.test(noun);

function readSubject(reader: Reader, subject: NounPhrase, { verb, objects }: Clause) {
  const classes = verbClassesOf(verb);
  // "Zombie apocalypse, survive": nobody plays the zombie.
  if (reader.isWar && hostile.test(subject.noun) && !subject.hasArticle) {
    subject.isPlural = true;
    return foe(reader, subject, 'attacks');
  }
  // "Javelin throw", "horseshoe throwing": that is thrown.
  if (
    /^(throw|toss|hurl)$/.test(verb) &&
    isThing(subject.class) &&
    !subject.hasArticle &&
    objects.every((one) => partyClass(one) === 'abstract')
  ) {
    tool(reader, subject);
    return;
  }
  // Actors that come closer in a shooting or typing game are not the hero.
  if (/^(come|approach|march|advance|arrive)$/.test(verb) && subject.isPlural && fights.has(reader.mechanic))
    return foe(reader, subject, 'chases');
  // "Before zombies reach the castle".
  if (/^(reach|get|enter|arrive|approach|come)$/.test(verb) && subject.isPlural && hostile.test(subject.noun)) {
    for (const one of objects) if (one !== you) isPlace(one) ? place(reader, one) : good(reader, one, 'protected');
    return foe(reader, subject, 'attacks');
  }
  // "A troll guards a bridge, goats want to cross".
  if (/^(cross|enter|pass|get|break|sneak)$/.test(verb) && subject.isPlural && reader.mechanic === 'defence')
    if (isPlayable(subject.class) && reader.candidates.length > 0) return foe(reader, subject, 'attacks');
  // "While crabs bite", "sharks circle around".
  if (
    /^(bite|circle|pinch|sting|lurk|patrol|roam|snap|swarm|wait|watch)$/.test(verb) &&
    subject.isPlural &&
    objects.length === 0
  )
    if (isPlayable(subject.class) && reader.candidates.length > 0) return foe(reader, subject, 'chases');
  // "A raccoon raids trash cans": a single harmless actor is the hero.
  const isHero =
    !subject.isPlural && isBeing(subject.class) && (!hostile.test(subject.noun) || reader.thieves.has(subject));
  if (/^(raid|haunt|attack|invade)$/.test(verb) && isHero && objects.length > 0) return candidate(reader, subject, 50);
  // "Zombies popping out of graves": they are to be hit.
  if (
    /^(pop|peek|appear|come|emerge|rise|show|hide|stick)$/.test(verb) &&
    reader.mechanic === 'whack' &&
    subject.isPlural
  )
    return foe(reader, subject, 'stands');
  // "Tap when the cat appears": the target to wait for.
  if (/^(appear|show|come|pop)$/.test(verb) && reader.mechanic === 'reaction') return good(reader, subject, 'tile');
  if (/^(attack|invade|haunt|raid|threaten|appear|spawn)$/.test(verb)) {
    // The gems of a board are on the player's side.
    if (boards.has(reader.mechanic) && isThing(subject.class)) good(reader, subject, 'tile');
    else foe(reader, subject, 'attacks');
    for (const one of objects) if (one !== you) isSurePlace(one) ? place(reader, one) : good(reader, one, 'protected');
    return;
  }
  // "A snowball grows by rolling".
  if (reader.mechanic === 'growing' && /^(grow|get|become|roll)$/.test(verb) && !subject.isPlural)
    return candidate(reader, subject, 45);
  // "Before the water rises": it is coming for the player.
  if (
    /^(rise|flood|erupt|come|arrive|strike|hit|spread|overflow|approach|catch|reach)$/.test(verb) &&
    rising.test(subject.noun)
  )
    return avoided(reader, subject);
  // "While asteroids fall": only a catcher wants them.
  if (
    /^(fall|drop|rain|fly|pass|whizz|zoom|come)$/.test(verb) &&
    deadly.test(subject.noun) &&
    subject.isPlural &&
    reader.mechanic !== 'catcher'
  )
    return avoided(reader, subject);
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
  // "A triangle climbs": shapes are played.
  else if (shapes.test(subject.noun) && !subject.isPlural && !boards.has(reader.mechanic))
    candidate(reader, subject, 45);
  // "A sock looking for its partner".
  else if (
    /^(look|search|seek|want|try|dream|travel|wish|scare)$/.test(verb) &&
    isThing(subject.class) &&
    !subject.isPlural
  )
    candidate(reader, subject, 45);
  else if (
    isThing(subject.class) &&
    (['move', 'collect', 'avoid', 'attack', 'protect'] as const).some((one) => classes.includes(one))
  )
    candidate(reader, subject, 45);
  else loosely(reader, subject);
}

/** "Cows abducted by a UFO", "a mouse chased by cats". */
function passive(reader: Reader, { verb, subject, complements }: Clause) {
  const agent = complements.find(({ preposition }) => preposition === 'by')?.phrase;
  // "Without getting eaten by crocodiles": a being that is eaten is in danger, an apple is food.
  const isHurt = /^(eat|bite|swallow|kill|hit|sting|crush|burn|shoot|zap|squash|devour|see|spot)$/.test(verb);
  const isInDanger = isHurt && (subject === you || subject === null || isBeing(subject.class));
  const isChased = /^(chase|hunt|attack|follow|pursue|haunt|invade|surround|guard|catch)$/.test(verb) || isInDanger;
  if (agent && agent !== you) isChased ? foe(reader, agent, 'chases') : candidate(reader, agent, 55);
  if (!subject || subject === you) return;
  // "Run through a forest chased by a wolf", "escape a castle guarded by dragons".
  if (isChased && isPlace(subject)) return place(reader, subject);
  // "A treasure guarded by a dragon" is what one wants.
  if (verb === 'guard' && !isPlayable(subject.class)) good(reader, subject, 'collected');
  else if (isChased) candidate(reader, subject, 50);
  else good(reader, subject, verbRole[verb] ?? 'collected');
}
