import type { Random } from '../../math/random.ts';

/** Suits 0 and 1 are red, 2 and 3 black; ranks from 1, the ace, to 13. */
export type Card = { suit: number; rank: number; isUp: boolean };

export type Klondike = {
  stock: Card[];
  waste: Card[];
  foundations: Card[][];
  piles: Card[][];
};

/** The position of a card: the waste, a foundation, or a pile and its depth in it. */
export type From = { at: 'waste' } | { at: 'foundation'; i: number } | { at: 'pile'; i: number; from: number };
export type To = { at: 'foundation'; i: number } | { at: 'pile'; i: number };

export const isRed = ({ suit }: Card) => suit < 2;
const last = <T>(list: T[]): T | undefined => list[list.length - 1];

export function deal(random: Random): Klondike {
  const all = Array.from(
    { length: 52 },
    (_, i): Card => ({ suit: Math.floor(i / 13), rank: (i % 13) + 1, isUp: false }),
  );
  const stock = random.shuffle(all);
  const piles = Array.from({ length: 7 }, (_, i) => stock.splice(0, i + 1));
  for (const pile of piles) {
    const top = last(pile);
    if (top) top.isUp = true;
  }
  return { stock, waste: [], foundations: [[], [], [], []], piles };
}

/** The cards that would move together. */
export function cardsFrom(game: Klondike, from: From): Card[] {
  if (from.at === 'waste') return game.waste.slice(-1);
  if (from.at === 'foundation') return (game.foundations[from.i] ?? []).slice(-1);
  return (game.piles[from.i] ?? []).slice(from.from);
}

export function mayMove(game: Klondike, from: From, to: To): boolean {
  const cards = cardsFrom(game, from);
  const [card] = cards;
  if (!card?.isUp) return false;
  if (to.at === 'foundation') {
    const foundation = game.foundations[to.i] ?? [];
    return cards.length === 1 && card.suit === to.i && card.rank === foundation.length + 1;
  }
  if (from.at === 'pile' && from.i === to.i) return false;
  const under = last(game.piles[to.i] ?? []);
  return under ? under.isUp && under.rank === card.rank + 1 && isRed(under) !== isRed(card) : card.rank === 13;
}

/** Moves cards; true if that turned one face up. */
export function moveCards(game: Klondike, from: From, to: To): boolean {
  const cards = cardsFrom(game, from);
  const source =
    from.at === 'waste' ? game.waste : from.at === 'foundation' ? game.foundations[from.i] : game.piles[from.i];
  source?.splice(source.length - cards.length, cards.length);
  (to.at === 'foundation' ? game.foundations[to.i] : game.piles[to.i])?.push(...cards);
  const top = from.at === 'pile' && source ? last(source) : undefined;
  if (!top || top.isUp) return false;
  top.isUp = true;
  return true;
}

/** Turns over the next card of the stock, or the waste if the stock is empty. */
export function draw(game: Klondike): void {
  const card = game.stock.pop();
  if (card) game.waste.push({ ...card, isUp: true });
  else
    game.stock = game.waste
      .splice(0)
      .reverse()
      .map((one) => ({ ...one, isUp: false }));
}

/** The automatic target of a card: a foundation, then a pile, an empty pile last. */
export function bestTarget(game: Klondike, from: From): To | null {
  const card = cardsFrom(game, from)[0];
  if (!card) return null;
  const home: To = { at: 'foundation', i: card.suit };
  if (from.at !== 'foundation' && mayMove(game, from, home)) return home;
  const piles = game.piles.map((pile, i) => ({ i, isEmpty: pile.length === 0 }));
  const found = piles
    .filter(({ i }) => mayMove(game, from, { at: 'pile', i }))
    .sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty))[0];
  // A king at the bottom of a pile gains nothing on another empty pile.
  if (!found || (found.isEmpty && from.at === 'pile' && from.from === 0)) return null;
  return { at: 'pile', i: found.i };
}

/** Useful moves: cards to a foundation, cards from the waste, runs that turn up a card or free a pile. */
export function usefulMoves(game: Klondike): { from: From; to: To }[] {
  const moves: { from: From; to: To }[] = [];
  const tryFrom = (from: From) => {
    const to = bestTarget(game, from);
    if (to) moves.push({ from, to });
  };
  game.piles.forEach((pile, i) => {
    const first = pile.findIndex((card) => card.isUp);
    if (first < 0) return;
    tryFrom({ at: 'pile', i, from: first });
    const top: From = { at: 'pile', i, from: pile.length - 1 };
    if (pile.length - 1 !== first && bestTarget(game, top)?.at === 'foundation') tryFrom(top);
  });
  if (game.waste.length) tryFrom({ at: 'waste' });
  return moves;
}

/** No move on the table or with any card of the stock helps. */
export function isStuck(game: Klondike): boolean {
  if (usefulMoves(game).length) return false;
  return ![...game.stock, ...game.waste].some((card) => {
    const trial = { ...game, waste: [{ ...card, isUp: true }] };
    return bestTarget(trial, { at: 'waste' }) !== null;
  });
}

export const isWon = ({ foundations }: Klondike) => foundations.every((foundation) => foundation.length === 13);
