import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from '../app.ts';
import { withScratchDatabase } from '../database/scratch-database.ts';
import { enqueuedJobs } from '../enqueued-jobs.ts';
import { openApiOf } from '../http/openapi.ts';
import type { Command } from '../main.ts';
import { openContext } from '../open-context.ts';
import { createLog } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';

const file = path.join(import.meta.dirname, '../../openapi.json');

export const command: Command = {
  summary: 'Writes server/openapi.json from the route schemas (--check: says whether it is stale).',
  usage: 'npm run openapi [-- --check]',
  run: async (config, args) => {
    const text = await withScratchDatabase(async (connectionString) => {
      const opened = await openContext(config, connectionString, enqueuedJobs, { log: createLog('silent') });
      try {
        const app = await createApp(opened.ctx);
        const document = `${JSON.stringify(openApiOf(app), null, 2)}\n`;
        await app.close();
        return document;
      } finally {
        await opened.close();
      }
    });
    if (!args.includes('--check')) return writeFile(file, text);
    if ((await readFile(file, 'utf8')) !== text) {
      throw new StartupError('server/openapi.json is stale; run "npm run openapi" and commit the result.');
    }
  },
};
