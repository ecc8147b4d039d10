import { schemaScript } from '../database/schema-script.ts';
import type { Command } from '../main.ts';

export const command: Command = {
  summary: 'Prints the SQL of the whole database; a release keeps it in database/fixtures for upgrade tests.',
  usage: 'npm run -s coinop -- schema > server/src/database/fixtures/schema-<version>.sql',
  run: async () => {
    process.stdout.write(schemaScript());
  },
};
