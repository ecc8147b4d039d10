/** One request of a history, with the times at which it was sent and answered. */
export type Operation<Input, Output> = {
  id: number;
  input: Input;
  /** Undefined without a response: it may have happened at any time since it was sent, or never. */
  output: Output | undefined;
  calledAt: number;
  returnedAt: number;
};

/** The sequential specification. States are plain JSON and never changed in place. */
export type SequentialModel<State, Input, Output> = {
  start: State;
  /**
   * The states that may follow this response, or any response where there was none; none when the response is
   * impossible here.
   */
  step(state: State, operation: Operation<Input, Output>): State[];
};

export type Verdict<Input, Output> =
  | { result: 'explained'; configurationsMax: number }
  /** No order explains this response together with all earlier ones; the history ends with it. */
  | { result: 'violation'; unexplained: Operation<Input, Output>; history: Operation<Input, Output>[] }
  | { result: 'undecided'; reason: string };

/**
 * Which of the pending operations have happened in this state: those with a response still to come, and those without
 * any.
 */
type Configuration<State> = {
  state: State;
  /** The state as canonical JSON. */
  text: string;
  done: readonly number[];
  unanswered: readonly number[];
};
type Event<Input, Output> = { at: number; isReturn: boolean; operation: Operation<Input, Output> };

/** How many requests without a response may be ordered before each response; needed: as few as explain it. */
type Effort = 'needed' | number;

/** Asking for the time that was computed costs more than a turn of the search. */
const turnsPerLook = 64;

/** The CPU time of this process, so that a search on a busy machine gives up no earlier than on an idle one. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Whether there is an order of the operations that the model explains, in which each takes effect between its call and
 * its response. Requests without a response make it slow, so it is first tried with few of them: an order found this
 * way is valid, and only when all were tried there is none.
 */
export function checkLinearizability<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  { timeMs = 10_000, configurationsMax = 200_000 }: { timeMs?: number; configurationsMax?: number } = {},
): Verdict<Input, Output> {
  const isAnswered = history.every(({ output }) => output !== undefined);
  for (const effort of isAnswered ? [] : (['needed', 1] as const)) {
    const limits = { until: cpuMs() + timeMs / 4, configurationsMax };
    const verdict = follow(model, history, effort, limits);
    if (verdict.result === 'explained') return verdict;
  }
  const limits = { until: cpuMs() + timeMs / 2, configurationsMax };
  return follow(model, history, Number.POSITIVE_INFINITY, limits);
}

/**
 * Follows the history in time and keeps every possible configuration: a state, and which of the pending operations have
 * happened in it. An operation is ordered only when a response needs it.
 */
function follow<State, Input, Output>(
  model: SequentialModel<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  effort: Effort,
  limits: { until: number; configurationsMax: number },
): Verdict<Input, Output> {
  const underWay = new Map<number, Operation<Input, Output>>();
  const twins = twinsIn(history);
  let possible: Configuration<State>[] = [
    { state: model.start, text: canonicalJson(model.start), done: [], unanswered: [] },
  ];
  let widest = 1;
  for (const { isReturn, operation } of eventsOf(history)) {
    if (!isReturn) {
      underWay.set(operation.id, operation);
      continue;
    }
    const after = orderBefore({ model, underWay, twins, target: operation, ...limits }, possible, effort);
    if (after === undefined) return { result: 'undecided', reason: `gave up at operation ${operation.id}` };
    if (after.length === 0) {
      const before = history.filter(({ calledAt }) => calledAt <= operation.returnedAt);
      return { result: 'violation', unexplained: operation, history: before };
    }
    underWay.delete(operation.id);
    possible = after;
    widest = Math.max(widest, after.length);
  }
  return { result: 'explained', configurationsMax: widest };
}

function eventsOf<Input, Output>(history: readonly Operation<Input, Output>[]): Event<Input, Output>[] {
  const events = history.flatMap((operation) => [
    { at: operation.calledAt, isReturn: false, operation },
    ...(operation.output === undefined ? [] : [{ at: operation.returnedAt, isReturn: true, operation }]),
  ]);
  // At the same instant calls come first, so that the two count as concurrent.
  return events.toSorted((a, b) => a.at - b.at || Number(a.isReturn) - Number(b.isReturn));
}

const twinMs = 10_000;

