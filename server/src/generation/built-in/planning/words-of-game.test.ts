import { describe, expect, it } from 'vitest';
import { themedNames } from '../knowledge/themed-names.ts';
import { wordsOfTheme } from '../knowledge/word-lists.ts';
import { planPrompt } from './make-plan.ts';

const planned = (prompt: string) => planPrompt(prompt, 'job');

describe('the words of a word game', () => {
  it.each([
    ['spelling bee with weather words, unscramble the letters', 'anagrams', 'weather'],
    ['spelling game with weather words', 'anagrams', 'weather'],
    ['hangman with weather words', 'hangman', 'weather'],
    ['word search with kitchen words', 'word-search', 'kitchen'],
    ['spelling game with words about the sea', 'anagrams', 'sea'],
    ['hangman with country names', 'hangman', 'countries'],
    ['word search with names of birds', 'word-search', 'birds'],
    ['word search with vocabulary of the rainforest', 'word-search', 'rainforest'],
    ['word search about the desert', 'word-search', 'desert'],
    ['word search with monsters', 'word-search', 'monsters'],
    ['hangman with cheeses', 'hangman', 'cheeses'],
    ['word search about the ocean', 'word-search', 'sea'],
    ['hangman with arctic animals', 'hangman', 'arctic'],
    ['word search with musical instruments', 'word-search', 'instruments'],
    ['anagrams of instruments', 'anagrams', 'instruments'],
    ['word search about music', 'word-search', 'music'],
  ] as const)('are those of the subject in "%s"', (prompt, kind, theme) => {
    const { plan, understood } = planned(prompt);
    expect(plan.kind).toBe(kind);
    expect(plan.words).toEqual(wordsOfTheme(theme));
    expect(understood.ignored).toEqual([]);
  });

  it('are the names of all that is listed', () => {
    const { words = [] } = planned('anagrams of planets and moons').plan;
    expect(words).toEqual(expect.arrayContaining(['saturn', 'titan']));
    expect(words).not.toContain('telescope');
    expect(planned('anagrams of fruits and vegetables').plan.words).toEqual(
      expect.arrayContaining(['banana', 'carrot']),
    );
  });

  it.each([
    ['typing practice on the home row for beginners', /^[asdfghjkl]+$/],
    ['touch typing with the top row keys', /^[qwertyuiop]+$/],
  ])('are typed with the row of keys that is practised: "%s"', (prompt, keys) => {
    const { plan, understood } = planned(prompt);
    expect(plan.words?.filter((word) => !keys.test(word))).toEqual([]);
    expect(new Set(plan.words).size).toBe(plan.words?.length);
    expect([plan.kind, understood.place, understood.ignored]).toEqual(['typing', null, []]);
  });

  it('has no bee in a spelling bee, unless one spells', () => {
    expect(planned('spelling bee with weather words').plan.theme.hero.name).not.toBe('bee');
    expect(planned('a bee spells words').plan.theme.hero.name).toBe('bee');
  });

  it.each(['hangman with dinosaur names', 'typing game with dinosaur names for kids'])(
    'are names where names were asked for: "%s"',
    (prompt) => {
      expect(planned(prompt).plan.words).toEqual(themedNames['dinosaur']?.trim().split(/\s+/));
    },
  );

  it.each([
    ['hangman with dog breeds', 'dog'],
    ['typing game with cat breeds', 'cat'],
    ['word search with breeds of horses', 'horse'],
    ['hangman with shark species', 'shark'],
  ])('are those of the breeds in "%s"', (prompt, animal) => {
    expect(planned(prompt).plan.words).toEqual(themedNames[animal]?.trim().split(/\s+/));
  });

  it('spells names of a to z, of no more than twelve letters', () => {
    const names = Object.values(themedNames).flatMap((list) => list.trim().split(/\s+/));
    expect(names.filter((name) => !/^[a-z]{4,12}$/.test(name))).toEqual([]);
  });

  it.each([
    ['wordle with 4 letter animal words', 4],
    ['wordle with 7 letter pirate words', 7],
    ['hangman with 6 letter words about animals', 6],
  ])('keeps to the subject if few have the length: "%s"', (prompt, length) => {
    const { plan, understood } = planned(prompt);
    const theme = wordsOfTheme(prompt.includes('pirate') ? 'pirates' : 'animals');
    expect(plan.words?.length).toBeGreaterThan(3);
    expect(plan.words?.filter((word) => word.length !== length || !theme.includes(word))).toEqual([]);
    expect(understood.ignored).toEqual([]);
  });

  it('is played by nobody grim if children play', () => {
    for (const seed of 'abcdefgh')
      expect(planPrompt('typing game with dinosaur names for kids', seed).plan.theme.hero.name).not.toBe('devil');
  });

  it.each([
    ['hangman with chemical elements', ['helium', 'uranium'], ['gravity']],
    ['word search with school subjects', ['geography', 'physics'], ['eraser']],
    ['typing game with weekdays', ['monday', 'sunday'], ['able']],
    ['word search with types of pasta', ['penne', 'ravioli'], ['bread']],
    ['anagrams with dances', ['waltz', 'tango'], ['able']],
    ['hangman with flowers', ['daisy', 'tulip'], ['trunk']],
    ['hangman with fish', ['salmon', 'trout'], ['whale']],
    ['unscramble family words', ['mother', 'cousin'], ['able']],
  ])('are those of a narrow list, and no others: "%s"', (prompt, members, strangers) => {
    const { plan, understood } = planned(prompt);
    expect(plan.words).toEqual(expect.arrayContaining(members));
    expect(plan.words?.filter((word) => strangers.includes(word))).toEqual([]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['hangman with superheroes', 'words about superheroes'],
    ['hangman with words about pizza', 'words about pizza'],
    ['wordle with months', 'only 2 of the words'],
  ])('are said to be others where there are none of those: "%s"', (prompt, left) => {
    expect(planned(prompt).understood.ignored).toContain(left);
  });

  it.each(['hangman with dog breeds', 'anagrams with parts of the body', 'hangman', 'word search about camping'])(
    'need no excuse: "%s"',
    (prompt) => {
      expect(planned(prompt).understood.ignored).toEqual([]);
    },
  );
});
