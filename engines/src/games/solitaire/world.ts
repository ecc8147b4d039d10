import type { Point } from '../../math/maths.ts';
import type { Card, Klondike } from './klondike.ts';

export type SolitaireWorld = {
  game: Klondike;
  /** The drawn position of each card, by suit and rank. */
  places: Map<string, Point>;
  moves: number;
  level: number;
  wait: number;
  /** A card without a target shakes. */
  shaken: { key: string; age: number };
  cheer: number;
};

export const keyOf = ({ suit, rank }: Card) => `${suit} ${rank}`;
