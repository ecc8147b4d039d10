import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../src/sandbox/browser.ts';
import { browserOf, ffmpegOf } from '../src/sandbox/programs.ts';
import { makeMembers } from '../src/seed-members.ts';
import { freePort } from '../src/testing/servers/free-port.ts';
import { clockPicture, readClock } from './kit/clock-picture.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { type ViewerCounts, watchParts } from './kit/live-viewer.ts';
import { median } from './kit/median.ts';
import { rssMbOf } from './kit/rss.ts';
import { onStage } from './kit/stage.ts';

const goalMs = 4000;
/** Until the player has settled and every viewer is connected. */
const settleMs = 15_000;

/**
 * Measures a viewer's latency: a clock in the picture, published by RTMP and read back from the app's player in a real
 * browser, with many other viewers over HTTP; and whether the service's memory stays constant.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '1' }, viewers: { type: 'string', default: '200' } },
  });
  const [minutes, viewers] = [Number(values.minutes), Number(values.viewers)];
  const stopping = new AbortController();
  await onStage(async ({ ctx, start }) => {
    const [ffmpeg, chromium] = [await ffmpegOf(ctx.config), await browserOf(ctx.config)];
    if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
    if ('missing' in chromium) throw new Error(chromium.missing);
    const rtmpPort = await freePort();
    const settings = { RTMP_PORT: String(rtmpPort), API_PROCESSES: '1' };
    const { port, pid } = await start(['server/coinop.js', 'serve'], '/readyz', settings);
    const url = `http://127.0.0.1:${port}`;
    const [streamer] = (await makeMembers(ctx, 1)[Symbol.asyncIterator]().next()).value ?? [];
    const { id, streamKey } = await openStream(url, streamer?.token ?? '');
    const publisher = publishClock(ffmpeg.path, `rtmp://127.0.0.1:${rtmpPort}/live/${streamKey}`);
    const browser = await launchBrowser(chromium, { network: true });
    try {
      await untilLive(`${url}/live/${id}/low/index.m3u8`);
      const counts: ViewerCounts = { parts: 0, bytes: 0, failures: 0 };
      for (let i = 0; i < viewers; i++) void watchParts(`${url}/live/${id}/low`, counts, stopping.signal);
      const page = await browser.browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
      if (!(await page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e"'))))
        throw new Error(
          'This browser knows no H.264, so its player shows nothing: set CHROMIUM_PATH to one that does.',
        );
      await page.addInitScript(readClock, clockPicture);
      await page.goto(`${url}/l/${id}`);
      await sleep(settleMs);
      await startAnew(page, counts);
      const memory: number[] = [];
      const cpuBefore = cpuMsOf([pid]) ?? Number.NaN;
      for (let second = 0; second < minutes * 60; second++) {
        memory.push(rssMbOf(pid));
        await sleep(1000);
      }
      const cpuShare = ((cpuMsOf([pid]) ?? Number.NaN) - cpuBefore) / (minutes * 60_000);
      await tell(page, { minutes, viewers, counts, memory, cpuShare });
    } finally {
      stopping.abort();
      publisher.kill('SIGKILL');
      await browser.close();
    }
  });
}

async function startAnew(page: Page, counts: ViewerCounts): Promise<void> {
  await page.evaluate(() => Reflect.get(window, '__behindMs').splice(0));
  Object.assign(counts, { parts: 0, bytes: 0, failures: 0 });
}

type Seen = { minutes: number; viewers: number; counts: ViewerCounts; memory: number[]; cpuShare: number };

async function tell(page: Page, { minutes, viewers, counts, memory, cpuShare }: Seen): Promise<void> {
  const behindMs = await page.evaluate((): number[] => Reflect.get(window, '__behindMs'));
  const sorted = behindMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const seconds = minutes * 60;
  const ofEachMinute = (values: number[]) =>
    Array.from({ length: minutes }, (_, i) => median(pieceOf(values, i / minutes, (i + 1) / minutes), Number));
  console.log(
    `${minutes} min: ${sorted.length} pictures read from the app's player, p50 ${(at(0.5) / 1000).toFixed(2)} s and p95 ${(at(0.95) / 1000).toFixed(2)} s behind (goal ${goalMs / 1000} s)`,
  );
  console.log(
    `${viewers} viewers over HTTP: ${counts.parts} parts (${(counts.parts / viewers / seconds).toFixed(2)} a viewer and second), ${((counts.bytes * 8) / seconds / 1e6).toFixed(0)} Mbit/s, ${counts.failures} failures; ${(cpuShare * 100).toFixed(0)}% of a core, with ffmpeg`,
  );
  console.log(
    `memory of the service: ${memory[0]?.toFixed(0)} MB at the start, ${memory.at(-1)?.toFixed(0)} MB at the end, slope ${(slopeOf(memory) * 60).toFixed(2)} MB a minute, ${(slopeOf(pieceOf(memory, 0.5, 1)) * 60).toFixed(2)} in the second half`,
  );
  console.log(`median of each minute, s behind: ${ofEachMinute(behindMs).map((ms) => (ms / 1000).toFixed(1))}`);
  console.log(`median of each minute, MB: ${ofEachMinute(memory).map((mb) => mb.toFixed(0))}`);
  if (!(at(0.95) <= goalMs)) process.exitCode = 1;
}

const pieceOf = (values: number[], from: number, to: number) =>
  values.slice(Math.floor(values.length * from), Math.floor(values.length * to));

/** Slope per step of the best fitting line. */
function slopeOf(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let [above, below] = [0, 0];
  values.forEach((value, i) => {
    above += (i - middle) * (value - mean);
    below += (i - middle) ** 2;
  });
  return above / below;
}

/** In a process of its own: pictures that are late because of 200 viewers would be counted as the service's latency. */
function publishClock(ffmpeg: string, address: string): ChildProcess {
  const publisher = path.join(import.meta.dirname, 'kit/clock-publisher.ts');
  return spawn(process.execPath, [publisher, ffmpeg, address], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function openStream(url: string, token: string): Promise<{ id: string; streamKey: string }> {
  const answer = await fetch(`${url}/api/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.status !== 201) throw new Error(`A stream could not be opened: ${answer.status} ${await answer.text()}`);
  const { live, ingest } = (await answer.json()) as { live: { id: string }; ingest: { streamKey: string } };
  return { id: live.id, streamKey: ingest.streamKey };
}

async function untilLive(playlist: string): Promise<void> {
  for (const limit = performance.now() + 90_000; performance.now() < limit; await sleep(200)) {
    if ((await fetch(playlist)).ok) return;
  }
  throw new Error('The stream did not come up');
}
