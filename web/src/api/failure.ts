/** Why the service did not do what was asked: its own sentence and word, or that it could not be reached (status 0). */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isFailure(error: unknown, code?: string): error is Failure {
  return error instanceof Failure && (code === undefined || error.code === code);
}

/** A request that its own caller took back is nobody's failure. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The sentence to show; what is no failure is a fault of ours and goes on. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}
