import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import {
  cardsFrom,
  deal,
  draw,
  isRed,
  isStuck,
  isWon,
  type Klondike,
  mayMove,
  moveCards,
  usefulMoves,
} from './klondike.ts';

const allCards = ({ stock, waste, foundations, piles }: Klondike) => [stock, waste, ...foundations, ...piles].flat();

function checkPiles({ piles }: Klondike): void {
  for (const pile of piles) {
    const up = pile.filter((card) => card.isUp);
    for (const [i, card] of up.entries()) {
      const next = up[i + 1];
      if (next) expect([next.rank, isRed(next)]).toEqual([card.rank - 1, !isRed(card)]);
    }
  }
}

describe('klondike', () => {
  it('deals all 52 cards, one more to each pile, the last one up', () => {
    const game = deal(randomFrom(1));
    expect(new Set(allCards(game).map(({ suit, rank }) => `${suit} ${rank}`)).size).toBe(52);
    expect(game.piles.map((pile) => pile.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(game.piles.every((pile) => pile.filter((card) => card.isUp).length === 1)).toBe(true);
  });

  it('accepts only the next rank of the other colour on a pile, and kings on empty ones', () => {
    const card = (suit: number, rank: number) => ({ suit, rank, isUp: true });
    const game: Klondike = {
      stock: [],
      waste: [card(0, 6)],
      foundations: [[], [], [], []],
      piles: [[card(2, 7)], [card(1, 7)], [], [card(3, 13)]],
    };
    expect(mayMove(game, { at: 'waste' }, { at: 'pile', i: 0 })).toBe(true);
    expect(mayMove(game, { at: 'waste' }, { at: 'pile', i: 1 })).toBe(false);
    expect(mayMove(game, { at: 'waste' }, { at: 'pile', i: 2 })).toBe(false);
    expect(mayMove(game, { at: 'pile', i: 3, from: 0 }, { at: 'pile', i: 2 })).toBe(true);
    expect(mayMove(game, { at: 'waste' }, { at: 'foundation', i: 0 })).toBe(false);
  });

  it('turns over the stock and the waste in their order', () => {
    const game = deal(randomFrom(2));
    const order = game.stock.map(({ suit, rank }) => `${suit} ${rank}`);
    for (let i = 0; i <= 24; i++) draw(game);
    expect(game.stock.map(({ suit, rank }) => `${suit} ${rank}`)).toEqual(order);
  });

  it('is played by the rules until it is won or stuck, and is won often enough', () => {
    let won = 0;
    for (let seed = 0; seed < 40; seed++) {
      const game = deal(randomFrom(seed));
      for (let n = 0, idle = 0; n < 600 && idle < 60 && !isWon(game) && !isStuck(game); n++) {
        const [move] = usefulMoves(game);
        if (move) {
          expect(cardsFrom(game, move.from).every((card) => card.isUp)).toBe(true);
          moveCards(game, move.from, move.to);
          idle = 0;
        } else {
          draw(game);
          idle++;
        }
        checkPiles(game);
      }
      expect(allCards(game)).toHaveLength(52);
      if (isWon(game)) won++;
    }
    expect(won).toBeGreaterThan(3);
    expect(won).toBeLessThan(40);
  });
});
