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
import type { Ffmpeg } from '../../sandbox/ffmpeg.ts';
import { makeJailFolder } from '../../sandbox/jail-output.ts';
import { probeMedia } from '../../sandbox/media-probe.ts';
import { ffmpegOf } from '../../sandbox/programs.ts';
import { mutateBytes, seededRandom } from './byte-mutator.ts';

export type UploadFuzzOptions = {
  rounds: number;
  seed: number;
  /** Whose clips they are. */
  accountId: string;
  /** One round of so many goes through the upload and the worker; the others are only probed, see `probe`. */
  wholeEvery: number;
  /** How many are probed at once. */
  parallel: number;
  /** Where videos that failed without a reason are kept. */
  keepIn?: string;
};

export type UploadFuzzReport = {
  rounds: number;
  seconds: number;
  slowestRoundMs: number;
  /**
   * Refused during the upload, processed anyway, readable when only probed, failed with a reason, and failed after three
   * attempts.
   */
  refused: number;
  ready: number;
  readable: number;
  failed: number;
  unexplained: number;
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

type RoundEnd = 'refused' | 'ready' | 'readable' | 'failed' | 'unexplained';
type Round = { number: number; video: Buffer };

/** Between two checks for leftovers, which need all rounds to have ended. */
const roundsBetweenLooks = 10;

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
  const ends: Record<RoundEnd, number> = { refused: 0, ready: 0, readable: 0, failed: 0, unexplained: 0 };
  const childrenBefore = childCount();
  const strayBefore = strayFiles(ffmpeg.jail.uid);
  const startedAt = performance.now();
  let slowestRoundMs = 0;
  let rssMbBefore: number | undefined;

  const runRound = async ({ number, video }: Round, play: (video: Buffer) => Promise<RoundEnd>) => {
    const roundStartedAt = performance.now();
    const end = await play(video).catch((error: Error) => {
      throw new Error(`round ${number} of seed ${seed} failed`, { cause: error });
    });
    ends[end] += 1;
    if (end === 'unexplained' && options.keepIn !== undefined) {
      await mkdir(options.keepIn, { recursive: true });
      await writeFile(path.join(options.keepIn, `${seed}-${number}.bin`), video);
    }
    slowestRoundMs = Math.max(slowestRoundMs, performance.now() - roundStartedAt);
  };
  const runLane = async (waiting: Round[], play: (video: Buffer) => Promise<RoundEnd>) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runRound(next, play);
  };
  for (let first = 0; first < rounds; first += parallel * roundsBetweenLooks) {
    if (first >= rounds / 10) rssMbBefore ??= process.memoryUsage.rss() / 1e6;
    const count = Math.min(parallel * roundsBetweenLooks, rounds - first);
    const batch = Array.from({ length: count }, (_, index) => ({
      number: first + index,
      video: mutateBytes(videos[(first + index) % videos.length] ?? Buffer.alloc(0), 0, random),
    }));
    // Through the whole only one at a time: a member uploads a few at once and no more.
    const whole = batch.filter(({ number }) => number % wholeEvery === 0);
    const probed = batch.filter(({ number }) => number % wholeEvery !== 0);
    await Promise.all([
      runLane(whole, (video) => uploadAndProcess(ctx, options.accountId, video)),
      ...Array.from({ length: parallel }, () => runLane(probed, (video) => probe(ctx, ffmpeg, video))),
    ]);
    const left = [
      ...(childCount() > childrenBefore ? ['a process'] : []),
      ...(workFolders(ctx).length > 0 ? [`the work folder ${workFolders(ctx)[0]}`] : []),
      ...[...strayFiles(ffmpeg.jail.uid).difference(strayBefore)].map((file) => `${file} outside of the jail`),
    ];
    if (left.length > 0)
      throw new Error(`one of the rounds ${first} to ${first + count - 1} of seed ${seed} left ${left.join(' and ')}`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const rssMbAfter = process.memoryUsage.rss() / 1e6;
  return { rounds, seconds, slowestRoundMs, ...ends, rssMbBefore: rssMbBefore ?? rssMbAfter, rssMbAfter };
}

/** The code that reads a mutated header first: the upload's format check, the sandboxed probe and the encoding plan. */
async function probe(ctx: Context, ffmpeg: Ffmpeg, video: Buffer): Promise<RoundEnd> {
  const format = sniffVideo(video.subarray(0, sniffBytes));
  if (format === undefined) return 'refused';
  const prefix = path.join(ctx.config.dataDir, 'work', 'fuzz-');
  const folder = await makeJailFolder(ffmpeg.jail, prefix, { source: () => Readable.from([video]) });
  try {
    const facts = await probeMedia(ffmpeg, path.join(folder, 'source'), format);
    if ('unreadable' in facts) return 'failed';
    planClip(facts, { trimStart: null, trimEnd: null });
    return 'readable';
  } catch (error) {
    if (error instanceof VideoRefused) return 'failed';
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
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
