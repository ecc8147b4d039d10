import { isThrownAtPlayer } from './acts-together.ts';
import { complement } from './complement-roles.ts';
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
} from './role-reader.ts';
import {
  ammunition,
  boards,
  cleaning,
  deadly,
  fans,
  fights,
  hostile,
  ridden,
  rising,
  verbRole,
  weapons,
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
  // "Before the wolf comes", "before air runs out".
  if (clause.isDeadline && subject !== null && subject !== you) {
    if (isPlayable(subject.class)) foe(reader, subject, 'attacks');
    if (isPlayable(subject.class) || (/^(substance|weather)$/.test(subject.class) && !rising.test(subject.noun))) {
      for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
      return;
    }
  }
  if (['play', 'control', 'become', 'steer', 'guide', 'help'].includes(verb) && (subject === you || subject === null)) {
    for (const one of objects) if (one !== you) candidate(reader, one, verb === 'help' ? 60 : 100);
    for (const { preposition, phrase } of complements)
      if (preposition === 'as' && phrase !== you) candidate(reader, phrase, 100);
    for (const { preposition, phrase } of complements)
      if (preposition !== 'as') complement(reader, clause, preposition, phrase);
    return;
  }
  // "A teacher throws homework at you": the homework is to be dodged.
  if (isThrownAtPlayer(clause)) {
    for (const one of objects) if (one !== you) avoided(reader, one);
    return;
  }
  // "Before the minotaur finds you": an actor that does something to the player is a foe, except helpers.
  const isDoneToPlayer = objects.includes(you) && !kindly.test(verb) && isPlayable(partyClass(subject));
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
      if (one !== you) isPlayable(one.class) ? candidate(reader, one, 30) : loosely(reader, one);
    return;
  }
  if (subject !== you && subject !== null) readSubject(reader, subject, clause);
  for (const one of objects) readObject(reader, clause, one);
  for (const { preposition, phrase } of complements) complement(reader, clause, preposition, phrase);
}

/** "You are a ghost" has been said. */
const isSettled = ({ candidates }: Reader): boolean => candidates.some(({ weight }) => weight >= sureWeight);

const isAlone = (party: Party | undefined): party is NounPhrase =>
  party !== undefined && party !== you && !party.isPlural && isBeing(party.class);

const kindly =
  /^(help|give|love|follow|show|teach|let|need|want|ask|tell|guide|join|thank|pay|heal|carry|like|need|make|bring|accompany|lead|feed|greet|cheer|take|be|control|play|count)$/;

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
    for (const one of objects) if (one !== you) isPlace(one) ? place(reader, one) : good(reader, one, 'protected');
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

function readObject(reader: Reader, clause: Clause, one: Party) {
  if (one === you || reader.placed.has(one)) return;
  if (one.count !== null && ammunition.test(one.noun)) return tool(reader, one);
  const { verb, complements } = clause;
  // "Tap the frog as soon as it jumps": the sign to wait for.
  if (reader.mechanic === 'reaction' && /^(tap|hit|catch|press|click|touch)$/.test(verb))
    return good(reader, one, 'tile');
  const classes = verbClassesOf(verb);
  const isAimed = complements.some(
    ({ preposition }) => preposition === 'at' || preposition === 'into' || preposition === 'on',
  );
  if (
    /^(shoot|throw|toss|hurl|lob|fling|launch|fire|spray|blow|splash|cast|flick|chuck|sling|squirt)$/.test(verb) &&
    (weapons.test(one.noun) || (isAimed && !isBeing(one.class)))
  )
    return tool(reader, one);
  // "A tow truck parks broken cars": those are in its way.
  if (verb === 'park' && partyClass(clause.subject) === 'vehicle') return foe(reader, one, 'stands');
  // Nobody rides what they pull.
  if (/^(pull|tow|drag|haul)$/.test(verb) && ridden.test(one.noun)) return;
  // "A snail racing other snails".
  if (verb === 'race' && clause.subject !== you && isBeing(one.class)) return foe(reader, one, 'attacks');
  if (
    /^(drive|ride|fly|steer|park|land|race|row|sail|pilot)$/.test(verb) &&
    (one.class === 'vehicle' || isBeing(one.class) || ridden.test(one.noun))
  )
    // "A bear rides a unicycle": the bear is played; of a tractor only the tractor is seen.
    return clause.subject === you || isDriven(verb, one) ? candidate(reader, one, 60) : tool(reader, one);
  if (/^(explore|search|patrol|wander|roam)$/.test(verb) && (isSurePlace(one) || verb === 'explore'))
    return place(reader, one);
  if ((cleaning.test(verb) || verb === 'clear') && isPlace(one)) return place(reader, one);
  if (
    /^(drop|raid|guide|lead|escort|ferry|direct)$/.test(verb) &&
    clause.subject !== you &&
    isPlayable(clause.subject?.class ?? null)
  )
    return good(reader, one, verb === 'guide' ? 'protected' : 'collected');
  // "A ghost scares tourists": it goes after them.
  const isHunt =
    /^(scare|frighten|spook|bite)$/.test(verb) &&
    reader.mechanic === 'maze' &&
    (clause.subject !== you || isSettled(reader));
  if (isHunt) return good(reader, one, 'caught');
  if (/^(attack|scare|shoo|frighten)$/.test(verb)) return foe(reader, one, 'stands');
  // "A cat slaps vases off the shelf".
  if (reader.mechanic === 'whack' && /^(slap|swat|smack|poke|boop|topple)$/.test(verb))
    return foe(reader, one, 'stands');
  if (/^(use|wield|hold)$/.test(verb) && isThing(one.class)) return tool(reader, one);
  // "Plant sunflowers to stop them": they are the towers.
  if (reader.mechanic === 'defence' && /^(plant|place)$/.test(verb) && !isPlace(one)) return candidate(reader, one, 60);
  // What is thrown is a thing, even a cow.
  if (/^(throw|toss|hurl|lob|fling|launch|catapult)$/.test(verb) && isThrown(clause)) return tool(reader, one);
  if (/^(climb|ascend|scale)$/.test(verb) && isThing(one.class)) return place(reader, one);
  // "Jumps trash cans" is over them.
  if (/^(jump|leap|vault|hurdle)$/.test(verb) && isThing(one.class) && /^(runner|lanes)$/.test(reader.mechanic ?? ''))
    return avoided(reader, one);
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
  // "Serve the hungry fans": they wait for something.
  if (verb === 'serve' && reader.mechanic === 'tending' && isBeing(one.class)) {
    good(reader, one, 'protected');
    reader.goods.sort((a, b) => Number(b.noun === one.noun) - Number(a.noun === one.noun));
    return;
  }
  // "Build a snowman by stacking snowballs": the snowballs are stacked.
  if (reader.mechanic === 'stacker' && /^(stack|pile)$/.test(verb)) {
    good(reader, one, 'tile');
    reader.goods.sort((a, b) => Number(b.noun === one.noun) - Number(a.noun === one.noun));
    return;
  }
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

/** "Launching cows over castle walls", "throws pies at clowns": a throw has a target. */
function isThrown({ complements }: Clause): boolean {
  return complements.some(({ preposition }) => /^(over|at|into|across|through|to|onto|on)$/.test(preposition));
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
