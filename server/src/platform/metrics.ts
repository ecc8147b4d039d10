import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { openHistogram } from './histogram.ts';

/** Every metric of this process, for /metrics. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const registers = [metrics];
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const querySeconds = openHistogram(metrics, {
  name: 'coinop_database_query_seconds',
  help: 'Time of database statements in seconds, by outcome.',
  labelNames: ['outcome'],
  buckets,
});

export const jobSeconds = new Histogram({
  name: 'coinop_job_seconds',
  help: 'Time of job runs in seconds, by job and result (done, failed, handed_on).',
  labelNames: ['job', 'result'],
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900],
  registers,
});

export const programRuns = new Counter({
  name: 'coinop_program_runs_total',
  help: 'Runs of ffmpeg and the browser, by outcome.',
  labelNames: ['program', 'outcome'],
  registers,
});

export const publishers = new Gauge({
  name: 'coinop_publishers',
  help: 'Streams that are published through this node.',
  registers,
});
