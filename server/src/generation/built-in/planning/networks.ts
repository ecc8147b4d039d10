import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import type { Modifier } from '../reading/mechanics.ts';
import { isBeing } from '../reading/noun-classes.ts';
import { lookUp } from '../reading/noun-phrases.ts';

/** What is lit when a current reaches it. */
const lamps =
  /^(lamp|light|bulb|light bulb|lightbulb|lantern|flashlight|street ?(lamp|light)|fairy light|neon|neon sign)$/;

/** What is supplied, and not only where it is: the houses of a town. */
const supplied = /^(house|home|apartment|village|building|skyscraper|station|garden|tree|lily pad)$/;

const loads: Modifier[] = ['roots', 'rails', 'wires'];

/** Whatever is named in a game of turning pieces waits at the ends; somebody who turns them is the hero. */
export function withNetwork(frame: Frame): Frame {
  const { mechanic, hero, foes, goods, hazards, tools, modifiers, place } = frame;
  if (mechanic !== 'pipes') return frame;
  const isEnd = hero !== null && hero.class !== 'person' && (hero.isPlural || !isBeing(hero.class));
  const named: Named[] = [...goods, ...foes, ...hazards, ...tools, ...(isEnd ? [hero] : [])];
  // In a garden flowers are watered.
  const around = place.words.filter((word) => (supplied.test(word) && word !== 'garden') || grows(word));
  // "Light up the city": its lamps do.
  const waiting = named.filter((one) => one.class !== 'place' || supplied.test(one.noun));
  const ends = waiting.length > 0 ? waiting : around.map(placeNamed);
  return {
    ...frame,
    hero: isEnd ? null : hero,
    foes: [],
    hazards: [],
    tools: [],
    goods: ends.map(endOf).filter(({ noun }, i, all) => all.findIndex((other) => other.noun === noun) === i),
    // A house is no room here.
    ...(around.length > 0 && place.setting === 'room' && { place: { ...place, setting: null } }),
    ...(ends.some(({ noun }) => lamps.test(noun)) &&
      !loads.some((one) => modifiers.includes(one)) && { modifiers: [...modifiers, 'wires'] }),
  };
}

/** "To a thirsty cactus". */
const grows = (word: string): boolean => /^(plant|creature|food)$/.test(lookUp(word)?.class ?? '');

const placeNamed = (noun: string): Named => ({
  noun,
  class: lookUp(noun)?.class ?? 'place',
  count: null,
  isPlural: true,
  traits: [],
});

const endOf = (one: Named): Good => ({
  ...one,
  noun: /^(light|neon|flashlight)$/.test(one.noun) ? 'lamp' : one.noun,
  isPlural: true,
  role: 'tile',
});

const loadOf = ({ modifiers }: Frame): Modifier | null => loads.find((one) => modifiers.includes(one)) ?? null;

/** What waits at the ends where the prompt names nothing. */
export function endOfNetwork(kind: Kind, frame: Frame): string | undefined {
  if (kind !== 'pipes') return undefined;
  const load = loadOf(frame);
  return load === 'wires' ? 'bulb' : load === 'rails' ? 'house' : load === 'roots' ? 'tree' : 'flower';
}

/** Of several things none is named. */
export function networkGoal(kind: Kind, things: Actor[], frame: Frame): string | null {
  if (kind !== 'pipes') return null;
  const all = things.length > 1 && frame.goods.length !== 1 ? 'everything' : 'every {thing}';
  const load = loadOf(frame);
  if (load === 'wires') return `Turn the wires until ${all} ${isLamp(things[0]) ? 'is on' : 'has power'}`;
  if (load === 'rails') return `Turn the tracks until the train reaches ${all}`;
  return `Turn the ${load ?? 'pipes'} until ${all} gets water`;
}

const isLamp = (actor: Actor | undefined): boolean => lamps.test(actor?.name ?? '');

/** Lamps are lit in the dark. */
export const lightsUp = (kind: Kind, things: Actor[], frame: Frame): boolean =>
  kind === 'pipes' && loadOf(frame) === 'wires' && isLamp(things[0]);
