import { findNoun } from '../vocabulary/vocabulary.ts';
import { pluralOf } from './english-plurals.ts';
import { isBeing, isPlayable, isThing } from './noun-classes.ts';
import { lookUp, type NounPhrase } from './noun-phrases.ts';
import { board, isAboard, isSeat, sails } from './riders.ts';
import {
  avoided,
  candidate,
  foe,
  good,
  isPlace,
  isSurePlace,
  named,
  place,
  type Reader,
  sureWeight,
  togetherWeight,
  tool,
  topicOf,
} from './role-reader.ts';
import {
  boards,
  buildings,
  catchers,
  dangerous,
  deadly,
  evil,
  fans,
  fights,
  handTools,
  hostile,
  lightsAndMaps,
  maybePlaces,
  moving,
  onWalls,
  ridden,
  topics,
  withTools,
  worn,
} from './role-words.ts';
import type { Loose } from './sentence.ts';
import { asBall, prop } from './stand-ins.ts';
import { goodOfTrade } from './trades.ts';

/** Gives a noun without a verb its role, by its preposition and the mechanic. */
export function readLoose(reader: Reader, { phrase, preposition, beforeMechanic }: Loose) {
  if (reader.placed.has(phrase) || preposition === 'being') return;
  if ([...phrase.traits, phrase.noun].some((one) => onWalls.test(one))) return;
  if (preposition === 'together') return candidate(reader, phrase, togetherWeight);
  // "…, toddlers" says who plays it.
  if (
    preposition === null &&
    boards.has(reader.mechanic) &&
    /^(toddler|kid|child|baby)$/.test(phrase.noun) &&
    phrase.isPlural
  )
    return;
  // "Save the princess, dragons": whoever else is named holds her.
  const isHeld = reader.goods.some(({ role }) => role === 'rescued');
  if (isHeld && preposition === null && phrase.class === 'creature' && phrase.isPlural && !phrase.hasArticle)
    return foe(reader, phrase, 'chases');
  // "Kids math" says who it is for.
  if (reader.mechanic === 'quiz' && /^(kid|child|toddler|adult|student|beginner)$/.test(phrase.noun)) return;
  if ((preposition === 'about' || preposition === 'on') && topics.has(reader.mechanic)) {
    reader.topic = topicOf(phrase);
    return;
  }
  if (phrase.traits.includes(prop)) {
    const isBall = phrase.traits.includes(asBall);
    phrase.traits = phrase.traits.filter((trait) => trait !== prop && trait !== asBall);
    // The bricks of a brick breaker are one thing, its ball another.
    if (isBall && reader.mechanic === 'breakout') return tool(reader, phrase);
    reader.placed.add(phrase);
    reader.goods.unshift({ ...named(phrase), role: 'tile' });
    return;
  }
  if (reader.mechanic === 'throw' && phrase.traits.includes('goalkeeper')) return foe(reader, phrase, 'stands');
  if (phrase.traits.some((trait) => evil.test(trait)) && !boards.has(reader.mechanic))
    return foe(reader, phrase, isPlayable(phrase.class) ? 'chases' : 'stands');
  // A zombie invasion is against zombies.
  if (reader.isWar && hostile.test(phrase.noun) && preposition === null) return foe(reader, phrase, 'attacks');
  // "A spooky forest with a lantern": somebody holds it.
  const isCarried = preposition === 'with' && !phrase.isPlural && lightsAndMaps.test(phrase.noun);
  if (isCarried && !boards.has(reader.mechanic)) return tool(reader, phrase);
  if (preposition === 'on' && worn.test(phrase.noun)) return tool(reader, phrase);
  if (preposition === 'on' && ridden.test(phrase.noun)) {
    // "Penguin on a snowboard": whoever was named before rides it.
    const rider = reader.candidates.at(-1)?.phrase;
    return rider !== undefined && isPlayable(rider.class) && rider.class !== 'vehicle'
      ? tool(reader, phrase)
      : candidate(reader, phrase, 35);
  }
  if (preposition === 'in' && board(reader, phrase)) return;
  if (preposition !== null && sails(reader, phrase, preposition)) return tool(reader, phrase);
  if (isSeat(reader, phrase, preposition)) return tool(reader, phrase);
  // "With pucks as cookies" is the wrong way round, and clear.
  if (preposition === 'as' && !isPlayable(phrase.class) && boards.has(reader.mechanic))
    return good(reader, phrase, 'tile');
  if (preposition === 'as') return isPlayable(phrase.class) ? candidate(reader, phrase, 100) : undefined;
  if (preposition === 'about')
    return isPlayable(phrase.class) ? candidate(reader, phrase, 45) : loosely(reader, phrase);
  // "A coffee stand for tired workers": they are served.
  const isServed = preposition === 'for' && reader.mechanic === 'tending' && phrase.isPlural && isBeing(phrase.class);
  if (isServed && !fans.test(phrase.noun)) {
    good(reader, phrase, 'protected');
    reader.goods.sort((a, b) => Number(b.noun === phrase.noun) - Number(a.noun === phrase.noun));
    return;
  }
  if (preposition === 'for' && reader.mechanic === 'fishing') return good(reader, phrase, 'caught');
  // "An obstacle course for hamsters": hamsters are actors, but people would be the audience.
  if (preposition === 'for') return phrase.class === 'creature' ? candidate(reader, phrase, 30) : undefined;
  // "From a cloud" says where the angler sits.
  if (preposition === 'from' && reader.mechanic === 'fishing') return place(reader, phrase);
  // "Angry birds with sheep and wolf houses": they are hit.
  if (
    reader.mechanic === 'throw' &&
    phrase.isPlural &&
    buildings.test(phrase.noun) &&
    !/^(in|at)$/.test(preposition ?? '')
  )
    return foe(reader, phrase, 'stands');
  // "Air hockey, lava against ice": that ice is not played upon.
  const isSide =
    reader.mechanic === 'air-hockey' && /^(against|versus|vs)$/.test(preposition ?? '') && isThing(phrase.class);
  if (isSide || (/^(against|versus|vs|from|before)$/.test(preposition ?? '') && !isPlace(phrase)))
    return foe(reader, phrase, 'attacks');
  if (preposition === 'of' && topics.has(reader.mechanic) && reader.topic !== null) {
    reader.topic = `${reader.topic} of ${phrase.traits.join(' ')} ${phrase.noun}`.replace(/\s+/g, ' ');
    return;
  }
  if (preposition === 'over' && !isPlace(phrase)) return avoided(reader, phrase);
  if (preposition === 'at' && /^(darts|throw)$/.test(reader.mechanic ?? '') && !isPlace(phrase))
    return good(reader, phrase, 'target');
  if (preposition === 'between' && reader.mechanic === 'hot-potato' && isPlayable(phrase.class))
    return candidate(reader, phrase, 40);
  if (
    preposition !== null &&
    /^(in|on|at|through|across|under|inside|down|up|along|above|below|around|over|near|between|to|into)$/.test(
      preposition,
    )
  )
    return isPlayable(phrase.class) && (preposition !== 'on' || isFlock(phrase)) && !isAboard(phrase, preposition)
      ? loosely(reader, phrase)
      : place(reader, phrase);
  if (preposition === 'instead') return;
  // "The paddle is a baguette".
  if (/^(paddle|bat|racket)$/.test(phrase.standsFor ?? '') && withTools.has(reader.mechanic))
    return candidate(reader, phrase, sureWeight);
  if (beforeMechanic && topics.has(reader.mechanic)) {
    reader.topic ??= topicOf(phrase);
    return;
  }
  // "A flying carpet": what moves by itself is played, unless it falls on somebody.
  const isMoving = phrase.traits.some((trait) =>
    /^(flying|running|jumping|rolling|bouncing|floating|hovering|walking)$/.test(trait),
  );
  if (isMoving && preposition === null && isThing(phrase.class) && !boards.has(reader.mechanic) && !phrase.isPlural)
    return candidate(reader, phrase, 24);
  // A moon base is on the Moon.
  if (beforeMechanic && reader.mechanic === 'defence' && maybePlaces.test(phrase.noun)) return place(reader, phrase);
  // "Ice cream delivery": it is brought.
  if (beforeMechanic && reader.mechanic === 'delivery' && isThing(phrase.class) && !ridden.test(phrase.noun))
    return good(reader, phrase, 'collected');
  // "Lawn mower racing".
  const isSolid = isThing(phrase.class) && phrase.class !== 'substance' && phrase.class !== 'weather';
  if (beforeMechanic && moving.has(reader.mechanic) && isSolid && !deadly.test(phrase.noun))
    return candidate(reader, phrase, 20);
  // "A conga line of penguins": they are the snake.
  if (reader.mechanic === 'snake' && preposition === 'of' && isPlayable(phrase.class))
    return candidate(reader, { ...phrase, isPlural: false }, 50);
  // "Crossy road with scooters": they are what one has to get past.
  if (reader.mechanic === 'hopper' && phrase.class === 'vehicle' && phrase.isPlural)
    return foe(reader, phrase, 'stands');
  // "Arkanoid with lasers": its bricks are none.
  if (reader.mechanic === 'breakout' && /^(laser|gun|cannon|blaster|missile|bullet|power-?up)$/.test(phrase.noun))
    return;
  if (preposition === 'with') {
    // Bats that fly are many.
    const isFlying = phrase.class === 'creature' && phrase.isPlural;
    if (handTools.test(phrase.noun) && !isFlying && !boards.has(reader.mechanic)) return tool(reader, phrase);
    if (catchers.test(phrase.noun) && withTools.has(reader.mechanic)) return candidate(reader, phrase, 22);
    const isPlayed = !boards.has(reader.mechanic) && reader.mechanic !== 'whack';
    // "Space invaders with jellyfish": they are many, without an s.
    if (reader.mechanic === 'shooter' && isBeing(phrase.class) && isSchool(phrase))
      return foe(reader, phrase, 'chases');
    if (isPlayable(phrase.class) && (!phrase.isPlural || isDearPair(phrase)) && isPlayed)
      return candidate(reader, phrase, 45);
    // "Tower defence with vegetables": they are the towers.
    if (reader.mechanic === 'defence' && isThing(phrase.class) && !deadly.test(phrase.noun))
      return candidate(reader, phrase, 30);
    // "A runner with a marshmallow": somebody has to run.
    if (!phrase.isPlural && phrase.hasArticle && moving.has(reader.mechanic) && !deadly.test(phrase.noun))
      return isThing(phrase.class) && !isSurePlace(phrase) ? candidate(reader, phrase, 24) : loosely(reader, phrase);
  }
  if (
    isPlayable(phrase.class) &&
    preposition === null &&
    !boards.has(reader.mechanic) &&
    !(isAtWar(reader) && phrase.isPlural && !phrase.hasArticle) &&
    !(hostile.test(phrase.noun) && (fights.has(reader.mechanic) || phrase.isPlural) && !phrase.hasArticle)
  )
    return candidate(
      reader,
      phrase,
      /^(kart|car|race ?car|vehicle)$/.test(phrase.noun) && !phrase.hasArticle
        ? 8
        : phrase.hasArticle
          ? 40
          : phrase.isPlural
            ? 12
            : 25,
    );
  loosely(reader, phrase);
}

