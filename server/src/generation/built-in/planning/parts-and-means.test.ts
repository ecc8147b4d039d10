import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const names = (list: { name: string }[]) => [...new Set(list.map(({ name }) => name))].join(', ');

describe('what is done, and with what', () => {
  it.each([
    ['asteroids with a little spaceship that turns and shoots', 'shoot'],
    ['a spaceship that spins and shoots, asteroids', 'shoot'],
  ])('is nothing to collect: %s', (prompt, verb) => {
    expect(names(planPrompt(prompt, 'job 1').plan.theme.things)).not.toContain(verb);
  });

  it.each([
    ['feed and wash my little puppy', 'puppy'],
    ['brush and feed the ponies', 'pony'],
    ['firefighter puts out fires in a burning building with water', 'fire'],
    ['an octopus cleans windows with a sponge', 'window'],
    ['a doctor cures patients with pills', 'patient'],
  ])('is not looked after: %s', (prompt, thing) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe('tending');
    expect(names(plan.theme.things)).toBe(thing);
  });

  it('leaves what is given to those who wait', () => {
    const { theme } = planPrompt('feed ducks with bread', 'job 1').plan;
    expect(names(theme.things)).toBe('duck');
    expect(theme.gifts?.map(({ name }) => name)).toContain('bread');
  });
});

describe('who comes along', () => {
  it.each([
    ['duck hunt with a sleepy dog', 'dog', 'duck'],
    ['space invaders with a unicorn', 'unicorn', 'alien'],
  ])('is not shot: %s', (prompt, hero, foe) => {
    const { theme } = planPrompt(prompt, 'job 1').plan;
    expect(theme.hero.name).toBe(hero);
    expect(names(theme.foes)).toBe(foe);
  });

  it('is shot in numbers', () => {
    expect(names(planPrompt('duck hunt with robots', 'job 1').plan.theme.foes)).toBe('robot');
  });
});

describe('what a game is made of', () => {
  it.each([
    ['drum game where you repeat the pattern', 'simon', 'drum'],
    ['bell game, repeat the melody', 'simon', 'bell'],
    ['tetris in a candy factory', 'blocks', 'candy'],
    ['match three in a donut shop', 'match', 'donut'],
  ])('is named beside it: %s', (prompt, kind, thing) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    expect(plan.theme.things[0]?.name).toBe(thing);
  });

  it.each([
    ['breakout with candy bricks and a gingerbread man', 'candy'],
    ['breakout with donut bricks', 'donut'],
  ])('is on its bricks: %s', (prompt, brick) => {
    expect(planPrompt(prompt, 'job 1').plan.theme.brick?.name).toBe(brick);
  });

  it('is a colour if it has no picture', () => {
    expect(planPrompt('breakout with chocolate bricks', 'job 1').plan.theme.brick?.name).not.toBe('chocolate');
  });
});

describe('the nearest mechanic', () => {
  it.each([
    ['motorbike on a highway at night dodging trucks', 'traffic', 'truck'],
    ['a taxi on the motorway avoiding buses', 'traffic', 'bus'],
    ['protect the planet from meteors with a turret', 'shooter', 'meteor'],
    ['defend earth against asteroids with a laser cannon', 'shooter', 'asteroid'],
    ['defend the castle against meteors with turrets', 'defence', 'meteor'],
    ['scary game where you walk through a dark house with a flashlight and ghosts', 'maze', 'ghost'],
  ])('is that of the way and of the means: %s', (prompt, kind, foe) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    expect(names(plan.theme.foes)).toBe(foe);
  });

  it('sells what is grown', () => {
    const { theme } = planPrompt('grow a vegetable garden and sell the tomatoes', 'job 1').plan;
    expect(names(theme.things)).toBe('customer');
    expect(theme.gifts?.map(({ name }) => name)).toEqual(['tomato']);
    expect(theme.scene).toBe('meadow');
  });
});

describe('a number for each turn', () => {
  it.each(['darts in a pub, three darts per turn', 'darts with 3 throws each round'])(
    'is none in all: %s',
    (prompt) => {
      expect(planPrompt(prompt, 'job 1').plan.rules['shots']).toBeUndefined();
    },
  );

  it('is told from the number in all', () => {
    expect(planPrompt('darts with 9 darts', 'job 1').plan.rules['shots']).toBe(9);
  });
});
