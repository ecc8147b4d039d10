import { describe, expect, it } from 'vitest';
import { planPrompt } from '../planning/make-plan.ts';
import { readFrame } from './read-frame.ts';

describe('what is seen in the sky', () => {
  it.each([
    ['knight runner under the northern lights', ['aurora'], 'night'],
    ['a fox jumps over logs, aurora borealis in the sky', ['aurora'], 'night'],
    ['a witch flies under a full moon', ['full-moon'], 'night'],
    ['werewolf runner on a full moon night', ['full-moon'], 'night'],
    ['unicorn runner under a rainbow', ['rainbow'], null],
    ['cat runner with a rainbow in the background', ['rainbow'], null],
    ['an owl flies on a starry night', ['stars'], 'night'],
    ['reindeer runner in a blizzard', ['heavy'], null],
    ['catch stars with a polar bear in heavy snow', ['heavy'], null],
    ['a lighthouse keeper catches stars in thick fog', ['heavy'], 'night'],
    ['Ein Fuchs rennt unter Polarlichtern', ['aurora'], null],
  ])('%s', (prompt, skies, time) => {
    const { place } = readFrame(prompt);
    expect(place.skies).toEqual(skies);
    if (time) expect(place.time).toBe(time);
  });

  it('is drawn and reported, and nobody goes into it', () => {
    const { plan, understood } = planPrompt('knight runner under a full moon', 'sky');
    expect(plan.skies).toEqual(['full-moon']);
    expect(plan.kind).toBe('runner');
    expect(understood.place).toContain('full moon');
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    'a cow jumps over the moon',
    'astronaut runner on the moon',
    'a unicorn collects rainbows',
    'princess aurora runner',
    'an astronaut digs deep under the moon',
  ])('is not read into "%s"', (prompt) => {
    expect(readFrame(prompt).place.skies).toBeUndefined();
  });
});
