/** OpenTelemetry spans; undefined where they are not exported. */
export type Tracing = {
  /** Starts the span of a request, with the span of its `traceparent` as parent. */
  startRequest(method: string, headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan;
  /** Records a finished statement under its request or job. */
  recordQuery(text: string, seconds: number, outcome: 'done' | 'failed'): void;
  /** Traces a run of a job under the request that enqueued it. */
  traceJob<T>(job: { name: string; id: string; traceparent: string | undefined }, run: () => Promise<T>): Promise<T>;
  /** The trace context of the current request or job, to pass on. */
  traceparent(): string | undefined;
  /** Flushes pending spans. */
  close(): Promise<void>;
};

export type RequestSpan = {
  /** Everything that `work` starts belongs to the span. */
  run(work: () => void): void;
  end(answer: { route: string | undefined; status: number; requestId: string }): void;
};
