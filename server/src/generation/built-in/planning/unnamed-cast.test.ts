import { describe, expect, it } from 'vitest';
import { planFromPrompt } from './make-plan.ts';

const seeds = ['job 1', 'job 2', 'job 3', 'job 4'];

describe('texts about a cast that the planner chose', () => {
  it.each([
    ['a frog crossing a busy highway at rush hour', 'Cross the road'],
    ['tower defence in a candy land', 'Build towers, hold the line'],
    ['a goalkeeper game', 'Save every shot'],
    ['curling on ice', 'Slide your stones nearer to the middle than your opponent'],
    ['chess with pirates', 'Checkmate the pirate'],
    ['endless runner in the desert', 'leap over what is in the way'],
  ])('have a goal without those nobody asked for: %s', (prompt, goal) => {
    expect(planFromPrompt(prompt, 'judged').goal).toMatch(goal);
  });

  it.each([
    'flappy bee flying between flowers',
    'tower defence in a candy land',
    'memory game with fruits',
    'save penalties as a goalkeeper',
    'fishing on a lake',
    'golf on a volcano',
    'a rollerskating girl in the park',
    'darts in a pub',
  ])('name no foes that were added: %s', (prompt) => {
    for (const seed of seeds) {
      const { description, goal, theme } = planFromPrompt(prompt, seed);
      const isNamed = (name: string) => new RegExp(`\\b${name}\\b`, 'i').test(`${description} ${goal}`);
      const alsoShown = new Set([theme.hero, ...theme.things].map(({ plural }) => plural));
      expect(theme.foes.filter(({ plural }) => !alsoShown.has(plural) && isNamed(plural))).toEqual([]);
    }
  });

  it.each([
    ['a hedgehog dodges foxes', /fox/],
    ['chess with cats against dogs', /dog/],
    ['tower defence against ants', /ants/],
  ])('name the foes that were asked for: %s', (prompt, foe) => {
    for (const seed of seeds) expect(planFromPrompt(prompt, seed).goal).toMatch(foe);
  });
});

describe('how a description sounds', () => {
  it('praises no mood that nobody asked for', () => {
    for (const seed of seeds) {
      const { description } = planFromPrompt('hidden objects in a museum at night', seed);
      expect(description).not.toMatch(/giggl|easy to love|sunny|Legends|no hurry/);
    }
    expect(planFromPrompt('a silly game with a dancing cow', 'job 1').mood).toBe('silly');
  });

  it('fits hour and weather', () => {
    for (const seed of seeds) {
      expect(planFromPrompt('catch coins in the desert at night', seed).description).not.toMatch(/Burning|sunny/);
      expect(planFromPrompt('fishing in a storm', seed).description).not.toMatch(/quiet|sunny/i);
    }
  });

  it('says what ships do', () => {
    for (const seed of seeds) {
      const { controls, kind } = planFromPrompt('a pirate ship shoots at sea monsters', seed);
      expect([kind, controls.touch]).toEqual(['shooter', expect.not.stringContaining('fly')]);
    }
  });

  it('leads to the exit, and cleans nothing out', () => {
    for (const seed of seeds)
      expect(planFromPrompt('find the exit of a maze', seed).description).not.toMatch(/clean out|chase around/i);
  });
});
