import { approach, clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Foot = 'left' | 'right';

/** One of those who race; places are metres, of a bar that is lifted as well. */
export type Racer = {
  place: number;
  /** Metres a second. */
  speed: number;
  /** Radians of the stride, for drawing. */
  stride: number;
  /** 1 right after a stumble. */
  stumble: number;
  /** Seconds at which it reached the end. */
  finishedAt: number | null;
};

/** How evenly the player steps. */
export type Rhythm = { last: Foot | null; since: number; usual: number; inARow: number };

export type Race = {
  length: number;
  seconds: number;
  /** Seconds until the start. */
  wait: number;
  me: Racer;
  rivals: (Racer & { pace: number })[];
  rhythm: Rhythm;
};

export type Grade = 'steady' | 'good' | 'stumble';

const newRacer = (): Racer => ({ place: 0, speed: 0, stride: 0, stumble: 0, finishedAt: null });

export const startSeconds = 1.8;
/** How much faster the rivals are in each race. */
const growth = 1.12;
/** The fastest rival of the first race, in metres a second. */
const firstPace = 5.4;

export function newRace(round: number, rivals: number, length: number, pace: number, random: Random): Race {
  const fastest = firstPace * pace * growth ** (round - 1);
  return {
    length,
    seconds: 0,
    wait: startSeconds,
    me: newRacer(),
    // One of them is as fast as can be, the others are slower.
    rivals: random
      .shuffle(Array.from({ length: rivals }, (_, i) => 1 - i * 0.07))
      .map((share) => ({ ...newRacer(), pace: fastest * share * random.range(0.97, 1) })),
    rhythm: { last: null, since: 9, usual: 0.3, inARow: 0 },
  };
}

const impulse = 2.35;
/** A step that comes sooner than this after the last is a short one: faster taps gain nothing. */
const strideSeconds = 0.16;
const evenBonus = 0.35;
const slowing = 1.6;

/** The feet take turns: the same one again stumbles, and even steps carry farther than hasty ones. */
export function step(race: Race, foot: Foot): Grade | null {
  const { me, rhythm } = race;
  if (race.wait > 0 || me.finishedAt !== null) return null;
  if (rhythm.last === foot) {
    me.speed *= 0.72;
    me.stumble = 1;
    Object.assign(rhythm, { since: 0, inARow: 0 });
    return 'stumble';
  }
  const even = evennessOf(rhythm);
  const isEven = even > 0.5 && rhythm.inARow > 1;
  const reach = Math.min(1, rhythm.since / strideSeconds);
  me.speed += impulse * reach * (1 + evenBonus * even * clamp(rhythm.inARow / 4, 0, 1));
  rhythm.usual = rhythm.since > 1 ? 0.3 : rhythm.usual * 0.6 + rhythm.since * 0.4;
  Object.assign(rhythm, { last: foot, since: 0, inARow: rhythm.inARow + 1 });
  return isEven ? 'steady' : 'good';
}

/** 1: this step comes just as soon as the others did. */
export function evennessOf({ since, usual }: Rhythm): number {
  return clamp(1 - (Math.abs(since - usual) / usual) * 1.6, 0, 1);
}

export const nextFoot = ({ rhythm }: Race): Foot => (rhythm.last === 'left' ? 'right' : 'left');

/** `sinks`: a bar that nobody pushes comes down again. */
export function stepRace(race: Race, dt: number, sinks: number): void {
  const { me, rivals, rhythm } = race;
  me.stumble = approach(me.stumble, 0, 4, dt);
  if (race.wait > 0) {
    race.wait -= dt;
    return;
  }
  race.seconds += dt;
  rhythm.since += dt;
  if (rhythm.since > 0.7) rhythm.inARow = 0;
  me.speed = approach(me.speed, 0, slowing, dt);
  advance(race, me, me.speed - sinks, dt);
  for (const rival of rivals) {
    // They start slowly, and breathe.
    const wanted = rival.pace * (1 + 0.06 * Math.sin(race.seconds * 1.3 + rival.pace * 5));
    rival.speed = approach(rival.speed, rival.finishedAt === null ? wanted : wanted * 0.4, 1.5, dt);
    advance(race, rival, rival.speed, dt);
  }
}

function advance(race: Race, racer: Racer, speed: number, dt: number): void {
  racer.place = Math.max(0, racer.place + speed * dt);
  racer.stride += Math.max(0, racer.speed) * dt * 1.9;
  if (racer.place >= race.length && racer.finishedAt === null) racer.finishedAt = race.seconds;
}

/** Whether the player has won or lost; null while it goes on. */
export function resultOf({ me, rivals }: Race): 'won' | 'lost' | null {
  if (me.finishedAt !== null) return 'won';
  return rivals.some(({ finishedAt }) => finishedAt !== null) ? 'lost' : null;
}
