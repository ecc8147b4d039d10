import type { Command } from '../main.ts';
import { startNode } from '../node.ts';

export const command: Command = {
  summary: 'Runs the live ingest alone: RTMP in, HLS out.',
  usage: 'npm run coinop -- ingest',
  run: (config) => startNode(config, { api: false, worker: false, ingest: true }),
};
