import os from 'node:os';
import { type RequestCounts, readRequestCounts } from '../http/request-metrics.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { addMinute, deleteProcess, putProcess } from './process-queries.ts';

export const reportSeconds = 10;

export type ProcessReports = { report(): Promise<void>; stop(): Promise<void> };

/**
 * Reports to the database that this process is alive, its roles, and its counters since the last report. A failed
 * report is covered by the next one, because counters only grow.
 */
export async function keepReporting(ctx: Context, roles: readonly string[]): Promise<ProcessReports> {
  const startedAt = ctx.clock.now();
  const id = newId(startedAt);
  let reported = await readRequestCounts();
  const report = async () => {
    const now = ctx.clock.now();
    const counts = await readRequestCounts();
    const jobs = ctx.jobs.runs.list();
    await putProcess(ctx.db, {
      id,
      host: os.hostname(),
      pid: process.pid,
      roles: [...roles],
      startedAt,
      seenAt: now,
      jobs,
    });
    const since = differenceOf(counts, reported);
    if (since.answers > 0) await addMinute(ctx.db, id, since, now);
    reported = counts;
  };
  let running = Promise.resolve();
  const next = () => {
    running = running.then(report).catch((error: Error) => {
      ctx.log.warn({ reason: error.message }, 'process report could not be written');
    });
    return running;
  };
  await next();
  const timer = setInterval(next, reportSeconds * 1000);
  timer.unref();
  return {
    report,
    async stop() {
      clearInterval(timer);
      await next();
      await deleteProcess(ctx.db, id).catch((error: Error) => {
        ctx.log.warn({ reason: error.message }, 'process report could not be removed');
      });
    },
  };
}

function differenceOf(now: RequestCounts, before: RequestCounts): RequestCounts {
  return {
    answers: now.answers - before.answers,
    errors: now.errors - before.errors,
    refusals: now.refusals - before.refusals,
    signIns: now.signIns - before.signIns,
    times: now.times.map((count, i) => count - (before.times[i] ?? 0)),
  };
}
