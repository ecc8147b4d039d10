import type { Command } from '../main.ts';
import { startNode } from '../node.ts';

export const command: Command = {
  summary: 'Runs everything in one process: database if none is set, API, jobs, live ingest.',
  usage: 'npm start',
  run: (config) => startNode(config, { api: true, worker: true, ingest: true }),
};
