import type { Actor, Kind, Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, Good } from '../reading/frame.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { sceneOfPlace } from '../reading/place-scenes.ts';
import type { Mention } from './mention.ts';

/** Whoever eats, as the prompt names it. */
type Named = { hero: Mention | null; frame: Frame };

/** What stands about in a place and can be swallowed. */
const preyOfPlaces: Partial<Record<Scene, string>> = {
  city: 'car house tree bus',
  farm: 'chicken pumpkin tractor pig',
  snow: 'snowman penguin tree gift',
  space: 'planet star rocket asteroid',
  sea: 'fish crab starfish',
  lake: 'fish frog',
  room: 'ball book teddy gift',
  kitchen: 'pizza donut egg cheese',
};

/** Whoever eats a city eats its cars and houses. */
export function withPrey(frame: Frame): Frame {
  const { mechanic, goods, hero, acts } = frame;
  if (mechanic !== 'growing') return { ...frame, goods: goods.flatMap(growingThere) };
  const eaten = goods.flatMap((one): Good[] => {
    const scene = one.class === 'place' ? sceneOfPlace(one.noun) : null;
    const prey = buildings.test(one.noun) ? 'house' : scene && preyOfPlaces[scene];
    return prey
      ? prey.split(' ').map((noun) => ({ ...one, noun, class: lookUp(noun)?.class ?? 'thing', isPlural: true }))
      : [one];
  });
  // "Big fish eat little fish."
  const isSureKind =
    hero !== null && eaten.length === 0 && (hero.noun === 'fish' || acts.some(({ object }) => object === hero.noun));
  return { ...frame, goods: isSureKind ? [{ ...hero, traits: [], isPlural: true, role: 'eaten' }] : eaten };
}

/** Whoever eats a garden eats what grows in it. */
function growingThere(one: Good): Good[] {
  if (one.role !== 'eaten' || !/^(garden|vegetable garden|field|lawn|vegetable patch|farm|orchard)$/.test(one.noun))
    return [one];
  const grown =
    one.noun === 'orchard'
      ? ['apple', 'cherry']
      : one.noun === 'lawn'
        ? ['sunflower', 'leaf']
        : ['carrot', 'sunflower'];
  return grown.map((noun) => ({ ...one, noun, class: lookUp(noun)?.class ?? 'plant', traits: [], isPlural: true }));
}

const buildings = /^(building|skyscraper|tower|apartment|office)$/;

const swims = /^(fish|shark|whale|dolphin|octopus|crab|jellyfish|starfish|seahorse|turtle|submarine)$/;

/** The default food of a growing hero: where things roll or suck, everything around; in the sea, fish. */
export function preyOf(kind: Kind, hero: Actor | undefined, scene: Scene, { hero: named }: Named): string[] {
  if (kind !== 'growing') return [];
  const isAnything = named !== null && !named.being;
  const isInWater = hero !== undefined && swims.test(hero.sprite);
  return isAnything || isInWater ? (preyOfPlaces[scene]?.split(' ') ?? ['tree', 'flower', 'mushroom', 'rock']) : [];
}

const blobs = /(^| )(blob|slime|goo|jelly|amoeba|cell|microbe|bacterium|ooze)$/;

/** Bigger ones of the hero's own kind: of balls and holes, of blobs, and where several are named. */
export function biggerOnes(kind: Kind, hero: Actor, { hero: named, frame }: Named): Actor[] {
  const { hero: eater, goods } = frame;
  // A slime that swallows smaller slimes flees from bigger ones.
  const isAmongEquals = goods.some(({ noun }) => noun === eater?.noun);
  const isOwn = named !== null && (!named.being || eater?.isPlural || blobs.test(named.name) || isAmongEquals);
  return kind === 'growing' && isOwn ? [{ ...hero }] : [];
}

/** Hunters in the water. */
export const huntersAtSea = (kind: Kind, { sprite }: Actor): string[] =>
  kind === 'growing' && swims.test(sprite) ? ['shark', 'whale', 'octopus'] : [];
