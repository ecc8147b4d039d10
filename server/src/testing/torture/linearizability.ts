/** One request of a history, with the times at which it was sent and answered. */
export type Operation<Input, Output> = {
  id: number;
  input: Input;
  /** Undefined when no answer came: it may have happened at any time since it was sent, or never. */
  output: Output | undefined;
  calledAt: number;
  returnedAt: number;
};

/** What is promised when one request comes after the other. States are plain JSON and never changed in place. */
export type SequentialModel<State, Input, Output> = {
  start: State;
  /** The states that may follow this answer, or any answer where none came; none when the answer is impossible here. */
  step(state: State, operation: Operation<Input, Output>): State[];
};

export type Verdict<Input, Output> =
  | { result: 'explained'; configurationsMax: number }
  /** No order explains this answer together with all before it; the history ends with it. */
  | { result: 'violation'; unexplained: Operation<Input, Output>; history: Operation<Input, Output>[] }
  | { result: 'undecided'; reason: string };

type Configuration<State> = { state: State; done: readonly number[] };
type Event<Input, Output> = { at: number; isReturn: boolean; operation: Operation<Input, Output> };

/** How many requests without an answer may be put in order before each answer; needed: as few as explain it. */
type Effort = 'needed' | number;

/**
 * Whether there is an order of the operations that the model explains, in which each lies between its call and its
 * answer. Requests without an answer make it slow, so it is first tried with few of them: an order found so is as good
 * as any, and only when all were tried in vain there is none.
 */
export function checkLinearizability<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  { timeMs = 10_000, configurationsMax = 200_000 }: { timeMs?: number; configurationsMax?: number } = {},
): Verdict<Input, Output> {
  const limits = { until: performance.now() + timeMs, configurationsMax };
  const isAnswered = history.every(({ output }) => output !== undefined);
  for (const effort of isAnswered ? [] : (['needed', 1] as const)) {
    const verdict = follow(model, history, effort, limits);
    if (verdict.result === 'explained') return verdict;
  }
  return follow(model, history, Number.POSITIVE_INFINITY, limits);
}

/**
 * Follows the history in time and keeps every configuration that is still possible: a state, and which of the operations
 * under way have happened in it. An operation is put in order only when an answer needs it.
 */
function follow<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  effort: Effort,
  limits: { until: number; configurationsMax: number },
): Verdict<Input, Output> {
  const underWay = new Map<number, Operation<Input, Output>>();
  let possible = new Map<string, Configuration<State>>([['', { state: model.start, done: [] }]]);
  let widest = 1;
  for (const { isReturn, operation } of eventsOf(history)) {
    if (!isReturn) {
      underWay.set(operation.id, operation);
      continue;
    }
    const after = orderBefore({ model, underWay, target: operation, ...limits }, possible, effort);
    if (after === undefined) return { result: 'undecided', reason: `gave up at operation ${operation.id}` };
    if (after.size === 0) {
      const before = history.filter(({ calledAt }) => calledAt <= operation.returnedAt);
      return { result: 'violation', unexplained: operation, history: before };
    }
    underWay.delete(operation.id);
    possible = after;
    widest = Math.max(widest, after.size);
  }
  return { result: 'explained', configurationsMax: widest };
}

function eventsOf<Input, Output>(history: readonly Operation<Input, Output>[]): Event<Input, Output>[] {
  const events = history.flatMap((operation) => [
    { at: operation.calledAt, isReturn: false, operation },
    ...(operation.output === undefined ? [] : [{ at: operation.returnedAt, isReturn: true, operation }]),
  ]);
  // Of what happened in the same instant, calls come first: then the two count as concurrent.
  return events.toSorted((a, b) => a.at - b.at || Number(a.isReturn) - Number(b.isReturn));
}

type Search<State, Input, Output> = {
  model: SequentialModel<State, Input, Output>;
  underWay: ReadonlyMap<number, Operation<Input, Output>>;
  target: Operation<Input, Output>;
  until: number;
  configurationsMax: number;
};

function orderBefore<State, Input, Output>(
  search: Search<State, Input, Output>,
  possible: ReadonlyMap<string, Configuration<State>>,
  effort: Effort,
): Map<string, Configuration<State>> | undefined {
  if (effort !== 'needed') return orderWith(search, possible, effort);
  const unanswered = [...search.underWay.values()].filter(({ output }) => output === undefined).length;
  for (let count = 0; count <= unanswered; count++) {
    const found = orderWith(search, possible, count);
    if (found === undefined || found.size > 0) return found;
  }
  return new Map();
}

/** Every configuration in which the target has happened, after any of the others under way; undefined: gave up. */
function orderWith<State, Input, Output>(
  { model, underWay, target, until, configurationsMax }: Search<State, Input, Output>,
  possible: ReadonlyMap<string, Configuration<State>>,
  unansweredMax: number,
): Map<string, Configuration<State>> | undefined {
  const found = new Map<string, Configuration<State>>();
  const seen = new Set<string>();
  const open = [...possible.values()].map((one) => ({ ...one, unanswered: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.done.includes(target.id)) {
      const done = next.done.filter((id) => id !== target.id);
      found.set(keyOf(next.state, done), { state: next.state, done });
      continue;
    }
    if (performance.now() > until || seen.size > configurationsMax) return undefined;
    const before = canonicalJson(next.state);
    for (const operation of underWay.values()) {
      const isUnanswered = operation.output === undefined;
      if (next.done.includes(operation.id) || (isUnanswered && next.unanswered >= unansweredMax)) continue;
      for (const state of model.step(next.state, operation)) {
        // That something without effect and without an answer has happened explains nothing.
        if (isUnanswered && canonicalJson(state) === before) continue;
        const done = [...next.done, operation.id].toSorted((a, b) => a - b);
        const key = keyOf(state, done);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push({ state, done, unanswered: next.unanswered + (isUnanswered ? 1 : 0) });
      }
    }
  }
  return found;
}

function keyOf(state: unknown, done: readonly number[]): string {
  return `${canonicalJson(state)} ${done.join()}`;
}

/** The same text for the same value, whatever order its keys were written in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
