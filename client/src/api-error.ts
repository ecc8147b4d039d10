/** An error response: the sentence is for people, the code for programs. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The service's own sentence; undefined when a proxy answered in another form. */
  readonly sentence: string | undefined;
  readonly code: string;
  readonly requestId: string | undefined;
  /** When the same call will succeed, if the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(sentence: string | undefined, { status, headers }: Pick<Response, 'status' | 'headers'>) {
    super(sentence ?? `The service answered ${status}.`);
    this.sentence = sentence;
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
    this.status = status;
    this.code = headers.get('error-code') ?? 'unknown';
    this.requestId = headers.get('request-id') ?? undefined;
    this.retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  }
}

export async function apiErrorOf(answer: Response): Promise<ApiError> {
  return new ApiError(sentenceIn(await answer.text()), answer);
}

/** A proxy may answer in another form. */
function sentenceIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
