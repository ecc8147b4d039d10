import { describe, expect, it } from 'vitest';
import { findPicture } from '../pictures/find-picture.ts';
import { foreignWords } from '../reading/foreign-tokens.ts';
import { lookUp } from '../reading/noun-phrases.ts';
import { linesOf } from './noun-lines.ts';
import { dailyNouns } from './nouns-of-daily-life.ts';
import { rarerNouns } from './rarer-nouns.ts';
import { findNoun } from './vocabulary.ts';

describe('rarer nouns', () => {
  it.each(Object.keys(rarerNouns))('are all known in English: %s', (language) => {
    const nouns = [...linesOf(rarerNouns[language]), ...linesOf(dailyNouns[language])].map(({ noun }) => noun);
    expect(nouns.filter((noun) => !findNoun(noun, true) && !findPicture(noun) && lookUp(noun) === undefined)).toEqual(
      [],
    );
  });

  it.each([
    ['pl', 'kosmonautę', 'astronaut'],
    ['pl', 'sów', 'owl'],
    ['pl', 'klaunem', 'clown'],
    ['ru', 'сов', 'owl'],
    ['ru', 'летучих мышей', 'bat'],
    ['uk', 'сніжками', 'snowball'],
    ['tr', 'yarasalardan', 'bat'],
    ['tr', 'deniz kabuğunu', 'shell'],
    ['ar', 'الحوت', 'whale'],
    ['ar', 'قناديل البحر', 'jellyfish'],
    ['hi', 'खिलौने', 'toy'],
    ['vi', 'gấu trúc', 'panda'],
    ['id', 'kepiting', 'crab'],
    ['it', 'babbo natale', 'santa'],
    ['es', 'bolas de nieve', 'snowball'],
    ['th', 'นักบินอวกาศ', 'astronaut'],
    ['ko', '반딧불이가', 'firefly'],
    ['zh', '萤火虫', 'firefly'],
  ])('are found in the forms of their language: %s %s', (language, text, noun) => {
    const nouns = foreignWords(text, language, []).flatMap((word) => (word.kind === 'noun' ? [word.noun] : []));
    expect(nouns).toEqual([noun]);
  });

  it.each([
    ['pl', 'elfickie', 'elf'],
    ['uk', 'листя', 'fox'],
    ['tr', 'kazan', 'goose'],
  ])('do not begin other words: %s %s', (language, text, noun) => {
    const nouns = foreignWords(text, language, []).flatMap((word) => (word.kind === 'noun' ? [word.noun] : []));
    expect(nouns).not.toContain(noun);
  });
});
