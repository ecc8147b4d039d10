import { findPicture } from '../pictures/find-picture.ts';
import type { ForeignWord } from './foreign-word.ts';
import type { Named } from './frame.ts';
import type { Mechanic } from './mechanics.ts';
import { isBeing, isThing } from './noun-classes.ts';
import { lookUp, type NounPhrase } from './noun-phrases.ts';
import { named, type Roles } from './role-reader.ts';
import { type Party, type Sentence, you } from './sentence.ts';
import { asBall, prop } from './stand-ins.ts';

/** What a mechanic puts up by itself, and what the prompt may make it of. */
const partsOfMechanics: Partial<Record<Mechanic, RegExp>> = {
  flyer: /^(pillar|pipe|column|tube|pole|post|gate)$/,
  breakout: /^(brick|block|tile|wall)$/,
  defence: /^(tower|turret)$/,
  jumper: /^(platform|step|stair|ledge|bar)$/,
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
  // The material of a brick is its colour.
  if (mechanic === 'breakout') return null;
  const others = [...roles.places, ...roles.tools, ...roles.goods, ...(roles.hero ? [roles.hero] : [])];
  const phrases = [...loose, ...clauses.flatMap(({ complements }) => complements)].flatMap(({ phrase }) =>
    typeof phrase === 'object' ? phrase : [],
  );
  const between = mechanic === 'flyer' ? flownBetween({ loose, clauses }) : null;
  if (between) return between;
  const part = [...others, ...phrases].find((one) => isPart(one) && one.traits.length > 0);
  return part ? materialOf(part) : null;
}

/** "Flies between kitchen cabinets", "between clock towers": they are the pillars. */
function flownBetween({ loose, clauses }: Pick<Sentence, 'loose' | 'clauses'>): Named | null {
  const placed = [...clauses.flatMap(({ complements }) => complements), ...loose];
  const found = placed.find(({ preposition, phrase }) => preposition === 'between' && isUpright(phrase))?.phrase;
  if (found === undefined || found === you) return null;
  const compound = `${found.traits.at(-1) ?? ''} ${found.noun}`;
  if (findPicture(compound)) return { ...named(found), noun: compound, count: null, traits: [] };
  return { ...named(found), count: null, traits: found.traits.filter((trait) => !markers.has(trait)) };
}

const isUpright = (party: Party): boolean =>
  party !== you &&
  party.isPlural &&
  !isBeing(party.class) &&
  !drifting.test(party.noun) &&
  !isBuiltPart('flyer', party.noun);

/** What has nothing under it holds no gap open. */
const drifting = /^(star|planet|asteroid|meteor|balloon|bubble|ring|hoop|plane|cloud|leaf)$/;

const betweenElsewhere =
  /(?<!\p{L})(?:zwischen|entre|tra|fra|między|miedzy|между|mezi|di antara)\s+(\S+(?:\s+\S+){0,2})/iu;

/** The same in other languages: "między kominami". */
export function builtElsewhere(text: string, words: ForeignWord[], mechanic: Mechanic | null): Named | null {
  const after = mechanic === 'flyer' ? (betweenElsewhere.exec(text.toLowerCase())?.[1]?.split(/[\s,.;]+/) ?? []) : [];
  const found = words.flatMap((word) => (word.kind === 'noun' && after.includes(word.text) ? [word.noun] : []))[0];
  const known = found === undefined ? undefined : lookUp(found);
  return known ? { ...known, count: null, isPlural: true, traits: [] } : null;
}

function materialOf({ traits }: Named | NounPhrase): Named | null {
  const compound = traits.slice(-2).join(' ');
  const isDrawn = findPicture(compound) !== undefined;
  const found = isDrawn ? { noun: compound, class: 'thing' as const } : lookUp(traits.at(-1) ?? '');
  if (!found || !(isThing(found.class) || isBeing(found.class))) return null;
  return { ...found, count: null, isPlural: true, traits: [] };
}
