import { execFile } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { planClip, VideoRefused } from '../../clips/clip-plan.ts';
import { insertClip } from '../../clips/clip-queries.ts';
import { processClipHandler } from '../../clips/process-clip.ts';
import { receiveUpload } from '../../clips/receive-upload.ts';
import { sniffBytes, sniffVideo } from '../../clips/sniff-video.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { Ffmpeg, runFfmpeg } from '../../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../../sandbox/jail-output.ts';
import { probeMedia } from '../../sandbox/media-probe.ts';
import { ffmpegOf } from '../../sandbox/programs.ts';
import { mutateBytes, seededRandom } from './byte-mutator.ts';
import { runInOneJail } from './one-jail.ts';

export type UploadFuzzOptions = {
  rounds: number;
  seed: number;
  /** Whose clips they are. */
  accountId: string;
  /** One round of so many goes through the upload and the worker; the others are only probed, see `probeTogether`. */
  wholeEvery: number;
  /** How many sandboxes probe at once. */
  parallel: number;
  /** The ffmpeg that probes; the configured one if undefined. */
  probeWith?: Ffmpeg;
  /** Where videos that failed without a reason are kept. */
  keepIn?: string;
};

export type UploadFuzzReport = {
  rounds: number;
  seconds: number;
  /** Of those through the upload and the worker. */
  slowestWholeMs: number;
  /**
   * Refused during the upload, processed anyway, readable when only probed, failed with a reason, failed after three
   * attempts, and only probed by an ffmpeg that a signal ended.
   */
  refused: number;
  ready: number;
  readable: number;
  failed: number;
  unexplained: number;
  crashed: number;
  /** Memory of the process at the end of the first tenth and at the end. */
  rssMbBefore: number;
  rssMbAfter: number;
};

/** Small ones, with their index in front, where most changes are made. */
const samples: Record<string, string[]> = {
  'h264.mp4': ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-movflags', '+faststart'],
  'fragments.mp4': ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-movflags', '+frag_keyframe+empty_moov'],
  'mjpeg.mov': ['-c:v', 'mjpeg', '-c:a', 'pcm_s16le', '-movflags', '+faststart'],
  'vp8.webm': ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-b:a', '16k'],
  'mpeg4.mkv': ['-c:v', 'mpeg4', '-c:a', 'mp2'],
};

type RoundEnd = 'refused' | 'ready' | 'readable' | 'failed' | 'unexplained' | 'crashed';
type Round = { number: number; video: Buffer };

/** Starting a sandbox takes as long as several probes, so it is started once for so many. */
const probesPerSandbox = 100;

/**
 * Mutated videos through the upload and the worker, or through the probe alone. Throws when a round leaves a clip in
 * processing, a process, a work folder, or a file of the sandbox user outside of it. The same seed gives the same rounds.
 */
