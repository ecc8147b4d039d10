import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { decoratedCells, decorOf } from './decor.ts';
import { newMap } from './map.ts';

describe('what stands about in a tower defence', () => {
  it('is a graveyard where one was asked for', () => {
    const names = decorOf(planFromPrompt('tower defence against zombies in a graveyard', 'ada'));
    expect(names).toContain('gravestone');
    expect(names).not.toContain('pumpkin');
  });

  it('cannot be taken for one of the cast', () => {
    for (const place of ['desert', 'volcano', 'candy land', 'castle', 'farm', 'sea', 'city']) {
      const plan = planFromPrompt(`tower defence in the ${place}`, 'ada');
      const cast = [plan.theme.hero, ...plan.theme.foes, ...plan.theme.things].map(({ sprite }) => sprite);
      for (const name of decorOf(plan)) expect(cast).not.toContain(name);
    }
  });

  it('leaves the way and the building places free', () => {
    for (let seed = 0; seed < 20; seed++) {
      const map = newMap(7, 12, 9, randomFrom(seed));
      const cells = decoratedCells(map, seed);
      for (const { x, y } of cells) {
        expect(map.path.some((one) => one.x === x && one.y === y)).toBe(false);
        for (const pad of map.pads) expect(Math.abs(pad.x - x) + Math.abs(pad.y - y)).toBeGreaterThan(1);
      }
    }
  });
});
