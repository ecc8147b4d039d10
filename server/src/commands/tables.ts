import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withScratchDatabase } from '../database/scratch-database.ts';
import { tableTypesOf } from '../database/table-types.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

const file = path.join(import.meta.dirname, '../database/tables.generated.ts');

export const command: Command = {
  summary: 'Writes the table types from a freshly migrated database (--check: says whether they are stale).',
  usage: 'npm run coinop -- tables [--check]',
  run: async (_config, args) => {
    const types = await withScratchDatabase(tableTypesOf);
    if (!args.includes('--check')) return writeFile(file, types);
    if ((await readFile(file, 'utf8')) !== types) {
      throw new StartupError('The table types are stale; run "npm run coinop -- tables" and commit the result.');
    }
  },
};
