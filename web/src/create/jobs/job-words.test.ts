import { afterEach, describe, expect, it } from 'vitest';
import { loadCatalogue, spoken } from '../../messages/catalogue.ts';
import { standing, stepWords, understoodWords } from './job-words.ts';

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

describe('the state of a job', () => {
  const before = spoken.value;
  afterEach(() => {
    spoken.value = before;
  });

  it('is said in the visitor’s language', async () => {
    spoken.value = { language: 'de', locale: 'de', messages: await loadCatalogue('de', true) };
    expect(stepWords()[1]).toBe('Deine Idee wird gelesen');
    expect(standing({ status: 'failed', stage: 'done', detail: null, game: null })).toBe('Fehlgeschlagen');
    const running = { status: 'running', game: null } as const;
    expect(standing({ ...running, stage: 'playing', detail: 'Pressing keys' })).toBe('Tasten werden gedrückt');
    expect(standing({ ...running, stage: 'repairing', detail: 'It uses too much memory.' })).toBe(
      'Wird behoben: Es braucht zu viel Speicher.',
    );
    // Of a newer service.
    expect(standing({ ...running, stage: 'repairing', detail: 'no score' })).toBe('Wird behoben: no score');
  });
});
