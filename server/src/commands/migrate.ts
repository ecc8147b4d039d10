import { migrate } from '../database/migrate.ts';
import type { Command } from '../main.ts';
import { withDatabase } from '../node.ts';

export const command: Command = {
  summary: 'Brings the database up to date.',
  usage: 'npm run coinop -- migrate',
  run: (config) =>
    withDatabase(config, async (connectionString) => {
      const ran = await migrate(connectionString);
      console.log(ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`);
    }),
};
