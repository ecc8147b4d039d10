import type { Scene } from '../../../../../engines/src/plan.ts';
import type { Frame, Good, Named } from '../reading/frame.ts';
import { colourOfWord } from '../vocabulary/vocabulary.ts';
import { membersOfGroup } from './members-of-group.ts';

export const isSeveral = (named: Named): boolean => named.isPlural || named.class !== 'creature';
export const nameOfAll = ({ traits, noun }: Named): string => [...traits, noun].join(' ');

/** "Animals" on a farm are farm animals. */
export function ofPlace<T extends Named>(named: T, { place }: Frame): T {
  const kind = place.setting ? kindsOfAnimals[place.setting] : undefined;
  const isPlain = /^(animal|creature|beast)$/.test(named.noun) && !membersOfGroup(nameOfAll(named)).includes('cow');
  return kind && isPlain && isSeveral(named) ? { ...named, traits: [...named.traits, kind] } : named;
}

/** "Sort the laundry: socks here, shirts there": two of a group say what it is. */
export function withoutGroups({ mechanic, goods }: Frame): Good[] {
  if (mechanic !== 'sorting') return goods;
  const isDetailed = (one: Good) => {
    const members = membersOfGroup(nameOfAll(one));
    return goods.filter(({ noun }) => members.includes(noun)).length > 1;
  };
  return goods.filter((one) => !isDetailed(one));
}

const containers =
  /(^| )(jar|box|crate|basket|bin|bucket|bowl|bag|drawer|tray|tube|pot|barrel|can|cup|container|chest|pile)$/;

/** "Pills into red, white and green jars": the jars are the bins, and each takes the pills of its colour. */
export function withColouredBins(frame: Frame): Frame {
  const { mechanic, goods, tools, look, numbers } = frame;
  const colours = new Set(look.colours.map((word) => colourOfWord.get(word)?.tint)).size;
  const isBinOfColour = ({ noun, traits }: Named) =>
    containers.test(noun) && traits.some((trait) => colourOfWord.has(trait));
  const sorted = goods.filter((one) => !isBinOfColour(one));
  const isAsked = [...goods, ...tools].some(isBinOfColour) && sorted.length === 1;
  if (mechanic !== 'sorting' || !isAsked || colours < 2) return frame;
  const colour = look.colours.at(-1) ?? '';
  return {
    ...frame,
    goods: sorted.map((one) => ({ ...one, traits: [...one.traits, colour] })),
    tools: tools.filter((one) => !isBinOfColour(one)),
    numbers: { ...numbers, bins: colours },
  };
}

/** A bin for each colour of "red, blue and yellow socks", of whom only the last is before its noun. */
export function withBinsOfColours(frame: Frame): Frame {
  const { mechanic, goods, look, numbers } = frame;
  const colours = new Set(look.colours.map((word) => colourOfWord.get(word)?.tint));
  const isColoured = goods.some(({ traits }) => traits.some((trait) => colourOfWord.has(trait)));
  if (mechanic !== 'sorting' || goods.length !== 1 || !isColoured || colours.size < 2 || numbers.bins) return frame;
  return { ...frame, numbers: { ...numbers, bins: colours.size } };
}

export const ofCountries = 'country';

/** The flags of a memory are those of countries, the ones a knight collects are flags like any other. */
export function onBoard<T extends Named>(named: T, { mechanic }: Frame): T {
  const material = isBin.test(named.noun) ? named.traits.find((trait) => wasteOf[trait]) : undefined;
  const waste = mechanic === 'sorting' ? wasteOf[material ?? named.noun] : undefined;
  if (waste) return { ...named, noun: waste, class: 'thing', traits: [] };
  const isTile = /^(memory|match|merge|drop-merge|bubble-shooter|sudoku|simon|sorting)$/.test(mechanic ?? '');
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
