import type { Operation } from './linearizability.ts';

export type RecordedHistory<Input, Output> = {
  operations: Operation<Input, Output>[];
  /** Sends a request, and records the times of the call and the response. */
  record(input: Input, send: () => Promise<Output | undefined>): Promise<Output | undefined>;
};

export function newHistory<Input, Output>(): RecordedHistory<Input, Output> {
  const operations: Operation<Input, Output>[] = [];
  return {
    operations,
    async record(input, send) {
      const operation: Operation<Input, Output> = {
        id: operations.length,
        input,
        output: undefined,
        calledAt: performance.now(),
        returnedAt: Number.MAX_SAFE_INTEGER,
      };
      operations.push(operation);
      const output = await send();
      if (output !== undefined) Object.assign(operation, { output, returnedAt: performance.now() });
      return output;
    },
  };
}

/** One line per operation, in the order of their calls, to understand a violation. */
export function linesOf<Input, Output>(operations: readonly Operation<Input, Output>[]): string[] {
  const start = operations[0]?.calledAt ?? 0;
  const ms = (at: number) => (at - start).toFixed(1);
  return operations.map(({ id, input, output, calledAt, returnedAt }) => {
    const answer = output === undefined ? 'no answer' : `${JSON.stringify(output)} at ${ms(returnedAt)} ms`;
    return `#${id} ${ms(calledAt)} ms ${JSON.stringify(input)} → ${answer}`;
  });
}