/** "With two little witches": the player's side, whatever witches are elsewhere. */
const isDearPair = ({ count, traits }: NounPhrase): boolean =>
  count === 2 && traits.some((trait) => /^(little|cute|brave|friendly|happy|kind|lovely|sweet)$/.test(trait));

/** Fish and sheep without an article are many. */
const isSchool = ({ noun, hasArticle }: NounPhrase): boolean => !hasArticle && pluralOf(noun) === noun;

/** "On the river and ducks": they are nobody's ground. */
const isFlock = ({ class: ofClass, isPlural, hasArticle }: NounPhrase): boolean =>
  isBeing(ofClass) && isPlural && !hasArticle;

/** Other named actors are foes, until a foe is known. */
const isAtWar = ({ isWar, foes }: Reader): boolean => isWar && foes.length === 0;

const isShop = /(^| )(shop|store|stand|stall|booth|boutique)$/;

/** A burger shop sells burgers, a café coffee. */
export function placeWithGoods(reader: Reader, phrase: NounPhrase) {
  place(reader, phrase);
  if (reader.mechanic !== 'tending') return;
  // A hot dog stand sells no dogs.
  const before = [...phrase.traits, ...phrase.noun.split(' ').slice(0, -1)];
  const named = lookUp(before.slice(-2).join(' ')) ?? lookUp(before.at(-1) ?? '');
  const isWare = named !== null && /^(food|thing|plant)$/.test(named.class) && isShop.test(phrase.noun);
  const sold = named?.class === 'food' || isWare ? named : lookUp(goodOfTrade(phrase) ?? '');
  // After those who are served.
  const at = reader.goods.findIndex((one) => !isBeing(one.class));
  const from = at < 0 ? reader.goods.length : at;
  if (sold) reader.goods.splice(from, 0, { ...sold, count: null, isPlural: true, traits: [], role: 'collected' });
}

