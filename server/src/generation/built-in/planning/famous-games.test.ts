import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planPrompt(prompt, 'job 1').plan;
const names = (actors: { name: string }[]) => actors.map(({ name }) => name).join(' ');

describe('asteroids', () => {
  it.each([
    ['asteroids', 'spaceship', 'asteroid'],
    ['asteroids with donuts', 'spaceship', 'donut'],
    ['an asteroids clone', 'spaceship', 'asteroid'],
    ['asteroids game with a duck in a spaceship', 'duck', 'asteroid'],
    ['asteroids with a tiny vector spaceship', 'spaceship', 'asteroid'],
    ['asteroids with a unicorn that shoots rainbows', 'unicorn', 'asteroid'],
  ])('drift in open space and split: %s', (prompt, hero, foes) => {
    const { kind, rules, theme, goal, controls } = planOf(prompt);
    expect([kind, rules['drift'], theme.scene, theme.hero.name, names(theme.foes)]).toEqual([
      'arena',
      1,
      'space',
      hero,
      foes,
    ]);
    expect(goal).toContain('to pieces');
    expect(controls.touch).toContain('turn');
  });

  it('of a vector ship are lines of light', () => {
    expect(planOf('asteroids with a tiny vector spaceship').theme.look).toBe('neon');
  });

  it.each(['a spaceship dodging asteroids', 'a knight against zombies', 'a spaceship shoots asteroids'])(
    'are no other game: %s',
    (prompt) => {
      expect(planOf(prompt).rules['drift']).toBeUndefined();
    },
  );
});

describe('bomberman', () => {
  it.each([
    ['bomberman', 'explorer', undefined],
    ['bomberman with pumpkins', 'explorer', 'pumpkin'],
    ['bomberman with a monkey', 'monkey', undefined],
    ['a cat lays bombs in a maze', 'cat', undefined],
  ])('lays bombs, or what was named instead: %s', (prompt, hero, tool) => {
    const { kind, rules, theme, goal, controls } = planOf(prompt);
    expect([kind, rules['bombs'], theme.hero.name, theme.tool?.name]).toEqual(['maze', 1, hero, tool]);
    expect(goal).toBe(`Lay bombs, catch the ${theme.foes[0]?.plural} in the blast`);
    expect(names(theme.foes)).not.toContain('bomb');
    expect(controls.touch).toContain('lay a bomb');
  });

  it('tells so in other languages', () => {
    expect(planOf('Bomberman mit Kürbissen').goal).toContain('Bomben');
  });

  it('breaks all crates where there are no enemies, and has a door where one was asked for', () => {
    expect(planOf('bomberman, no enemies').goal).toBe('Lay bombs, break all crates');
    expect(planOf('bomberman, find the exit').rules['bombs']).toBeUndefined();
  });
});

describe('donkey kong', () => {
  it.each([
    ['donkey kong', 'builder', 'gorilla barrel'],
    ['donkey kong style: climb the scaffolding while a gorilla throws barrels', 'builder', 'gorilla barrel'],
    ['donkey kong but the ape throws pizzas', 'builder', 'ape pizza'],
    ['donkey kong with a cat', 'cat', 'gorilla barrel'],
    ['donkey kong but you are a princess against a dragon', 'princess', 'dragon barrel'],
  ])('throws at whoever climbs, and is not played: %s', (prompt, hero, foes) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.rules['barrels'], plan.theme.hero.name, names(plan.theme.foes)]).toEqual([
      'jumper',
      1,
      hero,
      foes,
    ]);
    expect(plan.goal).toContain(`dodge the ${foes.split(' ')[0]}'s ${foes.split(' ')[1]}s`);
    expect(understood.ignored).toEqual([]);
  });
});

describe('duck hunt', () => {
  it.each([
    ['duck hunt', 'duck'],
    ['duck hunt with pigeons', 'pigeon'],
  ])('shoots birds that fly by: %s', (prompt, foe) => {
    const { kind, rules, theme, goal, controls } = planOf(prompt);
    expect([kind, rules['flock'], names(theme.foes), goal]).toEqual([
      'whack',
      1,
      foe,
      `Shoot the ${foe}s out of the sky`,
    ]);
    expect(controls.touch).toBe('Tap them as they fly by');
  });

  it('is no whack-a-mole, and that is no duck hunt', () => {
    expect(planOf('whack a mole').rules['flock']).toBeUndefined();
  });
});

