import type { Point } from '../math/maths.ts';
import type { Stage } from './stage.ts';

export const isForTwo = (stage: Stage) =>
  (stage.plan.modifiers?.includes('two-players') ?? false) || stage.rule('players', 1) >= 2;

const codes = [
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ['KeyA', 'KeyD', 'KeyW', 'KeyS'],
] as const;

/** The arrow keys for the first player and WASD for the second, each axis -1 to 1. */
export function listenToTwoPlayers(): (player: 0 | 1) => Point {
  const down = new Set<string>();
  window.addEventListener('keydown', (event) => down.add(event.code));
  window.addEventListener('keyup', (event) => down.delete(event.code));
  window.addEventListener('blur', () => down.clear());
  return (player) => {
    const [left, right, up, low] = codes[player];
    const held = (code: string) => (down.has(code) ? 1 : 0);
    return { x: held(right) - held(left), y: held(low) - held(up) };
  };
}
