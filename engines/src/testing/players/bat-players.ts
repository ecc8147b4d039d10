import { mainThing } from '../../stage/feedback.ts';
import type { Player } from './player.ts';

type Seen = { near: number; at: number };

/** Swings when the growing ball seems to be over the plate; a novice misjudges it. */
export function batting(): Player {
  let last: Seen | null = null;
  let error = 0;
  return ({ actors, controller, random, skill }) => {
    const { stage } = controller;
    const ball = mainThing(stage, 0);
    const coming = actors.findLast(({ actor, size }) => actor === ball && size !== 18);
    const near = coming ? (coming.size - 16) / 36 : 0;
    // The share of the way, of which the size is a function.
    const way = (-0.25 + Math.sqrt(0.0625 + 3 * Math.max(0, near))) / 1.5;
    if (!coming || !last || way <= last.near) {
      last = coming ? { near: way, at: stage.played } : null;
      error = random.range(-1, 1) * skill.missUnits * 0.005;
      return;
    }
    const speed = (way - last.near) / Math.max(0.01, stage.played - last.at);
    const seconds = (1 - way) / speed + error;
    if (seconds < skill.pauseSeconds * 0.55) controller.tap({ x: 200, y: 400 });
  };
}
