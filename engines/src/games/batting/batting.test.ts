import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { type Bowling, type Innings, newInnings, secondsOf, sideOf, stepInnings, swing, throwBall } from './pitches.ts';

const bowling: Bowling = { difficulty: 3, pace: 1, isGentle: false };

function thrown(): Innings {
  const w = newInnings();
  throwBall(w, bowling, randomFrom(1));
  return w;
}

/** Swings so many seconds before or after the right moment. */
function hitAt(late: number) {
  const w = thrown();
  if (w.pitch) w.pitch.age = w.pitch.seconds + late;
  return swing(w, bowling);
}

describe('a swing', () => {
  it.each([
    [0, 'homer'],
    [-0.1, 'good'],
    [0.19, 'weak'],
    [-0.5, undefined],
    [0.4, undefined],
  ])('%s seconds late gives: %s', (late, quality) => expect(hitAt(late)?.quality).toBe(quality));

  it('sends early balls to the left and late ones to the right', () => {
    expect(hitAt(-0.1)?.angle).toBeLessThan(0);
    expect(hitAt(0.1)?.angle).toBeGreaterThan(0);
  });

  it('cannot be repeated at once, and costs nothing before the ball is thrown', () => {
    const w = newInnings();
    expect(swing(w, bowling)).toBeNull();
    throwBall(w, bowling, randomFrom(1));
    if (w.pitch) w.pitch.age = w.pitch.seconds;
    expect(swing(w, bowling)).toBeNull();
    w.swung = 1;
    expect(swing(w, bowling)?.quality).toBe('homer');
    expect([w.streak, w.homers, w.pitch]).toEqual([1, 1, null]);
  });
});

describe('the balls', () => {
  it('come faster and faster, and slowly to toddlers', () => {
    expect(secondsOf(20, bowling)).toBeLessThan(secondsOf(0, bowling) * 0.6);
    expect(secondsOf(0, { ...bowling, difficulty: 5 })).toBeLessThan(secondsOf(0, { ...bowling, difficulty: 1 }));
    const gentle = { ...bowling, isGentle: true };
    expect(secondsOf(50, gentle)).toBe(secondsOf(0, gentle));
  });

  it('swerve on their way, and end over the plate', () => {
    const w = newInnings();
    w.thrown = 30;
    const random = randomFrom(2);
    const widest = Array.from({ length: 12 }, () => {
      throwBall(w, bowling, random);
      if (!w.pitch) return 0;
      expect(Math.abs(sideOf({ ...w.pitch, age: w.pitch.seconds }))).toBeLessThan(0.01);
      return Math.abs(sideOf({ ...w.pitch, age: w.pitch.seconds / 2 }));
    });
    expect(Math.max(...widest)).toBeGreaterThan(0.15);
  });

  it('pass whoever does not swing, one after the other', () => {
    const w = newInnings();
    const events: string[] = [];
    for (let t = 0; t < 6; t += 1 / 60)
      events.push(...stepInnings(w, bowling, randomFrom(1), 1 / 60).map(({ type }) => type));
    expect(events.slice(0, 4)).toEqual(['throw', 'pass', 'throw', 'pass']);
  });

  it('fly for a while when they are hit, before the next one comes', () => {
    const w = thrown();
    if (w.pitch) w.pitch.age = w.pitch.seconds;
    swing(w, bowling);
    for (let t = 0; t < 1; t += 1 / 60) stepInnings(w, bowling, randomFrom(1), 1 / 60);
    expect(w.hit?.age).toBeCloseTo(1, 1);
    for (let t = 0; t < 0.6; t += 1 / 60) stepInnings(w, bowling, randomFrom(1), 1 / 60);
    expect([w.hit, w.thrown]).toEqual([null, 2]);
  });
});
