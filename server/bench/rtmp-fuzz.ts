import { parseArgs } from 'node:util';
import { fuzzRtmp } from '../src/testing/torture/rtmp-fuzz.ts';

/**
 * Runs many mutated RTMP sessions, which must not crash or hang the server or leak memory; the suite runs some
 * hundreds.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      transport: { type: 'string', default: 'memory' },
    },
  });
  const transport = values.transport === 'tcp' ? 'tcp' : 'memory';
  const seed = Number(values.seed);
  const report = await fuzzRtmp({ rounds: Number(values.rounds), seed, transport });
  console.log(
    `${report.rounds} mutated sessions through ${transport}, seed ${seed}: ${report.seconds.toFixed(0)} s, the slowest ${report.slowestRoundMs.toFixed(0)} ms, ${report.published} still published, grown by ${report.grownBytes} bytes, ended by ${JSON.stringify(report.causes)}`,
  );
}
