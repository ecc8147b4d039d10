import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { type Ffmpeg, findFfmpeg } from '../../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../../sandbox/jail-output.ts';
import { probeMediaJail } from '../../sandbox/media-jail.ts';
import { probeMedia } from '../../sandbox/media-probe.ts';
import { runInOneJail } from './one-jail.ts';

const ffmpeg = await findFfmpeg();
if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function jailFolder({ jail }: Ffmpeg, files: Record<string, Buffer | string>): Promise<string> {
  const reads = Object.entries(files).map(([name, bytes]) => [name, () => Readable.from([Buffer.from(bytes)])]);
  const folder = await makeJailFolder(jail, path.join(os.tmpdir(), 'coinop-test-'), Object.fromEntries(reads));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('many videos probed in one sandbox give what each gives in its own, one without a length included', async () => {
  const made = await temporaryFolder();
  const picture = ['-hide_banner', '-f', 'lavfi', '-i', 'testsrc=s=64x48:r=10:d=1', '-c:v', 'mpeg4'];
  await promisify(execFile)(ffmpeg.path, [...picture, path.join(made, 'a.mp4')]);
  await promisify(execFile)(ffmpeg.path, [...picture, '-f', 'matroska', '-live', '1', path.join(made, 'live.mkv')]);
  const mp4 = await readFile(path.join(made, 'a.mp4'));
  const live = await readFile(path.join(made, 'live.mkv'));
  const folder = await jailFolder(ffmpeg, { whole: mp4, cut: mp4.subarray(0, 300), live, text: 'no video' });
  const videos = [
    ['whole', 'mov'],
    ['cut', 'mov'],
    ['live', 'matroska'],
    ['text', 'mov'],
  ] as const;
  const runOne = runInOneJail(folder);
  const together = await Promise.all(
    videos.map(([name, demuxer]) => probeMedia(ffmpeg, path.join(folder, name), demuxer, runOne)),
  );
  const alone = [];
  for (const [name, demuxer] of videos) alone.push(await probeMedia(ffmpeg, path.join(folder, name), demuxer));
  expect(together).toEqual(alone);
  expect(together[0]).toMatchObject({ durationSeconds: 1 });
  expect(together[2]).toMatchObject({ durationSeconds: expect.closeTo(1, 0) });
});

it('a crash and an endless run end alone, and the others after them run', async () => {
  // A script stands in for ffmpeg, which crashes for nobody on demand.
  const place = await temporaryFolder();
  await chmod(place, 0o755);
  const program = path.join(place, 'program');
  const script = `for last; do :; done
case "$last" in crash) kill -SEGV $$;; endless) while :; do sleep 1; done;; refuse) echo no >&2; exit 183;; esac
echo read >&2`;
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const jail = await probeMediaJail(program);
  if ('refused' in jail) throw new Error(jail.refused);
  const standIn: Ffmpeg = { ...ffmpeg, path: program, jail };
  const folder = await jailFolder(standIn, {});
  const runOne = runInOneJail(folder);
  const words = ['fine', 'crash', 'endless', 'refuse', "it's fine"];
  const results = await Promise.all(words.map((word) => runOne(standIn, [word], { cwd: folder, timeoutMs: 2000 })));
  expect(results).toMatchObject([
    { outcome: 'done', exitCode: 0, stderr: 'read\n' },
    { outcome: 'failed', exitCode: null },
    { outcome: 'timed_out', exitCode: null },
    { outcome: 'failed', exitCode: 183, stderr: 'no\n' },
    { outcome: 'done', exitCode: 0, stderr: 'read\n' },
  ]);
});
