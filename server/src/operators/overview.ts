import { timeBounds } from '../http/request-metrics.ts';
import type { MinuteRow, ProcessRow } from './process-queries.ts';
import { reportSeconds } from './report-process.ts';
import type { Figures, QueueRow } from './service-queries.ts';
import type { StorageFigures } from './stored-bytes.ts';

/** The percentile `share` of these response times, as the upper bound of its bucket; null without any. */
export function boundOf(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let below = 0;
  const at = times.findIndex((count) => {
    below += count;
    return below >= all * share;
  });
  return timeBounds[at] ?? Number.POSITIVE_INFINITY;
}

/** In milliseconds; times beyond the last bound count as that bound. */
export function millisecondsOf(times: readonly number[], share: number): number | null {
  const seconds = boundOf(times, share);
  return seconds === null ? null : Math.round(Math.min(seconds, timeBounds.at(-1) ?? 0) * 1000);
}

export function isSilent({ seenAt }: Pick<ProcessRow, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > 3 * reportSeconds * 1000;
}

const waitSecondsMax = 600;
const diskShareMin = 0.1;

export type Attention = { what: string; screen: string };
export type Seen = {
  figures: Figures;
  queues: readonly QueueRow[];
  processes: readonly ProcessRow[];
  minutes: readonly MinuteRow[];
  storage: StorageFigures;
};

/** Conditions that need an operator's attention, each with the screen that shows them. */
export function attentionOf({ figures, queues, processes, minutes, storage }: Seen, now: Date): Attention[] {
  const isLate = ({ oldestWaitingAt, paused }: QueueRow) =>
    !paused && oldestWaitingAt !== null && now.getTime() - oldestWaitingAt.getTime() > waitSecondsMax * 1000;
  const silent = processes.filter((one) => isSilent(one, now));
  const hasWorker = processes.some((one) => one.roles.includes('worker') && !isSilent(one, now));
  const errors = minutes.reduce((sum, minute) => sum + minute.errors, 0);
  const freeShare = storage.diskFreeBytes / Math.max(1, storage.diskAllBytes);
  const list: [number | boolean, string, string][] = [
    [figures.casesOpen, `${figures.casesOpen} reports wait for a decision`, 'reports'],
    [figures.appealsOpen, `${figures.appealsOpen} appeals wait for an answer`, 'appeals'],
    [figures.requestsOpen, `${figures.requestsOpen} requests wait for a second operator`, 'requests'],
    [figures.jobsFailed, `${figures.jobsFailed} jobs failed for good`, 'service'],
    ...queues
      .filter(isLate)
      .map(({ name }): [boolean, string, string] => [true, `Jobs wait for over 10 minutes in ${name}`, 'overview']),
    ...queues
      .filter(({ paused }) => paused)
      .map(({ name }): [boolean, string, string] => [true, `The queue ${name} is paused`, 'overview']),
    ...silent.map(({ host, pid, roles }): [boolean, string, string] => [
      true,
      `${roles.join(' and ')} ${pid} on ${host} does not report any more`,
      'overview',
    ]),
    [processes.length > 0 && !hasWorker, 'No worker reports: nothing runs jobs', 'overview'],
    [errors, `${errors} requests failed by a fault of ours within an hour`, 'overview'],
    [freeShare < diskShareMin, 'The disk is nearly full', 'overview'],
  ];
  return list.filter(([isSo]) => Boolean(isSo)).map(([, what, screen]) => ({ what, screen }));
}
