import { generateGameJob } from '../generation/generate-game.ts';
import { readConfig } from '../platform/config.ts';
import { workOnJobs } from '../platform/jobs.ts';
import { openContext } from '../platform/open-context.ts';
import { jobs } from '../worker.ts';

/** A program of its own: a worker that makes several games at once, so that one kill meets all of them. */
const config = readConfig(process.env);
if (config.databaseUrl === undefined) throw new Error('Set DATABASE_URL');
const { ctx, boss } = await openContext(config, config.databaseUrl, jobs);
await workOnJobs(ctx, boss, [{ ...generateGameJob, concurrency: 6 }]);
console.log('working');
