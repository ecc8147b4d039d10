import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('how foes are met', () => {
  it.each([
    ['a school bus dodging potholes', 'traffic', 'Steer around the potholes'],
    ['a ship dodging icebergs', 'traffic', 'Steer around the icebergs'],
    ['a captain steers a ship around icebergs', 'traffic', 'Steer around the icebergs'],
    ['a penguin dodging icebergs', 'traffic', 'Steer around the icebergs'],
    ['a car dodging trucks', 'traffic', 'Weave through the traffic'],
    ['a chicken dodges foxes', 'dodger', 'Dodge the foxes'],
    ['a spaceship dodging asteroids', 'dodger', 'Dodge the asteroids'],
  ])('%s: %s', (prompt, kind, goal) => {
    const plan = planOf(prompt);
    expect([plan.kind, plan.goal.split(',')[0]]).toEqual([kind, goal]);
  });

  it('lets only those fall that can: foxes come along the ground', () => {
    expect(planOf('a chicken dodges foxes').rules['around']).toBe(1);
    expect(planOf('a chicken dodges falling foxes').rules['around']).toBeUndefined();
    expect(planOf('a kid dodges bombs').rules['around']).toBeUndefined();
  });

  it.each([
    ['a dog runs and jumps over fences', 'fence', undefined],
    ['a kid runs through a cave, avoid bats', 'bat', 'flies'],
    ['a racing car avoids cones on the race track', 'cone', 'stands'],
    ['a turtle race with frogs', 'frog', undefined],
  ])('%s: the %s %s', (prompt, name, way) => {
    const foe = planOf(prompt).theme.foes.find((one) => one.name === name);
    expect(foe).toBeDefined();
    expect(foe?.way).toBe(way);
  });
});

describe('scenes as asked', () => {
  it.each([
    ['a snowboarder on a mountain', 'snowboard', 0],
    ['penguin sledding down a hill', 'sledge', 0],
    ['a hedgehog rolls down a hill', 'rolls', 0],
    ['a goat runs down a mountain', 'feet', 0],
    ['ski slalom with gates', 'skis', undefined],
  ])('go downhill: %s', (prompt, gear, slalom) => {
    const { theme, rules, goal } = planOf(prompt);
    expect([theme.gear, rules['slalom'], /gates/.test(goal)]).toEqual([gear, slalom, slalom === undefined]);
  });

  it.each([
    ['an otter rafts down a wild river, dodging rocks', 1, 'raft'],
    ['a beaver floats down the river on a raft', 1, 'raft'],
    ['kayak down the rapids', 1, undefined],
    ['ein Otter fährt auf dem Floß den Fluss hinunter', 1, undefined],
    ['a paratrooper drifts down and steers around storm clouds', undefined, 'parachute'],
    ['a sledge races down the hill', undefined, 'sledge'],
  ])('go down rivers and through the sky: %s', (prompt, river, gear) => {
    const { kind, rules, theme } = planOf(prompt);
    expect([kind, rules['river'], theme.gear]).toEqual(['downhill', river, gear]);
  });

  it.each([
    ['frogger with a kiwi bird crossing a railway, 4 tracks', 'train'],
    ['crossy road across train tracks', 'train'],
    ['frogger with a kiwi bird', 'car'],
  ])('cross railways: %s', (prompt, foe) => {
    expect(planOf(prompt).theme.foes.map(({ name }) => name)).toEqual([foe]);
  });

  it('hop from floe to floe', () => {
    expect(planOf('polar bear hops over melting ice floes')).toMatchObject({ kind: 'hopper', rules: { floes: 1 } });
    expect(planOf('a chicken crosses a river').rules).not.toHaveProperty('floes');
  });

  it.each([
    ['ein Frosch überquert eine Straße mit 4 Spuren', 0],
    ['a frog crosses the road', 0],
    ['a chicken crosses a river', 1],
    ['a chicken crosses roads and rivers forever', 1],
    ['frogger', 1],
  ])('cross rivers: %s', (prompt, rivers) => {
    expect(planOf(prompt)).toMatchObject({ kind: 'hopper', rules: { rivers } });
  });

  it.each([
    ['a knight fights dragons', 'Defeat the dragons'],
    ['survive against zombies', 'Keep away from zombies'],
  ])('fight: %s', (prompt, goal) => {
    expect(planOf(prompt).goal.split(',')[0]).toBe(goal);
  });

  it('show fireworks at night, and no bomb among bombs that are hit', () => {
    const { theme, hour } = planOf('tap the firework');
    expect([theme.foes[0]?.picture, hour]).toEqual(['fluent:fireworks', 'night']);
    expect(planOf('whack the bombs').goal).toBe('Bop the bombs, leave the skulls alone');
  });
});
