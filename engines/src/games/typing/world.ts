import { clamp, type Point, type Rect } from '../../math/maths.ts';
import { at } from '../../math/random.ts';
import type { Actor } from '../../plan.ts';
import { hudHeight } from '../../stage/hud.ts';
import type { Key } from '../../stage/keyboard.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Parade, Walker } from './walkers.ts';

/** A bolt on its way from the hero to a walker. */
type Bolt = { walker: Walker; age: number };

export type TypingWorld = {
  parade: Parade;
  words: string[];
  keys: Key[];
  /** How recently each key was pressed. */
  lit: Map<string, number>;
  bolts: Bolt[];
  streak: number;
  safe: number;
  /** With a physical keyboard, none is shown on the screen. */
  hasKeyboard: boolean;
};

/** Whoever carries a word; where the words are names, the one of that name. */
export const actorOf = ({ plan: { theme }, rule }: Stage, { word, kind }: Walker): Actor =>
  (rule('named', 0) > 0 && theme.foes.find(({ name }) => name.toUpperCase() === word)) || at(theme.foes, kind);

export function keyBox({ view }: Stage): Rect {
  const w = Math.min(view.w - 8, 520);
  const h = view.portrait ? 168 : 132;
  return { x: (view.w - w) / 2, y: view.h - h - 6, w, h };
}

export const groundOf = (stage: Stage, w: TypingWorld) => (w.hasKeyboard ? stage.view.h : keyBox(stage).y - 4);

/** The hero is at the bottom on a phone and on the left on a desktop. */
export function heroPlace(stage: Stage, w: TypingWorld): Point {
  const ground = groundOf(stage, w);
  return stage.view.portrait ? { x: stage.view.w / 2, y: ground - 44 } : { x: 92, y: ground * 0.7 };
}

export function walkerPlace(stage: Stage, w: TypingWorld, walker: Walker): Point {
  const { view } = stage;
  const hero = heroPlace(stage, w);
  const ground = groundOf(stage, w);
  const t = clamp(walker.way, 0, 1);
  // They converge on the last part of the way.
  const close = Math.max(0, t - 0.6) / 0.4;
  if (view.portrait) {
    const x = 62 + walker.lane * (view.w - 124);
    // The word over the head does not cover the score and the hearts.
    const top = hudHeight + 62;
    return { x: x + (hero.x - x) * close * 0.8, y: top + (hero.y - top - 40) * t };
  }
  const y = ground * 0.5 + walker.lane * ground * 0.4;
  return { x: view.w + 40 - (view.w - hero.x - 20) * t, y: y + (hero.y - y) * close * 0.8 };
}
