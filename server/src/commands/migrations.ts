import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrations } from '../database/migrate.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

const file = path.join(import.meta.dirname, '../../migrations/landed.json');

export const command: Command = {
  summary: 'Records the migrations that have landed (--check: says whether one was edited since).',
  usage: 'npm run coinop -- migrations [--check]',
  run: async (_config, args) => {
    const present = Object.fromEntries(readMigrations().map(({ name, sha256 }) => [name, sha256]));
    if (!args.includes('--check')) return writeFile(file, `${JSON.stringify(present, null, 2)}\n`);
    const landed = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const edited = Object.keys(landed).filter((name) => present[name] !== landed[name]);
    const unlisted = Object.keys(present).filter((name) => landed[name] === undefined);
    if (edited.length > 0) throw new StartupError(`Landed migrations were edited or removed: ${edited.join(', ')}.`);
    if (unlisted.length > 0) {
      throw new StartupError(
        `New migrations are not recorded: ${unlisted.join(', ')}; run "npm run coinop -- migrations".`,
      );
    }
  },
};
