import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { sql } from 'kysely';
import type { EncodingPlan } from '../src/clips/clip-plan.ts';
import { insertClip } from '../src/clips/clip-queries.ts';
import { encodingArguments } from '../src/clips/encoding-arguments.ts';
import { processClipHandler } from '../src/clips/process-clip.ts';
import { receiveUpload } from '../src/clips/receive-upload.ts';
import type { Context } from '../src/platform/context.ts';
import { newId } from '../src/platform/ids.ts';
import { ffmpegOf } from '../src/sandbox/programs.ts';
import { makeMembers } from '../src/seed-members.ts';
import { median } from './kit/median.ts';
import { onStage } from './kit/stage.ts';

const runProgram = promisify(execFile);

/**
 * Processes a 720p video into a clip (sandbox, probing, storing), alternating with a bare ffmpeg that makes the same
 * files.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '30' }, rounds: { type: 'string', default: '3' } },
  });
  const seconds = Number(values.seconds);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-bench-clips-'));
  try {
    await onStage(async ({ ctx }) => {
      const ffmpeg = await ffmpegOf(ctx.config);
      if ('missing' in ffmpeg) throw new Error(ffmpeg.missing);
      await makeSource(ffmpeg.path, path.join(folder, 'source'), seconds);
      for await (const _ of makeMembers(ctx, 1));
      const plan: EncodingPlan = {
        cut: { start: 0, seconds },
        size: { width: 1280, height: 720 },
        soundTrack: 0,
        isTooFast: false,
        colours: 'plain',
        renditions: [
          { name: '720p', width: 1280, height: 720 },
          { name: '360p', width: 640, height: 360 },
        ],
      };
      const ratios: { ours: number; bare: number }[] = [];
      for (let round = 0; round < Number(values.rounds); round++) {
        const bare = await secondsOf(() =>
          runProgram(
            ffmpeg.path,
            ['-hide_banner', '-y', '-nostdin', ...encodingArguments('mov', plan, ffmpeg.abilities)],
            {
              cwd: folder,
            },
          ),
        );
        const clipId = await upload(ctx, path.join(folder, 'source'));
        const ours = await secondsOf(() =>
          processClipHandler.run(ctx, { clipId }, { id: 'bench', signal: new AbortController().signal }),
        );
        await requireReady(ctx, clipId);
        ratios.push({ ours, bare });
      }
      const { ours, bare } = median(ratios, (one) => one.ours / one.bare);
      console.log(
        `${seconds} s of 720p: ${(ours / seconds).toFixed(3)} s of processing a second, a bare ffmpeg ${(bare / seconds).toFixed(3)} s; ratio ${(ours / bare).toFixed(2)} (${ffmpeg.version}, ${ffmpeg.jail.words})`,
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A moving picture with some noise, similar to a phone's video. */
async function makeSource(ffmpeg: string, file: string, seconds: number): Promise<void> {
  const picture = `testsrc2=s=1280x720:r=30:d=${seconds},noise=alls=12:allf=t`;
  await runProgram(ffmpeg, [
    ...['-hide_banner', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=frequency=330:d=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '6M', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mov'],
    file,
  ]);
}

async function upload(ctx: Context, file: string): Promise<string> {
  const createdAt = ctx.clock.now();
  const id = newId(createdAt);
  const { rows } = await sql<{ id: string }>`select id from accounts limit 1`.execute(ctx.db);
  const draft = { gameId: null, title: null, trimStart: null, trimEnd: null };
  await insertClip(ctx.db, rows[0]?.id ?? '', { id, ...draft, createdAt });
  await receiveUpload(ctx, id, createReadStream(file), undefined);
  return id;
}

async function requireReady(ctx: Context, clipId: string): Promise<void> {
  const { rows } = await sql<{ status: string; error: string | null }>`
    select status, error from clips where id = ${clipId}`.execute(ctx.db);
  if (rows[0]?.status !== 'ready') throw new Error(`The clip did not get ready: ${JSON.stringify(rows[0])}`);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
