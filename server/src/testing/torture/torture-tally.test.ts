import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  addToTally,
  lineOf,
  progressOf,
  readSeeds,
  readTally,
  seedsLeft,
  type Tallied,
  tableOfTally,
} from './torture-tally.ts';

const tallied = (seed: number, more: Partial<Tallied> = {}): Tallied => ({
  seed, ms: 1500, operations: 400, answered: 390, unanswered: 10, faults: { 'kill node': 2, 'cut clients': 1 }, undecided: [],
  violations: [], commit: 'abc', at: '2026-01-01T00:00:00Z', ...more,
}); // biome-ignore format: read as one value

it('goes on where another run stopped', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'runs', 'tally.jsonl');
  expect(readTally(file)).toEqual([]);
  addToTally(file, tallied(3));
  addToTally(file, tallied(5));
  const done = new Set(readTally(file).map(({ seed }) => seed));
  expect([...seedsLeft(done, 3, 7)]).toEqual([4, 6, 7]);
});

it('reads which seeds are meant, and refuses the rest', () => {
  expect(readSeeds('7')).toEqual({ from: 7, to: 7 });
  expect(readSeeds('7..99')).toEqual({ from: 7, to: 99 });
  expect(readSeeds('7..').from).toBe(7);
  expect(() => readSeeds('seven')).toThrow('--seeds');
});

it('summarizes all runs in one line', () => {
  const line = progressOf([
    tallied(1),
    tallied(2, { operations: 900, faults: { 'kill database': 3, 'stop node': 4 } }),
  ]);
  expect(line).toBe('so far: 2 seeds, 5 kills, 1,300 requests, 0 violations');
});

it('adds up kills, and says what is wrong in the line of its seed', () => {
  const table = tableOfTally([
    tallied(1),
    tallied(2, { faults: { 'kill database': 1 }, violations: ['a coin is missing'] }),
  ]);
  expect(table).toMatch(/kill -9 in all\s+3/);
  expect(table).toMatch(/violations\s+1/);
  expect(lineOf(tallied(1))).toContain('explained');
  expect(lineOf(tallied(2, { violations: ['a coin is missing'] }))).toContain('1 VIOLATIONS');
  expect(lineOf(tallied(3, { undecided: ['ada: gave up'] }))).toContain('1 undecided');
});
