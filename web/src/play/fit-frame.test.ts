import { describe, expect, it } from 'vitest';
import { fitOf } from './fit-frame.ts';

describe('a frame for a game of a fixed size', () => {
  it.each([
    ['fits already', { width: 400, height: 300 }, { width: 800, height: 600, scale: 1 }],
    ['is too wide', { width: 1600, height: 600 }, { width: 1600, height: 1200, scale: 0.5 }],
    ['is too high', { width: 400, height: 2400 }, { width: 3200, height: 2400, scale: 0.25 }],
    ['scrolls, and is too wide', { width: 1000, height: 0 }, { width: 1000, height: 750, scale: 0.8 }],
  ])('%s', (_what, needed, fit) => {
    expect(fitOf({ width: 800, height: 600 }, needed)).toEqual(fit);
  });
});
