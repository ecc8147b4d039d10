import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

const template = path.join(import.meta.dirname, '../../../templates/game');

export const command: Command = {
  summary: 'Puts a small game to begin with into a new folder.',
  usage: 'npm run coinop -- new DIR',
  run: async (_config, [folder, ...rest]) => {
    if (folder === undefined || rest.length > 0) throw new StartupError(`Say ${command.usage}`);
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw new StartupError(`${folder} is not empty.`);
    await cp(template, folder, { recursive: true });
    console.log(`\n  ${folder} holds a game. Play it with: npm run coinop -- dev ${folder}\n`);
  },
};
