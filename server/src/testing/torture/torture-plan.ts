import { type Command, commandsOf, type Driver } from './torture-command.ts';
import { randomOf } from './torture-world.ts';

/** Kills are nearly half of all: what is killed comes back within the seed and is killed again. */
export const faultKinds = [
  'kill node', 'kill node', 'kill node', 'kill worker', 'kill worker', 'kill database', 'kill database', 'kill database',
  'kill database', 'kill pooler', 'kill pooler', 'kill pooler', 'stop node', 'stop worker', 'stop database', 'cut database',
  'stall database', 'silence database', 'lose answers', 'lose answers', 'cut clients', 'delay clients', 'apple fails',
  'mail fails', 'storage fails', 'model fails', 'cut worker', 'stall worker', 'lose worker answers', 'full disk',
] as const; // biome-ignore format: read as one list, in which what comes twice comes twice as often
/** With a standby, which takes over when its primary is killed; there is no pooler and no small disk then. */
export const pairFaultKinds = [
  ...faultKinds.filter((kind) => !/pooler|disk/.test(kind)),
  ...Array<'kill primary'>(4).fill('kill primary'),
];
/** Those that a node of our own process survives, which has no worker, mail, storage, model, pooler or small disk; each once. */
export const networkFaultKinds = [...new Set(faultKinds)].filter(
  (kind) => !/node|worker|mail|storage|model|pooler|disk/.test(kind),
);
export type FaultKind = (typeof pairFaultKinds)[number] | (typeof faultKinds)[number];

/** One fault, after this many of all commands. */
export type PlannedFault = { kind: FaultKind; atCommand: number; pick: number };

/** Lanes by driver, in phases; the clock is moved after each phase but the last. */
export type SeedPlan = {
  seed: number;
  phases: { lanes: Command[][][]; clockSeconds: number }[];
  faults: PlannedFault[];
};

export type PlanOptions = {
  commandsPerLane: number;
  /** Whether the clock can be moved. */
  movesClock: boolean;
  faultKinds: readonly FaultKind[];
  faultCount: number;
};

/** Far from every limit (15 minutes, 6 hours, 7 days), because real time passes too. */
const clockSteps = [1200, 7200, 90_000, 8 * 86_400];

/** The same seed gives the same plan. */
export function planSeed(
  seed: number,
  drivers: readonly Pick<Driver, 'lanes' | 'weights'>[],
  options: PlanOptions,
): SeedPlan {
  const random = randomOf(seed);
  const { commandsPerLane, movesClock, faultKinds, faultCount } = options;
  const phaseCount = movesClock ? 3 : 1;
  const isFaulty = faultKinds.length > 0;
  const perPhase = Math.ceil(commandsPerLane / phaseCount);
  const phases = Array.from({ length: phaseCount }, () => ({
    lanes: drivers.map((driver) =>
      Array.from({ length: driver.lanes }, () => commandsOf(random, driver, perPhase, isFaulty)),
    ),
    clockSeconds: random.oneOf(clockSteps) ?? 0,
  }));
  const total = phases.flatMap(({ lanes }) => lanes.flat()).reduce((sum, lane) => sum + lane.length, 0);
  const faults = Array.from({ length: isFaulty ? faultCount : 0 }, (_, i) => ({
    kind: random.oneOf(faultKinds) ?? 'cut database',
    atCommand: Math.floor((total * (i + random.next())) / faultCount),
    pick: random.below(1e6),
  }));
  return { seed, phases, faults };
}
