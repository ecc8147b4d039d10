import type { Actor, Kind } from '../../../../../engines/src/plan.ts';
import type { Named } from '../reading/frame.ts';
import { familyOf, nounOf } from '../vocabulary/vocabulary.ts';
import { actorOf } from './actor-of-mention.ts';
import { type Mention, mentionOf, mentionOfName } from './mention.ts';

/** Heroes of kinds that only few can play. */
const heroesOfKinds: Partial<Record<Kind, string>> = {
  snake: 'snake',
  racer: 'racecar',
  traffic: 'car',
  parking: 'car',
  lander: 'rocket',
  flight: 'plane',
  rescue: 'helicopter',
  helix: 'ball',
  'drop-merge': 'cloud',
  fishing: 'kid',
  'hidden-objects': 'detective',
  differences: 'detective',
  delivery: 'kid',
};

/** Defenders of a place they live in or look after. */
const keepers: [guarded: RegExp, sprite: string][] = [
  [/\b(bee)?hive\b|honey/, 'bee'],
  [/nest$/, 'bird'],
  [/\b(princess|queen|king|crown|castle)$/, 'knight'],
  [/\b(treasure|gold)\b/, 'pirate'],
  [/\b(planet|earth)$/, 'spaceship'],
];

/** Mummies, which an archaeologist finds. */
const isBuried = ({ name }: Actor): boolean => /^(mummy|pharaoh|scarab)$/.test(name);
/** Whoever shoots at them flies as well. */
const isAircraft = ({ sprite }: Actor): boolean => /^(plane|fighter|helicopter|ufo)$/.test(sprite);
const goalkeeper: Named = { noun: 'goalkeeper', class: 'person', count: null, isPlural: false, traits: [] };
/** In a cap. */
const batter: Named = { noun: 'kid', class: 'person', count: null, isPlural: false, traits: ['baseball'] };
const explorer: Named = { noun: 'explorer', class: 'person', count: null, isPlural: false, traits: [] };

/** The hero that the mechanic, or what is defended or fought in it, determines. */
export function heroOfKind(kind: Kind, foes: Actor[], guarded: Mention | null): Actor | null {
  // Eggs are brought to a nest by a bird.
  if (kind === 'throw' && foes.some(({ name }) => /nest$/.test(name)))
    return actorOf({ ...nounOf('bird'), wears: null });
  if (kind === 'shooter' && foes.length > 0 && foes.every(isAircraft))
    return foes[0]?.sprite === 'ufo'
      ? actorOf(mentionOfName('spaceship'))
      : actorOf({ ...nounOf('fighter'), name: 'fighter plane', wears: null });
  if (kind === 'goalkeeper') return actorOf(mentionOf(goalkeeper));
  if (kind === 'batting') return actorOf(mentionOf(batter));
  const keeper = guarded && keepers.find(([noun]) => noun.test(guarded.name))?.[1];
  const sprite = keeper ?? heroesOfKinds[kind];
  if (sprite === undefined && foes.some(isBuried)) return actorOf(mentionOf(explorer));
  // A foe with its own picture does not look like the sprite.
  const isFree =
    sprite !== undefined && familyOf(sprite) !== '' && !foes.some((foe) => foe.sprite === sprite && !foe.picture);
  return isFree ? actorOf({ ...nounOf(sprite), wears: null }) : null;
}
