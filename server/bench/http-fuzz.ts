import { parseArgs } from 'node:util';
import { People } from '../src/testing/people/people.ts';
import { fuzzedRoutes } from '../src/testing/torture/fuzzed-routes.ts';
import { fuzzHttp, type HttpFuzzReport } from '../src/testing/torture/http-fuzz.ts';
import { rssMbOf } from './kit/rss.ts';
import { onStage } from './kit/stage.ts';

/** A mutated method deletes an account sooner or later, and rate limits are per account. */
const roundsPerMember = 500;

/**
 * Sends many mutated heads and bodies to a real node, which must not crash, hang, fail or leak memory; the suite sends
 * some hundreds.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const seed = Number(values.seed);
  await onStage(async (stage) => {
    const { port, pid } = await stage.start(['server/coinop.js', 'api'], '/healthz', { LOG_LEVEL: 'fatal' });
    const people = new People(stage.ctx, `http://127.0.0.1:${port}`);
    const fuzz = async (what: 'head' | 'json', rounds: number, firstSeed: number): Promise<HttpFuzzReport[]> => {
      const reports: HttpFuzzReport[] = [];
      for (let done = 0; done < rounds; done += roundsPerMember) {
        const routes = await fuzzedRoutes(stage.ctx, await people.member(`${what}-${firstSeed}-${done}`));
        const batch = { rounds: Math.min(roundsPerMember, rounds - done), seed: firstSeed + done };
        reports.push(await fuzzHttp({ port, routes, what, ...batch }));
      }
      return reports;
    };
    for (const what of ['head', 'json'] as const) {
      await fuzz(what, Math.ceil(Number(values.rounds) / 10), seed);
      const before = rssMbOf(pid);
      const reports = await fuzz(what, Number(values.rounds), seed + 1);
      const seconds = reports.reduce((sum, one) => sum + one.seconds, 0);
      const slowestMs = Math.max(...reports.map(({ slowestRoundMs }) => slowestRoundMs));
      console.log(
        `${values.rounds} mutated ${what}s, seed ${seed}: ${seconds.toFixed(0)} s, the slowest ${slowestMs.toFixed(0)} ms, RSS ${before.toFixed(0)} to ${rssMbOf(pid).toFixed(0)} MB, answered ${JSON.stringify(sumOf(reports))}`,
      );
    }
  });
}

function sumOf(reports: HttpFuzzReport[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [status, count] of reports.flatMap(({ statuses }) => Object.entries(statuses))) {
    sum[status] = (sum[status] ?? 0) + count;
  }
  return sum;
}
