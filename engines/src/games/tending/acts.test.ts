import { describe, expect, it } from 'vitest';
import type { Care } from '../../plan.ts';
import type { Stage } from '../../stage/stage.ts';
import { giftOf, sizeOf } from './acts.ts';

const actor = (name: string) => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });
const stageOf = (thing: string, care: Care, gift?: string) =>
  ({
    plan: { theme: { care, things: [actor(thing)], gifts: gift ? [actor(gift)] : [] } },
    art: { actor, heart: actor('heart') },
  }) as unknown as Stage;

describe('what is done to those who wait', () => {
  it.each([
    ['flower', 'water', undefined, 'drop'],
    ['chick', 'bring', 'corn', 'corn'],
    ['patient', 'bring', undefined, 'heart'],
    ['house', 'put-out', undefined, 'drop'],
    ['diya', 'light', undefined, 'flame'],
    ['corn', 'harvest', undefined, 'corn'],
  ] as const)('%s: %s', (thing, care, gift, flies) => {
    expect(giftOf(stageOf(thing, care, gift), 0).name).toBe(flies);
  });

  it('lets only plants grow by care, crops ripen, and fires shrink when water reaches them', () => {
    const grows = (thing: string, care: Care) =>
      sizeOf(stageOf(thing, care), 0, 0.5, 1) > sizeOf(stageOf(thing, care), 0, 0.5, 0);
    expect([grows('flower', 'water'), grows('chick', 'bring'), grows('flame', 'put-out')]).toEqual([
      true,
      false,
      false,
    ]);
    const isLargerWaiting = (thing: string, care: Care) =>
      sizeOf(stageOf(thing, care), 0, 0.9, 0) > sizeOf(stageOf(thing, care), 0, 0.1, 0);
    expect([
      isLargerWaiting('flame', 'put-out'),
      isLargerWaiting('corn', 'harvest'),
      isLargerWaiting('car', 'wash'),
    ]).toEqual([true, true, false]);
  });
});
