import { clamp } from '../../math/maths.ts';
import type { Random } from '../../math/random.ts';

/** A walker approaching the hero with a word over its head. */
export type Walker = {
  word: string;
  typed: number;
  /** 0 at its start to 1 at the hero. */
  way: number;
  speed: number;
  /** Position across the path, 0 to 1. */
  lane: number;
  /** The index of the foe. */
  kind: number;
  hit: number;
};

export type Parade = { walkers: Walker[]; target: Walker | null; wait: number; seconds: number; lane: number };

export const newParade = (): Parade => ({ walkers: [], target: null, wait: 0.2, seconds: 0, lane: 0 });

/** Seconds between two walkers, and seconds a walker needs, after so many seconds of play. */
export const spacing = (seconds: number) => Math.max(0.5, 2.7 * 0.9885 ** seconds);
export const walkSeconds = (seconds: number) => Math.max(4.2, 11 * 0.9935 ** seconds);

/** A word whose first letter no other word on the screen has; longer ones later. */
export function nextWord(words: string[], taken: Walker[], seconds: number, random: Random): string {
  const letters = clamp(4 + Math.floor(seconds / 14), 4, 12);
  const initials = new Set(taken.map((walker) => walker.word[0]));
  const free = words.filter((word) => !initials.has(word[0] ?? ''));
  const fitting = free.filter((word) => word.length <= letters);
  // The plan's words may all be long: then the shortest of them.
  const choice = fitting.length ? fitting : [...free].sort((a, b) => a.length - b.length).slice(0, 6);
  return random.pick(choice.length ? choice : words);
}

/** Moves all walkers; returns those that reached the hero. */
export function stepParade(parade: Parade, dt: number, words: string[], pace: number, random: Random): Walker[] {
  parade.seconds += dt;
  parade.wait -= dt;
  if (parade.wait <= 0) {
    parade.lane = (parade.lane + random.range(0.3, 0.7)) % 1;
    parade.walkers.push({
      word: nextWord(words, parade.walkers, parade.seconds, random),
      typed: 0,
      way: 0,
      speed: pace / walkSeconds(parade.seconds),
      lane: parade.lane,
      kind: random.int(0, 99),
      hit: 0,
    });
    parade.wait = spacing(parade.seconds) / pace;
  }
  for (const walker of parade.walkers) {
    walker.hit = Math.max(0, walker.hit - dt * 6);
    walker.way += walker.speed * dt;
  }
  const arrived = parade.walkers.filter((walker) => walker.way >= 1);
  parade.walkers = parade.walkers.filter((walker) => walker.way < 1);
  if (parade.target && !parade.walkers.includes(parade.target)) parade.target = null;
  return arrived;
}

/** Types a letter; returns the walker it hit, and whether its word is complete. */
export function typeLetter(parade: Parade, letter: string): { walker: Walker; isDone: boolean } | null {
  const target =
    parade.target ??
    parade.walkers.filter((walker) => walker.word[0] === letter).sort((a, b) => b.way - a.way)[0] ??
    null;
  if (!target || target.word[target.typed] !== letter) return null;
  target.typed++;
  target.hit = 1;
  // Every letter pushes its walker back slightly.
  target.way = Math.max(0, target.way - 0.012);
  const isDone = target.typed >= target.word.length;
  parade.target = isDone ? null : target;
  if (isDone) parade.walkers = parade.walkers.filter((walker) => walker !== target);
  return { walker: target, isDone };
}
