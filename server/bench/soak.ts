import { parseArgs } from 'node:util';
import { type ConnectionPool, openPool, textOf } from './kit/connection-pool.ts';
import { prepareMixedLoad } from './kit/mixed-load.ts';
import { closedLoop, type LoopReport, openLoop, type Went } from './kit/open-loop.ts';
import { rssMbOf } from './kit/rss.ts';
import { onStage } from './kit/stage.ts';

const windowSeconds = 30;
const players = 400;
const lanes = 32;
const connectionsMax = 500;

/**
 * Runs two nodes at half of their capacity for hours, with one request in a hundred broken off or repeated. Nothing
 * may fail but with 503; latency and memory are printed for every window, and their slopes at the end.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { hours: { type: 'string', default: '2' } } });
  await onStage(async (stage) => {
    const start = () => stage.start(['--max-semi-space-size=4', 'server/coinop.js', 'api'], '/readyz');
    const nodes = [await start(), await start()];
    const next = await prepareMixedLoad(stage.ctx, `http://127.0.0.1:${nodes[0]?.port}`, players);
    const pools = nodes.map(({ port }) => openPool(port, connectionsMax));
    const poolOf = (n: number) => pools[n % pools.length] as ConnectionPool;
    const send = (n: number) => sendOrSpoil(poolOf(n), textOf(next(n, '')), n);
    try {
      await soak({
        send,
        rssMb: () => nodes.reduce((sum, { pid }) => sum + rssMbOf(pid), 0),
        hours: Number(values.hours),
      });
    } finally {
      for (const pool of pools) pool.close();
    }
  });
}

/** A prime, so that the spoiled requests meet every player and every kind of request in turn. */
const spoiledEvery = 199;

/** One request in a hundred is sent twice, or broken off in the middle, after which its connection is closed. */
async function sendOrSpoil(pool: ConnectionPool, request: string, n: number): Promise<Went> {
  if (n % spoiledEvery === 0) return pool.breakOff(request.slice(0, request.length / 2));
  if (n % spoiledEvery === 100) await pool.send(request);
  return pool.send(request);
}

type Soak = { send(n: number): Promise<Went>; rssMb(): number; hours: number };

async function soak({ send, rssMb, hours }: Soak): Promise<void> {
  const capacity = await closedLoop({ seconds: 15, send, lanes });
  const perSecond = Math.max(1, Math.floor(capacity.good / capacity.seconds / 2));
  console.log(`${(capacity.good / capacity.seconds).toFixed(0)} requests a second at most; soaking at ${perSecond}\n`);
  console.log('minutes   requests   503   other 5xx   no answer   p50 ms   p99 ms   RSS MB');
  const windows: { hours: number; rssMb: number; report: LoopReport }[] = [];
  const startedAt = Date.now();
  let sent = 0;
  while (Date.now() < startedAt + hours * 3_600_000) {
    const report = await openLoop({ seconds: windowSeconds, perSecond, send, first: sent });
    sent += report.sent;
    const one = { hours: (Date.now() - startedAt) / 3_600_000, rssMb: rssMb(), report };
    windows.push(one);
    console.log(lineOf(one.hours, report, one.rssMb));
  }
  const settled = windows.slice(Math.floor(windows.length / 5));
  const slope = (of: (one: (typeof windows)[number]) => number) =>
    slopeOf(settled.map((one) => [one.hours, of(one)] as const));
  const sum = (of: (report: LoopReport) => number) => windows.reduce((all, { report }) => all + of(report), 0);
  const failed = sum((report) => report.failed);
  console.log(`\np99 changes by ${slope(({ report }) => report.p99Ms).toFixed(1)} ms an hour`);
  console.log(`RSS changes by ${slope((one) => one.rssMb).toFixed(1)} MB an hour`);
  console.log(
    `${sent} requests, ${sum((report) => report.refused)} refused with 503, ${failed} failed, ${sum((report) => report.unanswered)} without an answer`,
  );
  if (failed > 0) process.exitCode = 1;
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
