import type { SeedPlan } from './torture-plan.ts';

/** The violation of a plan when it is run again; undefined without any. */
type Run = (plan: SeedPlan) => Promise<string | undefined>;

/** Removes parts that are not needed for the violation, until nothing can be removed or the time is up. */
export async function shrinkPlan(
  plan: SeedPlan,
  run: Run,
  isOver: () => boolean,
): Promise<{ plan: SeedPlan; wrong: string | undefined }> {
  let best = { plan, wrong: undefined as string | undefined };
  for (let isSmaller = true; isSmaller && !isOver(); ) {
    isSmaller = false;
    for (const smaller of smallerPlans(best.plan)) {
      if (isOver()) break;
      const wrong = await run(smaller);
      if (wrong === undefined) continue;
      best = { plan: smaller, wrong };
      isSmaller = true;
      break;
    }
  }
  return best;
}

export function commandsIn({ phases }: SeedPlan): number {
  return phases.reduce((sum, { lanes }) => sum + lanes.flat().reduce((inner, lane) => inner + lane.length, 0), 0);
}

/** The largest cuts first: a whole driver, a phase, half a lane; then single faults. */
function* smallerPlans(plan: SeedPlan): Generator<SeedPlan> {
  const drivers = Math.max(0, ...plan.phases.map(({ lanes }) => lanes.length));
  for (let d = 0; d < drivers; d++) {
    if (plan.phases.some(({ lanes }) => lanes[d]?.some((lane) => lane.length > 0))) {
      yield mapLanes(plan, (commands, driver) => (driver === d ? [] : commands));
    }
  }
  if (plan.phases.length > 1) {
    for (const i of plan.phases.keys()) yield { ...plan, phases: plan.phases.filter((_, at) => at !== i) };
  }
  for (const parts of [2, 4, 8]) {
    for (let part = 0; part < parts; part++) {
      const cut = mapLanes(plan, (commands) => {
        const size = Math.ceil(commands.length / parts);
        return [...commands.slice(0, part * size), ...commands.slice((part + 1) * size)];
      });
      if (commandsIn(cut) < commandsIn(plan)) yield cut;
    }
  }
  for (const i of plan.faults.keys()) yield { ...plan, faults: plan.faults.filter((_, at) => at !== i) };
}

type Lane = SeedPlan['phases'][number]['lanes'][number][number];

function mapLanes(plan: SeedPlan, change: (commands: Lane, driver: number) => Lane): SeedPlan {
  const phases = plan.phases.map(({ lanes, clockSeconds }) => ({
    clockSeconds,
    lanes: lanes.map((ofDriver, driver) => ofDriver.map((commands) => change(commands, driver))),
  }));
  return { ...plan, phases };
}
