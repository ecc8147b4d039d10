import type { Random } from '../../math/random.ts';

/** Suits 0 and 1 are red, 2 and 3 black; ranks from 1, the ace, to 13. */
export type Card = { suit: number; rank: number };

export type Outcome = 'blackjack' | 'won' | 'draw' | 'lost' | 'bust';

const best = 21;
/** The dealer takes cards up to this sum. */
const dealerStands = 17;

/** Of the decks, shuffled; cards are taken from its end. */
export function newShoe(random: Random, decks = 2): Card[] {
  const cards = Array.from({ length: decks * 52 }, (_, i) => ({ suit: Math.floor(i / 13) % 4, rank: (i % 13) + 1 }));
  return random.shuffle(cards);
}

/** Pictures count ten, and an ace eleven as long as that is not too much. */
export function sumOf(hand: Card[]): number {
  const low = hand.reduce((sum, { rank }) => sum + Math.min(10, rank), 0);
  return low + (hand.some(({ rank }) => rank === 1) && low + 10 <= best ? 10 : 0);
}

export const isBust = (hand: Card[]) => sumOf(hand) > best;
export const isBlackjack = (hand: Card[]) => hand.length === 2 && sumOf(hand) === best;
export const isFull = (hand: Card[]) => sumOf(hand) >= best;
export const dealerTakes = (hand: Card[]) => sumOf(hand) < dealerStands;

export function outcomeOf(own: Card[], dealer: Card[]): Outcome {
  if (isBust(own)) return 'bust';
  if (isBlackjack(own) !== isBlackjack(dealer)) return isBlackjack(own) ? 'blackjack' : 'lost';
  if (isBust(dealer) || sumOf(own) > sumOf(dealer)) return 'won';
  return sumOf(own) === sumOf(dealer) ? 'draw' : 'lost';
}

/** What comes back of a stake: twice as much for a win, and half as much again for a blackjack. */
export function payOf(outcome: Outcome, stake: number): number {
  if (outcome === 'blackjack') return Math.floor(stake * 2.5);
  if (outcome === 'won') return stake * 2;
  return outcome === 'draw' ? stake : 0;
}
