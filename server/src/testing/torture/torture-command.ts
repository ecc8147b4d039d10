import type { Verdict } from './linearizability.ts';
import type { Client } from './torture-client.ts';
import type { Random } from './torture-world.ts';

/** One action. The numbers choose among what exists when it runs. */
export type Command = {
  do: string;
  pick: readonly [number, number, number];
  /** Sent twice in parallel. */
  twice: boolean;
  /** The client disconnects after this and sends it again. */
  patienceMs: number | undefined;
};

/** People whose requests one model follows: their actions, and whether every response can be explained. */
export type Driver = {
  name: string;
  lanes: number;
  weights: Record<string, number>;
  run(command: Command): Promise<void>;
  /** The clock was moved while no request was pending. */
  clockMoved(seconds: number): Promise<void>;
  /** Reads everything once more, to decide what is still open. */
  readAll(): Promise<void>;
  check(timeMs: number): Verdict<unknown, unknown>;
};

/** Three attempts, each of which may wait for the lease of a killed worker, on a machine that has other work too. */
export const settledMs = 10 * 60_000;

/** What every driver needs. */
export type Surroundings = {
  client: Client;
  /** A node to send to. */
  url(pick: number): string;
  appleToken(subject: string): Promise<string>;
  problems: string[];
  /** Whether there is a worker, so that every job finishes. */
  worksJobs: boolean;
  /** The mails to an address, the oldest first. */
  mailsTo(address: string): string[];
  /** Everything that must not be logged. */
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
