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

/**
 * Whether there is an order of the operations that the model explains, in which each lies between its call and its
 * answer. Follows the history in time and keeps every configuration that is still possible: a state, and which of the
 * operations under way have happened in it. An operation is put in order only when an answer needs it.
 */
export function checkLinearizability<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  { timeMs = 10_000, configurationsMax = 200_000 }: { timeMs?: number; configurationsMax?: number } = {},
): Verdict<Input, Output> {
  const until = performance.now() + timeMs;
  const underWay = new Map<number, Operation<Input, Output>>();
  let possible = new Map<string, Configuration<State>>([['', { state: model.start, done: [] }]]);
  let widest = 1;
  for (const { isReturn, operation } of eventsOf(history)) {
    if (!isReturn) {
      underWay.set(operation.id, operation);
      continue;
    }
    const search = { model, underWay, target: operation, until, configurationsMax };
    const after = orderBefore(search, possible);
    if (after === undefined) {
      const reason = performance.now() > until ? `no verdict within ${timeMs} ms` : 'too many configurations';
      return { result: 'undecided', reason: `${reason}, at operation ${operation.id}` };
    }
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

/** Every configuration in which the target has happened, after any of the others under way; undefined: gave up. */
function orderBefore<State, Input, Output>(
  { model, underWay, target, until, configurationsMax }: Search<State, Input, Output>,
  possible: ReadonlyMap<string, Configuration<State>>,
): Map<string, Configuration<State>> | undefined {
  const found = new Map<string, Configuration<State>>();
  const seen = new Set<string>();
  const open = [...possible.values()];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.done.includes(target.id)) {
      const done = next.done.filter((id) => id !== target.id);
      found.set(keyOf(next.state, done), { state: next.state, done });
      continue;
    }
    if (performance.now() > until || seen.size > configurationsMax) return undefined;
    for (const operation of underWay.values()) {
      if (next.done.includes(operation.id)) continue;
      for (const state of model.step(next.state, operation)) {
        const done = [...next.done, operation.id].toSorted((a, b) => a - b);
        const key = keyOf(state, done);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push({ state, done });
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
