import { describe, expect, it } from 'vitest';
import { understandPrompt } from '../reading/understand-prompt.ts';
import { planFromPrompt } from './make-plan.ts';

const seed = 'ada';

const castOf = (prompt: string) => {
  const { kind, theme } = planFromPrompt(prompt, seed);
  return `${kind} · ${theme.hero.name} · ${theme.foes.map(({ name }) => name).join(' ')} · ${theme.things[0]?.name}`;
};

describe('the ball', () => {
  it('of a home run derby is drawn as one', () => {
    expect(planFromPrompt('home run derby with a raccoon', seed).theme.things[0]?.picture).toBe('fluent:baseball');
  });
});

describe('whoever bats', () => {
  it.each([
    ['a bear hits home runs against a robot pitcher', 'batting · bear · robot · baseball'],
    ['a kangaroo plays cricket against a koala bowler', 'batting · kangaroo · koala · ball'],
    ['the pitcher is a monkey and the batter is an elephant', 'batting · elephant · monkey · baseball'],
    ['a raccoon throws melons and i hit them with a bat', 'batting · kid · raccoon · melon'],
    ['a cat bats away yarn balls thrown by a dog', 'batting · cat · dog · yarn ball'],
    ['baseball game where a penguin hits snowballs pitched by a walrus', 'batting · penguin · walrus · snowball'],
    ['cricket in the jungle, a tiger bats and a monkey bowls', 'batting · tiger · monkey · ball'],
    ['une partie de cricket contre un kangourou', 'batting · kid · kangaroo · ball'],
  ])('hits what somebody throws: %s', (prompt, cast) => expect(castOf(prompt)).toBe(cast));

  it.each([
    'baseball',
    'baseball batting game',
    'home run derby',
    'cricket: hit sixes against a fast bowler',
    'softball with 10 pitches',
    'rounders with dinosaurs',
    'stickball in the city at night',
    'hit tomatoes with a bat',
    'hit the ball out of the park with a frying pan',
    'Baseball-Spiel mit einem Bären',
    'juego de béisbol con un gato',
    'gra w baseball z niedźwiedziem',
    '野球ゲーム',
  ])('is understood, and refused no more: %s', (prompt) => {
    expect(understandPrompt(prompt).understood).toBeTruthy();
    expect(planFromPrompt(prompt, seed).kind).toBe('batting');
  });

  it.each([
    ['a cricket jumps over leaves', 'runner'],
    ['a bat flies through a cave', 'flyer'],
    ['hit zombies with a baseball bat', 'whack'],
    ['a dog catches baseballs', 'catcher'],
    ['pancake batter catcher', 'catcher'],
    ['whack moles with a hammer', 'whack'],
  ])('is somebody else than: %s', (prompt, kind) => expect(planFromPrompt(prompt, seed).kind).toBe(kind));

  it.each([
    ['hit 5 home runs', { homers: 5 }],
    ['cricket match, 4 wickets, 6 balls', { lives: 4, shots: 6, cricket: 1 }],
    ['softball with 10 pitches', { shots: 10, cricket: 0 }],
    ['survive 60 seconds of baseball', { survive: 60 }],
    ['baseball for toddlers', { gentle: 1 }],
  ])('plays by the numbers of: %s', (prompt, rules) => expect(planFromPrompt(prompt, seed).rules).toMatchObject(rules));

  it('plays in a stadium, unless another place is named', () => {
    expect(planFromPrompt('home run derby with a bear', seed).theme.scene).toBe('stadium');
    expect(planFromPrompt('baseball on the moon', seed).theme.scene).toBe('moon');
  });
});
