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
]; // biome-ignore format: one phrase a line

/** Nobody flies into what is popped, and sorting has a bin for each colour. */
const selected = new RegExp(`(?<!\\b(?:pop|burst|sort)\\w* )\\b(?:only|just) (?:the )?(\\p{L}+) (${things})\\b`, 'iu');

/** "Only the red apples": there are others, which are left alone. */
export function withOthersOfKind(text: string): string {
  const whole = onesOfColour.reduce((rest, [said, meant]) => rest.replace(said, meant), text);
  const [all, colour = '', noun = ''] = selected.exec(whole) ?? [];
  const other = otherColour[colourOfWord.get(colour.toLowerCase())?.words.split(' ')[0] ?? ''];
  return all === undefined || other === undefined
    ? whole
    : whole.replace(all, `${colour} ${noun} but not the ${other} ${noun}`);
}
