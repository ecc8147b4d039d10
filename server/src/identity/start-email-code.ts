import { randomInt } from 'node:crypto';
import { type Spent, spend } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash, seal } from '../platform/keys.ts';
import { normalAddress } from './email-address.ts';
import { challengeHashOf, clientHashOf, type EmailClient, isKnownClient, newChallenge } from './email-client.ts';
import { codeMinutes, replaceCode } from './email-code-queries.ts';
import { sendCodeJob } from './identity-jobs.ts';

export type StartedCode = { expiresAt: Date; challenge: string; spent: Spent };

/**
 * Creates a code and queues its mail in the same way for every address: nothing here reveals whether an account exists,
 * and nothing waits for a mail server. A client known to the address is served even when strangers have used up its
 * limit.
 */
export async function startEmailCode(ctx: Context, email: string, client: EmailClient): Promise<StartedCode> {
  const address = normalAddress(email);
  const addressHash = addressHashOf(ctx, address);
  const clientHash = clientHashOf(ctx, client);
  const challenge = client.challenge ?? newChallenge();
  const isKnown = await isKnownClient(ctx, addressHash, client);
  const now = ctx.clock.now();
  const id = newId(now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = secondsAfter(now, codeMinutes * 60);
  return inTransaction(ctx.db, async (tx) => {
    const byAddress = addressHash.toString('hex');
    const spent = await spend(tx, ctx.clock, 'email_start_client', `${byAddress}:${clientHash.toString('hex')}`);
    if (!isKnown) await spend(tx, ctx.clock, 'email_start_address', byAddress);
    await spend(tx, ctx.clock, 'email_start_ip', client.address);
    await replaceCode(tx, {
      id,
      addressHash,
      clientHash,
      challengeHash: challengeHashOf(ctx, challenge),
      codeHash: codeHashOf(ctx, address, code),
      sealed: seal(ctx.keys.seal, JSON.stringify([address, code])),
      createdAt: now,
      expiresAt,
    });
    await ctx.jobs.enqueue(tx, sendCodeJob, { codeId: id });
    return { expiresAt, challenge, spent };
  });
}

export function addressHashOf(ctx: Context, address: string): Buffer {
  return keyedHash(ctx.keys['identity-hash'], 'email', address);
}

export function codeHashOf(ctx: Context, address: string, code: string): Buffer {
  return keyedHash(ctx.keys['email-code'], address, code);
}
