import { accessErrors } from './access/access-errors.ts';
import { accountErrors } from './accounts/account-errors.ts';
import { clipErrors } from './clips/clip-errors.ts';
import { coinErrors } from './coins/coin-errors.ts';
import type { RaisedRefusal } from './database/named-client.ts';
import { gameErrors } from './games/catalogue/game-errors.ts';
import { generationErrors } from './generation/generation-errors.ts';
import { httpErrors, Refusal, type RequestError } from './http/errors.ts';
import { identityErrors } from './identity/identity-errors.ts';
import { liveErrors } from './live/live-errors.ts';
import { operatorErrors } from './operators/operator-errors.ts';
import { reactionErrors } from './reactions/reaction-errors.ts';
import { saveErrors } from './saves/save-errors.ts';
import { screeningErrors } from './screening/screening-errors.ts';
import { shopErrors } from './shop/shop-errors.ts';
import { socialErrors } from './social/social-errors.ts';

/**
 * Every error code of the API: the reference prints them, and a SQL function may raise only these. A code in two lists
 * would be ambiguous, so it fails the start.
 */
export const errorCodes: ReadonlyMap<string, RequestError> = mergeLists([
  httpErrors,
  accessErrors,
  accountErrors,
  coinErrors,
  gameErrors,
  saveErrors,
  shopErrors,
  generationErrors,
  clipErrors,
  liveErrors,
  socialErrors,
  reactionErrors,
  identityErrors,
  screeningErrors,
  operatorErrors,
]);

function mergeLists(lists: readonly Readonly<Record<string, RequestError>>[]): Map<string, RequestError> {
  const merged = new Map<string, RequestError>();
  for (const error of lists.flatMap((list) => Object.values(list))) {
    if (merged.has(error.code)) throw new Error(`Two error lists have the code ${error.code}`);
    merged.set(error.code, error);
  }
  return merged;
}

/** The refusal that a SQL function raised by its code. */
export function refusalOfSql({ code, sentence, retryAfter }: RaisedRefusal): Refusal {
  const error = errorCodes.get(code);
  if (error === undefined) throw new Error(`A SQL function raised ${code}, which is in no error list`);
  return new Refusal(error, sentence, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}
