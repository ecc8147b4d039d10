import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedReport } from './torture-seed.ts';

/** One line per seed, of any run, so that runs add up. */
export type Tallied = SeedReport & { commit: string; at: string };

export function readTally(file: string): Tallied[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Tallied);
}

/** A line is appended in one write, because several processes may add to the same file. */
export function addToTally(file: string, tallied: Tallied): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(tallied)}\n`);
}

/** Seeds, starting with the first, that no run has done yet. */
export function* seedsLeft(done: ReadonlySet<number>, from: number, to: number): Generator<number> {
  for (let seed = from; seed <= to; seed++) if (!done.has(seed)) yield seed;
}

/** `7..` or `7..99` or `7`. */
export function readSeeds(text: string): { from: number; to: number } {
  const [, from, dots, to] = /^(\d+)(?:(\.\.)(\d+)?)?$/.exec(text) ?? [];
  if (from === undefined) throw new Error('--seeds takes 7, 7.. or 7..99');
  return { from: Number(from), to: dots === undefined ? Number(from) : to === undefined ? 1e9 : Number(to) };
}

export function lineOf({ seed, ms, operations, unanswered, faults, undecided, violations }: SeedReport): string {
  const hit = Object.entries(faults).map(([kind, count]) => `${kind} ${count}`);
  return [
    `seed ${seed}`.padEnd(12),
    `${(ms / 1000).toFixed(1)} s`.padStart(8),
    `${operations} requests, ${unanswered} unanswered`.padEnd(34),
    violations.length > 0
      ? `${violations.length} VIOLATIONS`
      : undecided.length > 0
        ? `${undecided.length} undecided`
        : 'explained',
    hit.length > 0 ? `(${hit.join(', ')})` : '',
  ].join('  ');
}

function killsIn(faults: SeedReport['faults']): number {
  return Object.entries(faults).reduce((sum, [kind, count]) => sum + (kind.startsWith('kill') ? count : 0), 0);
}

/** The whole tally in one line, to be printed while it grows. */
export function progressOf(tallied: readonly Tallied[]): string {
  const sum = (of: (one: Tallied) => number) => tallied.reduce((total, one) => total + of(one), 0).toLocaleString('en');
  const violations = sum((one) => one.violations.length);
  return `so far: ${sum(() => 1)} seeds, ${sum(({ faults }) => killsIn(faults))} kills, ${sum(({ operations }) => operations)} requests, ${violations} violations`;
}

/** A summary of the whole tally. */
export function tableOfTally(tallied: readonly Tallied[]): string {
  const sum = (of: (one: Tallied) => number) => tallied.reduce((total, one) => total + of(one), 0);
  const kinds = [...new Set(tallied.flatMap(({ faults }) => Object.keys(faults)))].toSorted();
  const faultsOf = (kind: string) => sum(({ faults }) => faults[kind as keyof typeof faults] ?? 0);
  const rows: [string, number | string][] = [
    ['seeds', tallied.length],
    ['requests', sum(({ operations }) => operations)],
    ['without an answer', sum(({ unanswered }) => unanswered)],
    ['kill -9 in all', sum(({ faults }) => killsIn(faults))],
    ...kinds.map((kind): [string, number] => [`  ${kind}`, faultsOf(kind)]),
    ['undecided histories', sum(({ undecided }) => undecided.length)],
    ['violations', sum(({ violations }) => violations.length)],
    ['minutes', (sum(({ ms }) => ms) / 60_000).toFixed(1)],
  ];
  return rows.map(([name, value]) => `${name.padEnd(24)}${String(value).padStart(10)}`).join('\n');
}
