import type { Random } from '../../math/random.ts';

export type Holder = { out: boolean; look: number; hop: number };

export type PotatoWorld = {
  /** Seat 0 is the player's. */
  seats: Holder[];
  holder: number;
  /** Seconds since the current player got it. */
  held: number;
  /** How long the current player plans to hold it. */
  keeps: number;
  flight: { from: number; to: number; t: number } | null;
  fuse: number;
  fuseMax: number;
  level: number;
  hard: number;
  seconds: number;
  wait: number;
};

export type PotatoEvent = { type: 'pass' | 'caught' | 'hold' | 'boom' | 'won'; seat: number };

export const flightSeconds = 0.34;
/** It must have arrived before it can be passed. */
export const catchSeconds = 0.14;

export function newPotato(players: number, hard: number, random: Random): PotatoWorld {
  const w: PotatoWorld = {
    seats: Array.from({ length: players }, (_, i) => ({ out: false, look: i, hop: 0 })),
    holder: 0,
    held: 0,
    keeps: 1,
    flight: null,
    fuse: 1,
    fuseMax: 1,
    level: 0,
    hard,
    seconds: 0,
    wait: 0,
  };
  light(w, random);
  return w;
}

/** A new fuse, starting with another player who is still in. */
export function light(w: PotatoWorld, random: Random): void {
  const others = othersIn(w, 0);
  w.holder = others.length ? random.pick(others) : 0;
  w.fuseMax = w.fuse = random.range(4.2, 7.5) * Math.max(0.5, 1 - w.level * 0.07);
  w.held = 0;
  w.flight = null;
  w.keeps = keepFor(w, random);
}

const othersIn = ({ seats }: PotatoWorld, but: number) =>
  seats.flatMap((seat, i) => (i !== but && i !== 0 && !seat.out ? [i] : []));
const keepFor = (w: PotatoWorld, random: Random) =>
  random.range(0.35, 0.95) * Math.max(0.45, 1.1 - w.level * 0.08 - w.hard * 0.1);

export function pass(w: PotatoWorld, to: number): boolean {
  const target = w.seats[to];
  if (w.flight || w.wait > 0 || !target || target.out || to === w.holder || w.held < catchSeconds) return false;
  w.flight = { from: w.holder, to, t: 0 };
  return true;
}

/** The next remaining player to the left or right, for passing by keys. */
export function neighbour(w: PotatoWorld, by: -1 | 1): number {
  const count = w.seats.length;
  for (let i = 1; i < count; i++) {
    const seat = (w.holder + by * i + count * count) % count;
    if (!w.seats[seat]?.out) return seat;
  }
  return w.holder;
}

export function stepPotato(w: PotatoWorld, dt: number, random: Random): PotatoEvent[] {
  const events: PotatoEvent[] = [];
  w.seconds += dt;
  for (const seat of w.seats) seat.hop = Math.max(0, seat.hop - dt * 3);
  if (w.wait > 0) {
    w.wait -= dt;
    if (w.wait <= 0) restart(w, random, events);
    return events;
  }
  w.fuse -= dt * (w.holder === 0 && !w.flight ? 1.15 : 1);
  if (w.flight) fly(w, w.flight, dt, random, events);
  else {
    const before = Math.floor(w.held / 0.25);
    w.held += dt;
    // Holding gives points for every quarter of a second.
    if (w.holder === 0 && Math.floor(w.held / 0.25) > before) events.push({ type: 'hold', seat: 0 });
    if (w.holder !== 0 && w.held > w.keeps) throwOn(w, random, events);
  }
  if (w.fuse <= 0) explode(w, events);
  return events;
}

function fly(
  w: PotatoWorld,
  flight: NonNullable<PotatoWorld['flight']>,
  dt: number,
  random: Random,
  events: PotatoEvent[],
): void {
  flight.t += dt / flightSeconds;
  if (flight.t < 1) return;
  w.holder = flight.to;
  w.held = 0;
  w.keeps = keepFor(w, random);
  w.flight = null;
  const seat = w.seats[w.holder];
  if (seat) seat.hop = 1;
  events.push({ type: 'caught', seat: w.holder });
}

function throwOn(w: PotatoWorld, random: Random, events: PotatoEvent[]): void {
  const others = othersIn(w, w.holder);
  const likesPlayer = Math.min(0.62, 0.4 + w.level * 0.03);
  const to = others.length === 0 || random.chance(likesPlayer) ? 0 : random.pick(others);
  if (pass(w, to)) events.push({ type: 'pass', seat: to });
}

function explode(w: PotatoWorld, events: PotatoEvent[]): void {
  const loser = w.flight ? w.flight.to : w.holder;
  const seat = w.seats[loser];
  if (seat && loser !== 0) seat.out = true;
  w.flight = null;
  w.holder = loser;
  w.wait = 1.3;
  events.push({ type: 'boom', seat: loser });
}

function restart(w: PotatoWorld, random: Random, events: PotatoEvent[]): void {
  if (othersIn(w, 0).length === 0) {
    w.level++;
    for (const seat of w.seats) seat.out = false;
    events.push({ type: 'won', seat: 0 });
  }
  light(w, random);
}
