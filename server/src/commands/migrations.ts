import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrations } from '../database/migrate.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

const file = path.join(import.meta.dirname, '../../migrations/landed.json');

/** The hash of every migration, by name. */
export type Hashes = Record<string, string>;

export const command: Command = {
  summary: 'Records the migrations that have landed (--check: says whether all are recorded).',
  usage: 'npm run coinop -- migrations [--check]',
  run: async (_config, args) => {
    const present = Object.fromEntries(readMigrations().map(({ name, sha256 }) => [name, sha256]));
    const landed = JSON.parse(await readFile(file, 'utf8')) as Hashes;
    const added = newMigrations(landed, present);
    if (!args.includes('--check')) return writeFile(file, `${JSON.stringify(present, null, 2)}\n`);
    if (added.length > 0) {
      throw new StartupError(
        `New migrations are not recorded: ${added.join(', ')}; run "npm run coinop -- migrations".`,
      );
    }
  },
};

/** The migrations that have not landed yet. Refuses edits of those that have, and numbers that would run before them. */
export function newMigrations(landed: Hashes, present: Hashes): string[] {
  const edited = Object.keys(landed).filter((name) => present[name] !== landed[name]);
  if (edited.length > 0) {
    throw new StartupError(
      `Landed migrations were edited or removed: ${edited.join(', ')}; restore them and add a new one.`,
    );
  }
  const added = Object.keys(present).filter((name) => landed[name] === undefined);
  const highest = Math.max(0, ...Object.keys(landed).map(numberOf));
  const late = added.filter((name) => !(numberOf(name) > highest));
  if (late.length > 0) {
    throw new StartupError(
      `New migrations need a number above ${String(highest).padStart(4, '0')}, the highest landed one: ${late.join(', ')}.`,
    );
  }
  return added;
}

function numberOf(name: string): number {
  return Number(/^\d{4}(?=_)/.exec(name)?.[0] ?? Number.NaN);
}
