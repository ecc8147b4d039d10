import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { planFromPrompt, planPrompt } from './make-plan.ts';

const planOf = (prompt: string) => planFromPrompt(prompt, 'job 1');

describe('a wish', () => {
  it.each<[string, { kind: string; hero?: string; foe?: string; thing?: string }]>([
    ['space invaders but jellyfish', { kind: 'shooter', foe: 'jellyfish' }],
    ['fishing game with a polar bear who has to catch 10 fish', { kind: 'fishing', hero: 'polar bear' }],
    ['a nurse catches pills in the hospital', { kind: 'catcher', hero: 'nurse', thing: 'pill' }],
    ['haunted library, catch flying books', { kind: 'catcher' }],
    ['pirate ship battle, fire cannons at enemy galleons in the fog', { kind: 'shooter', foe: 'galleon' }],
    ['a chef cooks burgers for a line of hungry robots', { kind: 'cooking', foe: 'robot', thing: 'burger' }],
    ['typing game where words fall as meteors', { kind: 'typing', foe: 'meteor' }],
    ['sneak past sleeping dragon guards and steal the crown', { kind: 'maze', hero: 'knight', foe: 'dragon' }],
    ["I'm a sock looking for my twin", { kind: 'maze', hero: 'sock' }],
    ["the last leaf of autumn doesn't want to fall", { kind: 'flyer', hero: 'leaf' }],
    ['unicorn vs snake shooter in space', { kind: 'shooter', hero: 'unicorn', foe: 'snake' }],
    ['I would like to feed carrots to my ponies', { kind: 'tending', thing: 'pony' }],
    [
      'help toddlers learn shapes by dragging triangle, circle and square to the matching hole',
      { kind: 'sorting', thing: 'triangle' },
    ],
    ['drive an ice cream truck and deliver to 6 kids', { kind: 'delivery', thing: 'ice cream' }],
    ['course de 3 tours contre 2 adversaires en voiture', { kind: 'racer', hero: 'car' }],
    ['gra wyścigowa na nartach', { kind: 'downhill' }],
    ['a captain steers his ship through a storm, picking up treasure chests', { kind: 'traffic', hero: 'ship' }],
    ['a squirrel knocks acorns off the branches where crows have hidden them', { kind: 'throw', foe: 'acorn' }],
    ['a lesson for teaching fractions', { kind: 'quiz' }],
    ['a dwarf digs for rubies', { kind: 'digging', hero: 'dwarf' }],
  ])('is read as it is meant: %s', (prompt, { kind, hero, foe, thing }) => {
    const plan = planOf(prompt);
    expect(plan.kind).toBe(kind);
    if (hero) expect(plan.theme.hero.name).toBe(hero);
    if (foe) expect(plan.theme.foes.map(({ name }) => name)).toEqual(Array(plan.theme.foes.length).fill(foe));
    if (thing) expect(plan.theme.things[0]?.name).toBe(thing);
  });

  it('to be somebody is a wish to play it', () => {
    expect(planOf('a game about being a cloud').theme.hero.name).toBe('cloud');
  });

  it.each<[string, number]>([
    ['a mouse collects 5 pieces of cheese', 5],
    ['topolino raccoglie 5 pezzi di formaggio', 5],
    ['忍者が手裏剣を10個集める', 10],
    ['熊猫吃20根竹子', 20],
    ['토끼가 당근 8개를 모아요', 8],
    ['5마리의 물고기를 모으는 고양이', 5],
    ['ёжик собирает 9 звёздочек', 9],
    ['a bee flies through a meadow to visit 15 flowers', 15],
  ])('is counted wherever the number stands: %s', (prompt, count) => {
    expect(planOf(prompt).rules['collect']).toBe(count);
  });

  it('for lives where one only throws makes each miss cost one', () => {
    expect(planOf('a ninja throws shuriken at lanterns, 3 lives').rules).toMatchObject({ misses: 3 });
    expect(planOf('a ninja throws shuriken at lanterns').rules['misses']).toBeUndefined();
  });

  it('for planets that merge shows ten different ones', () => {
    const names = planOf('2048 with planets').theme.things.map(({ name, tint }) => `${name} ${tint}`);
    expect(new Set(names).size).toBe(10);
  });

  it('for a defence with vegetables builds four different ones', () => {
    const names = planOf('tower defense with vegetables against slugs').theme.things.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
  });

  it('is told in no hurry only where no clock runs', () => {
    for (const prompt of ['a calm throwing game with shuriken', 'relaxing delivery with a bee in 90 seconds'])
      for (const seed of ['a', 'b', 'c', 'd', 'e'])
        expect(planFromPrompt(prompt, seed).description).not.toMatch(/no hurry|take your time/);
  });

  it.each(['Mühle gegen den Computer', 'a chess puzzle where a knight must visit every square'])(
    'for a game that cannot be made is refused: %s',
    (prompt) => expect(understandPrompt(prompt)).toMatchObject({ understood: false }),
  );

  it('for the states at home is asked in their language', () => {
    const german = planOf('Quiz über die Hauptstädte der deutschen Bundesländer').questions ?? [];
    expect(
      german.some(({ question }) => question === 'Hauptstadt von Bayern?' || /Bundeslandes\?$/.test(question)),
    ).toBe(true);
    expect(planOf('都道府県クイズ').questions?.[0]?.question).toMatch(/県庁所在地(は)?？$/);
  });
});

