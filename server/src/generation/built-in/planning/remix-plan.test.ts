import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../../engines/src/plan.ts';
import { prompts } from '../../../../bench/prompts.ts';
import { readPlan } from '../../read-plan.ts';
import { planFromPrompt } from './make-plan.ts';
import { changesAnything, planRemix, remixPlan } from './remix-plan.ts';

const origin = planFromPrompt(
  'A platformer with a fox in an autumn forest collecting acorns, avoiding wolves',
  'job 1',
);
const remix = (prompt: string, of = origin) => remixPlan(of, prompt, 'job 2');

describe('a remix', () => {
  it('is the same for the same job', () => {
    expect(remix('at night')).toEqual(remix('at night'));
    expect(remixPlan(origin, 'at night', 'job 3')).not.toEqual(remix('at night'));
  });

  it('leaves in a maze what lies about there instead of dots', () => {
    const maze = planFromPrompt('a cat collects all the gems in a maze, ghosts hunt it', 'job 1');
    expect(remix('at night', maze)).toMatchObject({ goal: maze.goal, rules: { hoard: 1 } });
    expect(remix('collect stars', maze).goal).toBe('Collect all stars, keep away from ghosts');
    const dots = planFromPrompt('a cat in a maze, ghosts hunt it', 'job 1');
    expect(remix('at night', dots)).toMatchObject({
      goal: dots.goal,
      rules: expect.not.objectContaining({ hoard: 1 }),
    });
  });

  it('changes what the words speak of and nothing else', () => {
    const { theme, kind, sounds, rules, mood, palette } = origin;
    expect(remix('with a penguin instead').theme).toEqual({
      ...theme,
      hero: expect.objectContaining({ sprite: 'penguin' }),
    });
    expect(remix('with a penguin instead')).toMatchObject({ kind, sounds, rules, mood, palette });
    expect(remix('make it snow').theme).toEqual({ ...theme, scene: 'snow' });
    expect(remix('make it snow').palette).not.toEqual(palette);
    expect(remix('collect sushi').theme).toMatchObject({
      hero: theme.hero,
      foes: theme.foes,
      things: [{ sprite: 'sushi' }],
    });
    expect(remix('avoid robots').theme).toMatchObject({
      hero: theme.hero,
      foes: [{ sprite: 'robot' }],
      things: theme.things,
    });
    expect(remix('in pixel art')).toMatchObject({ kind, theme: { ...theme, look: 'pixel' } });
    const shooter = remix('as a space shooter');
    expect(shooter).toMatchObject({ kind: 'shooter', theme: { hero: theme.hero, scene: 'space' } });
    expect(shooter.controls.touch).toContain('firing');
  });

  it.each([
    ['the fox is a dragon', { theme: { hero: { sprite: 'dragon' }, foes: [{ sprite: 'wolf' }] } }],
    ['make the fox a robot', { theme: { hero: { sprite: 'robot' } } }],
    ['change the hero to a cat', { theme: { hero: { sprite: 'cat' } } }],
    ['replace the acorns with diamonds', { theme: { hero: { sprite: 'fox' }, things: [{ name: 'diamond' }] } }],
    ['instead of wolves use zombies', { theme: { hero: { sprite: 'fox' }, foes: [{ sprite: 'zombie' }] } }],
    ['can you make the enemies ghosts?', { theme: { hero: { sprite: 'fox' }, foes: [{ sprite: 'ghost' }] } }],
    ['el zorro es un dragón', { theme: { hero: { sprite: 'dragon' } } }],
    ['der Fuchs ist ein Roboter', { theme: { hero: { sprite: 'robot' } } }],
    ['le renard est un pingouin', { theme: { hero: { sprite: 'penguin' } } }],
    ['把狐狸换成龙', { theme: { hero: { sprite: 'dragon' } } }],
    ['more coins', { theme: { things: [{ sprite: 'coin' }, { sprite: 'acorn' }] } }],
    ['plus de pièces', { theme: { things: [{ sprite: 'coin' }, { sprite: 'acorn' }] } }],
    ['the wolves are faster', { difficulty: 3, theme: { hero: { sprite: 'fox' }, foes: [{ sprite: 'wolf' }] } }],
    ['mach es schneller', { difficulty: 3, mood: 'calm', theme: { hero: { sprite: 'fox' } } }],
    ['less difficult', { difficulty: 1 }],
    ['add a boss', { modifiers: ['boss'], theme: { foes: [{ sprite: 'wolf' }] } }],
    ['let the fox shoot', { kind: 'platformer', modifiers: ['shoots'] }],
    ['more lives', { rules: { lives: 5 } }],
    ['two more lives', { rules: { lives: 5 } }],
    ['the wolf is purple', { theme: { foes: [{ sprite: 'wolf', tint: expect.any(String) }] } }],
    ['give the fox a hat', { theme: { hero: { sprite: 'fox', wears: expect.any(String) } } }],
    ['in German', { language: 'de', theme: { hero: { sprite: 'fox' } } }],
    ['call it Acorn Rush', { title: 'Acorn Rush', theme: { hero: { sprite: 'fox' } } }],
  ])('of a platformer, "%s"', (prompt, expected) => {
    const calm: Plan = { ...origin, mood: 'calm', difficulty: 2 };
    expect(remix(prompt, calm)).toMatchObject({ kind: 'platformer', seed: origin.seed, ...expected });
  });

  it('stays at its site and keeps its pairs, unless another place or kind of pairs is named', () => {
    const library = planFromPrompt('a mouse catches falling books in a library', 'job 1');
    expect(planRemix(library, 'the mouse is a cat', 'job 2').plan.theme).toMatchObject({
      scene: 'room',
      site: 'library',
    });
    expect(planRemix(library, 'on a beach', 'job 2').plan.theme.site).toBeUndefined();
    const pairs = planFromPrompt('memory: match countries with capitals', 'job 1');
    expect(planRemix(pairs, 'at night', 'job 2').plan.pairs).toEqual(pairs.pairs);
  });

  it('changes two at once, and takes away who has to go', () => {
    const both = remix('change the fox to a dog and the wolf to a robot');
    expect(both.theme).toMatchObject({ hero: { sprite: 'dog' }, foes: [{ sprite: 'robot' }] });
    expect(remix('remove the wolf').theme.foes.map(({ sprite }) => sprite)).not.toContain('wolf');
  });

  it('says what it could not do', () => {
    const ignored = (prompt: string, of: Plan = origin) => planRemix(of, prompt, 'job 2').understood.ignored;
    expect(ignored('add a boss')).toEqual([]);
    expect(ignored('add a boss', planFromPrompt('a snake eats apples', 'job 1'))).toEqual(['boss']);
    expect(ignored('for two players')).toContain('two players');
    expect(ignored('at night, and remove the submarine')).toEqual(['submarine']);
    expect(ignored('two more lives', planFromPrompt('match three with fruit', 'job 1'))).toEqual(['lives']);
  });

  it('stays in its language where nothing else is said', () => {
    expect(remix('the fox is a dragon').language).toBeUndefined();
  });

  it('keeps what was mixed in before', () => {
    const boss = remix('add a boss');
    expect(remix('at night', boss).modifiers).toEqual(['boss']);
  });

  it.each([
    ['asdf', false],
    ['please', false],
    ['slower', true],
    ['at night', true],
    ['the fox is a cat', true],
    ['add a boss', true],
    ['translate to Spanish', true],
    ['make the submarine blue', false],
    ['remove the submarine', false],
  ])('"%s" changes something: %s', (prompt, expected) => {
    expect(changesAnything(origin, prompt)).toBe(expected);
  });

  it('leaves a game that is refined its name, but for the hero in it', () => {
    const refine = (prompt: string) =>
      planRemix({ ...origin, title: 'Fox Quest' }, prompt, 'job 2', { keepsTitle: true }).plan;
    expect(refine('at night').title).toBe('Fox Quest');
    expect(refine('the fox is a robot').title).toBe('Robot Quest');
    expect(refine('rename it to Night Shift').title).toBe('Night Shift');
  });

  it('dresses the hero it keeps', () => {
    expect(remix('a blue fox with a crown').theme.hero).toMatchObject({
      sprite: 'fox',
      wears: 'crown',
      tint: expect.any(String),
    });
    const crowned = remix('a fox with a crown');
    expect(remix('a red fox', crowned).theme.hero.wears).toBe('crown');
  });

  it('takes those nobody wants to be for foes', () => {
    const { theme } = remix('with zombies');
    expect(theme.hero).toEqual(origin.theme.hero);
    expect(theme.foes[0]?.sprite).toBe('zombie');
    expect(remix('you are a zombie').theme.hero.sprite).toBe('zombie');
  });

  it('knows more and less', () => {
    const runner = planFromPrompt('an endless runner with a dog, 5 lives', 'job 1');
    const [faster, slower] = [remix('faster!', runner), remix('un peu plus lent', runner)];
    expect(faster.difficulty).toBe(runner.difficulty + 1);
    expect(faster.rules['speed']).toBeGreaterThan(runner.rules['speed'] ?? 0);
    expect(slower.rules['speed']).toBeLessThan(runner.rules['speed'] ?? 0);
    expect(faster.rules).toMatchObject({ lives: 5, flip: runner.rules['flip'] });
    expect(remix('with 2 lives', runner).rules).toEqual({ ...runner.rules, lives: 2 });
    expect(faster.theme).toEqual(runner.theme);
  });

  it('keeps the weather and the hour until another is asked for', () => {
    const rainy = planFromPrompt('a runner with a fox in the rain at night', 'job 1');
    expect(rainy).toMatchObject({ weather: 'rain', hour: 'night' });
    expect(remix('the fox is a bear', rainy)).toMatchObject({ weather: 'rain', hour: 'night' });
    expect(remix('at dawn', rainy)).toMatchObject({ weather: 'rain', hour: 'dawn' });
    expect(remix('in the fog', rainy).weather).toBe('fog');
  });

  it('differs even when the words ask for nothing in particular', () => {
    const other = remix('make it better');
    expect(other).toMatchObject({ kind: origin.kind, theme: { hero: origin.theme.hero, scene: origin.theme.scene } });
    expect(other.theme.look).not.toBe(origin.theme.look);
    expect(other.title).not.toBe(origin.title);
  });

  it('of every game in every words is a whole plan, and so is its remix', () => {
    for (const [i, prompt] of prompts.entries()) {
      const first = planFromPrompt(prompt, `job ${i}`);
      const second = remix(prompts[(i * 37 + 11) % prompts.length] ?? '', first);
      for (const plan of [second, remix(prompt, second)]) {
        expect(`${plan.title} ${plan.description} ${plan.goal}`).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(plan.theme.foes.length).toBeGreaterThan(0);
        expect(plan.theme.things.length).toBeGreaterThan(0);
        // Cars race against cars.
        if (plan.kind !== 'racer')
          expect(plan.theme.foes.map(({ sprite }) => sprite)).not.toContain(plan.theme.hero.sprite);
        expect(Object.values(plan.rules).every(Number.isFinite)).toBe(true);
        expect(readPlan(JSON.stringify(plan))).toEqual(plan);
      }
    }
  });

  it('starts from words where there is no plan it can read', () => {
    expect(readPlan(undefined)).toBeUndefined();
    expect(readPlan(JSON.stringify({ ...origin, version: 2 }))).toBeUndefined();
    expect(readPlan(JSON.stringify({ ...origin, kind: 'ludo' }))).toBeUndefined();
  });
});
