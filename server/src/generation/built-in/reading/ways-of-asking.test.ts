import { describe, expect, it } from 'vitest';
import { planPrompt } from '../planning/make-plan.ts';
import { readFrame } from './read-frame.ts';

describe('wishes of all kinds of people', () => {
  it.each([
    ['Hi!! im lily and i am 6, make a game with a unicorn that eats rainbows', 'kids'],
    ['My son is 3. Big fish, little fish, tap them.', 'toddlers'],
  ])('say for whom the game is: %s', (prompt, audience) => {
    expect(readFrame(prompt).mood.audience).toBe(audience);
  });

  it.each([
    'My grandchildren love tractors. Make a red tractor that picks up hay bales, and nothing scary in it',
    'a ghost collects candles, not scary',
  ])('may want nothing scary: %s', (prompt) => {
    expect(readFrame(prompt).mood.feeling).not.toBe('spooky');
    expect(planPrompt(prompt, 'job 1').plan.modifiers).toContain('no-enemies');
  });

  it('begin with an introduction that is no place', () => {
    expect(readFrame('stream idea: a wizard dodges flying tomatoes').place.words).toEqual([]);
    expect(readFrame("ok so picture this: you're a raccoon in a casino").hero?.noun).toBe('raccoon');
  });

  it('never play as a must', () => {
    const { plan } = planPrompt('bake a cake with seven layers, each one must land straight on the one below', 'job 1');
    expect(plan.kind).toBe('stacker');
    expect(plan.theme.hero.name).not.toBe('must');
    expect(plan.rules['height']).toBe(7);
  });

  it('name a topic after what it is for', () => {
    const { plan } = planPrompt('For my geography lesson I need a quiz on the rivers of the world, ten questions', 'j');
    expect(plan.questions).toHaveLength(10);
    expect(plan.title).toMatch(/river/i);
  });

  it('ask for sums in any company', () => {
    const { plan } = planPrompt('Un juego para practicar la tabla del 8 con dinosaurios', 'job 1');
    expect(plan.questions?.every(({ question }) => question.includes('8'))).toBe(true);
  });

  it('want words of a theme in their language', () => {
    const { plan } = planPrompt("Gioco dell'impiccato con i nomi degli animali della fattoria", 'job 1');
    expect(plan.words).toContain('capra');
    expect(plan.words).not.toContain('casa');
    expect(plan.words).not.toContain('nascita');
  });
});
