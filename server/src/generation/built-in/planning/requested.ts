import type { Kind, Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import { findPicture } from '../pictures/find-picture.ts';
import { flagPictures } from '../pictures/flags.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { colourOfWord, familyOf, nounOf } from '../vocabulary/vocabulary.ts';
import type { Oklch } from './colour-space.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOf } from './mention.ts';
import { withBasketball, withImpliedThings, withLivingHero, withShips } from './nouns-in-context.ts';
import type { Hour } from './palette.ts';
import { hashOf } from './seeded-random.ts';

/** The prompt's requests in terms of the engines; null where it leaves the choice open. */
export type Requested = {
  kind: Kind | null;
  hero: Mention | null;
  foes: Mention[];
  things: Mention[];
  /** What the hero uses: a plate, snowballs. */
  tool: Mention | null;
  /** What the foes of a tower defence attack. */
  guarded: Mention | null;
  /** How many kinds of things are in a maze instead of dots: those the prompt wants collected, without a number. */
  hoard: number;
  scene: Scene | null;
  mood: Mood | null;
  look: Look | null;
  hour: Hour | null;
  wash: Oklch | null;
  difficulty: number | null;
  harder: number;
  title: string | null;
  isPeaceful: boolean;
  isMaths: boolean;
  /** Something sad or rainy about nobody and nothing. */
  isForlorn: boolean;
  /** The common name of many different things: fruit, farm animal. */
  about: string | null;
  /** The same for the foes. */
  aboutFoes: string | null;
  frame: Frame;
};

export function requestedOf(read: Frame): Requested {
  const whole = withImpliedThings(withLivingHero(withShips(withBasketball(read))));
  const frame = {
    ...whole,
    mechanic: peacefulOf(whole),
    goods: whole.goods.map((one) => onBoard(ofPlace(one, whole), whole)),
  };
  const { mood, place, look } = frame;
  const sad = mood.feeling === 'sad';
  // In minesweeper the hidden things must not be dug up.
  const isMines = frame.mechanic === 'minesweeper';
  const hoard = hoardOf(frame);
  const guarded = frame.mechanic === 'defence' ? frame.goods.find(isGuarded) : undefined;
  const isForlorn = isOnlyRain(frame);
  return {
    kind: frame.mechanic,
    hero: frame.hero && heroOf(frame.hero, frame),
    foes: [
      ...frame.foes.filter((one) => !frame.goods.some(({ noun }) => noun === one.noun)),
      ...frame.hazards,
      ...(isMines ? frame.goods : []),
    ].flatMap(mentionsOf),
    // In a game of looking after things only those things are shown.
    things:
      hoard.length > 0
        ? hoard
        : [
            ...(frame.mechanic === 'throw' ? frame.tools.filter(isThrown) : []),
            ...frame.goods.filter(
              (one) =>
                one !== guarded &&
                !isWeatherOnly(one, frame) &&
                // Balls are thrown into a goal.
                !(frame.mechanic === 'throw' && one.noun === 'goal') &&
                (one.role !== 'protected' || frame.mechanic === 'tending'),
            ),
          ].flatMap(mentionsOf),
    tool: toolOf(frame),
    guarded: guarded ? mentionOf(guarded) : null,
    hoard: hoard.length,
    scene: place.setting,
    mood:
      mood.feeling === 'sad'
        ? 'calm'
        : (mood.feeling ?? (mood.energy === 'fast' ? 'tense' : mood.energy === 'slow' ? 'calm' : null)),
    look: look.style,
    hour: place.time,
    wash: washOf(frame) ?? (sad ? [0.6, 0.05, 250] : null),
    difficulty: mood.audience === 'toddlers' ? 1 : (mood.difficulty ?? (sad ? 1 : null)),
    harder: mood.harder,
    title: frame.title,
    isPeaceful: frame.modifiers.includes('no-enemies') || mood.audience === 'toddlers',
    isMaths: /\b(math|maths|addition|sum|multiplication|arithmetic|subtraction|number)/.test(
      `${frame.topic} ${frame.goods.map(({ noun }) => noun)}`,
    ),
    isForlorn,
    about: aboutOf(frame.goods),
    aboutFoes: aboutOf(frame.foes.slice(0, 1)),
    // Nobody is after anyone in the rain.
    frame:
      isForlorn && !frame.modifiers.includes('no-enemies')
        ? { ...frame, modifiers: [...frame.modifiers, 'no-enemies'] }
        : frame,
  };
}

/** A walk without enemies is none of the endless runners, which need something to jump over. */
const peacefulOf = ({ mechanic, isMechanicNamed, modifiers }: Frame): Frame['mechanic'] =>
  mechanic === 'runner' && !isMechanicNamed && modifiers.includes('no-enemies') ? 'platformer' : mechanic;

/** "Animals" on a farm are farm animals. */
function ofPlace<T extends Named>(named: T, { place }: Frame): T {
  const kind = place.setting ? kindsOfAnimals[place.setting] : undefined;
  const isPlain = /^(animal|creature|beast)$/.test(named.noun) && !membersOfGroup(nameOfAll(named)).includes('cow');
  return kind && isPlain && isSeveral(named) ? { ...named, traits: [...named.traits, kind] } : named;
}

const ofCountries = 'country';

/** The flags of a memory are those of countries, the ones a knight collects are flags like any other. */
function onBoard<T extends Named>(named: T, { mechanic }: Frame): T {
  const material = isBin.test(named.noun) ? named.traits.find((trait) => wasteOf[trait]) : undefined;
  const waste = mechanic === 'sorting' ? wasteOf[material ?? named.noun] : undefined;
  if (waste) return { ...named, noun: waste, class: 'thing', traits: [] };
  const isTile = /^(memory|match|merge|bubble-shooter|sudoku|simon|sorting)$/.test(mechanic ?? '');
  return isTile && named.noun === 'flag' && isSeveral(named)
    ? { ...named, traits: [...named.traits, ofCountries] }
    : named;
}

const isBin = /^(bin|box|container|can|recycling|trash|waste)$/;

/** What is sorted into the bin for a material. */
const wasteOf: Record<string, string> = {
  plastic: 'lotion bottle',
  glass: 'jar',
  metal: 'can',
  paper: 'newspaper',
  cardboard: 'box',
};

const kindsOfAnimals: Partial<Record<Scene, string>> = {
  farm: 'farm',
  sea: 'sea',
  beach: 'sea',
  jungle: 'jungle',
  forest: 'forest',
  autumn: 'forest',
  snow: 'arctic',
  desert: 'desert',
};

/** The things the prompt wants collected in a maze, where neither a number nor an exit ends it. */
function hoardOf({ mechanic, modifiers, numbers, goods, hero, acts, language }: Frame): Mention[] {
  if (mechanic !== 'maze' || modifiers.includes('exit') || numbers.collect) return [];
  // Only English verbs are stored with their objects; in other languages the role alone decides.
  const isAsked =
    language !== 'en' ||
    goods.some(({ role, noun }) => role === 'caught' || acts.some(({ object }) => noun === object));
  const isTaken = ({ role, noun }: Good) =>
    /^(collected|eaten|caught)$/.test(role) && !/^(dot|pellet|point)$/.test(noun);
  if (!isAsked || !goods.every(isTaken)) return [];
  const mentions = goods.flatMap((one) => {
    const all = mentionsOf(one);
    // Boards use stars and hearts as gems; fruit has no picture of its own.
    return all[0]?.name === one.noun ? all.slice(0, 1) : all;
  });
  return mentions.filter(
    ({ name }, i) => name !== hero?.noun && mentions.findIndex((other) => other.name === name) === i,
  );
}

function isOnlyRain(frame: Frame): boolean {
  const { hero, foes, goods, hazards, place, mood } = frame;
  const isNobody = hero === null && foes.length + hazards.length === 0 && place.setting === null;
  return (
    (mood.feeling === 'sad' || place.weather === 'rain') && isNobody && goods.every((one) => isWeatherOnly(one, frame))
  );
}

/** The paddle of a brick breaker is there anyway; anything else flies about as its ball. */
function toolOf({ mechanic, tools }: Frame): Mention | null {
  const tool = tools.find(({ noun }) => mechanic !== 'breakout' || !/^(paddle|racket|bat|hand)$/.test(noun));
  return tool ? mentionOf(tool) : null;
}

const isGuarded = ({ role }: Good): boolean => role === 'protected' || role === 'rescued';

/** "About rain" is the weather; only "collect the rain" makes it a thing. */
const isWeatherOnly = ({ noun }: Good, { place, acts }: Frame): boolean =>
  noun === place.weather && !acts.some(({ object }) => object === noun);

/** The projectile in a throwing game, and not the catapult. */
const isThrown = ({ noun }: Named): boolean =>
  !/^(catapult|slingshot|cannon|trebuchet|hand|arm|bow|bat|racket|club|gun)$/.test(noun);

/** A ship among asteroids flies. */
function heroOf(hero: Named, { foes, hazards }: Frame): Mention {
  const isInSpace = [...foes, ...hazards].some(({ noun }) => /^(asteroid|alien|meteor|comet|ufo|planet)$/.test(noun));
  const mention = mentionOf(isInSpace && hero.noun === 'ship' ? { ...hero, noun: 'spaceship' } : hero);
  // "Animal" has no picture of its own, so one member of the group is played.
  const members = mention.picture || mention.family !== '' ? [] : membersOfGroup(hero.noun);
  const member = members[hashOf(hero.noun) % Math.max(1, members.length)];
  return member ? mentionOf({ ...hero, noun: member, class: 'creature' }) : mention;
}

function aboutOf(named: Named[]): string | null {
  const group = named.find(
    (one) => isSeveral(one) && (one.noun === 'flag' || membersOfGroup(nameOfAll(one)).length > 0),
  );
  if (!group) return null;
  const kind = group.traits.findLast(
    (trait) => membersOfGroup(`${trait} ${group.noun}`)[0] !== membersOfGroup(group.noun)[0],
  );
  return kind ? `${kind} ${group.noun}` : group.noun;
}

const isSeveral = (named: Named): boolean => named.isPlural || named.class !== 'creature';
const nameOfAll = ({ traits, noun }: Named): string => [...traits, noun].join(' ');

const redPlanet: Oklch = [0.6, 0.13, 40];

/** A colour without a noun applies to everything. */
function washOf({ look, hero, foes, goods, hazards, place }: Frame): Oklch | null {
  if (look.sides) return null;
  if (place.words.includes('mars')) return redPlanet;
  const worn = new Set([hero, ...foes, ...goods, ...hazards].flatMap((one) => one?.traits ?? []));
  const free = look.colours.find((word) => !worn.has(word));
  return (free && colourOfWord.get(free)?.wash) || null;
}

/** A word without a visible form or a picture is left to the mood: neon, music. */
function isShown(named: Named): boolean {
  return named.class === 'thing' || named.class === 'food' || mentionOf(named).sprite !== 'token' || hasPicture(named);
}

/** Whether anything in the game can show it. */
export const isDrawn = (named: Named): boolean => mentionsOf(named).length > 0;

const hasPicture = (named: Named) => mentionOf(named).picture !== undefined;

/** A group is drawn as several members: sea animals, vegetables. */
function mentionsOf(named: Named): Mention[] {
  const members = isSeveral(named) && !isOneKind(named) ? membersOfGroup(nameOfAll(named)) : [];
  if (named.noun === 'flag' && named.traits.includes(ofCountries)) return flagPictures.map(mentionOfFlag);
  if (members.length === 0) return isShown(named) ? [mentionOf(named)] : [];
  return members.map((noun) => {
    const picture = familyOf(noun) === '' ? findPicture(noun) : undefined;
    return { ...nounOf(noun), wears: null, ...(picture && 'picture' in picture && picture) };
  });
}

/** Plaque monsters are monsters of one kind, not vampires and mummies. */
const isOneKind = ({ noun, traits }: Named): boolean => noun === 'monster' && traits.length > 0;

const mentionOfFlag = ({ picture, name }: (typeof flagPictures)[number]): Mention => ({
  sprite: 'token',
  family: '',
  being: false,
  name,
  tint: null,
  wears: null,
  picture,
});
