import { describe, expect, it } from 'vitest';
import { familyOf } from '../vocabulary/vocabulary.ts';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string, seed = 'job 1') => planPrompt(prompt, seed).plan;

describe('nothing beside what the prompt names', () => {
  it.each([
    'whack the crabs on the beach, but dont hit the turtles',
    'whack the moles',
    'bop the gremlins in a kitchen',
  ])('nothing but the named ones pops up: %s', (prompt) => {
    expect(planOf(prompt).rules).toMatchObject({ prizes: 0 });
  });

  it('prizes that are asked for pop up', () => {
    expect(planOf('whack the moles and grab the carrots').rules).not.toHaveProperty('prizes');
  });

  it.each([
    'a robot runs through the kitchen away from dogs',
    'motorbike race in the city at night',
    'Peter the potato rolls down a hill on a farm, dodges forks',
  ])('nobody collects food that does not live on it: %s', (prompt) => {
    for (const seed of ['a', 'b', 'c']) {
      const { things } = planOf(prompt, seed).theme;
      expect(
        things.map(({ sprite }) => familyOf(sprite)).filter((one) => /^(food|sweet|fruit|veg)$/.test(one)),
      ).toEqual([]);
    }
  });

  it('a squirrel still finds acorns and cherries', () => {
    expect(planOf('a squirrel runs away from a fox').theme.things[0]?.sprite).toMatch(/acorn|cherry|leaf/);
  });

  it.each(['a samurai shoots zombies', 'space shooter against wasps'])('power-ups are neutral: %s', (prompt) => {
    expect(planOf(prompt).theme.things[0]?.sprite).toMatch(/star|bolt|heart/);
  });

  it('every tower is one of the plants that are named', () => {
    const { theme, rules } = planOf('tower defense, plants in pots against snails and slugs');
    expect(theme.hero.sprite).toMatch(/flower|cactus|tree|mushroom|tulip|rose/);
    expect(rules).toMatchObject({ pots: 1 });
    const { theme: alike } = planOf('tower defence with tulips against caterpillars');
    expect(new Set([alike.hero, ...alike.things].map(({ name }) => name))).toEqual(new Set(['tulip']));
  });

  it.each([
    ['flappy style game with a paper airplane in a classroom, avoid the rulers and pencils', { obstacles: 1 }],
    ['a kite flies through the garden and must not touch the cacti', { obstacles: 1 }],
    ['a witch flies over rooftops and collects pumpkins, watch out for owls', { warned: 1 }],
    ['Peter the potato rolls down a hill, dodges forks and knives', { obstacles: 1 }],
  ])('what is warned of is met: %s', (prompt, rules) => {
    expect(planOf(prompt).rules).toMatchObject(rules);
  });

  it.each([
    ['cross the river on crocodile backs with a monkey', 'crocodile'],
    ['a frog jumps from turtle to turtle over the river', 'turtle'],
    ['a mouse crosses the lake hopping on the backs of hippos', 'hippo'],
  ])('one hops on whom the prompt names, and on no road: %s', (prompt, carrier) => {
    const { kind, rules, theme } = planOf(prompt);
    expect({ kind, rules, name: theme.pillar?.name }).toMatchObject({
      kind: 'hopper',
      rules: { rivers: 1, roads: 0 },
      name: carrier,
    });
  });

  it.each(['typing practise with animal names', 'typing game with fruit names'])(
    'each word is the name of whoever carries it: %s',
    (prompt) => {
      const { words, theme, rules } = planOf(prompt);
      expect(rules).toMatchObject({ named: 1 });
      expect(theme.foes.map(({ name }) => name)).toEqual(words);
    },
  );

  it('no mouse breaks bricks of cookies, and nobody unknown is on the title', () => {
    const { theme, rules } = planOf('breakout but the bricks are cookies');
    expect(theme.hero.sprite).toBe('cookie');
    expect(rules).toMatchObject({ unplayed: 1, unmet: 1 });
    expect(planOf('a dragon snake game eating burgers').rules).toMatchObject({ unmet: 1 });
    expect(planOf('feed the baby dinosaurs, for 3 year olds').rules).toMatchObject({ unmet: 1 });
  });

  it.each([
    'basketball free throws, 30 seconds',
    'flappy bee flying between flowers',
    'archery: hit the targets, 12 arrows',
    'downhill skiing',
    'a squirrel runs through an autumn forest',
  ])('whoever the goal does not speak of is not on the title: %s', (prompt) => {
    expect(planOf(prompt).rules).toMatchObject({ unmet: 1 });
  });

  it.each(['pong', 'a knight jumps from cloud to cloud, bats attack'])(
    'whoever has to be beaten or is asked for is on the title: %s',
    (prompt) => {
      expect(planOf(prompt).rules).not.toHaveProperty('unmet');
    },
  );

  it.each(['simon says with four coloured drums', 'darts', 'reaction test'])(
    'nobody stands beside it, nor in its description: %s',
    (prompt) => {
      const { theme, rules, description } = planOf(prompt);
      expect(rules).toMatchObject({ unplayed: 1 });
      expect(description.toLowerCase()).not.toContain(theme.hero.name);
    },
  );

  it('the line of a snake has the colour that is asked for', () => {
    expect(planOf('snake game but its a dragon eating burgers, neon green on black').theme.hero.tint).toBe(
      planOf('a green dragon snake').theme.hero.tint,
    );
  });

  it.each(['an ice cream shop, scoops stack on the cone', 'stack ice cream scoops'])(
    'ice cream comes in scoops: %s',
    (prompt) => {
      expect(planOf(prompt)).toMatchObject({ kind: 'stacker', rules: { scoops: 1 } });
    },
  );

  it('the opponent of a board is a robot, if nobody is named', () => {
    expect(planOf('battleship on a 8x8 grid').theme.foes[0]?.name).toBe('robot');
  });
});
