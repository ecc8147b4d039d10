import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Foe, Frame, Good, Named } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { actorOf } from './actor-of-mention.ts';
import { mentionOf } from './mention.ts';

/** Who digs for what, where one of the two is not named. */
const finds: [digger: string, finds: RegExp, usual: string][] = [
  ['mole', /^(worm|earthworm|grub|maggot|larva|beetle|insect|root|bulb)$/, 'worm'],
  ['dog', /^(bone|ball|stick)$/, 'bone'],
  [
    'archaeologist',
    /(^| )(fossil|skeleton|vase|amphora|artifact|artefact|mummy|relic|ruin|pot|dinosaur( bone)?)$/,
    'bone',
  ],
  ['rabbit', /^(carrot|turnip|radish|beet)$/, 'carrot'],
  ['squirrel', /^(acorn|nut|hazelnut|walnut|chestnut)$/, 'acorn'],
  ['crab', /^(shell|seashell|pearl)$/, 'shell'],
  ['pirate', /^(treasure|treasure chest|chest|doubloon|booty|loot)$/, 'treasure'],
  ['farmer', /^(potato|onion|vegetable|peanut)$/, 'potato'],
  ['astronaut', /^(meteorite|meteor|asteroid|comet|moon|planet|moon rock|alien artifact)$/, 'crystal'],
  ['miner', /./, 'gem'],
];

const usualFinds: [digger: RegExp, usual: string][] = [
  [/^(mole|badger|hedgehog|shrew|anteater|bird|chicken|hen|platypus)$/, 'worm'],
  [/^(dog|puppy|wolf|fox|hyena|paleontologist|archaeologist|dinosaur)$/, 'bone'],
  [/^(rabbit|bunny|hare|gopher|groundhog|hamster|guinea pig|pig)$/, 'carrot'],
  [/^(squirrel|chipmunk)$/, 'acorn'],
  [/^(ant|termite|bug|beetle)$/, 'leaf'],
  [/^(crab|turtle|otter)$/, 'shell'],
  [/^(worm|caterpillar)$/, 'apple'],
];

const isDigger = ({ noun }: Named): boolean =>
  usualFinds.some(([digger]) => digger.test(noun)) ||
  /^(dwarf|gnome|miner|kid|boy|girl|robot|pirate|prisoner|meerkat|prairie dog|archeologist|digger|excavator|drill|cat|goblin)$/.test(
    noun,
  );

/** What one digs through or with, and not for. */
const earth =
  /^(tunnel|metro|subway|hole|earth|dirt|soil|ground|mud|sand|sandbox|cave|mine|mountain|hill|underground|burrow|passage|shaft|rock|pit|garden|lawn|wall|gallery|framed picture|shovel|spade|pickaxe|drill)$/;
const falling = /^(rockfall|rockslide|landslide|cave-in|boulder|stone|falling rock|avalanche)$/;

const nounNamed = (noun: string): Named => ({
  noun,
  class: lookUp(noun)?.class ?? 'thing',
  count: null,
  isPlural: true,
  traits: [],
});

const asGood = ({ noun, class: ofClass, count, traits }: Named): Good => ({
  noun,
  class: ofClass,
  count,
  isPlural: true,
  traits,
  role: 'collected',
});

/**
 * A mole digs for worms, whoever of them a prompt in another language seems to name first; rocks fall, and earth is
 * no treasure.
 */
export function withDigger(frame: Frame): Frame {
  const { mechanic, hero, foes, goods, hazards, language, place, numbers } = frame;
  if (mechanic !== 'digging') return frame;
  const isFood = ({ noun }: Named) => finds[0]?.[1].test(noun) ?? false;
  const isUnsure = hero === null || (language !== 'en' && isFood(hero));
  const isDodged = (one: Named) => language === 'en' && 'does' in one && one.does === 'stands';
  const mayDig = (one: Named) => isDigger(one) && !isFood(one) && !isDodged(one);
  const digger = isUnsure ? ([...foes, ...goods].find(mayDig) ?? hero) : hero;
  const eaten = language === 'en' ? [] : [...(hero && hero !== digger ? [hero] : []), ...foes.filter(isFood)];
  const named = [...goods, ...eaten].filter((one) => one !== digger && !earth.test(one.noun));
  const usual = usualFinds.find(([who]) => who.test(digger?.noun ?? ''))?.[1] ?? 'gem';
  const wanted = named.length > 0 ? named : [nounNamed(usual)];
  const count = wanted.reduce((sum, one) => sum + (one.count ?? 0), 0);
  const asRock = <T extends Named>(one: T): T => (falling.test(one.noun) ? { ...one, noun: 'rock' } : one);
  return {
    ...frame,
    place: { ...place, setting: settingUnder(frame) },
    hero: digger && {
      noun: digger.noun,
      class: digger.class,
      count: digger.count,
      isPlural: digger.isPlural,
      traits: digger.traits,
    },
    foes: foes.filter((one: Foe) => one !== digger && !(eaten as Named[]).includes(one)).map(asRock),
    hazards: hazards.map(asRock),
    goods: wanted.map(asGood),
    numbers: { ...numbers, ...(count > 1 && { collect: count }) },
  };
}

/** Inside a mountain there is no snow, unless it is named. */
function settingUnder({ place }: Frame): Frame['place']['setting'] {
  const isInside = place.words.some((word) => /mountain|tunnel|mine|underground|hill|rock/.test(word));
  const isCold = place.words.some((word) => /snow|ice|glacier|arctic|winter|pole/.test(word));
  return isInside && !isCold && /^(snow|cave|null)$/.test(String(place.setting)) ? 'cave' : place.setting;
}

/** Whoever usually digs for what is asked for: a miner for diamonds. */
export function diggerOf(kind: Kind, { goods }: Frame): Actor | null {
  if (kind !== 'digging') return null;
  const noun = finds.find(([, found]) => found.test(goods[0]?.noun ?? ''))?.[0] ?? 'miner';
  return actorOf(mentionOf({ ...nounNamed(noun), isPlural: false }));
}

const underground: Partial<Record<Scene, string[]>> = {
  cave: ['bat', 'spider', 'monster'],
  temple: ['mummy', 'skeleton', 'spider'],
  desert: ['snake', 'scorpion', 'mummy'],
  beach: ['snake', 'octopus', 'skeleton'],
  haunted: ['skeleton', 'ghost', 'spider'],
  castle: ['rat', 'ghost', 'spider'],
  dungeon: ['rat', 'skeleton', 'spider'],
  snow: ['wolf', 'bear', 'monster'],
  space: ['alien', 'robot', 'monster'],
  moon: ['alien', 'robot', 'monster'],
  volcano: ['dragon', 'monster', 'bat'],
  candy: ['ant', 'mouse', 'monster'],
  city: ['rat', 'spider', 'snake'],
};

/** Who lives under such a place. */
export const foesUnderground = (kind: Kind, scene: Scene): string[] =>
  kind === 'digging' ? (underground[scene] ?? ['snake', 'spider', 'fox', 'rat']) : [];
