import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { makeMembers } from '../src/seed-members.ts';
import { fuzzUploads } from '../src/testing/torture/upload-fuzz.ts';
import { onStage } from './kit/stage.ts';

/**
 * Processes many mutated videos, which must leave nothing behind: one of ten through the upload and the worker, the
 * others only as far as their header is parsed, several at once. The full suite runs some dozens.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      keep: { type: 'string' },
      'whole-every': { type: 'string', default: '10' },
      parallel: { type: 'string', default: String(2 * availableParallelism()) },
    },
  });
  const seed = Number(values.seed);
  await onStage(async ({ ctx }) => {
    for await (const _ of makeMembers(ctx, 1));
    const { rows } = await sql<{ id: string }>`select id from accounts limit 1`.execute(ctx.db);
    const report = await fuzzUploads(ctx, {
      rounds: Number(values.rounds),
      seed,
      accountId: rows[0]?.id ?? '',
      wholeEvery: Number(values['whole-every']),
      parallel: Number(values.parallel),
      ...(values.keep !== undefined && { keepIn: values.keep }),
    });
    const { ready, readable, failed, refused, unexplained, rssMbBefore, rssMbAfter } = report;
    console.log(
      `${report.rounds} mutated videos, seed ${seed}: ${report.seconds.toFixed(0)} s, the slowest ${report.slowestRoundMs.toFixed(0)} ms; ${ready} ready, ${readable} only probed and readable, ${failed} failed with a reason, ${refused} refused, ${unexplained} failed without one; memory ${rssMbBefore.toFixed(0)} MB after a tenth, ${rssMbAfter.toFixed(0)} MB in the end`,
    );
  });
}
