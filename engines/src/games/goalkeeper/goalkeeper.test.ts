import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { ballAt, flightSeconds, newPenalties, stepPenalties } from './penalties.ts';

const dt = 1 / 60;

/** Goals among so many shots; the keeper looks at the ball every `pause` seconds, or never. */
function goals(shots: number, pause: number | null, seed: number): number {
  const random = randomFrom(seed);
  const w = newPenalties(354, 0.6);
  let wait = 0;
  while (w.taken < shots) {
    wait -= dt;
    if (pause !== null && wait <= 0) {
      wait = pause;
      w.wanted = w.shot ? ballAt(w.shot) : w.width / 2;
    }
    stepPenalties(w, dt, random);
  }
  return w.taken - w.saved;
}
const mean = (pause: number | null, shots = 10) =>
  [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, seed) => sum + goals(shots, pause, seed), 0) / 8;

describe('keeping the goal', () => {
  it('lets most shots in when nobody moves, and few of the first when somebody watches', () => {
    expect(mean(null)).toBeGreaterThan(5);
    expect(mean(0.1)).toBeLessThan(2);
  });

  it('is lost in the end, because the shots get faster', () => {
    expect(flightSeconds(40, 0)).toBeLessThan(flightSeconds(0, 0) / 2);
    expect(mean(0.1, 80)).toBeGreaterThan(3);
  });

  it('lets a shot go in past the keeper, and stops one at the keeper', () => {
    const w = newPenalties(354, 0.6);
    const shot = { from: 177, to: 60, bend: 0, flight: 0.99, seconds: 0.5 };
    Object.assign(w, { keeper: 60, wanted: 60, shot: { ...shot } });
    expect(stepPenalties(w, dt, randomFrom(1))).toEqual([{ type: 'save', x: 60 }]);
    Object.assign(w, { keeper: 300, wanted: 300, shot: { ...shot } });
    expect(stepPenalties(w, dt, randomFrom(1))).toEqual([{ type: 'goal', x: 60 }]);
    expect(w).toMatchObject({ taken: 2, saved: 1, streak: 0 });
  });
});
