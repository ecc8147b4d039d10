/** An answer that refuses: the sentence is for people, the code for programs. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  /** When the same call will pass, where the service says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(sentence: string, answer: Pick<Response, 'status' | 'headers'>) {
    super(sentence);
    const { status, headers } = answer;
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
    this.status = status;
    this.code = headers.get('error-code') ?? 'unknown';
    this.requestId = headers.get('request-id') ?? undefined;
    this.retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  }
}

export async function apiErrorOf(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  return new ApiError(sentenceIn(text) ?? `The service answered ${answer.status}.`, answer);
}

/** Something between us and the service may answer in another form. */
function sentenceIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
