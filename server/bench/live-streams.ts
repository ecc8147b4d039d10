import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { ffmpegOf } from '../src/sandbox/programs.ts';
import { makeMembers, type SeededMember } from '../src/seed-members.ts';
import { freePort } from '../src/testing/servers/free-port.ts';
import { cpuMsOf } from './kit/cpu-time.ts';
import { onStage } from './kit/stage.ts';

const bitsPerSecond = 2_500_000;

/** Streams of 2.5 Mbit/s by real publishers into one service: its CPU time, and whether a segment was lost. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { streams: { type: 'string', default: '10' }, seconds: { type: 'string', default: '60' } },
  });
  const [streams, seconds] = [Number(values.streams), Number(values.seconds)];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-bench-live-'));
  const publishers: ChildProcess[] = [];
  try {
    await onStage(async ({ ctx, start }) => {
      const ffmpeg = await ffmpegOf(ctx.config);
      if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
      const source = path.join(folder, 'source.flv');
      await makeSource(ffmpeg.path, source);
      const rtmpPort = await freePort();
      const { port, pid } = await start(['server/coinop.js', 'serve'], '/readyz', { RTMP_PORT: String(rtmpPort) });
      const people: SeededMember[] = [];
      for await (const batch of makeMembers(ctx, streams)) people.push(...batch);
      const opened = await Promise.all(people.map(({ token }) => openStream(port, token)));
      for (const { streamKey } of opened) {
        publishers.push(publish(ffmpeg.path, source, `rtmp://127.0.0.1:${rtmpPort}/live/${streamKey}`));
      }
      const watched = opened.map(({ id }) => watch(port, id));
      await until(async () => watched.every(({ segments }) => segments.size >= 2), 30_000);
      const [startedAt, cpuBefore] = [performance.now(), cpuMsOf([pid]) ?? Number.NaN];
      await sleep(seconds * 1000);
      const tookMs = performance.now() - startedAt;
      const cpuShare = ((cpuMsOf([pid]) ?? Number.NaN) - cpuBefore) / tookMs;
      for (const one of watched) one.stop();
      const cut = publishers.filter(({ exitCode }) => exitCode !== null).length;
      const lost = watched.reduce((sum, { segments }) => sum + gapsIn(segments), 0);
      const seen = watched.reduce((sum, { segments }) => sum + segments.size, 0);
      console.log(
        `${streams} streams of ${bitsPerSecond / 1e6} Mbit/s for ${seconds} s: ${((cpuShare / streams) * 100).toFixed(2)}% of a core each; ${seen} segments seen, ${lost} lost, ${cut} publishers cut`,
      );
      for (const publisher of publishers) publisher.kill('SIGKILL');
    });
  } finally {
    for (const publisher of publishers) publisher.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Twenty seconds that are sent repeatedly: encoded once, so that the publishers use hardly any CPU time. */
async function makeSource(ffmpeg: string, file: string): Promise<void> {
  const rate = String(bitsPerSecond);
  await promisify(execFile)(ffmpeg, [
    ...['-hide_banner', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=30:d=20'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=330:d=20', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '60'],
    ...['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate, '-x264-params', 'nal-hrd=cbr'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'flv', file],
  ]);
}

function publish(ffmpeg: string, source: string, address: string): ChildProcess {
  const args = ['-loglevel', 'error', '-re', '-stream_loop', '-1', '-i', source, '-c', 'copy', '-f', 'flv', address];
  return spawn(ffmpeg, args, { stdio: 'ignore' });
}

async function openStream(port: number, token: string): Promise<{ id: string; streamKey: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.status !== 201) throw new Error(`A stream could not be opened: ${answer.status} ${await answer.text()}`);
  const { live, ingest } = (await answer.json()) as { live: { id: string }; ingest: { streamKey: string } };
  return { id: live.id, streamKey: ingest.streamKey };
}

/** Reads the playlist as a player does, and records the numbers of its segments. */
function watch(port: number, id: string): { segments: Set<number>; stop(): void } {
  const segments = new Set<number>();
  const timer = setInterval(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/live/${id}/index.m3u8`);
    const text = await answer.text();
    if (answer.ok) for (const [, number] of text.matchAll(/segment-\w+-(\d+)\.ts/g)) segments.add(Number(number));
  }, 2000);
  return { segments, stop: () => clearInterval(timer) };
}

function gapsIn(segments: ReadonlySet<number>): number {
  const numbers = [...segments].sort((a, b) => a - b);
  return (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 - numbers.length;
}

async function until(isSo: () => Promise<boolean>, msMax: number): Promise<void> {
  const limit = performance.now() + msMax;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error('The streams did not come up');
    await sleep(200);
  }
}