describe('ships of aliens, planes and thrown weapons', () => {
  it.each([
    ['shoot green alien ships', 'shooter', 'ufo'],
    ['fighter plane against red alien ships', 'shooter', 'ufo'],
    ['space miner shooting asteroids, with a purple ship', 'shooter', 'asteroid'],
  ])('are no sailing ships: %s', (prompt, kind, foe) => {
    const { theme, ...plan } = planPrompt(prompt, 'ada').plan;
    expect([plan.kind, theme.foes[0]?.sprite]).toEqual([kind, foe]);
    expect(theme.hero.sprite).not.toBe('ship');
  });

  it('are steered by whoever has one', () => {
    const { hero } = planPrompt('space miner shooting asteroids, with a purple ship', 'ada').plan.theme;
    expect(hero).toMatchObject({ sprite: 'spaceship' });
    expect(hero.tint).not.toBeNull();
  });

  it.each([
    ['an astronaut jumps from planet to planet to catch stars', 'jumper'],
    ['a ninja runs on rooftops and throws shuriken', 'platformer'],
    ['rake leaves in a garden', 'tending'],
  ])('are done on the way, and not instead of it: %s', (prompt, kind) => {
    expect(planPrompt(prompt, 'ada').plan.kind).toBe(kind);
  });
});

describe('what a game is made of', () => {
  it.each([
    ['breakout but the bricks are made of candy', { tiles: 12 }],
    ['sliding puzzle with numbers, 4x4', { digits: 1, size: 4 }],
    ['sort falling trash into the right bins', { bins: 3 }],
    ['sort the rubbish into 4 bins', { bins: 4 }],
  ])('is what was asked for: %s', (prompt, rules) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan.rules).toMatchObject(rules);
    expect(understood.ignored).toEqual([]);
  });

  it('has a bin for each kind of rubbish', () => {
    const { groups } = planPrompt('sort falling trash into the right bins', 'ada').plan.theme;
    expect(groups?.map(({ label }) => label)).toEqual(['paper', 'glass', 'plastic']);
  });

  it('is somebody to be picked up where nobody is named', () => {
    const { goal, theme } = planPrompt('helicopter rescue mission in a canyon', 'ada').plan;
    expect([theme.things[0]?.name, goal]).toEqual(['hiker', 'Pick up hikers and bring them home']);
    const { plan } = planPrompt('helicopter rescue people from a burning building', 'ada');
    expect(plan.theme.things[0]?.name).toBe('person');
  });

  it('asks for each product of a times table once', () => {
    const { questions = [] } = planPrompt('multiplication quiz, 7 times table', 'ada').plan;
    expect(new Set(questions.map(({ answers }) => answers[0])).size).toBe(12);
  });
});
