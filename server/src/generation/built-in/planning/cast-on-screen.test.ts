import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const seeds = ['job 1', 'job 2', 'job 3'];
const names = (actors: { name: string }[]) => actors.map(({ name }) => name);

describe('the screen shows what was asked for', () => {
  it.each([
    ['sledding down a hill, collect hot cocoa', ['cocoa']],
    ['a cat catches falling fish', ['fish']],
    ['basketball, throw the ball in the hoop, 10 shots', ['basketball']],
  ])('and nothing else to collect: %s', (prompt, things) => {
    for (const seed of seeds) expect([...new Set(names(planFromPrompt(prompt, seed).theme.things))]).toEqual(things);
  });

  it('collects the one thing that its goal names', () => {
    for (const seed of seeds) {
      const { goal, theme } = planFromPrompt('a taxi driving through traffic', seed);
      expect(theme.things).toHaveLength(1);
      expect(goal).toContain(theme.things[0]?.plural);
    }
  });

  it.each([
    ['tic tac toe with cats and dogs', 'cat', ['dog']],
    ['four in a row with apples and bananas', 'apple', ['banana']],
    ['moon lander with an astronaut in a red ship', 'spaceship', ['alien', 'UFO', 'asteroid', 'monster']],
    ['hangman with animals', 'cat', ['dog', 'spider', 'bomb', 'car', 'mouse', 'monster', 'robot']],
    ['a fireman saves cats from a burning building', 'fireman', ['flame']],
    ['balık tutma oyunu gölde', 'kid', ['turtle', 'frog', 'crab']],
  ])('each in its role: %s', (prompt, hero, foes) => {
    const { theme } = planFromPrompt(prompt, 'job 1');
    expect(theme.hero.name).toBe(hero);
    expect(names(theme.foes).filter((foe) => !foes.includes(foe))).toEqual([]);
  });

  it('whacks whoever is to be whacked', () => {
    expect(names(planFromPrompt('three frogs on a pond, whack them', 'job 1').theme.foes)).toEqual(['frog']);
  });

  it('races against cars of other colours', () => {
    const { hero, foes } = planFromPrompt('a desert racing game with jeeps', 'job 1').theme;
    expect(new Set(foes.map(({ sprite }) => sprite))).toEqual(new Set([hero.sprite]));
    expect(new Set([hero, ...foes].map(({ tint }) => tint)).size).toBe(foes.length + 1);
  });

  it('gives two colours on a board to its two sides', () => {
    const { hero, foes } = planFromPrompt('chess, blue and orange', 'job 1').theme;
    expect(hero.tint).not.toBeNull();
    expect(foes[0]?.tint).not.toBeNull();
    expect(hero.tint).not.toBe(foes[0]?.tint);
  });

  it('builds as many rows of bricks as were asked for, of what was asked for', () => {
    const plan = planFromPrompt('breakout with 4 rows of chocolate bricks', 'job 1');
    expect(plan).toMatchObject({ kind: 'breakout', rules: { rows: 4 }, theme: { brick: { sprite: 'brick' } } });
    expect(planFromPrompt('breakout', 'job 1').rules).not.toHaveProperty('rows');
  });

  it('pops balloons where balloons were asked for', () => {
    expect(planFromPrompt('toddler game popping balloons with animals', 'job 1').goal).toBe('Pop the balloons');
    expect(planFromPrompt('toddler game popping bubbles', 'job 1').goal).toBe('Pop the bubbles');
  });

  it.each([
    ['pizza delivery scooter through Rome at night', 'delivery', 'city', ['pizza']],
    ['ice cream shop sorting by flavour', 'sorting', 'shop', ['ice cream']],
    ['a mermaid collecting pearls', null, 'sea', ['pearl']],
  ])('carries what the words before a noun name: %s', (prompt, kind, scene, things) => {
    const plan = planFromPrompt(prompt, 'job 1');
    if (kind) expect(plan.kind).toBe(kind);
    expect(plan.theme.scene).toBe(scene);
    expect([...new Set(names(plan.theme.things))]).toEqual(things);
  });

  it('draws a pearl as one, and a skateboard under a skateboarding dog', () => {
    expect(planFromPrompt('a mermaid collecting pearls', 'job 1').theme.things[0]?.sprite).toBe('pearl');
    expect(planFromPrompt('a skateboarding dog runs in the city', 'job 1').theme.mount?.picture).toBe(
      'fluent:skateboard',
    );
    expect(planFromPrompt('a dog runs in the city', 'job 1').theme.mount).toBeUndefined();
  });

  it.each([
    ['hungry caterpillar snake eating leaves', 'snake', 'caterpillar', ['leaf']],
    ['pirate treasure maze with skeletons', 'maze', 'pirate', ['treasure']],
  ])('is played by who is alive: %s', (prompt, kind, hero, things) => {
    const plan = planFromPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, theme: { hero: { name: hero } } });
    expect(names(plan.theme.things)).toEqual(things);
  });

  it('pops balloons of the colours that were asked for', () => {
    const { things } = planFromPrompt('pop purple and yellow balloons', 'job 1').theme;
    expect(things.map(({ sprite }) => sprite)).toEqual(['balloon', 'balloon']);
    expect(new Set(things.map(({ tint }) => tint)).size).toBe(2);
  });

  it('gives a silhouette the colour that its thing has', () => {
    const { foes } = planFromPrompt('volcano runner with a dinosaur, avoid lava', 'job 1').theme;
    expect(foes[0]).toMatchObject({ picture: 'game:lava', tint: '#ff6a2a' });
  });

  it('lets bombs fall among what is caught, unless others were named', () => {
    expect(names(planFromPrompt('catch butterflies with a net', 'job 1').theme.foes)).toEqual(['bomb']);
    expect(names(planFromPrompt('catch fish, avoid boots', 'job 1').theme.foes)).toEqual(['boot']);
  });

  it('never shines where it is sad', () => {
    for (const seed of seeds)
      expect(['paper', 'flat']).toContain(planFromPrompt('a sad robot in a factory', seed).theme.look);
  });
});

describe('a place', () => {
  it.each([
    ['fight the germs in a mouth', 'mouth'],
    ['white blood cells fight viruses in the bloodstream', 'body'],
    ['a robot cleans a space station', 'starship'],
    ['fishing at a quiet lake', 'lake'],
    ['balık tutma oyunu gölde', 'lake'],
    ['a clown juggles in the circus', 'fair'],
    ['collect groceries in a supermarket', 'shop'],
    ['escape from school', 'school'],
  ])('has a scene of its own: %s', (prompt, scene) => {
    expect(planFromPrompt(prompt, 'job 1').theme.scene).toBe(scene);
  });
});
