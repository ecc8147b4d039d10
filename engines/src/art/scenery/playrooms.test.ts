import { expect, it } from 'vitest';
import type { Plan } from '../../plan.ts';
import { furnished } from './playrooms.ts';
import type { SceneArt } from './scene-art.ts';

const art: SceneArt = {
  light: 'none',
  layers: [
    ['roomWall', 1.2],
    ['toys', 0.3],
  ],
  ground: 'planks',
  air: 'dust',
};
const actor = (name: string) => ({ sprite: name, name, plural: `${name}s`, tint: null, wears: null });
const planOf = (hero: string, title: string, rules = {}) =>
  ({ title, rules, theme: { hero: actor(hero), foes: [], things: [actor('star')] } }) as unknown as Plan;
const layersOf = (plan: Plan) => furnished(plan, art).layers.map(([name]) => name);

it.each([
  ['Pub Darts', 'detective', {}, 'furniture'],
  ['Toy Chest', 'cat', {}, 'toys'],
  ['Tidy Up', 'teddy bear', {}, 'toys'],
  ['Bubble Fun', 'cat', { gentle: 1 }, 'toys'],
])('a room has furniture, or toys where children play: %s', (title, hero, rules, layer) => {
  expect(layersOf(planOf(hero, title, rules))).toEqual(['roomWall', layer]);
});
