/** A failed request: the service's sentence and error code, or that it could not be reached (status 0). */
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

/** A request that its own caller aborted is not a failure. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The sentence to show; anything but a Failure is a bug and is rethrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}
