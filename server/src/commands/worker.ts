import type { Command } from '../main.ts';
import { startNode } from '../node.ts';

export const command: Command = {
  summary: 'Runs the background jobs alone.',
  usage: 'npm run coinop -- worker',
  run: (config) => startNode(config, { api: false, worker: true, ingest: false }),
};
