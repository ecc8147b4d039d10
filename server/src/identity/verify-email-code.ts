import type { Caller } from '../access/caller.ts';
import type { Spent } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { type CodeAttempt, checkEmailCode, useEmailCode } from './check-email-code.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Signs in to the account of an address with the code that was sent there. */
export async function verifyEmailCode(
  ctx: Context,
  attempt: CodeAttempt & { guest: Caller | undefined; device: string | null },
): Promise<SignedIn & { spent: Spent }> {
  const right = await checkEmailCode(ctx, attempt);
  return inTransaction(ctx.db, async (tx) => {
    await useEmailCode(tx, ctx, right);
    const { guest, device } = attempt;
    return { ...(await signIn(tx, ctx, right.identity, { guest, device })), spent: right.spent };
  });
}
