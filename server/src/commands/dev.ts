import { parseArgs } from 'node:util';
import { BuildRefused, openBuildFolder } from '../games/builds/build-folder.ts';
import { startDevServer } from '../games/dev/dev-server.ts';
import type { Command } from '../main.ts';
import { StartupError } from '../process/startup-error.ts';

export const command: Command = {
  summary: 'Serves a folder with a game while you make it: the SDK, an app around it, and live reload. No account.',
  usage: `npm run coinop -- dev DIR [--port PORT]

  DIR has an index.html and what it needs. Nothing is stored: coins, items and saves last until the command ends.`,
  run: async (_config, args) => {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { port: { type: 'string' } } });
    const [folder, ...rest] = positionals;
    const port = Number(values.port ?? 8090);
    if (folder === undefined || rest.length > 0) throw new StartupError(`Say ${command.usage}`);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new StartupError('--port takes a number up to 65535.');
    try {
      await openBuildFolder(folder);
    } catch (error) {
      throw error instanceof BuildRefused ? new StartupError(error.message) : error;
    }
    const { url, close } = await startDevServer(folder, port);
    console.log(`\n  ${folder} is played at ${url}\n  Stop with Ctrl-C.\n`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await close();
  },
};
