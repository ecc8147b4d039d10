import { describe, expect, it } from 'vitest';
import { planPrompt } from './make-plan.ts';

const plan = (prompt: string) => planPrompt(prompt, 'job 1').plan;

describe('boards on which nobody is named', () => {
  it.each([
    ['chess against the computer, easy', 'white', 'black', 'Checkmate the black king'],
    ['connect four, red vs blue, two players on the same phone', 'red', 'blue', 'Get four red discs in a row'],
    ['connect 4', 'red', 'yellow', 'Get four red discs in a row'],
    ['draughts in red and black', 'red', 'black', 'Take all black pieces'],
    ['reversi', 'black', 'white', 'Have more black discs than white ones in the end'],
    ['tic tac toe', 'X', 'O', 'Line up three crosses'],
  ])('have plain pieces: %s', (prompt, own, other, goal) => {
    const { theme, rules, ...texts } = plan(prompt);
    expect([theme.hero.name, theme.foes[0]?.name, texts.goal]).toEqual([own, other, goal]);
    expect(rules['classic']).toBe(1);
  });

  it('deals the four suits of a deck', () =>
    expect(plan('solitaire klondike green table').theme.things.map(({ name }) => name)).toEqual([
      'heart',
      'diamond',
      'club',
      'spade',
    ]));

  it.each([
    'chess with cats against dogs',
    'connect four in space',
    'tic tac toe with strawberries and bananas',
    'solitaire with cats',
  ])('keep whoever and whatever is asked for: %s', (prompt) =>
    expect(plan(prompt).rules).not.toHaveProperty('classic'),
  );

  it('lets two kinds of what is named play each other', () =>
    expect(plan('chess but the pieces are fruits').goal).toBe('Checkmate the banana'));
});

describe('teams', () => {
  it.each([
    ['soccer penalty shootout brazil vs argentina', 'Brazil vs Argentina'],
    ['tennis usa vs spain', 'USA vs Spain'],
    ['real madrid vs barcelona penalty shootout', 'Real Madrid vs Barcelona'],
    ['ice hockey game between finland and sweden', 'Finland vs Sweden'],
  ])('name the game, and are no places: %s', (prompt, title) => {
    const { plan: made, understood } = planPrompt(prompt, 'job 1');
    expect([made.title, understood.ignored]).toEqual([title, []]);
    expect(understood.place ?? '').not.toMatch(/brazil|argentina|usa|spain|madrid|finland|sweden/);
    expect(made.theme.hero.tint).not.toBe(made.theme.foes[0]?.tint);
  });
});

describe('steps of care', () => {
  it('lists those that are not played', () =>
    expect(planPrompt('plant flowers, water them and watch them grow', 'job 1').understood.ignored).toEqual(['grow']));
});

describe('chess with a group', () => {
  it.each([
    ['chess with farm animals', 'farm animals'],
    ['chess with sea creatures', 'sea creatures'],
  ])('has somebody else on every kind of piece: %s', (prompt, hero) => {
    const { plan, understood } = planPrompt(prompt, 'ada');
    expect(plan).toMatchObject({ kind: 'chess', rules: { troupe: 1 } });
    expect(new Set(plan.theme.things.map(({ name }) => name)).size).toBe(6);
    expect(understood).toMatchObject({ hero, ignored: [] });
  });

  it.each(['chess against a wizard', 'chess with cats and dogs', 'chess'])(
    'has only two sides elsewhere: %s',
    (prompt) => {
      expect(planPrompt(prompt, 'ada').plan.rules['troupe']).toBeUndefined();
    },
  );
});
