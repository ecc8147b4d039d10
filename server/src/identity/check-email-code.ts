import { rateLimitHeaders, refuseIfSpent, type Spent, spend } from '../access/limits.ts';
import type { Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes, seal } from '../platform/keys.ts';
import { normalAddress } from './email-address.ts';
import { clientHashOf, type EmailClient, isKnownClient, putKnownClient } from './email-client.ts';
import { countOtherTry, countOwnTry, deleteCode, type TriedCode } from './email-code-queries.ts';
import { identityErrors } from './identity-errors.ts';
import type { Identity } from './identity-queries.ts';
import { addressHashOf, codeHashOf } from './start-email-code.ts';

export type CodeAttempt = { email: string; code: string; client: EmailClient };

/** A correct code that is not used yet, and the identity it proves. */
export type RightCode = { identity: Identity; tried: TriedCode; spent: Spent };

/**
 * The order is the defence: the call is counted against its limits, then the attempt against the code, both committed,
 * and only then are the codes compared. A guess is compared with the code of the same client first and then with the
 * codes of other clients, because a person may have changed networks.
 */
export async function checkEmailCode(ctx: Context, { email, code, client }: CodeAttempt): Promise<RightCode> {
  const { db, clock } = ctx;
  const address = normalAddress(email);
  const addressHash = addressHashOf(ctx, address);
  const byAddress = addressHash.toString('hex');
  const spent = await spend(db, clock, 'email_verify_ip', client.address);
  const isKnown = await isKnownClient(ctx, addressHash, client);
  if (!isKnown) await refuseIfSpent(db, clock, 'email_failure_address', byAddress);

  const clientHash = clientHashOf(ctx, client);
  const guess = codeHashOf(ctx, address, code);
  const isRight = ({ codeHash }: TriedCode) => sameBytes(codeHash, guess);
  const own = await countOwnTry(db, addressHash, clientHash, clock.now());
  const tried =
    own && isRight(own) ? own : (await countOtherTry(db, addressHash, clientHash, clock.now())).find(isRight);
  if (tried === undefined) {
    if (!isKnown) await spend(db, clock, 'email_failure_address', byAddress);
    throw wrongCode(spent);
  }
  const sealedAddress = seal(ctx.keys.seal, address);
  return { identity: { hash: addressHash, kind: 'email', emailHash: addressHash, sealedAddress }, tried, spent };
}

/**
 * Uses up a correct code in the transaction of the sign-in, so that a failed sign-in leaves it usable while its
 * attempts stay counted. The client is known to the address from now on.
 */
export async function useEmailCode(tx: Tx, ctx: Context, { identity, tried, spent }: RightCode): Promise<void> {
  if (!(await deleteCode(tx, tried))) throw wrongCode(spent);
  await putKnownClient(tx, identity.hash, tried.challengeHash, ctx.clock.now());
}

function wrongCode(spent: Spent): Refusal {
  return new Refusal(identityErrors.code_wrong, undefined, rateLimitHeaders(spent));
}
