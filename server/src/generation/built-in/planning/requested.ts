import type { Kind, Look, Mood, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { sceneOfPlace } from '../reading/place-scenes.ts';
import { family } from '../reading/role-words.ts';
import { colourOfWord, findNoun } from '../vocabulary/vocabulary.ts';
import type { Oklch } from './colour-space.ts';
import { completeFrame } from './complete-frame.ts';
import { isAskedFlag, mentionsOfFlags } from './flags-on-board.ts';
import { isSeveral, nameOfAll, ofCountries, ofPlace, onBoard, withoutGroups } from './goods-in-context.ts';
import { isGuarded, isGuarding } from './guarding.ts';
import { isThievery } from './loot.ts';
import { isRising, mechanicInContext } from './mechanic-in-context.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOf, mentionOfName } from './mention.ts';
import { isMount, isRidden, mountOf } from './mounts.ts';
import type { Hour } from './palette.ts';
import { hashOf } from './seeded-random.ts';
import { isIndoors, sceneOfSite } from './sites.ts';
import { thrownOf } from './thrown.ts';
import { washesOf } from './washes.ts';

/** The prompt's requests in terms of the engines; null where it leaves the choice open. */
export type Requested = {
  kind: Kind | null;
  hero: Mention | null;
  foes: Mention[];
  things: Mention[];
  /** What the hero uses: a plate, snowballs. */
  tool: Mention | null;
  /** What the hero sits or stands on: a horse, a skateboard. */
  mount: Mention | null;
  /** What the foes of a tower defence attack, or what falling things must not hit. */
  guarded: Mention | null;
  /** How many kinds of things are in a maze instead of dots: those the prompt wants collected, without a number. */
  hoard: number;
  scene: Scene | null;
  mood: Mood | null;
  look: Look | null;
  hour: Hour | null;
  wash: Oklch | null;
  /** The other colour of "black and yellow". */
  secondWash: Oklch | null;
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
  const whole = completeFrame(read);
  const sorted = withoutGroups(whole);
  const { bins } = whole.numbers;
  const frame = {
    ...whole,
    mechanic: mechanicInContext(whole),
    // A bin for each kind, and none for the group.
    ...(bins === whole.goods.length && { numbers: { ...whole.numbers, bins: sorted.length } }),
    goods: sorted.map((one) => onBoard(ofPlace(one, whole), whole)),
  };
  const { mood, place, look } = frame;
  const sad = mood.feeling === 'sad';
  // In minesweeper the hidden things must not be dug up.
  const isMines = frame.mechanic === 'minesweeper';
  const hoard = hoardOf(frame);
  const guarded = isGuarding(frame) ? frame.goods.find(isGuarded) : undefined;
  const isForlorn = isOnlyRain(frame);
  const washes = washesOf(frame);
  return {
    kind: frame.mechanic,
    hero: frame.hero && heroOf(frame.hero, frame),
    foes: [
      ...frame.foes.filter(
        (one) => !frame.goods.some((good) => good.noun === one.noun && coloursOf(good) === coloursOf(one)),
      ),
      ...frame.hazards,
      ...(isMines ? frame.goods : []),
    ]
      .flatMap(mentionsOf)
      .filter((one) => canBeMet(one, frame) && !frame.tools.some((tool) => tool.noun === one.name && !isMount(tool))),
    // In a game of looking after things only those things are shown.
    things:
      hoard.length > 0
        ? hoard
        : [
            ...(frame.mechanic === 'throw' ? thrownOf(frame.tools, frame.hero) : []),
            ...frame.goods.filter(
              (one) =>
                one !== guarded &&
                !isWeatherOnly(one, frame) &&
                // Balls are thrown into a goal.
                !(frame.mechanic === 'throw' && one.noun === 'goal') &&
                (one.role !== 'protected' || frame.mechanic === 'tending'),
            ),
          ]
            .flatMap(mentionsOf)
            .filter((one, _, all) => isAskedFlag(one, all, frame) && !isLeftAlone(one, frame)),
    tool: toolOf(frame),
    mount: mountOf(frame),
    guarded: guarded ? mentionOf(guarded) : null,
    hoard: hoard.length,
    scene: place.setting ?? (isIndoors(place.site) ? sceneOfSite(place.site) : sceneOfTarget(frame)),
    mood:
      mood.feeling === 'sad'
        ? 'calm'
        : (mood.feeling ?? (mood.energy === 'fast' ? 'tense' : mood.energy === 'slow' ? 'calm' : null)),
    look: look.style,
    hour: place.time,
    secondWash: washes[1] ?? null,
    wash: washes[0] ?? (sad ? [0.6, 0.05, 250] : null),
    difficulty: mood.audience === 'toddlers' ? 1 : (mood.difficulty ?? (sad ? 1 : null)),
    harder: mood.harder,
    title: frame.title,
    isPeaceful: frame.modifiers.includes('no-enemies') || mood.audience === 'toddlers',
    isMaths: /\b(math|maths|addition|sum|multiplication|arithmetic|subtraction|number)/.test(
      `${frame.topic} ${frame.goods.map(({ noun }) => noun)}`,
    ),
    isForlorn,
    // Whatever is brought to those who wait is not what they are.
    about: frame.letters
      ? 'letter'
      : aboutOf(/^(tending|cooking)$/.test(frame.mechanic ?? '') ? frame.goods.slice(0, 1) : frame.goods),
    aboutFoes: aboutOf(frame.foes.slice(0, 1)),
    // Nobody is after anyone in the rain.
    frame:
      isForlorn && !frame.modifiers.includes('no-enemies')
        ? { ...frame, modifiers: [...frame.modifiers, 'no-enemies'] }
        : frame,
  };
}

/** Red apples are collected, and yellow ones are not. */
const coloursOf = ({ traits }: Named): string => traits.filter((trait) => colourOfWord.has(trait)).join();

/** Castles that are shot at stand in their own land, and houses on fire in a town. */
const sceneOfTarget = ({ mechanic, foes, goods }: Frame): Scene | null =>
  mechanic === 'tending' && houses.test(goods[0]?.noun ?? '')
    ? 'city'
    : mechanic === 'throw' && foes[0]?.does === 'stands'
      ? houses.test(foes[0].noun)
        ? 'city'
        : sceneOfPlace(foes[0].noun)
      : null;

const houses = /^(porch|doorstep|balcony|house|window|door|mailbox|building|skyscraper|roof|rooftop)$/;

/** The things the prompt wants collected in a maze, where neither a number nor an exit ends it. */
function hoardOf(frame: Frame): Mention[] {
  const { mechanic, modifiers, numbers, goods, hero, acts, language } = frame;
  if (mechanic !== 'maze' || modifiers.includes('exit') || numbers.collect) return [];
  // Only English verbs are stored with their objects; in other languages the role alone decides.
  const isAsked =
    language !== 'en' ||
    isThievery(frame) ||
    goods.some(({ role, noun }) => role === 'caught' || acts.some(({ object }) => noun === object)) ||
    acts.some(({ verb }) => /^(dig|search|look|hunt|mine|forage)$/.test(verb));
  const isTaken = ({ role, noun }: Good) =>
    (/^(collected|eaten|caught)$/.test(role) || (role === 'rescued' && family.test(noun))) &&
    !/^(dot|pellet|point)$/.test(noun);
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
    (mood.feeling === 'sad' || (place.weather === 'rain' && !frame.isMechanicNamed)) &&
    isNobody &&
    goods.every((one) => isWeatherOnly(one, frame))
  );
}

