import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../math/random.ts';
import { type Foot, newRace, nextFoot, type Race, resultOf, step, stepRace } from './race.ts';

const frame = 1 / 60;

function started(round = 1): Race {
  const race = newRace(round, 3, 100, 1, randomFrom(3));
  while (race.wait > 0) stepRace(race, frame, 0);
  return race;
}

/** Steps after each of these pauses in turn, for some seconds. */
function run(race: Race, pauses: number[], seconds: number, footOf: (race: Race) => Foot = nextFoot): Race {
  let next = 0;
  for (let at = 0, i = 0; at < seconds; at += frame) {
    if (at >= next) {
      step(race, footOf(race));
      next += pauses[i++ % pauses.length] ?? 0.2;
    }
    stepRace(race, frame, 0);
  }
  return race;
}

describe('a race', () => {
  it('does not begin before the lights are green', () => {
    const race = newRace(1, 3, 100, 1, randomFrom(3));
    expect([step(race, 'left'), race.me.speed]).toEqual([null, 0]);
  });

  it('is faster with even steps than with as many uneven ones', () => {
    expect(run(started(), [0.2], 6).me.place).toBeGreaterThan(run(started(), [0.1, 0.3], 6).me.place * 1.1);
  });

  it('rewards no frantic tapping: even steps of an ordinary thumb beat hasty ones', () => {
    expect(run(started(), [0.17], 6).me.place).toBeGreaterThan(run(started(), [0.03, 0.11], 6).me.place);
  });

  it('stumbles over the same foot twice', () => {
    const race = run(started(), [0.2], 3);
    const { speed } = race.me;
    expect(step(race, race.rhythm.last ?? 'left')).toBe('stumble');
    expect(race.me.speed).toBeLessThan(speed * 0.8);
    expect(run(started(), [0.2], 6, () => 'left').me.place).toBeLessThan(5);
  });

  it('is won by the first at the end', () => {
    expect(resultOf(started())).toBe(null);
    expect(resultOf(run(started(), [0.17], 20))).toBe('won');
    expect(resultOf(run(started(), [9], 25))).toBe('lost');
  });

  it('has faster rivals each time', () => {
    const fastest = (round: number) => Math.max(...started(round).rivals.map(({ pace }) => pace));
    expect(fastest(2)).toBeGreaterThan(fastest(1));
    expect(fastest(12)).toBeGreaterThan(fastest(1) * 3);
  });

  it('lets a bar sink that nobody pushes', () => {
    const race = run(started(), [0.2], 2);
    for (let i = 0; i < 240; i++) stepRace(race, frame, 1.2);
    const { place } = race.me;
    for (let i = 0; i < 60; i++) stepRace(race, frame, 1.2);
    expect(race.me.place).toBeLessThan(place);
  });
});
