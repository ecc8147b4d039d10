import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds, type Plan } from '../../../../../engines/src/plan.ts';
import { prompts } from '../../../../bench/prompts.ts';
import { natureOf } from '../reading/natures.ts';
import { familyOf, spritesOfFamily } from '../vocabulary/vocabulary.ts';
import { wearables } from '../vocabulary/words-for-colours.ts';
import { sceneCasts } from './casts.ts';
import { engineSourceOf } from './engine-source.ts';
import { planFromPrompt } from './make-plan.ts';

const sheet = engineSourceOf({ kind: 'runner', theme: {} });
const isDrawn = (sprite: string) => new RegExp(`[{,]"?${sprite}"?:"`).test(sheet);

function checkPlan(plan: Plan): void {
  expect(kinds).toContain(plan.kind);
  expect(plan.title.length).toBeGreaterThan(2);
  expect(plan.title.length).toBeLessThanOrEqual(100);
  // Chinese says as much in a third of the characters.
  expect(Buffer.byteLength(plan.description)).toBeGreaterThan(40);
  expect(plan.description.length).toBeLessThanOrEqual(500);
  expect(`${plan.title} ${plan.description} ${plan.goal}`).not.toMatch(/[{}]|undefined|null|NaN/);
  expect(Object.values(plan.palette).flat()).toEqual(
    Array.from({ length: 12 }, () => expect.stringMatching(/^#[0-9a-f]{6}$/)),
  );
  // Whoever plays pool alone has no opponent.
  if (plan.kind !== 'billiards') expect(plan.theme.foes.length).toBeGreaterThan(0);
  expect(plan.theme.things.length).toBeGreaterThan(0);
  expect(Object.values(plan.rules).every(Number.isFinite)).toBe(true);
  expect(plan.difficulty).toBeGreaterThanOrEqual(1);
  expect(plan.difficulty).toBeLessThanOrEqual(5);
}

describe('plans', () => {
  it('are the same for the same job, and others for other jobs', () => {
    const plan = planFromPrompt('a fox in the forest', 'job 1');
    expect(planFromPrompt('a fox in the forest', 'job 1')).toEqual(plan);
    expect(planFromPrompt('a fox in the forest', 'job 2')).not.toEqual(plan);
    expect(planFromPrompt('a fox in the snow', 'job 1')).not.toEqual(plan);
  });

  it.each(prompts)('come from: %s', (prompt) => {
    checkPlan(planFromPrompt(prompt, 'job 1'));
  });

  it('write a named place as in any sentence', () => {
    const described = ['1', '2', '3', '4', '5', '6', '7', '8'].map(
      (job) => planFromPrompt('a snake of lanterns at night by the sea', job).description,
    );
    expect(described.join(' ')).toContain('the sea');
    expect(described.join(' ')).not.toContain('the Sea');
  });

  it('call a pet by its name, and one place by one name', () => {
    const plan = planFromPrompt('our hamster Fluffy runs in a maze', 'job');
    expect([plan.title, plan.description].join(' ')).toMatch(/Fluffy/);
    expect(plan.description).toMatch(/Fluffy/);
    expect(planFromPrompt('I have to catch my homework', 'job').theme.hero.name).toBe('kid');
  });

  it('come from anything at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (prompt, seed) =>
        checkPlan(planFromPrompt(prompt, seed)),
      ),
      { numRuns: 60 },
    );
  });

  it.each(['a memory game with farm animals', 'memory game with cows and pigs on a farm'])(
    'let somebody of the place look on where nobody is played: %s',
    (prompt) => {
      for (const seed of ['job 1', 'job 2', 'job 3']) {
        const { hero, things } = planFromPrompt(prompt, seed).theme;
        expect(sceneCasts.farm.heroes.split(' ')).toContain(hero.sprite);
        expect(things.map(({ sprite }) => sprite)).toEqual(expect.arrayContaining(['cow', 'pig']));
      }
    },
  );

  it('differ: a hundred prompts use nearly every engine and hardly a title twice', () => {
    const plans = prompts.map((prompt) => planFromPrompt(prompt, 'job 1'));
    expect(new Set(plans.map((plan) => plan.kind)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(plans.map((plan) => plan.title)).size).toBeGreaterThanOrEqual(97);
    expect(new Set(plans.map((plan) => plan.theme.scene)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(plans.map((plan) => plan.palette.sky.join())).size).toBeGreaterThanOrEqual(95);
  });

  it.each([
    ['zombie survival', { kind: 'arena', foes: 'zombie' }],
    ['Whack a mole but with grumpy gnomes', { kind: 'whack', foes: 'gnome' }],
    ['shoot aliens', { kind: 'shooter', foes: 'alien' }],
  ])('put those one fights against us: %s', (prompt, { kind, foes }) => {
    const plan = planFromPrompt(prompt, 'job 1');
    expect(plan.kind).toBe(kind);
    expect(plan.theme.foes[0]?.sprite).toBe(foes);
    expect(plan.theme.hero.sprite).not.toBe(foes);
  });

  it('keep what the player counted and named', () => {
    const plan = planFromPrompt('a shooter called "Owl Alarm" with 5 lives, impossible', 'job 1');
    expect(plan).toMatchObject({ title: 'Owl Alarm', difficulty: 5, rules: { lives: 5 } });
  });

  it('keep the weather, and are slow and in a minor key when they should be sad', () => {
    const plan = planFromPrompt('something sad and beautiful about rain', 'job 1');
    expect(plan).toMatchObject({ weather: 'rain', mood: 'calm', difficulty: 1 });
    expect(plan.sounds.beatsPerMinute).toBeLessThan(70);
    expect(plan.sounds.scale).toContain(3);
    expect(planFromPrompt('a cat runs', 'job 1').weather).toBeUndefined();
  });

  it('play a quiz where its topic is at home', () => {
    for (const [prompt, scene] of [
      ['a quiz about planets', 'space'],
      ['a quiz about cooking', 'kitchen'],
      ['a quiz about football', 'stadium'],
    ] as const)
      expect(planFromPrompt(prompt, 'job 1').theme.scene).toBe(scene);
  });

  it('fish for fish, never for the rod', () => {
    for (const prompt of ['ice fishing with a penguin', 'a cat with a fishing rod goes fishing']) {
      const { kind, theme } = planFromPrompt(prompt, 'job 1');
      expect([kind, theme.things[0]?.sprite]).toEqual(['fishing', 'fish']);
    }
  });

  it('leave out fights when asked to', () => {
    for (let i = 0; i < 20; i++) {
      const { kind } = planFromPrompt('a butterfly garden, no enemies, just peaceful', `job ${i}`);
      expect(['match', 'memory', 'catcher', 'jumper', 'flyer', 'bubble-pop', 'snake', 'breakout']).toContain(kind);
    }
  });
});

describe('the vocabulary', () => {
  it('names nobody that is not drawn', () => {
    const families = [...new Set([...natureOf.keys()].map(familyOf))];
    const named = [
      ...natureOf.keys(),
      ...[...natureOf.values()].flatMap((nature) => [...nature.likes, ...nature.fears]),
      ...Object.values(sceneCasts).flatMap((cast) =>
        [cast.heroes, cast.foes, cast.things].flatMap((list) => list.split(' ')),
      ),
      ...families.flatMap(spritesOfFamily),
    ];
    expect([...new Set(named)].filter((sprite) => !isDrawn(sprite))).toEqual([]);
    expect([...new Set(Object.values(wearables))].filter((worn) => !isDrawn(worn))).toEqual([]);
  });
});

it.each([
  ['help the rabbit find its way out of the maze, chased by foxes', 'Find the way out, keep away from foxes'],
  ['ein Labyrinth: die Maus sucht den Ausgang', 'Finde den Ausgang'],
  ['a knight in a maze collects 3 keys', 'Collect 3 keys'],
  ['a ghost in a maze with cheese', /^Eat every dot/],
  ['collect all the gems in a maze, ghosts hunt you', 'Collect all gems, keep away from ghosts'],
  ['a mouse eats carrots and apples in a maze, no enemies', 'Eat all carrots and apples'],
  ['collect gems and coins in a maze, no enemies', 'Collect all gems and coins'],
  ['collect all the fruit in a maze, bats hunt you', 'Collect all fruit, keep away from bats'],
  ['eine Maus sammelt Äpfel im Labyrinth', 'Lass dich nicht fangen. Sammle Äpfel'],
  ['a farmer whacks moles', 'Bop the moles, leave the bombs alone'],
  ['whack the zombies but not the cat', 'Bop the zombies, spare the cat'],
])('tells what is to be done: %s', (prompt, goal) => {
  expect(planFromPrompt(prompt, 'job 1').goal).toEqual(typeof goal === 'string' ? goal : expect.stringMatching(goal));
});
