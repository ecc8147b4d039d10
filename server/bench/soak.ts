import { parseArgs } from 'node:util';
import { openProcessStage } from '../src/testing/torture/process-stage.ts';
import { openClient } from '../src/testing/torture/torture-client.ts';
import { prepareMixedLoad } from './kit/mixed-load.ts';
import { closedLoop, type LoopReport, openLoop, type Went } from './kit/open-loop.ts';
import { rssMbOf } from './kit/rss.ts';

const windowSeconds = 30;
const players = 400;
const lanes = 32;

/**
 * Runs two nodes at half of their capacity for hours, with one request in a hundred aborted, repeated or malformed.
 * Only 503 may fail; latency and memory are printed for every window, and their slopes at the end.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { hours: { type: 'string', default: '2' } } });
  const stage = await openProcessStage({ nodes: 2 });
  const client = openClient();
  try {
    const next = await prepareMixedLoad(stage.ctx, stage.urls()[0] ?? '', players);
    const urlOf = (n: number) => stage.urls()[n % stage.urls().length] ?? '';
    const send = async (n: number): Promise<Went> => {
      const request = next(n, urlOf(n));
      const fault = n % 200;
      if (fault === 0) return hungUp(client.send({ ...request, patienceMs: 3 }));
      if (fault === 100) await client.send(request);
      return client.send(request);
    };
    const capacity = await closedLoop({ seconds: 15, send, lanes });
    const perSecond = Math.max(1, Math.floor(capacity.good / capacity.seconds / 2));
    console.log(
      `${(capacity.good / capacity.seconds).toFixed(0)} requests a second at most; soaking at ${perSecond}\n`,
    );
    console.log('minutes   requests   503   other 5xx   no answer   p50 ms   p99 ms   RSS MB');
    const windows: { hours: number; p99Ms: number; rssMb: number; report: LoopReport }[] = [];
    const startedAt = Date.now();
    let sent = 0;
    while (Date.now() < startedAt + Number(values.hours) * 3_600_000) {
      const report = await openLoop({ seconds: windowSeconds, perSecond, send, first: sent });
      sent += report.sent;
      const hours = (Date.now() - startedAt) / 3_600_000;
      const rssMb = stage.nodePids().reduce((sum, pid) => sum + rssMbOf(pid), 0);
      windows.push({ hours, p99Ms: report.p99Ms, rssMb, report });
      console.log(lineOf(hours, report, rssMb));
    }
    const settled = windows.slice(Math.floor(windows.length / 5));
    const slope = (of: (one: (typeof windows)[number]) => number) =>
      slopeOf(settled.map((one) => [one.hours, of(one)] as const));
    const failed = windows.reduce((sum, { report }) => sum + report.failed, 0);
    console.log(`\np99 changes by ${slope(({ p99Ms }) => p99Ms).toFixed(1)} ms an hour`);
    console.log(`RSS changes by ${slope(({ rssMb }) => rssMb).toFixed(1)} MB an hour`);
    console.log(`${sent} requests, ${failed} failed, ${client.problems.length} wrong answers`);
    for (const problem of client.problems.slice(0, 10)) console.log(`  ${problem}`);
    if (failed > 0 || client.problems.length > 0) process.exitCode = 1;
  } finally {
    client.close();
    await stage.close();
  }
}

/** Aborted requests have no response. */
async function hungUp(asked: Promise<unknown>): Promise<Went> {
  await asked;
  return { status: 200 };
}

function lineOf(hours: number, { sent, refused, failed, unanswered, p50Ms, p99Ms }: LoopReport, rssMb: number): string {
  const cells: [string, number][] = [
    [(hours * 60).toFixed(1), 7], [String(sent), 11], [String(refused), 6], [String(failed), 12], [String(unanswered), 12],
    [p50Ms.toFixed(1), 9], [p99Ms.toFixed(1), 9], [rssMb.toFixed(0), 9],
  ]; // biome-ignore format: read as one row
  return cells.map(([text, width]) => text.padStart(width)).join('');
}

/** Slope of the best fitting line. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point[0]), mean((point) => point[1])];
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return below === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / below;
}
