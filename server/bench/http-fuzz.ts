import { parseArgs } from 'node:util';
import { People } from '../src/testing/people/people.ts';
import { fuzzedRoutes } from '../src/testing/torture/fuzzed-routes.ts';
import { fuzzHttp } from '../src/testing/torture/http-fuzz.ts';
import { rssMbOf } from './kit/rss.ts';
import { onStage } from './kit/stage.ts';

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
    const ada = await new People(stage.ctx, `http://127.0.0.1:${port}`).member('ada');
    const routes = await fuzzedRoutes(stage.ctx, ada);
    for (const what of ['head', 'json'] as const) {
      const options = { port, routes, seed, what };
      await fuzzHttp({ ...options, rounds: Math.ceil(Number(values.rounds) / 10) });
      const before = rssMbOf(pid);
      const report = await fuzzHttp({ ...options, rounds: Number(values.rounds), seed: seed + 1 });
      console.log(
        `${report.rounds} mutated ${what}s, seed ${seed}: ${report.seconds.toFixed(0)} s, the slowest ${report.slowestRoundMs.toFixed(0)} ms, RSS ${before.toFixed(0)} to ${rssMbOf(pid).toFixed(0)} MB, answered ${JSON.stringify(report.statuses)}`,
      );
    }
  });
}
