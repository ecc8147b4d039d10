export type Failure = Coinop.Failure & { retryAfterMs?: number };

export function failure(code: string, message: string, status = 0): Failure {
  return Object.assign(new Error(message), { name: 'CoinopError', code, status });
}

// Errors that a retry cannot fix.
export function isFinal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
}

export function failureOf(error: unknown): Failure {
  return error instanceof Error && 'status' in error ? (error as Failure) : failure('network', String(error));
}
