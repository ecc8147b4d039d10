import type { View } from '../../canvas/screen.ts';
import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Card, Outcome } from './hands.ts';

/** A card on the table, and for how long. */
export type Laid = Card & { seconds: number };

export type BlackjackWorld = {
  shoe: Card[];
  own: Laid[];
  dealer: Laid[];
  chips: number;
  /** What the next hand is played for, and what lies on the table. */
  stake: number;
  atStake: number;
  /** The hand that is played, from one. */
  hand: number;
  phase: 'stake' | 'yours' | 'dealers' | 'paid';
  /** Of this phase. */
  seconds: number;
  outcome: Outcome | null;
  /** The button that keys have chosen. */
  chosen: number;
  byKeys: boolean;
  cheer: number;
};

export const stakes = [10, 25, 50, 100];

export type Move = 'deal' | 'hit' | 'stand' | 'double' | `stake ${number}`;
export type Button = { move: Move; label: string; box: Rect };

const buttonHeight = 50;

/** Everything that can be done now, in a row at the lower edge. */
export function buttonsOf(view: View, w: Pick<BlackjackWorld, 'phase' | 'chips' | 'own' | 'atStake'>): Button[] {
  const moves = movesOf(w);
  const gap = 8;
  const widths = moves.map(([move]) => (move.startsWith('stake') ? 56 : 112));
  const total = widths.reduce((sum, one) => sum + one + gap, -gap);
  let x = (view.w - total) / 2;
  return moves.map(([move, label], i) => {
    const width = widths[i] ?? 0;
    const box = { x, y: view.h - buttonHeight - 10, w: width, h: buttonHeight };
    x += width + gap;
    return { move, label, box };
  });
}

function movesOf({
  phase,
  chips,
  own,
  atStake,
}: Pick<BlackjackWorld, 'phase' | 'chips' | 'own' | 'atStake'>): [Move, string][] {
  if (phase === 'stake')
    return [
      ...stakes.filter((one) => one <= chips).map((one): [Move, string] => [`stake ${one}`, String(one)]),
      ['deal', 'DEAL'],
    ];
  if (phase !== 'yours') return [];
  const canDouble = own.length === 2 && chips >= atStake;
  return [['hit', 'HIT'], ['stand', 'STAND'], ...(canDouble ? [['double', 'DOUBLE'] as [Move, string]] : [])];
}

export type Layout = {
  table: Rect;
  card: { w: number; h: number };
  dealerY: number;
  ownY: number;
  dealer: Point & { size: number };
};

/** The dealer stands behind the table, with both hands below. */
export function layOut({ w, h, portrait }: View): Layout {
  const top = portrait ? hudHeight + 130 : hudHeight + 44;
  const free = h - top - buttonHeight - 20;
  const height = clamp(free * 0.42, 60, portrait ? 150 : 120);
  const gap = (free - 2 * height) / 3;
  return {
    table: { x: 6, y: top, w: w - 12, h: h - top + 20 },
    card: { w: height * 0.72, h: height },
    dealerY: top + gap,
    ownY: top + gap * 2 + height,
    dealer: { x: w / 2, y: top - (portrait ? 44 : 22), size: portrait ? 120 : 92 },
  };
}

/** Cards of one hand overlap when they are many. */
export function cardBox(view: View, y: number, place: number, count: number): Rect {
  const { card } = layOut(view);
  const step = Math.min(card.w + 6, (view.w - 150 - card.w) / Math.max(1, count - 1));
  const left = view.w / 2 - (card.w + step * (count - 1)) / 2;
  return { x: left + place * step, y, w: card.w, h: card.h };
}
