import type { Verdict } from './linearizability.ts';
import type { Client } from './torture-client.ts';
import type { Random } from './torture-world.ts';

/** One thing to do. The numbers choose among what there is when its turn comes. */
export type Command = {
  do: string;
  pick: readonly [number, number, number];
  /** Sent twice in parallel. */
  twice: boolean;
  /** The client hangs up after so long and sends it again. */
  patienceMs: number | undefined;
};

/** Those whose requests one model follows: what they do, and whether every answer can be explained. */
export type Driver = {
  name: string;
  lanes: number;
  weights: Record<string, number>;
  run(command: Command): Promise<void>;
  /** The clock was moved while nothing was under way. */
  clockMoved(seconds: number): Promise<void>;
  /** Reads everything once more, to decide what was left open. */
  readAll(): Promise<void>;
  check(timeMs: number): Verdict<unknown, unknown>;
};

/** What every driver needs. */
export type Surroundings = {
  client: Client;
  /** A node to send to. */
  url(pick: number): string;
  appleToken(subject: string): Promise<string>;
  problems: string[];
  /** Whether a worker is there, so that every job ends. */
  worksJobs: boolean;
  /** What was mailed to somebody, the oldest first. */
  mailsTo(address: string): string[];
  /** Everything that must stand in no log. */
  secrets: Set<string>;
};

export function commandsOf(
  random: Random,
  { weights }: Pick<Driver, 'weights'>,
  count: number,
  isFaulty: boolean,
): Command[] {
  const entries = Object.entries(weights);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    let left = random.below(total);
    const chosen = entries.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    const pick = [random.below(1e6), random.below(1e6), random.below(1e6)] as const;
    const isImpatient = isFaulty && random.next() < 0.06;
    return {
      do: chosen?.[0] ?? '',
      pick,
      twice: random.next() < 0.12,
      patienceMs: isImpatient ? 1 + random.below(30) : undefined,
    };
  });
}

/** Mostly one of the last three, sometimes any: an old session, an old purchase. */
export function recentOf<T>(list: readonly T[], pick: number): T | undefined {
  const from = pick % 5 === 0 ? 0 : Math.max(0, list.length - 3);
  return list[from + (Math.floor(pick / 5) % Math.max(1, list.length - from))];
}
