import { describe, expect, it } from 'vitest';
import { planFromPrompt } from '../../../../server/src/generation/built-in/planning/make-plan.ts';
import type { Point } from '../../math/maths.ts';
import { playRounds } from '../../testing/play-rounds.ts';
import type { Bot } from '../../testing/simulate-game.ts';

type Face = Point & { text: string };

/** Cards are laid at an angle, and a text is read as one wherever its lines stand. */
const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 30;

/** Reads all cards when a board begins, then turns them two by two, as `matches` says. */
const reader =
  (matches: (a: string, b: string) => boolean) =>
  (_seed: number): Bot => {
    let known: Face[] = [];
    let first: Face | undefined;
    return (controller, seconds) => {
      const shown = controller.look().texts;
      if (shown.length >= 8) {
        known = shown;
        first = undefined;
        return;
      }
      if (Math.round(seconds * 10) % 8 !== 0) return;
      const hidden = known.filter((face) => !shown.some((one) => isNear(one, face)));
      const next = first
        ? hidden.find((face) => matches(first?.text ?? '', face.text) && !isNear(face, first ?? face))
        : hidden.find((face) => hidden.some((other) => other !== face && matches(face.text, other.text)));
      if (!next) {
        first = undefined;
        return;
      }
      first = first ? undefined : next;
      controller.tap(next);
    };
  };

const planOf = (seed: string) => planFromPrompt('match the chemical elements with their symbols, 4 pairs', seed);
const rounds = (matches: (a: string, b: string) => boolean) => playRounds('memory', planOf, reader(matches), 40);

const partnerOf = new Map(planOf('1').pairs?.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const belong = (a: string, b: string) => partnerOf.get(a) === b;

describe('cards that belong together', () => {
  it('are found by somebody who knows what belongs together', () => {
    for (const { score } of rounds(belong)) expect(score).toBeGreaterThanOrEqual(200);
  });

  it('are not found by somebody who turns any two', () => {
    const [knowing, guessing] = [rounds(belong), rounds((a, b) => !belong(a, b))];
    for (const [i, { score, isOver }] of guessing.entries()) {
      expect(isOver).toBe(true);
      expect(score).toBeLessThan(knowing[i]?.score ?? 0);
    }
  });
});
