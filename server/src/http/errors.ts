/** A reason to refuse a request: the code (sent as `Error-Code`), the status, and the default sentence. */
export type RequestError = { readonly code: string; readonly status: number; readonly sentence: string };

type ErrorList<Code extends string> = { readonly [code in Code]: RequestError & { readonly code: code } };

/** `{ code: [status, sentence] }`; each domain has one list in its `<domain>-errors.ts`, and `error-list.ts` merges them. */
export function errorList<Code extends string>(
  list: Record<Code, [status: number, sentence: string]>,
): ErrorList<Code> {
  const entries = Object.entries<[number, string]>(list).map(([code, [status, sentence]]) => [
    code,
    { code, status, sentence },
  ]);
  return Object.freeze(Object.fromEntries(entries)) as ErrorList<Code>;
}

/** The codes that belong to HTTP and not to a domain. */
export const httpErrors = errorList({
  invalid_request: [400, 'The request does not fit what this address expects.'],
  invalid_json: [400, 'The body must be a JSON object.'],
  invalid_cursor: [400, 'The cursor is not one this list gave out; start again without it.'],
  bad_request_head: [400, 'The request could not be read as HTTP.'],
  token_missing: [401, 'Send a token in the Authorization header.'],
  token_invalid: [401, 'This token is not valid any more; sign in again.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  conflict: [409, 'Its present state does not allow this.'],
  idempotency_mismatch: [409, 'This Idempotency-Key was used for another request.'],
  too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'Send the body as application/json.'],
  unsupported_encoding: [415, 'Send the body without Content-Encoding.'],
  range_not_satisfiable: [416, 'The asked range lies outside the file.'],
  rate_limited: [429, 'This limit is used up for now; try again later.'],
  request_head_too_large: [431, 'The headers of the request are too large.'],
  internal: [500, 'Something went wrong on our side; please try again.'],
  not_configured: [503, 'This is not set up on this server.'],
  unavailable: [503, 'The service cannot answer just now; please try again.'],
  overloaded: [503, 'The service is busy; please try again in a moment.'],
});

export type HttpErrorCode = keyof typeof httpErrors;

/** An error whose reason the client may see. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly status: number;
  readonly headers: Record<string, string>;

  /** `new Refusal('conflict')` or, with a domain's code, `new Refusal(clipErrors.clip_uploaded)`. */
  constructor(error: HttpErrorCode | RequestError, sentence?: string, headers: Record<string, string> = {}) {
    const { code, status, sentence: usual } = typeof error === 'string' ? httpErrors[error] : error;
    super(sentence ?? usual);
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

export function invalid(sentence: string): Refusal {
  return new Refusal('invalid_request', sentence);
}

/** `notFound('game')`: also for resources that exist but that the caller may not see. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `There is no such ${what}.`);
}

export function conflict(sentence: string): Refusal {
  return new Refusal('conflict', sentence);
}

export function retryLater(code: 'rate_limited' | 'unavailable' | 'overloaded', seconds: number): Refusal {
  return new Refusal(code, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}
