import path from 'node:path';
import { restore } from '../database/backup.ts';
import type { Command } from '../main.ts';
import { withDatabase } from '../node.ts';
import { openContext } from '../open-context.ts';
import { copyFromFolder } from '../platform/copy-storage.ts';
import { createLog } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';
import { handlers } from '../worker.ts';

export const command: Command = {
  summary: 'Fills an empty data directory from a backup.',
  usage: 'npm run coinop -- restore DIR (after copying DIR/secret to DATA_DIR/secret or SECRET_KEY)',
  run: async (config, [folder]) => {
    if (folder === undefined) throw new StartupError('Say where the backup lies: npm run coinop -- restore DIR');
    await withDatabase(config, async (connectionString) => {
      const waiting = await restore(config, connectionString, path.resolve(folder));
      const { ctx, close } = await openContext(config, connectionString, handlers, { log: createLog('warn') });
      await copyFromFolder(path.join(path.resolve(folder), 'files'), ctx.storage);
      for (const { name, data } of waiting) {
        const job = handlers.find((one) => one.name === name);
        if (job) await ctx.jobs.enqueue(ctx.db, job, data);
      }
      await close();
      console.log(`Restored ${path.resolve(folder)}; ${waiting.length} jobs are queued again.`);
    });
  },
};
