import { once } from 'node:events';
import os from 'node:os';
import {
  alwaysArguments,
  type Ffmpeg,
  type FfmpegResult,
  type FfmpegRun,
  ffmpegLimits,
  progressIn,
  type runFfmpeg,
} from '../../sandbox/ffmpeg.ts';
import { openJailOutput } from '../../sandbox/jail-output.ts';
import { killJailed, spawnJailed } from '../../sandbox/media-jail.ts';

type Waiting = { args: string[]; run: FfmpegRun; resolve(result: FfmpegResult): void; reject(error: unknown): void };

/**
 * Runs ffmpeg as `runFfmpeg` does, with the same arguments and limits, but all runs that are requested at the same time
 * in one sandbox, one after the other. Each is a process of its own with a time limit of its own; a crash ends it alone.
 */
export function runInOneJail(folder: string): typeof runFfmpeg {
  let waiting: Waiting[] = [];
  return (ffmpeg, args, run) =>
    new Promise((resolve, reject) => {
      waiting.push({ args, run, resolve, reject });
      if (waiting.length > 1) return;
      setImmediate(() => {
        const all = waiting;
        waiting = [];
        runAll(ffmpeg, folder, all).catch((error) => {
          for (const one of all) one.reject(error);
        });
      });
    });
}

async function runAll(ffmpeg: Ffmpeg, folder: string, all: Waiting[]): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  const child = spawnJailed(ffmpeg.jail, ffmpeg.path, [], {
    workDir: folder,
    limits: ffmpegLimits(first.run),
    stdin: 'ignore',
    script: all.map(lineOf).join('\n'),
  });
  const timer = setTimeout(() => killJailed(child), all.length * secondsOf(first) * 1000 + 60_000);
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  // A shell prints here what ended a program; the number that it returns says the same.
  child.stderr?.resume();
  await once(child, 'close');
  clearTimeout(timer);
  const statuses = printed.trimEnd().split('\n').map(Number);
  if (statuses.length !== all.length || statuses.some(Number.isNaN))
    throw new Error(`the sandbox ran ${statuses.length} of ${all.length} programs`);
  const results: FfmpegResult[] = [];
  for (const [index, one] of all.entries()) results.push(await resultOf(folder, index, one, statuses[index] ?? 0));
  // All at once, so that their next runs are together again.
  for (const [index, one] of all.entries()) one.resolve(results[index] as FfmpegResult);
}

const secondsOf = ({ run }: Waiting) => Math.ceil((run.timeoutMs ?? 0) / 1000);

function lineOf(one: Waiting, index: number): string {
  const args = [...alwaysArguments(one.run), ...one.args].map((arg) => `'${arg.replaceAll("'", String.raw`'\''`)}'`);
  const limit = `timeout --signal=KILL ${secondsOf(one)}`;
  return `${limit} "$1" ${args.join(' ')} </dev/null >out-${index} 2>err-${index}; echo $?`;
}

const { SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGXCPU, SIGXFSZ, SIGSYS } = os.constants.signals;
/** Only the time limits send SIGKILL. */
const signals = [SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGXCPU, SIGXFSZ, SIGSYS];
/** A shell returns 128 and the signal's number; ffmpeg's own numbers go up to 255, with 183 for invalid data. */
const endedBySignal = new Set(signals.map((number) => 128 + number));

async function resultOf(folder: string, index: number, one: Waiting, status: number): Promise<FfmpegResult> {
  const { stderrBytesMax = 8_192, onProgress } = one.run;
  const stderr = await readTail(folder, `err-${index}`, stderrBytesMax);
  if (onProgress !== undefined) {
    const stdout = await readTail(folder, `out-${index}`, 1024 ** 2);
    for (const line of stdout.text.split('\n')) {
      const seconds = progressIn(line);
      if (seconds !== undefined) onProgress(seconds);
    }
  }
  const outcome = status === 0 ? 'done' : status === 128 + SIGKILL ? 'timed_out' : 'failed';
  const exitCode = endedBySignal.has(status) ? null : status;
  return { outcome, exitCode, stderr: stderr.text, stderrIsCut: stderr.isCut };
}

async function readTail(folder: string, name: string, bytesMax: number): Promise<{ text: string; isCut: boolean }> {
  const file = await openJailOutput(folder, name);
  if (file === undefined) throw new Error(`the sandbox left no ${name}`);
  try {
    const { size } = await file.stat();
    const kept = Math.min(size, bytesMax);
    const { buffer } = await file.read(Buffer.alloc(kept), 0, kept, size - kept);
    return { text: buffer.toString('utf8'), isCut: size > bytesMax };
  } finally {
    await file.close();
  }
}
