import { findPicture } from '../pictures/find-picture.ts';
import { singularOf } from '../reading/english-plurals.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { findNoun } from '../vocabulary/vocabulary.ts';

/** The ball for a hoop is a basketball. */
export function withBasketball(frame: Frame): Frame {
  const { mechanic, goods, tools, knowledge } = frame;
  const nouns = [...goods, ...tools].map(({ noun }) => noun);
  const isHoop = knowledge.topic === 'basketball' || nouns.some((noun) => /^(basketball|hoop|basket)$/.test(noun));
  if (mechanic !== 'throw' || !isHoop) return frame;
  const named = <T extends Named>(list: T[]): T[] =>
    list
      .filter(({ noun }) => !/^(hoop|basket|shot)$/.test(noun))
      .map((one) => (one.noun === 'ball' ? { ...one, noun: 'basketball' } : one));
  return { ...frame, goods: named(goods), tools: named(tools) };
}

/** In space a ship flies. */
export function withShips(frame: Frame): Frame {
  const { mechanic, place, hero } = frame;
  if (mechanic !== 'lander' && place.setting !== 'space' && place.setting !== 'moon') return frame;
  const flying = <T extends Named>(one: T): T => (one.noun === 'ship' ? { ...one, noun: 'spaceship' } : one);
  return {
    ...frame,
    hero: hero && flying(hero),
    foes: frame.foes.map(flying),
    goods: frame.goods.map(flying),
    hazards: frame.hazards.map(flying),
  };
}

const vessels = /(^|[ -])(\w*ship|\w*boat|submarine|vessel|frigate|galleon|destroyer|cruiser|carrier|yacht)$/;

/** The ships of battleship are hidden, whoever sinks them; so is whatever else a prompt without opponents names. */
export function withFleet(frame: Frame): Frame {
  const { mechanic, hero, foes, goods, numbers, language } = frame;
  if (mechanic !== 'battleship') return frame;
  const isVessel = ({ noun }: Named) => vessels.test(noun);
  const isHidden = hero !== null && (isVessel(hero) || (language !== 'en' && foes.length === 0));
  const hidden = [...(isHidden ? [hero] : []), ...foes.filter(isVessel)].map(
    (one): Good => ({ ...one, isPlural: true, role: 'tile' }),
  );
  const fleet = [...goods, ...hidden];
  const count = fleet.find((one) => (one.count ?? 0) > 1)?.count;
  return {
    ...frame,
    hero: isHidden ? null : hero,
    foes: foes.filter((one) => !isVessel(one)),
    goods: fleet,
    numbers: { ...numbers, ...(count && { foes: count }) },
  };
}

/** What is pushed becomes the crates; a named thing onto which it is pushed becomes the marks. */
export function withCrates(frame: Frame): Frame {
  const { mechanic, hero, foes, goods, hazards, tools, acts, place, language } = frame;
  if (mechanic !== 'sokoban') return frame;
  const pushed = acts.find(({ verb }) => /^(push|shove)$/.test(verb))?.object;
  const named = [...foes, ...goods, ...hazards, ...tools, ...(hero ? [hero] : [])];
  const crate = named.find(({ noun }) => noun === pushed) ?? (pushed ? lookedUp(pushed) : undefined) ?? goods[0];
  const onto = pushed && place.words.find((word) => word !== pushed && !paintedMarks.test(word) && !halls.test(word));
  const mark = onto ? lookedUp(onto === 'floe' ? 'ice' : onto) : goods.find((one) => one !== crate);
  const tiles = [...(crate ? [crate] : []), ...(crate && mark && language === 'en' ? [mark] : [])];
  return {
    ...frame,
    hero: hero === crate ? null : hero,
    foes: foes.filter((one) => one !== crate),
    goods: tiles.map((one): Good => ({ ...one, isPlural: true, role: 'tile' })),
    hazards: hazards.filter((one) => one !== crate),
  };
}

/** Where it is pushed about, and not onto. */
const halls =
  /^(warehouse|storehouse|storeroom|depot|factory|shop|store|supermarket|garage|cellar|basement|attic|dungeon|temple|castle|cave|mine|kitchen|office|harbou?r|port|station|museum|library|school|city|space|snow|ice|night|farm|barn|forest|garden)$/;

const paintedMarks = /^(switch|target|mark|spot|place|goal|plate|button)$/;

