import type { Sky } from '../../../../../engines/src/plan.ts';
import type { Frame } from './frame.ts';

type Seen = { sky: Sky; words: RegExp; instead?: string };

const below = '(?:under|beneath|below|underneath)';

/** What is seen in the sky, and how a prompt reads without it: nobody runs through a full moon. */
const table: Seen[] = [
  {
    sky: 'aurora',
    words:
      /\b(?:(?:under|beneath|below|with|in|by|during|watching) )?(?:the |an )?(?:\w+ )??(?:(?:northern|southern|polar) lights|(?<!princess )aurora(?: borealis| australis)?)(?: in the (?:sky|background))?\b/giu,
    instead: ' at night ',
  },
  {
    sky: 'aurora',
    words:
      /nordlicht\p{L}*|polarlicht\p{L}*|auroras? boreal(?:es|e|i)?|aurores? boréales?|zorz\p{L}+ polarn\p{L}+|северн\p{L}+ сияни\p{L}+|オーロラ|极光|極光|오로라/giu,
  },
  {
    sky: 'full-moon',
    words: new RegExp(
      `\\b(?:(?<!deep )${below} (?:the |a )?(?:light of (?:the |a )?)?(?:(?:big|huge|giant|bright|pale|red|blood|silver) )*(?:full )?moon|(?:(?:by|in|at|during|on|with) )?(?:the |a )?(?:light of (?:the |a )?)?(?:night of (?:the |a )?|night with (?:the |a )?)?(?:(?:big|huge|giant|bright) )*full moon(?: night)?)\\b(?! (?:base|colony|surface|rover|crater|landing))`,
      'giu',
    ),
    instead: ' at night ',
  },
  {
    sky: 'full-moon',
    words: /vollmond\p{L}*|luna llena|pleine lune|luna piena|lua cheia|pełni\p{L}* księżyca|полнолуни\p{L}+|満月|满月|보름달/giu,
  },
  {
    sky: 'rainbow',
    words: new RegExp(
      `\\b(?:(?:and|with) )?(?:${below} (?:the |a )?(?:(?:big|bright|double|huge) )*rainbows?(?: in the sky)?|(?:the |a )?(?:double )?rainbows? (?:in the (?:sky|background)|above)|(?:in |under )?(?:the |a )?rainbow sky)\\b`,
      'giu',
    ),
    instead: ' ',
  },
  { sky: 'stars', words: /\bstarry(?: night)?(?: sky)?\b|\bstarlit\b|\bmilky way\b|\bsky full of stars\b|sternenhimmel|ciel étoilé|cielo stellato|cielo estrellado|céu estrelado|gwiaździst\p{L}+|звёздн\p{L}+|звездн\p{L}+ неб\p{L}+|星空/giu },
  { sky: 'stars', words: /\bunder (?:the|a million|the twinkling|the bright) stars\b/giu, instead: ' at night ' },
  { sky: 'clouds', words: /\b(?:cloudy|overcast)(?= (?:day|sky|skies|weather|morning|afternoon|evening|night))/giu, instead: ' ' },
  { sky: 'heavy', words: /\b(?:thick|dense|heavy|pouring)(?= (?:fog|mist|snowfall|rain|rainfall)\b)/giu, instead: ' ' },
  { sky: 'heavy', words: /\b(?:thick|dense|heavy) snow\b/giu, instead: ' snowfall ' },
  { sky: 'heavy', words: /\b(?:blizzard|snowstorm|downpour)s?\b|schneesturm|tempête de neige|tormenta de nieve|tempesta di neve|nevasca|śnieżyc\p{L}|метел\p{L}|吹雪/giu },
]; // biome-ignore format: one sight each

/** Reads a prompt without what is only seen in its sky. */
export function inSky(text: string, read: (rest: string) => Frame): Frame {
  const seen = table.filter(({ words }) => text.search(words) >= 0);
  if (seen.length === 0) return read(text);
  const rest = seen.reduce((left, { words, instead }) => (instead ? left.replace(words, instead) : left), text);
  const frame = read(rest.replace(/\s+/g, ' ').trim());
  return { ...frame, place: { ...frame.place, skies: [...new Set(seen.map(({ sky }) => sky))] } };
}
