import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Card } from './klondike.ts';

/**
 * The size of a card, and the corner of each of the seven columns. On a phone held upright the stock lies under the
 * piles, within reach of the thumb, and cards are high.
 */
export function layout({ view }: Stage) {
  const room = Math.min(view.w - 12, view.portrait ? 620 : 560);
  const step = room / 7;
  const w = step - 4;
  const left = (view.w - room) / 2 + 2;
  const top = hudHeight + (view.portrait ? 22 : 6);
  const h = w * (view.portrait ? 1.7 : 1.36);
  const stockTop = view.portrait ? view.h - h - 22 : top;
  return { w, h, step, left, top, stockTop, pilesTop: top + h + (view.portrait ? 22 : 8) };
}

/** The places above the columns: four foundations, and further right the waste and the stock. */
export const columnBox = (stage: Stage, i: number): Rect => {
  const { left, step, top, stockTop, w, h } = layout(stage);
  const shift = stage.view.portrait ? (i < 4 ? 1.5 : -2) : 0;
  return { x: left + (i + shift) * step, y: i < 4 ? top : stockTop, w, h };
};

export const pileX = (stage: Stage, i: number): number => layout(stage).left + i * layout(stage).step;

/** The overlap of the cards in a pile, which grows with its length. */
export function pileSteps(stage: Stage, pile: Card[]): number[] {
  const { pilesTop, stockTop, h } = layout(stage);
  const room = (stage.view.portrait ? stockTop - 22 : stage.view.h - 8) - pilesTop - h;
  const [up, down] = stage.view.portrait ? [0.62, 0.44] : [0.3, 0.14];
  const wanted = pile.slice(0, -1).map((card) => h * (card.isUp ? up : down));
  const sum = wanted.reduce((a, b) => a + b, 0);
  const share = sum > room ? room / sum : 1;
  let y = pilesTop;
  return pile.map((_, i) => {
    if (i) y += (wanted[i - 1] ?? 0) * share;
    return y;
  });
}
