import { execFile } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { insertClip } from '../../clips/clip-queries.ts';
import { processClipHandler } from '../../clips/process-clip.ts';
import { receiveUpload } from '../../clips/receive-upload.ts';
import { asRefusal } from '../../http/as-refusal.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { ffmpegOf } from '../../sandbox/programs.ts';
import { mutateBytes, seededRandom } from './byte-mutator.ts';

export type UploadFuzzOptions = {
  rounds: number;
  seed: number;
  /** Whose clips they are. */
  accountId: string;
  /** Where videos that failed without a reason are kept. */
  keepIn?: string;
};

export type UploadFuzzReport = {
  rounds: number;
  seconds: number;
  slowestRoundMs: number;
  /** Refused during the upload, processed anyway, failed with a reason, and failed after three attempts. */
  refused: number;
  ready: number;
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

/**
 * Mutated videos through the upload and the worker. Throws for the first round that leaves a clip in processing, a
 * process, a work folder, or a file of the sandbox user outside of it. The same seed gives the same rounds.
 */
export async function fuzzUploads(ctx: Context, options: UploadFuzzOptions): Promise<UploadFuzzReport> {
  const { rounds, seed } = options;
  const ffmpeg = await ffmpegOf(ctx.config);
  if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
  const videos = await makeSamples(ffmpeg.path);
  const random = seededRandom(seed);
  const ends = { refused: 0, ready: 0, failed: 0, unexplained: 0 };
  const childrenBefore = childCount();
  const strayBefore = strayFiles(ffmpeg.jail.uid);
  const startedAt = performance.now();
  let slowestRoundMs = 0;
  let rssMbBefore: number | undefined;
  for (let round = 0; round < rounds; round++) {
    if (round >= rounds / 10) rssMbBefore ??= process.memoryUsage.rss() / 1e6;
    const roundStartedAt = performance.now();
    const video = mutateBytes(videos[round % videos.length] ?? Buffer.alloc(0), 0, random);
    const end = await uploadAndProcess(ctx, options.accountId, video);
    ends[end] += 1;
    if (end === 'unexplained' && options.keepIn !== undefined) {
      await mkdir(options.keepIn, { recursive: true });
      await writeFile(path.join(options.keepIn, `${seed}-${round}.bin`), video);
    }
    slowestRoundMs = Math.max(slowestRoundMs, performance.now() - roundStartedAt);
    const left = [
      ...(childCount() > childrenBefore ? ['a process'] : []),
      ...(workFolders(ctx).length > 0 ? [`the work folder ${workFolders(ctx)[0]}`] : []),
      ...[...strayFiles(ffmpeg.jail.uid).difference(strayBefore)].map((file) => `${file} outside of the jail`),
    ];
    if (left.length > 0) throw new Error(`round ${round} of seed ${seed} left ${left.join(' and ')}`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const rssMbAfter = process.memoryUsage.rss() / 1e6;
  return { rounds, seconds, slowestRoundMs, ...ends, rssMbBefore: rssMbBefore ?? rssMbAfter, rssMbAfter };
}

/** As a worker does: an attempt that ends with an internal error is repeated. */
async function uploadAndProcess(
  ctx: Context,
  accountId: string,
  video: Buffer,
): Promise<'refused' | 'ready' | 'failed' | 'unexplained'> {
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
