import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Card } from './klondike.ts';

/** The size of a card, and the corner of each of the seven columns. */
export function layout({ view }: Stage) {
  const room = Math.min(view.w - 12, view.portrait ? 520 : 560);
  const step = room / 7;
  const w = step - 4;
  const left = (view.w - room) / 2 + 2;
  const top = hudHeight + (view.portrait ? 26 : 6);
  // A phone held upright is narrow and high: so are its cards.
  const h = w * (view.portrait ? 1.6 : 1.36);
  return { w, h, step, left, top, pilesTop: top + h + (view.portrait ? 30 : 8) };
}

export const columnBox = (stage: Stage, i: number): Rect => {
  const { left, step, top, w, h } = layout(stage);
  return { x: left + i * step, y: top, w, h };
};

/** The overlap of the cards in a pile, which grows with its length. */
export function pileSteps(stage: Stage, pile: Card[]): number[] {
  const { pilesTop, h } = layout(stage);
  const room = stage.view.h - pilesTop - h - 8;
  const [up, down] = stage.view.portrait ? [0.36, 0.3] : [0.3, 0.14];
  const wanted = pile.slice(0, -1).map((card) => h * (card.isUp ? up : down));
  const sum = wanted.reduce((a, b) => a + b, 0);
  const share = sum > room ? room / sum : 1;
  let y = pilesTop;
  return pile.map((_, i) => {
    if (i) y += (wanted[i - 1] ?? 0) * share;
    return y;
  });
}
