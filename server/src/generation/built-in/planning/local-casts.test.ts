import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const plan = (prompt: string) => planPrompt(prompt, 'job 1').plan;
const thingsOf = (prompt: string) => plan(prompt).theme.things.map(({ name }) => name);

describe('a feast', () => {
  it.each([
    ['oktoberfest game', 'fair', /pretzel|beer mug|heart|accordion|hot dog|drum|chicken|trumpet/],
    ["new year's eve memory", 'city', /firework|clock|balloon|star|party popper|bottle|bell|cake/],
    ['wedding memory', 'meadow', /ring|cake|heart|bouquet|bell|rose|dove|champagne/],
    [
      'memory with christmas things',
      'snow',
      /tree|santa|bell|gift|snowman|cane|reindeer|snowflake|star|candle|sock|cookie/,
    ],
    ['klondike with a christmas look', 'snow', /tree|santa|bell|gift|snow|cane|reindeer|star|candle|sock|cookie/],
    ['jeu de memory de noël', 'snow', /tree|santa|bell|gift|snow|cane|reindeer|star|candle|sock|cookie/],
    ["valentine's day memory", 'candy', /heart|rose|letter|chocolate|teddy|gift|ring|bouquet/],
    ['match three for easter', 'meadow', /egg|chick|flower|carrot|tulip|rabbit|chocolate|basket/],
    ['diwali memory', 'city', /diya|firework|lantern|flower|star|candy|gift|sparkler/],
  ])('has its place and its things: %s', (prompt, scene, things) => {
    expect(plan(prompt).theme.scene).toBe(scene);
    expect(thingsOf(prompt).filter((name) => !things.test(name))).toEqual([]);
    expect(planPrompt(prompt, 'job 1').understood.ignored).toEqual([]);
  });

  it('is at night on New Year, and elsewhere if somewhere else is named', () => {
    expect(plan("a new year's eve game").hour).toBe('night');
    expect(plan('christmas in space, collect stars').theme.scene).toBe('space');
  });

  it('leaves its cake and its eggs in the game', () => {
    expect(thingsOf('catch birthday cakes')).toEqual(['birthday cake']);
    expect(thingsOf('a rabbit collects easter eggs')).toContain('easter egg');
  });
});

describe('a place', () => {
  it.each([
    ['run through the gym', 'room', /barbell|glove|ball|trophy|watch|banana|towel/],
    ['a cat runs through a power plant', 'cyber', /spark|battery|bulb|cog|magnet|plug|fish|yarn|ball/],
    ['escape from the police station', 'city', /key|donut|handcuffs|coffee|police car|letter/],
    ['run through the hospital', 'room', /heart|pill|bandage|syringe|stethoscope|thermometer|apple/],
  ])('has things of its own: %s', (prompt, scene, things) => {
    expect(plan(prompt).theme.scene).toBe(scene);
    expect(thingsOf(prompt).filter((name) => !things.test(name))).toEqual([]);
    expect(plan(prompt).theme.foes.map(({ name }) => name)).not.toContain('police station');
  });

  it('is no mark for the crates that are pushed about in it', () => {
    expect(thingsOf('a forklift pushes crates in a warehouse')).toEqual(['crate']);
  });
});

describe('the weather and the hour', () => {
  it.each([
    ['catch leaves while it rains', { weather: 'rain' }],
    ['a fox runs when it snows', { weather: 'snow' }],
    ['a duck runs on a rainy day', { weather: 'rain' }],
    ['a foggy forest run', { weather: 'fog' }],
    ['drive home tonight', { hour: 'night' }],
    ['a horse runs in the early morning', { hour: 'dawn' }],
  ])('are as they were asked for: %s', (prompt, expected) => {
    expect(plan(prompt)).toMatchObject(expected);
  });

  it('catches fish in the rain, and no raindrops', () => {
    expect(plan('fishing in the rain')).toMatchObject({ kind: 'fishing', weather: 'rain', modifiers: [] });
    expect(thingsOf('fishing in the rain')).toEqual(['fish']);
    expect(plan('it rains coins, catch them').weather).toBeUndefined();
  });
});

describe('somebody in the middle of people', () => {
  it.each([
    ['escape from the scary teacher at school', 'pupil'],
    ['evil principal chases you through the school', 'pupil'],
    ['a platformer in an office', 'office worker'],
    ['escape my evil boss', 'office worker'],
    ['run from the zombies', 'kid'],
    ['the police are after you', 'thief'],
    ['a maze in a hospital', 'doctor'],
    ['a platformer on a farm', 'farmer'],
    ['escape from a fox', 'rabbit'],
    ['collect cheese in a kitchen', 'mouse'],
  ])('is who would be there: %s', (prompt, hero) =>
    expect(planPrompt(prompt, 'job 1').plan.theme.hero.name).toBe(hero),
  );
});
