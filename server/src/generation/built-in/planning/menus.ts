import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Rules } from '../mechanics/mechanic.ts';
import { actorOf } from './actor-of-mention.ts';
import { customers, withManyFaces } from './care.ts';
import type { Cast } from './choose-cast.ts';
import { menuOf, menus } from './dishes.ts';
import { membersOfGroup } from './members-of-group.ts';
import { type Mention, mentionOfName } from './mention.ts';
import type { Requested } from './requested.ts';

/** What somebody makes who is said to cook. */
const menusOfCooks: [cook: RegExp, dish: string][] = [
  [/witch|wizard|alchemist|sorcer|druid|warlock|mage/, 'potion'],
  [/bartender|barkeeper/, 'cocktail'],
  [/barista/, 'coffee'],
  [/baker|confectioner/, 'cake'],
  [/painter|artist/, 'paint'],
];

const isDish = ({ name }: Mention): boolean => menus.some(({ dish }) => dish.test(name));
const isOnHeat = ({ frame }: Requested): boolean =>
  frame.modifiers.some((one) => one === 'grilled' || one === 'fried' || one === 'baked');

/** A picture for everything that is made: somebody's dish, what the cook is known for, or soup. */
function dishesIn({ things, hero, frame }: Requested): Mention[] {
  const named = things.filter(isDish);
  if (named.length > 0) return named;
  const ofPlace = menus.find(({ dish }) => frame.place.words.some((word) => dish.test(word)))?.name;
  const ofCook = menusOfCooks.find(([cook]) => cook.test(hero?.name ?? ''))?.[1];
  return [mentionOfName(ofCook ?? ofPlace ?? 'soup')];
}

/** The pieces that brown; a burger on a grill is its patty. */
const usuallyBrowned: Record<string, string> = { grilled: 'burger', fried: 'pancake', baked: 'cookie' };

function dishesOf(requested: Requested): Actor[] {
  if (!isOnHeat(requested)) return dishesIn(requested).slice(0, 3).map(actorOf);
  const style = requested.frame.modifiers.find((one) => usuallyBrowned[one]) ?? 'grilled';
  const named = requested.things.filter(({ being, name }) => !being && !/^food$/.test(name));
  const pieces = named.length > 0 ? named : [mentionOfName(usuallyBrowned[style] ?? 'burger')];
  return pieces
    .slice(0, 4)
    .map(actorOf)
    .map((piece) => (/burger$/.test(piece.name) ? { ...piece, sprite: 'patty' } : piece));
}

const ingredientsMax = 8;
const ingredientsMin = 5;

/** What the prompt names besides the dishes, and what usually belongs in them. */
export function ingredientsOf(kind: Kind, requested: Requested): { ingredients?: Actor[] } {
  if (kind !== 'cooking' || isOnHeat(requested)) return {};
  const made = dishesIn(requested);
  const named = requested.things
    .filter((one) => !isDish(one) && !one.being)
    .flatMap((one) => (membersOfGroup(one.name).length > 1 ? membersOfGroup(one.name).map(mentionOfName) : [one]));
  const usual = made.flatMap(({ name }) => menuOf(name).parts.split(' ')).map(partOf);
  const enough =
    named.length >= ingredientsMin
      ? named
      : hasBase(requested)
        ? [...usual.slice(0, 1), ...named, ...usual]
        : [...named, ...usual];
  const isNew = (one: Actor, i: number, all: Actor[]) =>
    all.findIndex(
      ({ sprite, picture, tint }) => sprite === one.sprite && picture === one.picture && tint === one.tint,
    ) === i;
  return { ingredients: enough.map(actorOf).filter(isNew).slice(0, ingredientsMax) };
}

function partOf(part: string): Mention {
  const [name = '', tint] = part.replaceAll('-', ' ').split('#');
  return tint ? { ...mentionOfName(name), tint: `#${tint}` } : mentionOfName(name);
}

const hasBase = (requested: Requested): boolean => {
  const made = dishesIn(requested);
  return made.length === 1 && menuOf(made[0]?.name ?? '').base === true;
};

export function rulesOfMenu(kind: Kind, requested: Requested): Rules {
  if (kind !== 'cooking' || isOnHeat(requested)) return {};
  const menu = menuOf(dishesIn(requested)[0]?.name ?? '');
  return { vessel: menu.vessel, ...(hasBase(requested) && { base: 1 }), ...(menu.mixes && { mixes: 1 }) };
}

/** Goals of what browns; orders have the mechanic's. */
export function cookingGoal(kind: Kind, { frame }: Requested): string | null {
  if (kind !== 'cooking') return null;
  const { modifiers, numbers } = frame;
  const many = numbers.collect ? `${numbers.collect} ` : 'the ';
  if (modifiers.includes('baked')) return `Take ${many}{things} out when they are done, before they burn`;
  if (modifiers.some((one) => one === 'grilled' || one === 'fried'))
    return `Flip ${many}{things} when they are done, before they burn`;
  return numbers.collect ? `Make ${many}{things}: add what each order shows` : null;
}

const workshops: Record<string, [who: string, where: Scene]> = {
  potion: ['witch', 'dungeon'],
  paint: ['artist', 'room'],
};

/** Those who order: the beings of the prompt that do not cook, otherwise customers. */
const guestsOf = ({ things, foes, hero }: Requested): Actor[] => {
  const named = [...things, ...foes].filter((one) => one.being && !isDish(one) && one.name !== hero?.name);
  return (named.length > 0 ? named.flatMap(withManyFaces) : customers).map(actorOf);
};

/** Who cooks, what and where, as far as the prompt leaves it open. */
export function withDishes(cast: Cast, requested: Requested): Cast {
  if (cast.kind !== 'cooking') return cast;
  const { name } = isOnHeat(requested) ? { name: '' } : menuOf(dishesIn(requested)[0]?.name ?? '');
  const [cook, scene] = workshops[name] ?? ['chef', 'kitchen'];
  return {
    ...cast,
    hero: requested.hero ? cast.hero : actorOf(mentionOfName(cook)),
    scene: requested.scene ?? scene,
    foes: guestsOf(requested),
    things: dishesOf(requested),
  };
}
