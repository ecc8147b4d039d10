import { expect, it } from 'vitest';
import { plainTitle } from './game-json.ts';

it.each([
  ['Unity WebGL Player | UFO Game', 'UFO Game'],
  [' Unity Web Player | Maze', 'Maze'],
  ['Unity Tower', 'Unity Tower'],
  ['Fox \n & hen', 'Fox & hen'],
])('the title %j of a page is shown as %j', (title, shown) => {
  expect(plainTitle(title)).toBe(shown);
});
