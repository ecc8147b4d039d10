import { setTimeout as sleep } from 'node:timers/promises';
import { checks } from '../../commands/audit.ts';
import { runChecks } from '../../database/audit.ts';
import { isDatabaseAway } from '../../database/db.ts';
import type { Context } from '../../platform/context.ts';
import type { MovableClock } from '../movable-clock.ts';
import type { Operation } from './linearizability.ts';
import { linesOf } from './recorded-history.ts';
import { creatorIsPaid, makeCast } from './torture-cast.ts';
import { openClient } from './torture-client.ts';
import type { Driver, Surroundings } from './torture-command.ts';
import { type FaultKind, type PlannedFault, type PlanOptions, planSeed, type SeedPlan } from './torture-plan.ts';

/** The environment of a seed. */
export type TortureStage = {
  ctx: Context;
  urls(): readonly string[];
  appleToken(subject: string): Promise<string>;
  worksJobs: boolean;
  /** The mails to an address, the oldest first. */
  mailsTo(address: string): string[];
  /** Set where the nodes run on a clock that can be moved. */
  clock: MovableClock | undefined;
  /** Injects a fault and resolves when it is healed; false when it is not possible here. */
  inject(fault: PlannedFault): Promise<boolean>;
  /** Findings after the end: leaks, secrets in a log. */
  inspect(secrets: ReadonlySet<string>): Promise<string[]>;
};

export type SeedReport = {
  seed: number;
  ms: number;
  operations: number;
  answered: number;
  /** Answered with 503, or not at all. */
  unanswered: number;
  faults: Partial<Record<FaultKind, number>>;
  undecided: string[];
  /** All violations, with the history that shows each. */
  violations: string[];
};

const checkMs = 20_000;
/** The model's time is that of a clock that is moved. After so long on a real one, what expires after 15 minutes may have. */
const realTimeMs = 14 * 60_000;

/** Runs one seed on a stage, checks every history, audits the database and looks for leaks. */
export function runSeed(
  stage: TortureStage,
  seed: number,
  options: PlanOptions,
): Promise<{ report: SeedReport; plan: SeedPlan }> {
  return withCast(stage, `s${seed}`, async (around, cast) => {
    const plan = planSeed(seed, cast.drivers, options);
    return { plan, report: await runPlan(stage, around, cast, plan) };
  });
}

/** Runs a changed plan; its people must be the same as when it was made. */
export async function runChangedPlan(stage: TortureStage, plan: SeedPlan, mark: string): Promise<SeedReport> {
  return withCast(stage, mark, (around, cast) => runPlan(stage, around, cast, plan));
}

type CastOf = Awaited<ReturnType<typeof makeCast>>;

async function withCast<T>(
  stage: TortureStage,
  mark: string,
  work: (around: Surroundings, cast: CastOf) => Promise<T>,
): Promise<T> {
  const client = openClient();
  const around: Surroundings = {
    client,
    url: (pick) => {
      const urls = stage.urls();
      return urls[pick % urls.length] ?? '';
    },
    appleToken: stage.appleToken,
    problems: client.problems,
    worksJobs: stage.worksJobs,
    mailsTo: stage.mailsTo,
    secrets: new Set(),
  };
  try {
    return await work(around, await makeCast(around, stage.ctx, mark));
  } finally {
    client.close();
  }
}

async function runPlan(stage: TortureStage, around: Surroundings, cast: CastOf, plan: SeedPlan): Promise<SeedReport> {
  const startedAt = performance.now();
  const { drivers } = cast;
  const faults = faultsOf(stage, plan);
  for (const [i, { lanes, clockSeconds }] of plan.phases.entries()) {
    await Promise.all(
      drivers.flatMap((driver, d) =>
        (lanes[d] ?? []).map((commands) => runLane(around, driver, commands, faults.take)),
      ),
    );
    if (stage.clock === undefined || i === plan.phases.length - 1) continue;
    stage.clock.forward(clockSeconds);
    for (const driver of drivers) await driver.clockMoved(clockSeconds);
  }
  await faults.healed();
  await Promise.all(drivers.map((driver) => driver.readAll()));
  const isTooLong = stage.clock === undefined && performance.now() - startedAt > realTimeMs;
  const verdicts = drivers.map((driver) => {
    const verdict = driver.check(checkMs);
    const isUnsure = isTooLong && verdict.result === 'violation';
    return { driver, verdict: isUnsure ? { result: 'undecided' as const, reason: 'it took too long' } : verdict };
  });
  const violations = [
    ...verdicts.flatMap(({ driver, verdict }) =>
      verdict.result === 'violation' ? [violationOf(driver, verdict.unexplained, verdict.history)] : [],
    ),
    ...around.problems,
    ...(await creatorIsPaid(stage.ctx, cast)),
    ...(await brokenInvariants(stage.ctx)),
    ...(await stage.inspect(around.secrets)),
  ];
  const { answered, refused503, cut } = around.client.counts;
  return {
    seed: plan.seed,
    ms: Math.round(performance.now() - startedAt),
    operations: answered + cut,
    answered: answered - refused503,
    unanswered: refused503 + cut,
    faults: faults.counts,
    undecided: verdicts.flatMap(({ driver, verdict }) =>
      verdict.result === 'undecided' ? [`${driver.name}: ${verdict.reason}`] : [],
    ),
    violations,
  };
}

/** After a request without a response a client waits a moment, as every client should. */
async function runLane(
  { client }: Surroundings,
  driver: Driver,
  commands: SeedPlan['phases'][number]['lanes'][number][number],
  onCommand: () => void,
): Promise<void> {
  for (const command of commands) {
    onCommand();
    const before = client.counts.cut + client.counts.refused503;
    await driver.run(command);
    if (client.counts.cut + client.counts.refused503 > before) await sleep(100 + (command.pick[0] % 200));
  }
}

function faultsOf(stage: TortureStage, plan: SeedPlan) {
  const counts: SeedReport['faults'] = {};
  const left = plan.faults.toSorted((a, b) => a.atCommand - b.atCommand);
  let commandsTaken = 0;
  let healing: Promise<unknown> = Promise.resolve();
  return {
    counts,
    take() {
      commandsTaken += 1;
      while (left[0] !== undefined && left[0].atCommand <= commandsTaken) {
        const fault = left.shift() as PlannedFault;
        // Serialized: the second waits until the first is healed.
        healing = healing.then(async () => {
          if (await stage.inject(fault)) counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
        });
        // Awaited at the end: until then a failure must not end the process, which would leave its nodes running.
        healing.catch(() => undefined);
      }
    },
    healed: () => healing,
  };
}

function violationOf(
  driver: Driver,
  unexplained: Operation<unknown, unknown>,
  history: Operation<unknown, unknown>[],
): string {
  const lines = linesOf(history);
  return `${driver.name}: no order explains the answer to #${unexplained.id}\n  ${lines.join('\n  ')}`;
}

async function brokenInvariants(ctx: Context): Promise<string[]> {
  for (let attempt = 0; ; attempt++) {
    try {
      const results = await runChecks(ctx.db, checks, ctx.clock.now());
      return results
        .filter(({ found }) => found > 0)
        .map(({ id, rule, found, samples }) => `${id} is broken ${found} times (${rule}): ${samples.join('; ')}`);
    } catch (error) {
      if (!isDatabaseAway(error) || attempt > 50) throw error;
      await sleep(200);
    }
  }
}
