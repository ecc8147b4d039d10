/** Spans of OpenTelemetry, there only where they are exported. */
export type Tracing = {
  /** A request, below the span that its `traceparent` names. */
  startRequest(method: string, headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan;
  /** A statement that has just ended, below the request or job that sent it. */
  recordQuery(text: string, seconds: number, outcome: 'done' | 'failed'): void;
  /** A run of a job, below the request that enqueued it. */
  traceJob<T>(job: { name: string; id: string; traceparent: string | undefined }, run: () => Promise<T>): Promise<T>;
  /** What names the request or job that runs now to whoever goes on with it. */
  traceparent(): string | undefined;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};

export type RequestSpan = {
  /** Everything that `work` starts belongs to the span. */
  run(work: () => void): void;
  end(answer: { route: string | undefined; status: number; requestId: string }): void;
};
