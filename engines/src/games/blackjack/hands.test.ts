import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import { randomFrom } from '../../math/random.ts';
import { loadGames } from '../../testing/load-games.ts';
import { expert } from '../../testing/players/player.ts';
import { simulateGame } from '../../testing/simulate-game.ts';
import { skilledBot } from '../../testing/skilled-bots.ts';
import { type Card, dealerTakes, isBlackjack, newShoe, outcomeOf, payOf, sumOf } from './hands.ts';

const makers = loadGames();

const hand = (...ranks: number[]): Card[] => ranks.map((rank, suit) => ({ suit: suit % 4, rank }));

describe('a hand', () => {
  it.each([
    ['numbers', hand(2, 9), 11],
    ['pictures, which are ten', hand(11, 12), 20],
    ['an ace as eleven', hand(1, 6), 17],
    ['an ace as one where eleven is too much', hand(1, 6, 9), 16],
    ['only one of two aces as eleven', hand(1, 1, 9), 21],
  ])('counts %s', (_, cards, sum) => expect(sumOf(cards)).toBe(sum));

  it('is a blackjack of two cards only', () => {
    expect([isBlackjack(hand(1, 13)), isBlackjack(hand(7, 7, 7))]).toEqual([true, false]);
  });

  it.each([
    ['more than the dealer', hand(10, 9), hand(10, 8), 'won', 20],
    ['a dealer above 21', hand(10, 2), hand(10, 6, 9), 'won', 20],
    ['a blackjack against 21', hand(1, 10), hand(7, 7, 7), 'blackjack', 25],
    ['as much as the dealer', hand(10, 8), hand(9, 9), 'draw', 10],
    ['less than the dealer', hand(10, 7), hand(10, 8), 'lost', 0],
    ['more than 21, whatever the dealer has', hand(10, 7, 9), hand(10, 6, 9), 'bust', 0],
  ] as const)('pays for %s', (_, own, dealer, outcome, pay) => {
    expect([outcomeOf(own, dealer), payOf(outcomeOf(own, dealer), 10)]).toEqual([outcome, pay]);
  });
});

it('the dealer draws up to 17', () => {
  expect([dealerTakes(hand(10, 6)), dealerTakes(hand(10, 7))]).toEqual([true, false]);
});

it('two decks are shuffled', () => {
  const shoe = newShoe(randomFrom(1));
  expect(shoe).toHaveLength(104);
  expect(shoe.filter(({ rank, suit }) => rank === 1 && suit === 0)).toHaveLength(2);
});

describe('a round of blackjack', () => {
  const play = (prompt: string, secondsMax: number) => {
    const make = makers.get('blackjack');
    if (!make) throw new Error('it does not call run');
    return simulateGame(planFromPrompt(prompt, 'ada'), make, skilledBot('blackjack', expert, 1), secondsMax);
  };

  it('ends after the hands that were asked for', () => {
    const { isOver, label } = play('blackjack, 5 hands', 120);
    expect({ isOver, label: label.replace(/\d+(?= {2})/, 'n') }).toEqual({ isOver: true, label: 'CHIPS n  ROUND 5/5' });
  });

  it('gives points for what is won', () => expect(play('blackjack in a casino', 90).score).toBeGreaterThan(0));
});
