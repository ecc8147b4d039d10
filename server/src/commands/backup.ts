import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { backUp } from '../database/backup.ts';
import type { Command } from '../main.ts';
import { withDatabase } from '../node.ts';
import { copyToFolder } from '../platform/copy-storage.ts';
import { openStorage } from '../platform/open-storage.ts';
import { createLog } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';

export const command: Command = {
  summary: 'Copies everything (tables, jobs, files, secret) into an empty folder, also while the service runs.',
  usage: 'npm run coinop -- backup DIR',
  run: async (config, [folder]) => {
    if (folder === undefined) throw new StartupError('Say where the backup goes: npm run coinop -- backup DIR');
    const target = path.resolve(folder);
    const present = await readdir(target).catch(() => []);
    if (present.length > 0) throw new StartupError(`${target} is not empty; give the backup a folder of its own.`);
    await withDatabase(config, async (connectionString) => {
      const storage = await openStorage(config, createLog('warn'));
      const { tables } = await backUp(config, connectionString, target, (to) => copyToFolder(storage, to));
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      console.log(`Backed up ${rows} rows of ${Object.keys(tables).length} tables, and the files, to ${target}.`);
    });
  },
};
