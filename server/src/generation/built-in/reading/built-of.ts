import { findPicture } from '../pictures/find-picture.ts';
import type { Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing, isThing } from './noun-classes.ts';
import { lookUp, type NounPhrase } from './noun-phrases.ts';
import { named, type Roles } from './role-reader.ts';
import { type Sentence, you } from './sentence.ts';
import { asBall, prop } from './stand-ins.ts';

/** What a mechanic puts up by itself, and what the prompt may make it of. */
const partsOfMechanics: Partial<Record<Mechanic, RegExp>> = {
  flyer: /^(pillar|pipe|column|tube|pole|post|gate)$/,
  breakout: /^(brick|block|tile|wall)$/,
  defence: /^(tower|turret)$/,
  helix: /^(tower|ring|platform|pole|column|spiral)$/,
};

/** Traits that say what a substitute stands for, and not how it looks. */
const markers = new Set([prop, asBall, 'enemy']);

export const isBuiltPart = (mechanic: Mechanic | null, noun: string): boolean =>
  (mechanic && partsOfMechanics[mechanic]?.test(noun)) ?? false;

/** "Between coral pillars", "the bricks are chocolate bars", "rolling pin towers": coral, chocolate bars, rolling pins. */
export function builtOf(roles: Roles, { loose, clauses }: Sentence, mechanic: Mechanic | null): Named | null {
  const isPart = ({ noun }: Named) => isBuiltPart(mechanic, noun);
  const stands = loose.map(({ phrase }) => phrase).find(({ standsFor }) => isBuiltPart(mechanic, standsFor ?? ''));
  if (stands) return { ...named(stands), traits: stands.traits.filter((trait) => !markers.has(trait)) };
  const tall = mechanic === 'flyer' ? between(loose, clauses) : undefined;
  if (tall) return named(tall);
  // The material of a brick is its colour.
  if (mechanic === 'breakout') return null;
  const others = [...roles.places, ...roles.tools, ...roles.goods, ...(roles.hero ? [roles.hero] : [])];
  const phrases = [...loose, ...clauses.flatMap(({ complements }) => complements)].flatMap(({ phrase }) =>
    typeof phrase === 'object' ? phrase : [],
  );
  const part = [...others, ...phrases].find((one) => isPart(one) && one.traits.length > 0);
  return part ? materialOf(part) : mechanic === 'flyer' ? passedBetween({ loose, clauses }) : null;
}

/** "Flies between kitchen cabinets": they are the pillars. */
function passedBetween({ loose, clauses }: Pick<Sentence, 'loose' | 'clauses'>): Named | null {
  const all = [...loose, ...clauses.flatMap(({ complements }) => complements)];
  const found = all.find(
    ({ preposition, phrase }) =>
      preposition === 'between' &&
      phrase !== you &&
      phrase.isPlural &&
      !isBeing(phrase.class) &&
      !drifting.test(phrase.noun),
  )?.phrase;
  return found && found !== you ? { ...named(found), count: null } : null;
}

/** What has nothing under it holds no gap open. */
const drifting = /^(star|planet|asteroid|meteor|balloon|bubble|ring|hoop|plane|cloud|leaf)$/;

/** "Between clock towers": they stand in the way as they are. */
function between(loose: Sentence['loose'], clauses: Sentence['clauses']): NounPhrase | undefined {
  const placed = [...loose, ...clauses.flatMap(({ complements }) => complements)];
  const found = placed.find(
    ({ preposition, phrase }) =>
      preposition === 'between' && typeof phrase === 'object' && phrase.isPlural && upright.test(phrase.noun),
  )?.phrase;
  return typeof found === 'object' && findPicture(nameOf(found))
    ? { ...found, noun: nameOf(found), traits: [] }
    : undefined;
}

const nameOf = ({ noun, traits }: Named): string => {
  const compound = `${traits.at(-1) ?? ''} ${noun}`;
  return findPicture(compound) ? compound : noun;
};

const upright =
  /^(tower|clock tower|chimney|lighthouse|candle|statue|mast|streetlight|lamp post|windmill|cactus|pine|palm|icicle|stalactite|totem|obelisk|bookshelf)$/;

function materialOf({ traits }: Named | NounPhrase): Named | null {
  const compound = traits.slice(-2).join(' ');
  const isDrawn = findPicture(compound) !== undefined;
  const found = isDrawn ? { noun: compound, class: 'thing' as const } : lookUp(traits.at(-1) ?? '');
  if (!found || !(isThing(found.class) || isBeing(found.class))) return null;
  return { ...found, count: null, isPlural: true, traits: [] };
}
