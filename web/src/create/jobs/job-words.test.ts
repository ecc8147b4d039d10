import { describe, expect, it } from 'vitest';
import { understoodWords } from './job-words.ts';

const nothing = { hero: null, foes: [], things: [], place: null, mood: null, numbers: {}, ignored: [] };

describe('what was understood, in one line', () => {
  it.each([
    [
      { mechanic: 'maze', hero: 'mouse', foes: ['2 cats'], things: ['cheese'], numbers: { foes: 2 } },
      'Maze: mouse, 2 cats, cheese',
    ],
    [
      { mechanic: 'memory cards', things: ['sea animals'], numbers: { pairs: 12 } },
      'Memory cards: sea animals · 12 pairs',
    ],
    [{ mechanic: 'quiz', mood: 'for kids' }, 'Quiz · for kids'],
    [{ mechanic: 'endless runner', hero: 'fox', place: 'forest, night' }, 'Endless runner: fox · forest, night'],
  ])('%j', (understood, words) => {
    expect(understoodWords({ ...nothing, ...understood })).toBe(words);
  });
});
