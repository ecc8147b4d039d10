import type { Frame, Good, Named } from '../reading/frame.ts';
import type { Modifier } from '../reading/mechanics.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';

export type Holder = Extract<Modifier, 'liquid' | 'rods' | 'branches' | 'discs'>;
const holders: Holder[] = ['liquid', 'rods', 'branches', 'discs'];

export const holderOf = ({ modifiers }: Frame): Holder | undefined => holders.find((one) => modifiers.includes(one));

/** The same pieces in several colours, instead of several kinds. */
export const isByColour = ({ numbers, look, modifiers }: Frame): boolean =>
  numbers.colours !== undefined || look.colours.length > 1 || modifiers.includes('by-colour');

const isHolder = (word: string): boolean =>
  /(^| )(tube|bottle|glass|vial|flask|jar|branch|rod|peg|pole|cup)s?$/.test(word);

const colourNamed = (noun: string): string => (noun === 'gold' ? 'golden' : noun);

/** "Sort the birds"; other languages than English do not tell one from many. */
const isPiece = ({ isPlural, class: of }: Named, { goods, language }: Frame): boolean =>
  isPlural || (language !== 'en' && goods.length === 0 && of !== 'person');

/** Whoever or whatever is named is sorted; what it lies in is no place, and the gold of a liquid is its colour. */
export function withStacked(frame: Frame): Frame {
  const { mechanic, hero, foes, hazards, goods, place, look } = frame;
  if (mechanic !== 'stacks') return frame;
  const isSorted = hero !== null && isPiece(hero, frame);
  // In a witch's house the witch looks on.
  const others = [...goods, ...foes, ...hazards].filter(({ noun }) => noun !== hero?.noun);
  const named: Named[] = isSorted ? [...others, hero] : others;
  const isLiquid = holderOf(frame) === 'liquid';
  const colours = isLiquid ? named.map(({ noun }) => noun).filter((noun) => colourOfWord.has(colourNamed(noun))) : [];
  const pieces = named
    .filter(({ noun }) => !colours.includes(noun))
    .map((one): Good => ({ ...one, isPlural: true, role: 'tile' }));
  return {
    ...frame,
    hero: isSorted ? null : hero,
    foes: [],
    hazards: [],
    goods: pieces.filter(({ noun }, i) => pieces.findIndex((other) => other.noun === noun) === i),
    look: { ...look, colours: [...look.colours, ...colours.map(colourNamed)] },
    place: { ...place, words: place.words.filter((word) => !isHolder(word)) },
  };
}
