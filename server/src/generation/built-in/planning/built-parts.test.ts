import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const themeOf = (prompt: string) => planFromPrompt(prompt, 'ada').theme;

describe('what a game puts up', () => {
  it.each([
    ['flappy jellyfish drifting between coral pillars', 'pillar', 'coral'],
    ['flappy bird between candy cane pipes', 'pillar', 'candy cane'],
    ['flappy bird with pencils instead of pipes', 'pillar', 'pencil'],
    ['astronaut hopping from planet to planet upwards', 'pillar', 'planet'],
    ['doodle jump with a frog on lily pads', 'pillar', 'lily pad'],
    ['doodle jump but platforms are cookies', 'pillar', 'cookie'],
    ['breakout where the bricks are chocolate bars', 'brick', 'chocolate bar'],
    ['flappy penguin, icicle pillars', 'pillar', 'icicle'],
    ['breakout with cookies as bricks', 'brick', 'cookie'],
    ['breakout with ice cubes instead of bricks', 'brick', 'ice cube'],
    ['breakout with chocolate bricks', 'brick', 'brick'],
    ['tower defense with fork towers against ants', 'tool', 'fork'],
    ['defend the bakery from rats with rolling pin towers', 'tool', 'rolling pin'],
  ] as const)('is made of what was asked for: %s', (prompt, part, name) => {
    expect(themeOf(prompt)[part]?.name).toBe(name);
  });

  it('is not collected as well', () => {
    const { things } = themeOf('flappy jellyfish drifting between coral pillars');
    expect(things.map(({ name }) => name)).not.toContain('coral');
    const ofCookies = themeOf('doodle jump but platforms are cookies').things.map(({ name }) => name);
    expect(ofCookies).not.toContain('cookie');
    expect(ofCookies.length).toBeGreaterThan(0);
  });

  it.each(['tower defence with cannon towers against orcs', 'tower defence with towers and orcs'])(
    'is nobody: %s',
    (prompt) => {
      expect(themeOf(prompt).hero.name).not.toBe('tower');
    },
  );

  it('may still be what is defended', () => {
    expect(themeOf('defend the tower from dragons').guarded?.name).toBe('tower');
  });

  it.each(['flappy bird', 'breakout with cookies', 'a goat jumps up a mountain', 'doodle jump in the jungle'])(
    'is the usual else: %s',
    (prompt) => {
      expect(themeOf(prompt)).not.toHaveProperty('pillar');
      expect(themeOf(prompt)).not.toHaveProperty('brick');
    },
  );
});