function lookedUp(noun: string): Named | undefined {
  const known = lookUp(noun);
  return known ? { noun, class: known.class, count: null, isPlural: true, traits: [] } : undefined;
}

const carried = /^(food|sweet|fruit|veg|party|treasure|school|toy|sport)$/;

/** A pizza delivery is about pizzas, and an ice cream shop about ice cream, where nothing else is to be collected. */
export function withImpliedThings(frame: Frame): Frame {
  const { goods, hero, ignored, language } = frame;
  if (goods.length > 0 || language !== 'en' || frame.mechanic === 'quiz') return frame;
  const pairs = ignored.map((word, i) => `${word} ${ignored[i + 1] ?? ''}`.trim());
  const noun = [...(hero?.traits ?? []), ...pairs, ...ignored].find((word) => {
    const known = findNoun(word.replace(' ', ''), true);
    return known !== undefined && !known.being && carried.test(known.family);
  });
  if (noun === undefined) return frame;
  const good: Good = {
    noun: singularOf(noun),
    class: 'food',
    count: null,
    isPlural: true,
    traits: [],
    role: 'collected',
  };
  return { ...frame, goods: [good], ignored: ignored.filter((word) => !noun.split(' ').includes(word)) };
}

const isAlive = (word: string): boolean => /^(person|creature)$/.test(lookUp(word)?.class ?? '');

/** A dictionary calls whoever conveys something a conveyor; nobody could draw one. */
const isKnownByLook = (word: string): boolean =>
  isAlive(word) && (findNoun(word, true) !== undefined || findPicture(word) !== undefined);

/** A caterpillar snake is played by a caterpillar, and pirate treasure is looked for by a pirate. */
export function withLivingHero(frame: Frame): Frame {
  const { hero, mechanic, language } = frame;
  const who = language === 'en' ? hero?.traits.findLast(isKnownByLook) : undefined;
  if (!hero || who === undefined) return frame;
  const isSnake = mechanic === 'snake' && hero.noun === 'snake';
  const isFound = hero.class === 'thing' && /^(treasure|gold|loot|booty|jewel|gem|coin)$/.test(hero.noun);
  if (!isSnake && !isFound) return frame;
  const traits = hero.traits.filter((trait) => trait !== who);
  const found: Good = { ...hero, traits: [], role: 'collected' };
  return {
    ...frame,
    hero: { ...hero, noun: who, class: lookUp(who)?.class ?? 'creature', traits },
    goods: isFound ? [...frame.goods, found] : frame.goods,
  };
}

const boardsOfOne = /^(merge|drop-merge|match|memory|simon)$/;

/**
 * The moles of a whack game and the zombies that carry words are against the player, "a tower of sheep" is made of
 * them, and "2048 with a cat" has cats on its tiles.
 */
/** "Zähle die Enten": nobody plays a duck, and nothing is asked about ducks but how many there are. */
export function withCounted(frame: Frame): Frame {
  const { mechanic, modifiers, hero, goods, knowledge } = frame;
  if (mechanic !== 'quiz' || !modifiers.includes('counting')) return frame;
  const counted = { ...frame, knowledge: { ...knowledge, topic: null } };
  return hero && goods.length === 0
    ? { ...counted, hero: null, goods: [{ ...hero, isPlural: true, role: 'tile' }] }
    : counted;
}

export function withTargets(frame: Frame): Frame {
  const { mechanic, hero, foes, goods } = frame;
  // Whoever is tapped floats in a bubble, and so does whoever must not be.
  if (mechanic === 'bubble-pop' && foes.length > 0) {
    const tapped = foes.filter(({ does }) => does !== 'spared');
    return {
      ...frame,
      foes: foes.filter(({ does }) => does === 'spared').slice(0, 1),
      goods: [...goods, ...tapped.map((foe): Good => ({ ...foe, role: 'target' }))],
    };
  }
  if (!hero) return frame;
  const isEnemy =
    foes.length === 0 && (mechanic === 'whack' ? isAlive(hero.noun) : mechanic === 'typing' && hero.isPlural);
  if (isEnemy) return { ...frame, hero: null, foes: [{ ...hero, does: 'stands' }] };
  const isTile =
    (boardsOfOne.test(mechanic ?? '') && goods.length === 0) ||
    (mechanic === 'stacker' && (goods.length === 0 || hero.class === 'food'));
  return isTile ? { ...frame, hero: null, goods: [{ ...hero, isPlural: true, role: 'tile' }] } : frame;
}
