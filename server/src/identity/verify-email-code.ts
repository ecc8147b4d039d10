import type { Caller } from '../access/caller.ts';
import { rateLimitHeaders, refuseIfSpent, type Spent, spend } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { sameBytes, seal } from '../platform/keys.ts';
import { normalAddress } from './email-address.ts';
import { countTry, deleteCode } from './email-code-queries.ts';
import { identityErrors } from './identity-errors.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { addressHashOf, codeHashOf } from './start-email-code.ts';

type Attempt = { email: string; code: string; clientAddress: string; guest: Caller | undefined };

/**
 * The order is the defence: the call is counted against its limits, then the try against the code, both committed, and
 * only then are the codes compared. The right code is used up in the transaction that signs in, so that a sign-in which
 * fails leaves it usable, while the tries stay counted.
 */
export async function verifyEmailCode(ctx: Context, attempt: Attempt): Promise<SignedIn & { spent: Spent }> {
  const { db, clock } = ctx;
  const address = normalAddress(attempt.email);
  const addressHash = addressHashOf(ctx, address);
  const byAddress = addressHash.toString('hex');
  const byBoth = `${byAddress}:${attempt.clientAddress}`;
  await refuseIfSpent(db, clock, 'email_failure_address_ip', byBoth);
  await refuseIfSpent(db, clock, 'email_failure_address', byAddress);
  const spent = await spend(db, clock, 'email_verify_ip', attempt.clientAddress);

  const expected = await countTry(db, addressHash, clock.now());
  const codeHash = codeHashOf(ctx, address, attempt.code);
  if (expected === undefined || !sameBytes(expected, codeHash)) {
    await spend(db, clock, 'email_failure_address_ip', byBoth);
    await spend(db, clock, 'email_failure_address', byAddress);
    throw new Refusal(identityErrors.code_wrong, undefined, rateLimitHeaders(spent));
  }
  return inTransaction(db, async (tx) => {
    if (!(await deleteCode(tx, addressHash, codeHash))) {
      throw new Refusal(identityErrors.code_wrong, undefined, rateLimitHeaders(spent));
    }
    const sealedAddress = seal(ctx.keys.seal, address);
    const identity = { hash: addressHash, kind: 'email', emailHash: addressHash, sealedAddress } as const;
    return { ...(await signIn(tx, ctx, identity, { guest: attempt.guest })), spent };
  });
}
