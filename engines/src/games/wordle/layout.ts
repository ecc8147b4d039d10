import type { Rect } from '../../math/maths.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Stage } from '../../stage/stage.ts';

export function keyBox({ view }: Stage): Rect {
  const w = Math.min(view.w - 8, view.portrait ? 460 : view.w * 0.5);
  const h = view.portrait ? 168 : 140;
  return { x: view.portrait ? (view.w - w) / 2 : view.w - w - 12, y: view.h - h - (view.portrait ? 14 : 30), w, h };
}

/** The room for the guesses: above the keyboard, or left of it. */
export function boardBox(stage: Stage): Rect {
  const { view } = stage;
  const keys = keyBox(stage);
  const y = hudHeight + 12;
  return view.portrait
    ? { x: 16, y, w: view.w - 32, h: Math.max(1, keys.y - y - 14) }
    : { x: 16, y, w: Math.max(1, keys.x - 32), h: Math.max(1, view.h - y - 14) };
}
