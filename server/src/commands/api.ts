import type { Command } from '../main.ts';
import { startNode } from '../node.ts';

export const command: Command = {
  summary: 'Runs the HTTP API alone.',
  usage: 'npm run coinop -- api',
  run: (config) => startNode(config, { api: true, worker: false, ingest: false }),
};
