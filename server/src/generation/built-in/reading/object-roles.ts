import { isCrossed } from './complement-roles.ts';
import { loosely, placeWithGoods } from './loose-roles.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import type { NounPhrase } from './noun-phrases.ts';
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
  tool,
} from './role-reader.ts';
import { ammunition, buildings, cleaning, family, moving, ridden, rising, verbRole, weapons } from './role-words.ts';
import { type Clause, type Party, partyClass, you } from './sentence.ts';
import { verbClassesOf, verbLemmaOf } from './verbs.ts';

/** Gives what somebody does something to its role. */
export function readObject(reader: Reader, clause: Clause, one: Party) {
  if (one === you || reader.placed.has(one)) return;
  // "Catch eggs, 3 misses and you lose".
  if (one.count !== null && /^(miss|mistake|error|try|attempt|guess|chance|life|second|minute)$/.test(one.noun)) return;
  const { verb, complements } = clause;
  if (one.count !== null && ammunition.test(one.noun) && !/^(collect|gather|find|pick)$/.test(verb))
    return tool(reader, one);
  // "Tap the frog as soon as it jumps": the sign to wait for.
  if (reader.mechanic === 'reaction' && /^(tap|hit|catch|press|click|touch)$/.test(verb))
    return good(reader, one, 'tile');
  // A goalkeeper stops them anyway.
  if (reader.mechanic === 'goalkeeper' && /(^| )(ball|shot|penalty|goal)$/.test(one.noun)) return;
  const classes = verbClassesOf(verb);
  const isAimed = complements.some(
    ({ preposition, phrase }) => /^(at|into|on)$/.test(preposition) && !isVenue(phrase, preposition),
  );
  if (
    /^(shoot|throw|toss|hurl|lob|fling|launch|fire|spray|blow|splash|cast|flick|chuck|sling|squirt)$/.test(verb) &&
    (weapons.test(one.noun) || isOwnShot(clause, one) || (isAimed && !isBeing(one.class)))
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
  // "Run a toy shop".
  if (/^(run|manage|own|open|keep)$/.test(verb) && reader.mechanic === 'tending' && isSurePlace(one))
    return placeWithGoods(reader, one);
  if (/^(explore|search|patrol|wander|roam)$/.test(verb) && (isSurePlace(one) || verb === 'explore' || isWreck(one)))
    return place(reader, one);
  if ((cleaning.test(verb) || verb === 'clear') && isPlace(one)) return place(reader, one);
  // "A pigeon drops eggs on cars": it aims with them.
  const isDroppedOn = complements.some(({ preposition }) => /^(on|onto|at)$/.test(preposition));
  if (verb === 'drop' && reader.mechanic === 'throw' && isDroppedOn && isThing(one.class)) return tool(reader, one);
  if (
    /^(drop|raid|guide|lead|escort|ferry|direct)$/.test(verb) &&
    clause.subject !== you &&
    isPlayable(clause.subject?.class ?? null)
  )
    return good(reader, one, verb === 'guide' ? 'protected' : 'collected');
  // "A ghost scares tourists": it goes after them.
  const isHunt =
    (/^(scare|frighten|spook|bite|ram|headbutt|butt|tackle)$/.test(verb) ||
      // "A squid pulls ships under the water".
      (/^(pull|drag|grab|snatch)$/.test(verb) && isPlayable(one.class))) &&
    reader.mechanic === 'maze' &&
    (clause.subject !== you || isSettled(reader));
  if (isHunt) return good(reader, one, 'caught');
  if (/^(attack|scare|shoo|frighten)$/.test(verb)) return foe(reader, one, 'stands');
  // "A cat slaps vases off the shelf".
  if (reader.mechanic === 'whack' && /^(slap|swat|smack|poke|boop|topple)$/.test(verb))
    return foe(reader, one, 'stands');
  // "Roll the marble through a labyrinth": it is what moves.
  const isSteered = /^(roll|navigate|tilt|manoeuvre|maneuver)$/.test(verb) && clause.subject === you;
  if (isSteered && moving.has(reader.mechanic) && isThing(one.class) && !one.isPlural)
    return candidate(reader, one, 45);
  if (/^(use|wield|hold)$/.test(verb) && isThing(one.class)) return tool(reader, one);
  // "Balances a ball and dodges gulls": it has the ball already.
  if (verb === 'balance' && reader.mechanic !== 'stacker' && isThing(one.class)) return tool(reader, one);
  // "Plant sunflowers to stop them": they are the towers.
  if (reader.mechanic === 'defence' && /^(plant|place)$/.test(verb) && !isPlace(one)) return candidate(reader, one, 60);
  // What is thrown is a thing, even a cow.
  if (/^(throw|toss|hurl|lob|fling|launch|catapult)$/.test(verb) && isThrown(clause)) return tool(reader, one);
  // "A skier escapes avalanches", "escape your boss", "a mouse escapes traps"; a ship or a cage is where one is.
  if (/^(escape|flee|outrun|outski|outride)$/.test(verb) && isFledFrom(one)) return avoided(reader, one);
  if (verb === 'escape' && one.class === 'vehicle' && !one.isPlural) return place(reader, one);
  if (/^(spray|dust|fertilize)$/.test(verb) && grown.test(one.noun)) return place(reader, one);
  if (/^(climb|ascend|scale)$/.test(verb) && (isThing(one.class) || one.class === 'plant')) return place(reader, one);
  if (verb === 'grind' && /^(rail|ledge|curb|bench|stair)$/.test(one.noun)) return place(reader, one);
  // "Stretches its neck": a part of itself is nothing to collect.
  if (one.class === 'body' && /^(brush|comb)$/.test(verb) && reader.mechanic !== 'tending') return;
  if (one.class === 'body' && /^(stretch|wag|flap|shake|raise|lift|open|close|bend|turn|move|wave|wiggle)$/.test(verb))
    return;
  // "Surfs a tsunami", "walks a tightrope": that is where.
  if (
    /^(surf|ride|walk|cross)$/.test(verb) &&
    /^(wave|tsunami|tide|tightrope|rope|wire|high wire|slackline|plank|tornado|avalanche|rainbow)$/.test(one.noun)
  )
    return place(reader, one);
  // "Jumps trash cans" is over them.
  if (/^(jump|leap|vault|hurdle)$/.test(verb) && isThing(one.class) && /^(runner|lanes)$/.test(reader.mechanic ?? ''))
    return avoided(reader, one);
  // "Robs a bakery": what is in it.
  if (/^(rob|burgle|raid|loot|plunder|invade|haunt)$/.test(verb) && isSurePlace(one)) return place(reader, one);
  // "Eats the whole garden": what grows there.
  if (/^(eat|munch|nibble|devour|graze)$/.test(verb) && grown.test(one.noun) && reader.mechanic !== 'growing')
    return place(reader, one);
  if (/^(hoop|basket|goal|penalty|target)$/.test(one.noun)) return good(reader, one, 'target');
  if ((isPlace(one) || isCrossed(clause, one)) && classes.includes('move')) return place(reader, one);
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
  // What a sword or a claw goes through is what the game is about.
  if (verb === 'slash' && reader.mechanic === 'slicer') return good(reader, one, 'target');
  if (verb === 'chase')
    return good(reader, one, /^(maze|platformer)$/.test(reader.mechanic ?? '') ? 'caught' : 'target');
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
  // "Mummy dog finds her puppies": nobody puts them into a bag.
  if (/^(find|gather|collect|seek)$/.test(verb) && family.test(one.noun) && one.hasArticle)
    return good(reader, one, 'rescued');
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

/** "A grandma who shoots cookies": one of them has plenty; bottles and pumpkins are shot at. */
const isOwnShot = ({ verb, subject }: Clause, { noun, isPlural, hasArticle }: NounPhrase): boolean =>
  /^(shoot|fire|launch)$/.test(verb) &&
  subject !== null &&
  subject !== you &&
  isBeing(subject.class) &&
  !subject.isPlural &&
  isPlural &&
  !hasArticle &&
  shotsOfSomebody.test(noun);

const shotsOfSomebody =
  /^(cookie|cupcake|donut|muffin|candy|candy cane|marshmallow|jelly bean|carrot|corn|popcorn|cheese|meatball|sausage|cherry|lemon|grape|flower|petal|leaf|pencil|book|paper plane|letter|sock|flip flop|sandal|tooth)$/;

const isFledFrom = (one: NounPhrase): boolean =>
  rising.test(one.noun) || isBeing(one.class) || (one.isPlural && !isPlace(one));

/** "A submarine searches a sunken ship". */
const isWreck = ({ noun, class: ofClass, isPlural }: NounPhrase): boolean =>
  !isPlural && (ofClass === 'vehicle' || /wreck$/.test(noun));

const grown = /^(garden|field|meadow|orchard|lawn|vegetable garden|vegetable patch|flower bed|pasture|cornfield)$/;

/** "Shoot the balloons at the county fair": nobody shoots at the fair. */
const isVenue = (phrase: Party, preposition: string): boolean =>
  phrase !== you && preposition === 'at' && isSurePlace(phrase) && !buildings.test(phrase.noun);

const isDriven = (verb: string, { class: ofClass, noun }: NounPhrase): boolean =>
  /^(drive|steer|park|land|pilot)$/.test(verb) && ofClass === 'vehicle' && !ridden.test(noun);

/** "Launching cows over castle walls", "throws pies at clowns": a throw has a target. */
function isThrown({ complements }: Clause): boolean {
  return complements.some(({ preposition }) => /^(over|at|into|across|through|to|onto|on)$/.test(preposition));
}
