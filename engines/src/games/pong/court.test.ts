import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { crossingOf, movePaddle, newCourt, serve, stepCourt } from './court.ts';

const dt = 1 / 60;

/** Seconds until a ball passes the first paddle, whose player misjudges the ball by this much and has this speed. */
function secondsUntilMissed(error: number, speed: number, seed: number): number {
  const random = randomFrom(seed);
  const court = newCourt(400, 710, 96);
  let [own, theirs] = [0, 0];
  serve(court, 0, 330, random);
  for (let seconds = 0; seconds < 300; seconds += dt) {
    movePaddle(court, 1, (crossingOf(court, 1) ?? 200) + theirs, 5000, dt);
    movePaddle(court, 0, (crossingOf(court, 0) ?? 200) + own, speed, dt);
    for (const { what, side } of stepCourt(court, dt, 1.045)) {
      if (what === 'goal' && side === 1) return seconds;
      // The opponent missed: the game continues with a new ball, as in pong.ts.
      if (what === 'goal') serve(court, 0, 330, random);
      own = random.range(-error, error);
      theirs = random.range(-45, 45);
    }
  }
  return 300;
}

const mean = (error: number, speed: number) =>
  Array.from({ length: 20 }, (_, seed) => secondsUntilMissed(error, speed, seed)).reduce((a, b) => a + b, 0) / 20;

describe('the court', () => {
  it('predicts where a ball will cross', () => {
    for (let seed = 0; seed < 30; seed++) {
      const court = newCourt(400, 710, 0);
      serve(court, 0, 300, randomFrom(seed));
      const predicted = crossingOf(court, 0) ?? 0;
      let met = Number.NaN;
      for (let i = 0; i < 2000 && court.balls.length; i++) {
        const [ball] = court.balls;
        if (ball && ball.v <= 710 - 26) met = ball.u;
        stepCourt(court, dt, 1);
      }
      expect(Math.abs(met - predicted)).toBeLessThan(12);
    }
  });

  it('returns a ball faster, and to the side of the paddle that it hit', () => {
    const court = newCourt(400, 710, 96);
    court.balls.push({ u: 230, v: 660, du: 0, dv: 300, spin: 0 });
    const seen = Array.from({ length: 10 }, () => stepCourt(court, dt, 1.05)).flat();
    expect(seen.map(({ what }) => what)).toEqual(['hit']);
    const [ball] = court.balls;
    expect(ball?.dv).toBeLessThan(0);
    expect(ball?.du).toBeGreaterThan(0);
    expect(Math.hypot(ball?.du ?? 0, ball?.dv ?? 0)).toBeCloseTo(315, 0);
  });

  it('is lost early by idle players, later by slow ones, and in the end by quick ones', () => {
    const [idle, novice, expert] = [mean(0, 0), mean(75, 400), mean(40, 800)];
    expect(idle).toBeLessThan(6);
    expect(novice).toBeGreaterThan(idle * 1.8);
    expect(novice).toBeLessThan(25);
    expect(expert).toBeGreaterThan(novice * 1.5);
    expect(expert).toBeLessThan(120);
  });
});
