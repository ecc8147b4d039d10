import { countries } from '../knowledge/countries.ts';
import { flagPictures } from '../pictures/flags.ts';
import type { Frame } from '../reading/frame.ts';
import type { Mention } from './mention.ts';

/** "Flags of Europe": no others, if there are enough. */
export function isAskedFlag({ name }: Mention, all: Mention[], { knowledge: { filter } }: Frame): boolean {
  const isThere = (country: string) =>
    filter.groups?.includes(countries.find((one) => one.name === country)?.continent ?? '') ?? true;
  const isFlag = countries.some((one) => one.name === name);
  return !isFlag || isThere(name) || all.filter((one) => isThere(one.name)).length < 6;
}

export const mentionsOfFlags: Mention[] = flagPictures.map(({ picture, name }) => ({
  sprite: 'token',
  family: '',
  being: false,
  name,
  tint: null,
  wears: null,
  picture,
}));
