import { expect, it } from 'vitest';
import { tiltOfFall, tiltOfShot } from './draw-shot.ts';

const actor = (name: string) => ({ sprite: 'token', name, plural: `${name}s`, tint: null, wears: null });

it('flies arrows, torpedoes and rockets with the point ahead, and lets everything else tumble', () => {
  const up = -Math.PI / 2;
  expect(tiltOfShot(actor('rocket'), up, 3)).toBe(0);
  expect(tiltOfShot(actor('torpedo'), Math.PI, 3)).toBe(Math.PI);
  expect(tiltOfShot(actor('arrow'), Math.PI / 4, 3)).toBe(0);
  expect(tiltOfShot(actor('snowball'), up, 1)).not.toBe(tiltOfShot(actor('snowball'), up, 2));
});

it('lets what has a direction fall head first', () => {
  const down = Math.PI / 2;
  expect(tiltOfFall(actor('drop'), down)).toBe(0);
  expect(tiltOfFall(actor('comet'), down)).toBeCloseTo(-Math.PI / 4);
  expect(tiltOfFall(actor('rocket'), down)).toBeCloseTo(Math.PI);
  for (const name of ['rock', 'rain cloud', 'asteroid', 'snowball'])
    expect(tiltOfFall(actor(name), down)).toBeUndefined();
});
