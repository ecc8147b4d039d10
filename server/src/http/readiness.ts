/** Whether a balancer should send requests to this node, and what operators may know about it. */
export type Readiness = {
  /** Which optional programs this node has; filled after the start. */
  notes: Record<string, string>;
  /** Why it should get none, by the part that found out. */
  problems: Map<ReadinessPart, string>;
  /** Who asks /readyz, by address. */
  askers: Map<string, Asker>;
};

export type ReadinessPart = 'start' | 'drain' | 'clock' | 'schema';
type Asker = { times: number; lastAt: number; refused: number };

/** A balancer asks more often than this. */
const balancerMs = 15_000;
const askersMax = 100;
/** After so many refusals in a row the usual balancers (HAProxy, Kubernetes, Envoy) send nothing more. */
const refusalsWanted = 3;

export function newReadiness(notes: Record<string, string> = {}): Readiness {
  return { notes, problems: new Map(), askers: new Map() };
}

export function noteAsker({ askers, problems }: Readiness, address: string, now = performance.now()): void {
  for (const [one, { lastAt }] of askers) if (now - lastAt > balancerMs) askers.delete(one);
  const asker = askers.get(address) ?? { times: 0, lastAt: now, refused: 0 };
  if (!askers.has(address) && askers.size >= askersMax) return;
  asker.times++;
  asker.lastAt = now;
  if (problems.has('drain')) asker.refused++;
  askers.set(address, asker);
}

/**
 * Whether a balancer still believes that this node takes requests. Somebody who asked only once is none, so that a node
 * without a balancer stops at once.
 */
export function isStillBalanced({ askers }: Readiness, now = performance.now()): boolean {
  return [...askers.values()].some(
    ({ times, lastAt, refused }) => times - refused > 1 && refused < refusalsWanted && now - lastAt <= balancerMs,
  );
}
