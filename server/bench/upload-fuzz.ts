import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { StartupError } from '../src/process/startup-error.ts';
import { ffmpegCandidates, findFfmpeg } from '../src/sandbox/ffmpeg.ts';
import { makeMembers } from '../src/seed-members.ts';
import { fuzzUploads } from '../src/testing/torture/upload-fuzz.ts';
import { onStage } from './kit/stage.ts';

/**
 * Processes many mutated videos, which must leave nothing behind: one of a hundred through the upload and the worker,
 * the others only as far as their header is parsed. Those are probed by the ffmpeg of the npm packages if it is
 * installed: it is linked statically, and a distribution's spends five times as long on loading its libraries. The full
 * suite runs some dozens.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      keep: { type: 'string' },
      'whole-every': { type: 'string', default: '100' },
      parallel: { type: 'string', default: String(availableParallelism()) },
      'probe-with': { type: 'string', default: ffmpegCandidates().at(-1) ?? '' },
    },
  });
  const seed = Number(values.seed);
  const probeWith = await findFfmpeg(values['probe-with']);
  if ('missing' in probeWith) throw new StartupError(probeWith.missing);
  await onStage(async ({ ctx }) => {
    for await (const _ of makeMembers(ctx, 1));
    const { rows } = await sql<{ id: string }>`select id from accounts limit 1`.execute(ctx.db);
    const report = await fuzzUploads(ctx, {
      rounds: Number(values.rounds),
      seed,
      accountId: rows[0]?.id ?? '',
      wholeEvery: Number(values['whole-every']),
      parallel: Number(values.parallel),
      probeWith,
      ...(values.keep !== undefined && { keepIn: values.keep }),
    });
    const { ready, readable, failed, refused, unexplained, crashed, rssMbBefore, rssMbAfter } = report;
    console.log(
      `${report.rounds} mutated videos, seed ${seed}, probed with ffmpeg ${probeWith.version} (${probeWith.jail.words}): ${report.seconds.toFixed(0)} s, the slowest upload ${report.slowestWholeMs.toFixed(0)} ms; ${ready} ready, ${readable} only probed and readable, ${failed} failed with a reason, ${refused} refused, ${unexplained} failed without one, ${crashed} probes crashed; memory ${rssMbBefore.toFixed(0)} MB after a tenth, ${rssMbAfter.toFixed(0)} MB in the end`,
    );
  });
}
