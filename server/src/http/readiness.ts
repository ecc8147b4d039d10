/** Whether a balancer should send requests to this node, and what operators may know about it. */
export type Readiness = {
  /** The optional programs of this node; filled after the start. */
  notes: Record<string, string>;
  /** Why it should get no requests, by the part that reports it. */
  problems: Map<ReadinessPart, string>;
  /** The clients that poll /readyz, by address. */
  askers: Map<string, Asker>;
};

export type ReadinessPart = 'start' | 'drain' | 'clock' | 'schema';
type Asker = { times: number; lastAt: number; refused: number };

/** A balancer polls more often than this. */
const balancerMs = 15_000;
const askersMax = 100;
/** After this many refusals in a row the usual balancers (HAProxy, Kubernetes, Envoy) stop sending requests. */
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
 * Whether a balancer still sends requests to this node. A client that polled only once is not a balancer, so a node
 * without one stops at once.
 */
export function isStillBalanced({ askers }: Readiness, now = performance.now()): boolean {
  return [...askers.values()].some(
    ({ times, lastAt, refused }) => times - refused > 1 && refused < refusalsWanted && now - lastAt <= balancerMs,
  );
}