const shooting = /^(shooter|arena|maze|platformer)$/;

/** The paddle of a brick breaker is there anyway; anything else flies about as its ball. */
function toolOf({ mechanic, tools: all, acts }: Frame): Mention | null {
  const tools = all.filter((one) => !isRidden(one, acts));
  const used = shooting.test(mechanic ?? '') ? thrownOf(tools) : tools;
  const tool = used.find(
    (one) => !isMount(one) && (mechanic !== 'breakout' || !/^(paddle|racket|bat|hand)$/.test(one.noun)),
  );
  return tool ? mentionOf(tool) : null;
}

/** "Slice toppings, no pineapple": of all toppings not that one. */
const isLeftAlone = ({ name }: Mention, { foes, hazards, goods }: Frame): boolean =>
  [...foes, ...hazards].some(({ noun }) => noun === name) && !goods.some(({ noun }) => noun === name);

/** "About rain" is the weather; only "collect the rain" makes it a thing. */
const isWeatherOnly = ({ noun }: Good, { place, acts }: Frame): boolean =>
  (noun === place.weather || (place.weather !== null && /^(rain|thunder|snow|sand)?storm$/.test(noun))) &&
  !acts.some(({ object }) => object === noun);

/** Of all birds only those that fly are met in the air, unless others were named. */
const canBeMet = ({ name }: Mention, frame: Frame): boolean =>
  // Nobody fights the fog in which they sail.
  !(frame.place.weather !== null && /^(fog|mist)$/.test(name)) &&
  (!(/^(flight|flyer|jumper)$/.test(frame.mechanic ?? '') || (frame.mechanic === 'dodger' && isRising(frame))) ||
    !/^(penguin|peacock|turkey|dodo|rooster)$/.test(name) ||
    frame.foes.some((one) => one.noun === name));

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

/** A word without a visible form or a picture is left to the mood: neon, music. */
function isShown(named: Named): boolean {
  return named.class === 'thing' || named.class === 'food' || mentionOf(named).sprite !== 'token' || hasPicture(named);
}

/** Whether anything in the game can show it. */
export const isDrawn = (named: Named): boolean => mentionsOf(named).length > 0;

const hasPicture = (named: Named) => mentionOf(named).picture !== undefined;

/** A group is drawn as several members: sea animals, vegetables. */
export function mentionsOf(named: Named): Mention[] {
  const members = isSeveral(named) && !isOneKind(named) ? membersOfGroup(nameOfAll(named)) : [];
  if (named.noun === 'flag' && named.traits.includes(ofCountries)) return mentionsOfFlags;
  if (members.length === 0) return isShown(named) ? [mentionOf(named)] : [];
  return members.map(mentionOfName);
}

/** Plaque monsters are monsters of one kind, not vampires and mummies, and purple gems are gems. */
const isOneKind = ({ noun, traits }: Named): boolean =>
  (noun === 'monster' && traits.length > 0) ||
  (findNoun(noun, true) !== undefined && traits.some((one) => colourOfWord.has(one)));
