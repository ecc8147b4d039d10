import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';
import { saysTwice } from './title-case.ts';

describe('a title', () => {
  it.each(['Archer Archery', 'Lumberjack Lumber', 'Champions Arena Championship', 'Corridor Corridors', 'Runner Run'])(
    'that repeats itself is noticed: %s',
    (title) => expect(saysTwice(title)).toBe(true),
  );

  it.each(['Penguin Parade', 'Fruit Jar', 'Cat One by One', 'Ball Bounce Down', 'Clover Meadow Word Hunt'])(
    'that does not is left alone: %s',
    (title) => expect(saysTwice(title)).toBe(false),
  );

  it.each([
    'archery with an archer',
    'lumberjack chopping trees',
    'a goalkeeper game',
    'a racer in a race',
    '100 m sprint',
  ])('never says the same word twice: %s', (prompt) => {
    for (let i = 0; i < 12; i += 1)
      expect(planFromPrompt(prompt, `job ${i}`).title).toSatisfy((it: string) => !saysTwice(it));
  });

  it('speaks of the night only at night', () => {
    for (let i = 0; i < 12; i += 1)
      expect(planFromPrompt('lumberjack chopping trees by day', `job ${i}`).title).not.toMatch(/Lunar|Midnight|Starry/);
  });
});