/**
 * For the same request sent twice in a short time, both without a response, it does not matter which of the two has
 * happened: the later one counts only after the earlier one.
 */
function twinsIn<Input, Output>(history: readonly Operation<Input, Output>[]): Map<number, number> {
  const latest = new Map<string, Operation<Input, Output>>();
  const twins = new Map<number, number>();
  const unanswered = history.filter(({ output }) => output === undefined);
  for (const operation of unanswered.toSorted((a, b) => a.calledAt - b.calledAt)) {
    const key = canonicalJson(operation.input);
    const before = latest.get(key);
    if (before !== undefined && operation.calledAt - before.calledAt < twinMs) twins.set(operation.id, before.id);
    latest.set(key, operation);
  }
  return twins;
}

type Search<State, Input, Output> = {
  model: SequentialModel<State, Input, Output>;
  underWay: ReadonlyMap<number, Operation<Input, Output>>;
  twins: ReadonlyMap<number, number>;
  target: Operation<Input, Output>;
  until: number;
  configurationsMax: number;
};

function orderBefore<State, Input, Output>(
  search: Search<State, Input, Output>,
  possible: readonly Configuration<State>[],
  effort: Effort,
): Configuration<State>[] | undefined {
  if (effort !== 'needed') return orderWith(search, possible, effort);
  const unanswered = [...search.underWay.values()].filter(({ output }) => output === undefined).length;
  for (let count = 0; count <= unanswered; count++) {
    const found = orderWith(search, possible, count);
    if (found === undefined || found.length > 0) return found;
  }
  return [];
}

/** Every configuration in which the target has happened, after any of the other pending ones; undefined: gave up. */
function orderWith<State, Input, Output>(
  { model, underWay, twins, target, until, configurationsMax }: Search<State, Input, Output>,
  possible: readonly Configuration<State>[],
  unansweredMax: number,
): Configuration<State>[] | undefined {
  const seen = leastOnly<State>();
  const found = leastOnly<State>();
  let turns = 0;
  const open = possible.map((one) => ({ ...one, most: one.unanswered.length + unansweredMax }));
  for (const next of open) {
    if (next.done.includes(target.id)) {
      found.add({ ...next, done: next.done.filter((id) => id !== target.id) });
      continue;
    }
    turns += 1;
    if ((turns % turnsPerLook === 0 && cpuMs() > until) || seen.size() > configurationsMax) return undefined;
    for (const operation of underWay.values()) {
      const isUnanswered = operation.output === undefined;
      const happened = isUnanswered ? next.unanswered : next.done;
      if (happened.includes(operation.id) || (isUnanswered && happened.length >= next.most)) continue;
      const twin = twins.get(operation.id);
      if (twin !== undefined && !happened.includes(twin)) continue;
      const after = [...happened, operation.id].toSorted((a, b) => a - b);
      for (const state of model.step(next.state, operation)) {
        const text = canonicalJson(state);
        // A request without effect and without a response explains nothing.
        if (isUnanswered && text === next.text) continue;
        const reached = isUnanswered
          ? { ...next, state, text, unanswered: after }
          : { ...next, state, text, done: after };
        if (seen.add(reached)) open.push(reached);
      }
    }
  }
  return found.all();
}

/**
 * Drops redundant configurations: the same state, reached with fewer unanswered requests, can do everything that the
 * one with more of them can.
 */
function leastOnly<State>() {
  const kept = new Map<string, Configuration<State>[]>();
  let count = 0;
  return {
    size: () => count,
    all: () => [...kept.values()].flat(),
    /** False when it adds nothing. */
    add(one: Configuration<State>): boolean {
      const key = `${one.text} ${one.done.join()}`;
      const alike = kept.get(key) ?? [];
      const isWithin = (less: Configuration<State>, more: Configuration<State>) =>
        less.unanswered.every((id) => more.unanswered.includes(id));
      if (alike.some((other) => isWithin(other, one))) return false;
      kept.set(key, [...alike.filter((other) => !isWithin(one, other)), one]);
      count += 1;
      return true;
    },
  };
}

/** The same text for the same value, whatever order its keys were written in. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const entries = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(entries).sort()) {
    const inner = entries[key];
    if (inner !== undefined) text += `${text.length > 1 ? ',' : ''}"${key}":${canonicalJson(inner)}`;
  }
  return `${text}}`;
}