/** Things that are also called after their rooms, or rooms after them. */
const furniture = /(^| )(toilet|bath|bathtub|shower|fridge|oven|sauna|igloo|tent|hut)$/;
const needsTargets = /^(shooter|arena|whack|defence|throw|dodger|slicer)$/;

/** A noun whose position says nothing: the mechanic decides. */
export function loosely(reader: Reader, phrase: NounPhrase) {
  const { mechanic } = reader;
  // "Tic-tac-toe with suns and moons": nobody is there.
  const isPiece = boards.has(mechanic) && phrase.isPlural && findNoun(phrase.noun, true) !== undefined;
  if (isPiece && isSurePlace(phrase)) return good(reader, phrase, 'tile');
  // "A toilet shooter": it stands in no toilet.
  if (furniture.test(phrase.noun) && needsTargets.test(mechanic ?? '')) return foe(reader, phrase, 'stands');
  if (isSurePlace(phrase)) return placeWithGoods(reader, phrase);
  if (isPlayable(phrase.class)) {
    if (mechanic === 'whack') return foe(reader, phrase, 'stands');
    // Penguins play volleyball, they are not the ball.
    if (mechanic === 'pong' || mechanic === 'air-hockey' || mechanic === 'curling')
      return candidate(reader, phrase, 18);
    if (topics.has(mechanic) && mechanic === 'quiz') return candidate(reader, phrase, 20);
    // "Bubbles with jellyfish" are many, without an s.
    const isSeveral = phrase.isPlural || isSchool(phrase);
    if (
      boards.has(mechanic) &&
      (isSeveral || mechanic === 'memory' || mechanic === 'merge' || mechanic === 'drop-merge')
    )
      return good(reader, phrase, 'tile');
    // A ghost bartender has work to do.
    if (phrase.traits.some((trait) => lookUp(trait)?.class === 'person')) return candidate(reader, phrase, 20);
    if (hostile.test(phrase.noun) || (phrase.isPlural && (isAtWar(reader) || (fights.has(mechanic) && !reader.isWar))))
      return foe(reader, phrase, 'chases');
    // A kart is what everybody drives in a kart race.
    return candidate(reader, phrase, /^(kart|car|race ?car|vehicle)$/.test(phrase.noun) ? 8 : 18);
  }
  if (mechanic === 'whack') return foe(reader, phrase, 'stands');
  // "Galaga with honey bullets".
  if (/^(shooter|arena)$/.test(mechanic ?? '') && /^(bullet|missile|torpedo|arrow|fireball)$/.test(phrase.noun))
    return tool(reader, phrase);
  const isInTheWay =
    /^(downhill|traffic|golf)$/.test(mechanic ?? '') && /^(tree|bush|rock|cone|stone)$/.test(phrase.noun);
  const isDangerous = phrase.traits.some((trait) => dangerous.test(trait));
  // A ticking pumpkin is passed on.
  const isHeld = boards.has(mechanic) || mechanic === 'hot-potato';
  if ((deadly.test(phrase.noun) || isInTheWay || isDangerous) && !isHeld) return avoided(reader, phrase);
  // "Pirate cannon" says what with.
  if (mechanic === 'throw' && handTools.test(phrase.noun)) return tool(reader, phrase);
  // Hockey is played on the ice, and not with it.
  if ((mechanic === 'air-hockey' || mechanic === 'curling') && phrase.class === 'substance') return;
  if (isThing(phrase.class)) return good(reader, phrase, boards.has(mechanic) ? 'tile' : 'collected');
}