describe('a game named after something else', () => {
  it.each([
    ['1942 style plane', 'shooter', 'plane', 'plane'],
    ['a game like 1943', 'shooter', 'plane', 'plane'],
    ['Gradius with cats', 'shooter', 'spaceship', 'cat'],
    ['a game like Defender', 'shooter', 'spaceship', 'alien'],
    ['a game like Worms', 'throw', 'worm', 'worm'],
    ['Scorched Earth', 'throw', 'tank', 'tank'],
    ['Lode Runner with cats', 'digging', 'cat', 'guard'],
    ['a game like Burgertime', 'platformer', 'chef', 'sausage'],
  ])('keeps its rules and its cast: %s', (prompt, kind, hero, foes) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.hero.name, names(plan.theme.foes)]).toEqual([kind, hero, foes]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['Threes with cats', 'merge', 'cat'],
    ['a game like Diner Dash', 'tending', 'customer'],
    ['foosball', 'air-hockey', 'ball'],
    ['Tischkicker gegen den Computer', 'air-hockey', 'ball'],
    ['Sonic with cats', 'platformer', 'ring'],
  ])('is played with what belongs to it: %s', (prompt, kind, thing) => {
    const { plan } = planPrompt(prompt, 'job 1');
    expect([plan.kind, plan.theme.things[0]?.name]).toEqual([kind, thing]);
  });

  it.each([
    ['a war game set in 1942 with tanks', 'plane'],
    ['a defender saves goals', 'spaceship'],
    ['worms in the garden eat apples', 'tank'],
  ])('leaves the plain words alone: %s', (prompt, hero) => {
    expect(planOf(prompt).theme.hero.name).not.toBe(hero);
  });

  it('is as hard as the original, and vertical where that was', () => {
    expect(planOf('getting over it but with a frog')).toMatchObject({ kind: 'jumper', difficulty: 5 });
    expect(planOf('1942').rules['side']).toBe(0);
    expect(planOf('Gradius').rules['side']).toBe(1);
  });
});

describe('whoever is named after "with"', () => {
  it.each([
    ['plants vs zombies with cactuses', 'cactus', 'zombie'],
    ['plants vs zombies with cactuses and coyotes', 'cactus', 'coyote'],
    ['plants vs zombies with tomatoes against snails', 'tomato', 'snail'],
    ['plants vs zombies but the zombies are snowmen', 'sunflower', 'snowman'],
    ['angry birds with cats and mice', 'cat', 'mouse'],
    ['pac-man with mice and cats', 'mouse', 'cat'],
    ['flappy bird with a bat and stalactites', 'bat', 'stalactite'],
    ['worms with hedgehogs', 'hedgehog', 'hedgehog'],
    ['bloons with penguins and snowballs', 'penguin', 'balloon'],
    ['mega man with a cat', 'cat', 'robot'],
    ['contra with ducks', 'duck', 'alien'],
    ['clash royale with cats and dogs', 'cat', 'dog'],
    ['missile command with cookies', 'cannon', 'cookie'],
    ['angry birds with squirrels and acorns', 'squirrel', 'pig'],
    ['crossy road with a duck and her ducklings', 'duck', 'car'],
    ['temple run with a dinosaur chasing me', 'explorer', 'dinosaur'],
    ['mario kart with witches on brooms', 'witch', 'witch'],
  ])('takes the first part of the famous game, and the next one the second: %s', (prompt, hero, foes) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.theme.hero.name, names(plan.theme.foes)]).toEqual([hero, foes]);
    expect(understood.ignored).toEqual([]);
  });

  it.each([
    ['snake with a train and passengers', 'passenger'],
    ['flappy bird with a bee and coins', 'coin'],
    ['super mario with a turtle and mushrooms', 'mushroom'],
    ['pac-man with ghosts and cherries', 'cherry'],
  ])('is still collected, where that is what one does with it: %s', (prompt, thing) => {
    expect(planOf(prompt).theme.things[0]?.name).toBe(thing);
  });

  it.each([
    ['brawl stars with a cat', 'arena'],
    ["alto's adventure with a llama", 'downhill'],
    ['fall guys with penguins', 'platformer'],
    ['paperboy with a raccoon', 'delivery'],
    ["papa's pizzeria with a bear", 'tending'],
    ['doctor mario with vegetables', 'blocks'],
    ['rocket league with hamsters', 'air-hockey'],
  ])('plays what comes nearest to the game: %s', (prompt, kind) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect([plan.kind, understood.ignored]).toEqual([kind, []]);
  });

  it('is in the desert with cacti', () => {
    expect(planOf('plants vs zombies with cactuses and coyotes').theme.scene).toBe('desert');
  });
});

describe('targets', () => {
  it.each([
    ['biathlon: shoot five targets', 'darts', { rounds: 5 }],
    ['archery, hit 7 targets', 'darts', { rounds: 7 }],
    ['shooting gallery with 10 targets', 'whack', { defeat: 10 }],
  ])('are as many as were asked for: %s', (prompt, kind, rules) => {
    const { plan, understood } = planPrompt(prompt, 'job 1');
    expect(plan).toMatchObject({ kind, rules });
    expect(understood.ignored).toEqual([]);
  });
});
