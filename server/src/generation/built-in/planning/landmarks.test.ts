import { describe, expect, it } from 'vitest';
import { picturesOfPlan } from '../pictures/read-pictures.ts';
import { planPrompt } from './make-plan.ts';

const landmarkIn = (prompt: string) => planPrompt(prompt, 'ada').plan.theme.landmark?.name;

describe('what stands in a landscape', () => {
  it.each([
    ['archery: shoot apples off a scarecrow', 'scarecrow'],
    ['a knight jumps over rocks near an old windmill', 'windmill'],
    ['a fox runs around a church', 'church'],
    ['a whale swims near a lonely lighthouse', 'lighthouse'],
    ['a lonely lighthouse keeper in a storm', 'lighthouse'],
    ['feed the sheep next to a windmill', 'windmill'],
  ])('is seen behind the game, and not left out: %s', (prompt, name) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan.theme.landmark?.name).toBe(name);
    expect(understood.ignored).not.toContain(name);
    expect(Object.keys(picturesOfPlan(plan).pictures)).toContain(plan.theme.landmark?.picture);
  });

  it.each([
    ['a dog jumps over puddles near an old windmill', 'drawn:windmill'],
    ['a fox runs past a treehouse', 'drawn:treehouse'],
    ['catch apples next to a wooden well', 'drawn:well'],
  ])('is seen in colour, not as a silhouette: %s', (prompt, picture) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect(plan.theme.landmark?.picture).toBe(picture);
    expect(picturesOfPlan(plan).pictures[picture]?.isSilhouette).toBeUndefined();
  });

  it.each([
    'a frog jumps up a tower',
    'build a lighthouse',
    'a dragon burns castles',
    'defend the lighthouse from crabs',
    'a knight runs through a castle',
    'collect snowmen with a penguin',
  ])('is not what one plays with, climbs or sees anyway: %s', (prompt) => {
    expect(landmarkIn(prompt)).toBeUndefined();
  });
});

describe('whoever drives', () => {
  it.each([
    ['crazy taxi with a cow driver', 'delivery', 'cow', 'taxi'],
    ['a taxi driven by a cow', 'traffic', 'cow', 'taxi'],
    ['a dog drives a bus through the city', 'racer', 'dog', 'bus'],
  ])('is seen in the vehicle: %s', (prompt, kind, hero, mount) => {
    const { theme, ...plan } = planPrompt(prompt, 'ada').plan;
    expect([plan.kind, theme.hero.name, theme.mount?.name]).toEqual([kind, hero, mount]);
  });
});

describe('requests of single mechanics', () => {
  it.each([
    ['basketball against a bear', 'guarded', 1],
    ['throw basketballs at bears', 'guarded', undefined],
    ['number merge up to 1024', 'tile', 1024],
    ['2048 up to 1000', 'tile', undefined],
  ])('are rules: %s', (prompt, rule, value) => {
    expect(planPrompt(prompt, 'ada').plan.rules[rule]).toBe(value);
  });

  it('piano tiles are tiles', () => {
    expect(planPrompt('piano tiles with a panda', 'ada').plan.modifiers).toContain('piano');
    expect(planPrompt('rhythm game on a piano', 'ada').plan.modifiers).not.toContain('piano');
  });
});

describe('what a city is known by', () => {
  it.each([
    ['a cat jumps on rooftops in Paris at night', 'drawn:eiffel-tower', 'the rooftops of Paris'],
    ['endless runner through Rome', 'drawn:colosseum', 'Rome'],
    ['a superhero flies over San Francisco', 'drawn:golden-gate', 'San Francisco'],
    ['catch falling stars in New York', 'fluent:statue-of-liberty', 'New York'],
  ])('stands in its scenery, and the city is called by its name: %s', (prompt, picture, place) => {
    const { plan } = planPrompt(prompt, 'ada');
    expect(plan.theme.landmark?.picture).toBe(picture);
    expect(picturesOfPlan(plan).pictures[picture]?.shapes.length).toBeGreaterThan(2);
    expect(`${plan.title} ${plan.description}`).toContain(place);
  });

  it('is not looked for where no city is named, or under the sea', () => {
    expect(landmarkIn('a cat jumps on rooftops')).toBeUndefined();
    expect(landmarkIn('a fish swims under the sea')).toBeUndefined();
  });
});

describe('whom one meets in the air', () => {
  it.each([
    'flappy bird in Sydney',
    'a bee flies through the garden',
    'flappy pig on a farm',
    'flappy cat in a kitchen',
  ])('flies as well: %s', (prompt) => {
    const { foes } = planPrompt(prompt, 'ada').plan.theme;
    expect(
      foes.filter(({ sprite }) => /^(fox|wolf|dog|car|mouse|raccoon|snake|ant|robot|monster)$/.test(sprite)),
    ).toEqual([]);
  });
});
