/**
 * Every way the service says no: the machine's word (sent as `Error-Code`), its status, and the sentence used when
 * the thrower has none of its own. A closed list, so that clients can rely on it and docs/api.md can print it.
 */
export const errorCodes = {
  invalid_request: [400, 'The request does not fit what this address expects.'],
  invalid_json: [400, 'The body must be a JSON object.'],
  invalid_cursor: [400, 'The cursor is not one this list gave out; start again without it.'],
  text_refused: [400, 'This text cannot be used here; please choose other words.'],
  cannot_follow_yourself: [400, 'You cannot follow yourself.'],
  cannot_block_yourself: [400, 'You cannot block yourself.'],
  bad_request_head: [400, 'The request could not be read as HTTP.'],
  token_missing: [401, 'Send a token in the Authorization header.'],
  token_invalid: [401, 'This token is not valid any more; sign in again.'],
  code_wrong: [401, 'The code is wrong or has expired; ask for a new one.'],
  identity_token_invalid: [401, 'The identity token could not be verified; sign in with Apple again.'],
  insufficient_coins: [402, 'There are not enough coins for this.'],
  guest_not_allowed: [403, 'This needs a member account; sign in first.'],
  wrong_token_kind: [403, 'This kind of token cannot be used here.'],
  wrong_game: [403, 'This token belongs to another game.'],
  not_creator: [403, "Only the game's creator can do this."],
  account_banned: [403, 'This account has been closed by an operator.'],
  upload_address_invalid: [403, 'This upload address is not valid; ask for a new one.'],
  not_found: [404, 'There is nothing at this address.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  conflict: [409, 'Its present state does not allow this.'],
  intent_settled: [409, 'This purchase was already settled the other way.'],
  intent_expired: [409, 'This purchase has expired; start it again.'],
  already_owned: [409, 'You own this already.'],
  coins_used_up: [409, 'No more coins can be issued.'],
  not_enough_items: [409, 'There are too few of this item.'],
  not_consumable: [409, 'Only consumable items can be used up.'],
  kind_fixed: [409, "An item's kind cannot change."],
  idempotency_mismatch: [409, 'This Idempotency-Key was used for another request.'],
  handle_taken: [409, 'This handle is taken.'],
  stale_version: [409, 'The saved state was changed meanwhile; load it again.'],
  clip_uploaded: [409, 'A video was already uploaded for this clip.'],
  clip_not_failed: [409, 'Only a failed clip can be tried again.'],
  not_live: [409, 'There is no running or just ended stream to take a clip from.'],
  job_finished: [409, 'This job has already ended.'],
  game_hidden: [409, 'This game is not available at the moment.'],
  too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'Send the body as application/json.'],
  unsupported_encoding: [415, 'Send the body without Content-Encoding.'],
  unsupported_video: [415, 'Send an MP4, MOV, WebM or Matroska video.'],
  range_not_satisfiable: [416, 'The asked range lies outside the file.'],
  rate_limited: [429, 'This limit is used up for now; try again later.'],
  too_many_pending: [429, 'There are too many open purchases in this game; settle one first.'],
  request_head_too_large: [431, 'The headers of the request are too large.'],
  internal: [500, 'Something went wrong on our side; please try again.'],
  not_configured: [503, 'This is not set up on this server.'],
  unavailable: [503, 'The service cannot answer just now; please try again.'],
  overloaded: [503, 'The service is busy; please try again in a moment.'],
  queue_full: [503, 'Too many games are waiting to be made; please try again later.'],
  storage_full: [503, 'There is no room for the upload just now; please try again later.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorCodes;

/** The request cannot go on, for a reason its sender can be told. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, sentence?: string, headers: Record<string, string> = {}) {
    super(sentence ?? errorCodes[code][1]);
    this.code = code;
    this.headers = headers;
  }

  get status(): number {
    return errorCodes[this.code][0];
  }
}

export function invalid(sentence: string): Refusal {
  return new Refusal('invalid_request', sentence);
}

/** `notFound('game')`: also for things that exist but are not the caller's to see. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `There is no such ${what}.`);
}

export function conflict(sentence: string): Refusal {
  return new Refusal('conflict', sentence);
}

export function retryLater(code: 'rate_limited' | 'unavailable' | 'overloaded', seconds: number): Refusal {
  return new Refusal(code, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}

export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(errorCodes, word);
}
