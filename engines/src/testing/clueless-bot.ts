import { randomFrom } from '../math/random.ts';
import type { Bot } from './simulate-game.ts';

/** Random touches and keys, like a player who does not know the game. */
export function clueless(seed: number): Bot {
  const random = randomFrom(seed);
  return (controller, seconds) => {
    if (Math.round(seconds * 10) % 4 !== 0) return;
    const { view } = controller.stage;
    const p = { x: random.range(20, view.w - 20), y: random.range(120, view.h - 30) };
    const q = { x: random.range(20, view.w - 20), y: random.range(120, view.h - 30) };
    controller.release();
    const what = random.int(0, 4);
    if (what === 0) controller.tap(p);
    if (what === 1) controller.action();
    if (what === 2) controller.hold(random.pick(['left', 'right', 'up', 'down', null]));
    if (what === 3) {
      controller.press(p);
      controller.move({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
      controller.move(q);
    }
    if (what === 4) controller.key(random.pick(['left', 'right', 'up', 'down']));
  };
}