export async function fuzzUploads(ctx: Context, options: UploadFuzzOptions): Promise<UploadFuzzReport> {
  const { rounds, seed, wholeEvery, parallel } = options;
  const ffmpeg = await ffmpegOf(ctx.config);
  if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
  const videos = await makeSamples(ffmpeg.path);
  const random = seededRandom(seed);
  const ends: Record<RoundEnd, number> = { refused: 0, ready: 0, readable: 0, failed: 0, unexplained: 0, crashed: 0 };
  const childrenBefore = childCount();
  const strayBefore = strayFiles(ffmpeg.jail.uid);
  const startedAt = performance.now();
  let slowestWholeMs = 0;
  let rssMbBefore: number | undefined;

  const endRound = async ({ number, video }: Round, end: RoundEnd) => {
    ends[end] += 1;
    if ((end === 'unexplained' || end === 'crashed') && options.keepIn !== undefined) {
      await mkdir(options.keepIn, { recursive: true });
      await writeFile(path.join(options.keepIn, `${seed}-${number}.bin`), video);
    }
  };
  const runWhole = async (round: Round) => {
    const roundStartedAt = performance.now();
    await endRound(round, await uploadAndProcess(ctx, options.accountId, round.video));
    slowestWholeMs = Math.max(slowestWholeMs, performance.now() - roundStartedAt);
  };
  const runProbes = async (waiting: Round[]) => {
    for (let some = waiting.splice(0, probesPerSandbox); some.length > 0; some = waiting.splice(0, probesPerSandbox)) {
      const found = await probeTogether(ctx, options.probeWith ?? ffmpeg, some);
      for (const [index, round] of some.entries()) await endRound(round, found[index] ?? 'unexplained');
    }
  };
  // Between two checks for leftovers, which need all rounds to have ended.
  const step = parallel * probesPerSandbox * 2;
  for (let first = 0; first < rounds; first += step) {
    if (first >= rounds / 10) rssMbBefore ??= process.memoryUsage.rss() / 1e6;
    const count = Math.min(step, rounds - first);
    const these = `the rounds ${first} to ${first + count - 1} of seed ${seed}`;
    const batch = Array.from({ length: count }, (_, index) => ({
      number: first + index,
      video: mutateBytes(videos[(first + index) % videos.length] ?? Buffer.alloc(0), 0, random),
    }));
    const probed = batch.filter(({ number }) => number % wholeEvery !== 0);
    const wholes = async () => {
      // Only one at a time: a member uploads a few at once and no more.
      for (const round of batch) if (round.number % wholeEvery === 0) await runWhole(round);
    };
    await Promise.all([wholes(), ...Array.from({ length: parallel }, () => runProbes(probed))]).catch((cause) => {
      throw new Error(`one of ${these} failed`, { cause });
    });
    const left = [
      ...(childCount() > childrenBefore ? ['a process'] : []),
      ...(workFolders(ctx).length > 0 ? [`the work folder ${workFolders(ctx)[0]}`] : []),
      ...[...strayFiles(ffmpeg.jail.uid).difference(strayBefore)].map((file) => `${file} outside of the jail`),
    ];
    if (left.length > 0) throw new Error(`one of ${these} left ${left.join(' and ')}`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const rssMbAfter = process.memoryUsage.rss() / 1e6;
  return { rounds, seconds, slowestWholeMs, ...ends, rssMbBefore: rssMbBefore ?? rssMbAfter, rssMbAfter };
}

/**
 * The code that reads a mutated header first: the upload's format check, the sandboxed probe and the encoding plan. Each
 * video is probed by a process of its own; all of them in one sandbox.
 */
async function probeTogether(ctx: Context, ffmpeg: Ffmpeg, rounds: Round[]): Promise<RoundEnd[]> {
  const prefix = path.join(ctx.config.dataDir, 'work', 'fuzz-');
  const files = rounds.map(({ video }, index) => [`video-${index}`, () => Readable.from([video])]);
  const folder = await makeJailFolder(ffmpeg.jail, prefix, Object.fromEntries(files));
  const runOne = runInOneJail(folder);
  try {
    return await Promise.all(
      rounds.map(({ video }, index) => probe(ffmpeg, video, path.join(folder, `video-${index}`), runOne)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function probe(ffmpeg: Ffmpeg, video: Buffer, file: string, runOne: typeof runFfmpeg): Promise<RoundEnd> {
  const format = sniffVideo(video.subarray(0, sniffBytes));
  if (format === undefined) return 'refused';
  let hasCrashed = false;
  const watched: typeof runFfmpeg = async (...run) => {
    const result = await runOne(...run);
    hasCrashed ||= result.outcome === 'failed' && result.exitCode === null;
    return result;
  };
  try {
    const facts = await probeMedia(ffmpeg, file, format, watched);
    if (hasCrashed) return 'crashed';
    if ('unreadable' in facts) return 'failed';
    planClip(facts, { trimStart: null, trimEnd: null });
    return 'readable';
  } catch (error) {
    if (error instanceof VideoRefused) return 'failed';
    throw error;
  }
}

/** As a worker does: an attempt that ends with an internal error is repeated. */
async function uploadAndProcess(ctx: Context, accountId: string, video: Buffer): Promise<RoundEnd> {
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const draft = { gameId: null, title: null, trimStart: null, trimEnd: null };
  await insertClip(ctx.db, accountId, { id, ...draft, createdAt });
  try {
    await receiveUpload(ctx, id, Readable.from([video]), video.length);
  } catch (error) {
    if (asRefusal(error) === undefined) throw error;
    return 'refused';
  }
  let tries = 0;
  for (;;) {
    tries += 1;
    try {
      await processClipHandler.run(ctx, { clipId: id }, { id: 'fuzz', signal: new AbortController().signal });
    } catch (error) {
      if (tries > 3) throw error;
      continue;
    }
    break;
  }
  const { rows } = await sql<{ status: string }>`select status from clips where id = ${id}`.execute(ctx.db);
  const status = rows[0]?.status;
  if (status !== 'ready' && status !== 'failed') throw new Error(`a clip is left ${status}`);
  if (status === 'failed' && tries > 1) return 'unexplained';
  return status;
}

async function makeSamples(ffmpeg: string): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-fuzz-'));
  try {
    const made: Buffer[] = [];
    for (const [name, output] of Object.entries(samples)) {
      const file = path.join(folder, name);
      const sources = ['-f', 'lavfi', '-i', 'testsrc=s=64x48:r=10:d=0.5', '-f', 'lavfi', '-i', 'sine=d=0.5'];
      await promisify(execFile)(ffmpeg, ['-hide_banner', ...sources, '-pix_fmt', 'yuvj420p', ...output, file]);
      made.push(await readFile(file));
    }
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function workFolders(ctx: Context): string[] {
  try {
    return readdirSync(path.join(ctx.config.dataDir, 'work'));
  } catch {
    // Nothing has been worked on yet.
    return [];
  }
}

function childCount(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      // The name in brackets may contain spaces; the parent is the second word after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === process.pid;
    } catch {
      return false;
    }
  }).length;
}

/**
 * Files of the sandbox user where everyone may write. Folders named `coinop-…` belong to a process of ours that runs at
 * the same time.
 */
function strayFiles(jailUid: number | undefined): Set<string> {
  const found = new Set<string>();
  if (jailUid === undefined) return found;
  for (const place of ['/tmp', '/var/tmp', '/dev/shm']) {
    for (const name of readdirSync(place)) {
      if (name.startsWith('coinop-')) continue;
      const file = path.join(place, name);
      try {
        if (lstatSync(file).uid === jailUid) found.add(file);
      } catch {
        // Deleted meanwhile by its owner.
      }
    }
  }
  return found;
}
