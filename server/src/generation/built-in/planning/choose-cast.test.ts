import { describe, expect, it } from 'vitest';
import { picturesOfPlan } from '../pictures/read-pictures.ts';
import { planFromPrompt } from './make-plan.ts';
import { remixPlan } from './remix-plan.ts';

const seeds = ['job 1', 'job 2', 'job 3', 'job 4'];

describe('what the foes of a tower defence are after', () => {
  it.each([
    ['save the beehive from bears', 'beehive', 'bee', 'bear'],
    ['defend the nest from snakes', 'nest', 'bird', 'snake'],
    ['tower defence: protect the princess from dragons', 'princess', 'knight', 'dragon'],
    ['protège le château des dragons', 'castle', 'knight', 'dragon'],
    ['a fox defends the nest against wolves', 'nest', 'fox', 'wolf'],
  ])('stands in the plan, with whoever looks after it as the hero: %s', (prompt, guarded, hero, foe) => {
    const { kind, theme } = planFromPrompt(prompt, 'job 1');
    expect({ kind, theme }).toMatchObject({
      kind: 'defence',
      theme: { guarded: { name: guarded }, hero: { sprite: hero }, foes: [{ sprite: foe }] },
    });
    expect(theme.things.map(({ name }) => name)).not.toContain(guarded);
  });

  it('is nobody else of the cast', () => {
    for (const seed of seeds) {
      const { guarded, hero, things } = planFromPrompt('tower defence, protect the fox from hunters', seed).theme;
      expect(guarded?.sprite).toBe('fox');
      expect([hero, ...things].map(({ sprite }) => sprite)).not.toContain('fox');
    }
  });

  it('has its picture in the document and stays when the game is changed', () => {
    const hive = planFromPrompt('save the beehive from bears', 'job 1');
    expect(Object.keys(picturesOfPlan(hive).pictures)).toContain(hive.theme.guarded?.picture);
    expect(remixPlan(hive, 'at night', 'job 2').theme.guarded).toEqual(hive.theme.guarded);
    expect(remixPlan(hive, 'as a platformer', 'job 2').theme.guarded).toBeUndefined();
    expect(planFromPrompt('tower defence with a fox', 'job 1').theme.guarded).toBeUndefined();
  });
});

it.each(['escape the mummies in a pyramid maze', 'an arena full of pharaohs', 'shoot the scarabs'])(
  'lets an explorer meet who is buried: %s',
  (prompt) => {
    for (const seed of seeds) expect(planFromPrompt(prompt, seed).theme.hero.name).toBe('explorer');
    expect(planFromPrompt(`${prompt} with a cat`, 'job 1').theme.hero.name).toBe('cat');
  },
);

it('tells something sad about rain of somebody small, who takes no rain for a thing', () => {
  for (const seed of seeds) {
    const { theme, weather } = planFromPrompt('something sad about rain', seed);
    expect(weather).toBe('rain');
    expect(['cat', 'dog', 'robot', 'kid']).toContain(theme.hero.sprite);
    expect(theme.things.map(({ sprite }) => sprite)).toEqual(expect.arrayContaining(['drop', 'leaf']));
    expect(theme.things.map(({ name }) => name)).not.toContain('rain');
  }
  expect(planFromPrompt('something sad: catch raindrops in the rain', 'job 1').theme.things[0]?.name).toBe('raindrop');
});

it.each(['catch fish', 'a memory game with fish'])('brings shells along with fish, and no submarine: %s', (prompt) => {
  for (const seed of seeds) {
    const sprites = planFromPrompt(prompt, seed).theme.things.map(({ sprite }) => sprite);
    expect(sprites[0]).toBe('fish');
    expect(sprites).not.toContain('submarine');
  }
  expect(planFromPrompt('a memory game with fish and submarines', 'job 1').theme.things).toContainEqual(
    expect.objectContaining({ sprite: 'submarine' }),
  );
});
