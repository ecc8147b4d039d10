import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openInProcessStage } from '../src/testing/torture/in-process-stage.ts';
import { openProcessStage, type ProcessStage } from '../src/testing/torture/process-stage.ts';
import { commandsIn, shrinkPlan } from '../src/testing/torture/shrink-plan.ts';
import {
  faultKinds,
  networkFaultKinds,
  type PlanOptions,
  pairFaultKinds,
  type SeedPlan,
} from '../src/testing/torture/torture-plan.ts';
import { runChangedPlan, runSeed } from '../src/testing/torture/torture-seed.ts';
import {
  addToTally,
  lineOf,
  progressOf,
  readSeeds,
  readTally,
  seedsLeft,
  tableOfTally,
} from '../src/testing/torture/torture-tally.ts';

const options = {
  minutes: { type: 'string', default: '10' },
  seeds: { type: 'string', default: '1..' },
  tally: { type: 'string', default: 'docs/torture-tally.jsonl' },
  nodes: { type: 'string', default: '2' },
  faults: { type: 'string' },
  commands: { type: 'string' },
  /** Nodes inside this process with a simulated clock: many more seeds, but without kills. */
  'in-process': { type: 'boolean', default: false },
  /** A primary with a standby, which is promoted when the primary is killed. */
  standby: { type: 'boolean', default: false },
  /** How many processes share the seeds, and the index of this one. */
  shards: { type: 'string', default: String(2 * os.availableParallelism()) },
  shard: { type: 'string' },
} as const;

const help = `npm run torture -- [options]

  --minutes 10     no seed is begun after so long
  --seeds 1..      7, 7.. or 7..99; those that stand in the tally are left out
  --faults 12      so many faults a seed, of which nearly half are kills (6 with --in-process);
                   every fifth seed has a quarter of them
  --commands 40    so many commands on each lane of a seed (60 with --in-process)
  --nodes 2        so many API nodes
  --shards 4       so many seeds side by side, each on nodes and a database of its own (two for each core)
  --tally FILE     one line of JSON a seed (docs/torture-tally.jsonl)
  --standby        a primary with a standby, which is promoted when the primary is killed
  --in-process     nodes within this process, on a clock that is moved; none of them is killed`;

/** Seeds per database: a full audit takes longer with every seed. */
const seedsOnStage = 25;
const shrinkMs = 5 * 60_000;
/**
 * Fewer connections than concurrent requests, so that some wait; and after a kill, fewer have to plan all statements
 * again.
 */
const settings = { DATABASE_POOL_SIZE: '6' };

/**
 * Checks the requests of simulated people against a model, on real nodes that are killed, paused and disconnected, one
 * seed after the other, for so many minutes. Every seed is printed and appended to the tally file, from which a later
 * run continues; the table at the end covers the whole tally. Exits with 1 if a response could not be explained or an
 * invariant was violated.
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(help);
  const { values } = parseArgs({ args, options });
  if (values.shard !== undefined) return runShard(values, Number(values.shard));
  const shards = Array.from({ length: Number(values.shards) }, (_, i) =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), 'torture', ...args, '--shard', String(i)], {
      stdio: 'inherit',
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const shard of shards) shard.kill('SIGTERM');
    });
  }
  const codes = await Promise.all(shards.map((shard) => once(shard, 'exit').then(([code]) => code as number | null)));
  console.log(`\n${tableOfTally(readTally(values.tally))}`);
  if (codes.some((code) => code !== 0)) process.exitCode = 1;
}

type Values = {
  'in-process': boolean;
  standby: boolean;
  minutes: string;
  seeds: string;
  tally: string;
  nodes: string;
  faults?: string | undefined;
  commands?: string | undefined;
  shards: string;
};

async function runShard(values: Values, shard: number): Promise<void> {
  const until = Date.now() + Number(values.minutes) * 60_000;
  const { from, to } = readSeeds(values.seeds);
  const done = new Set(readTally(values.tally).map(({ seed }) => seed));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const isInProcess = values['in-process'];
  const plan: PlanOptions = {
    commandsPerLane: Number(values.commands ?? (isInProcess ? 60 : 40)),
    movesClock: isInProcess,
    faultKinds: isInProcess ? networkFaultKinds : values.standby ? pairFaultKinds : faultKinds,
    faultCount: Number(values.faults ?? (isInProcess ? 6 : 12)),
  };
  const openStage = isInProcess ? openInProcessStage : openProcessStage;
  let stage: ProcessStage | undefined;
  let onStage = 0;
  // An interruption is not a finding: the nodes and the database are stopped, and the seed is run another time.
  let isInterrupted = false;
  process.once('SIGTERM', () => {
    isInterrupted = true;
    process.exitCode = 1;
    void stage?.close().finally(() => process.exit(1));
  });
  try {
    for (const seed of seedsLeft(done, from, to)) {
      if (Date.now() > until) break;
      if (seed % Number(values.shards) !== shard) continue;
      if (onStage === seedsOnStage) {
        await stage?.close();
        stage = undefined;
        onStage = 0;
      }
      stage ??= await openStage({ nodes: Number(values.nodes), settings, withStandby: values.standby });
      // It came while the stage was being opened, when there was nothing to close yet.
      if (isInterrupted) break;
      onStage += 1;
      const ran = await runSeed(stage, seed, withFewerFaults(seed, plan)).catch((error: Error) => error);
      if (ran instanceof Error) {
        // Not in the tally, so that a later run repeats it.
        process.exitCode = 1;
        console.log(`seed ${seed} could not be run to its end: ${ran.stack}`);
        await stage.close();
        stage = undefined;
        onStage = 0;
        continue;
      }
      addToTally(values.tally, { ...ran.report, commit, at: new Date().toISOString() });
      console.log(`${lineOf(ran.report)}\n  ${progressOf(readTally(values.tally))}`);
      if (ran.report.violations.length === 0) continue;
      process.exitCode = 1;
      console.log(ran.report.violations.join('\n'));
      const keptLog = path.join(path.dirname(values.tally), `torture-seed-${seed}.log`);
      copyFileSync(stage.logFile, keptLog);
      console.log(`the log of the nodes is kept in ${keptLog}`);
      await shrink(stage, ran.plan);
    }
  } finally {
    await stage?.close();
  }
}

/** Every fifth seed: with many failed requests, races between successful ones are rare. */
function withFewerFaults(seed: number, plan: PlanOptions): PlanOptions {
  return seed % 5 === 0 ? { ...plan, faultCount: Math.ceil(plan.faultCount / 4) } : plan;
}

async function shrink(stage: ProcessStage, plan: SeedPlan): Promise<void> {
  const until = Date.now() + shrinkMs;
  let runs = 0;
  const again = async (smaller: SeedPlan) => {
    runs += 1;
    const { violations } = await runChangedPlan(stage, smaller, `s${plan.seed}x${runs}`);
    return violations[0];
  };
  const shrunk = await shrinkPlan(plan, again, () => Date.now() > until);
  if (shrunk.wrong === undefined) {
    console.log(`seed ${plan.seed}: in ${runs} smaller runs nothing was wrong`);
    return;
  }
  console.log(`seed ${plan.seed}, with ${commandsIn(shrunk.plan)} commands left after ${runs} runs:\n${shrunk.wrong}`);
}
