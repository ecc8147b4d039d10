import { colourOfWord } from '../vocabulary/vocabulary.ts';

/** What others of the same kind are like, by the colour that is asked for; well apart from it. */
const otherColour: Record<string, string> = {
  red: 'yellow',
  blue: 'orange',
  green: 'purple',
  yellow: 'blue',
  orange: 'blue',
  purple: 'yellow',
  pink: 'green',
  black: 'white',
  white: 'black',
};

const things = '\\p{L}+s|fish|sheep|fruit';

/** "Catch the fish, only the blue ones" and "red berries but not the blue ones" name the thing once. */
const onesOfColour: [RegExp, string][] = [
  [new RegExp(`\\b(?:the |some |all )?(${things}),? (?:but )?(only|just) (?:the )?(\\p{L}+) ones\\b`, 'giu'), '$2 the $3 $1'],
  [new RegExp(`\\b(\\p{L}+) (${things})(?: but|,) (?:not|never|no) (?:the )?(\\p{L}+) ones\\b`, 'giu'), '$1 $2 but not the $3 $2'],
  [new RegExp(`\\b(\\p{L}+) (${things}),? (?:and |but )?(?:avoid|leave|skip|spare)(?:s|ing)? (?:the )?(\\p{L}+) ones\\b`, 'giu'), '$1 $2 but not the $3 $2'],
  [/\bball?oo?n animals?\b/giu, 'balloons'],
  // "Balloons float up, pop only the yellow ones".
  [/\b(balloons|bubbles|fish|apples|balls|stars|candies|eggs|flowers|gems|monsters|birds|ducks|butterflies|beads)\b([^.]*?)\b(only|just) (?:the )?(red|yellow|blue|green|pink|purple|orange|black|white|golden) ones\b/giu, '$1$2$3 the $4 $1'],
]; // biome-ignore format: one phrase a line

/** What has gone bad, by the colour that it has then. */
const spoiled: Record<string, string> = {
  burnt: 'black', burned: 'black', charred: 'black', rotten: 'brown', mouldy: 'green', moldy: 'green', spoiled: 'brown',
  stale: 'brown', bad: 'brown', unripe: 'green', poisonous: 'purple', poisoned: 'purple', toxic: 'purple', frozen: 'blue',
}; // biome-ignore format: several words a line
const spoiledOnes = new RegExp(
  `(\\b(?:catch|collect|grab|eat|pick|gather|get|take)\\p{L}* (?:up )?(?:the |all |some |falling |fresh |good |ripe )*(\\p{L}+)\\b.*?)\\b((?:avoid|leave|skip|dodge|drop)\\p{L}*|(?:but )?not|no|except) (?:the |any )?(${Object.keys(spoiled).join('|')}) ones?\\b`,
  'iu',
);

/** "Catch popcorn, avoid burnt ones": the same thing, in the colour it has then. */
const withSpoiledOnes = (text: string): string =>
  text.replace(
    spoiledOnes,
    (_, said: string, noun: string, verb: string, state: string) =>
      `${said}${verb} the ${spoiled[state.toLowerCase()]} ${noun}`,
  );

/** Nobody flies into what is popped, and sorting has a bin for each colour. */
const selected = new RegExp(`(?<!\\b(?:pop|burst|sort)\\w* )\\b(?:only|just) (?:the )?(\\p{L}+) (${things})\\b`, 'iu');

/** "Only the red apples": there are others, which are left alone. */
export function withOthersOfKind(text: string): string {
  const whole = onesOfColour.reduce((rest, [said, meant]) => rest.replace(said, meant), withSpoiledOnes(text));
  const [all, colour = '', noun = ''] = selected.exec(whole) ?? [];
  const other = otherColour[colourOfWord.get(colour.toLowerCase())?.words.split(' ')[0] ?? ''];
  return all === undefined || other === undefined
    ? whole
    : whole.replace(all, `${colour} ${noun} but not the ${other} ${noun}`);
}
