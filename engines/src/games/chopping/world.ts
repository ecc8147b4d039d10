import { approach } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

export type Side = 'left' | 'right';
export type Log = { branch: Side | null; thing: Side | null; look: number };
export type Chip = { side: Side; look: number; age: number };

export type ChopWorld = {
  logs: Log[];
  side: Side;
  clock: number;
  chops: number;
  hard: number;
  /** 1 as the axe hits, falling to 0. */
  swing: number;
  chips: Chip[];
  /** How far the trunk still has to come down, as a share of a log. */
  sink: number;
  seconds: number;
  stunned: number;
};

export type ChopEvent = { type: 'chop' | 'thing' | 'hit' | 'late'; look: number };

export const clockMax = 6;
const logsSeen = 12;

export function newTree(hard: number, random: Random): ChopWorld {
  const w: ChopWorld = {
    logs: [],
    side: 'left',
    clock: clockMax * 0.7,
    chops: 0,
    hard,
    swing: 0,
    chips: [],
    sink: 0,
    seconds: 0,
    stunned: 0,
  };
  for (let i = 0; i < logsSeen; i++) w.logs.push(newLog(w, i < 3, random));
  return w;
}

/** Between branches on opposite sides there is always a log without one, to change sides. */
function newLog(w: ChopWorld, bare: boolean, random: Random): Log {
  const below = w.logs[w.logs.length - 1];
  const often = Math.min(0.86, 0.5 + w.chops * 0.003);
  const branch =
    bare || !random.chance(often) ? null : below?.branch ? below.branch : random.pick<Side>(['left', 'right']);
  const change = below?.branch && branch && random.chance(0.35) ? null : branch;
  const free: Side = change === 'left' ? 'right' : 'left';
  return { branch: change, thing: random.chance(0.13) ? free : null, look: random.int(0, 9) };
}

export function chop(w: ChopWorld, side: Side, random: Random): ChopEvent[] {
  if (w.stunned > 0) return [];
  w.side = side;
  w.swing = 1;
  if (w.logs[0]?.branch === side) return [strike(w)];
  const log = w.logs.shift();
  w.logs.push(newLog(w, false, random));
  w.chips.push({ side, look: w.chops, age: 0 });
  w.chops++;
  w.sink = 1;
  w.clock = Math.min(clockMax, w.clock + Math.max(0.12, 0.42 - w.chops * 0.0008 - w.hard * 0.04));
  const events: ChopEvent[] = [{ type: 'chop', look: w.chops }];
  if (log?.thing === side) events.push({ type: 'thing', look: log.look });
  // The trunk moves down by one log, and its next branch may hit the player.
  if (w.logs[0]?.branch === side) events.push(strike(w));
  return events;
}

function strike(w: ChopWorld): ChopEvent {
  w.stunned = 0.7;
  w.clock = Math.max(w.clock, clockMax * 0.6);
  for (const log of w.logs.slice(0, 3)) log.branch = null;
  return { type: 'hit', look: 0 };
}

export function stepTree(w: ChopWorld, dt: number): ChopEvent[] {
  w.seconds += dt;
  w.stunned = Math.max(0, w.stunned - dt);
  w.swing = approach(w.swing, 0, 12, dt);
  w.sink = approach(w.sink, 0, 22, dt);
  for (const chip of w.chips) chip.age += dt;
  w.chips = w.chips.filter(({ age }) => age < 0.8);
  w.clock -= dt * (1 + Math.min(0.9, w.chops * 0.0022));
  if (w.clock > 0) return [];
  const event = strike(w);
  return [{ ...event, type: 'late' }];
}
