import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { spend } from '../access/limits.ts';
import { hashOfToken } from '../access/tokens.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { keyedHash, sameBytes, seal, unseal } from '../platform/keys.ts';
import type { OperatorRow } from './operator.ts';
import { operatorErrors } from './operator-errors.ts';
import { sendOperatorCodeJob } from './operator-jobs.ts';
import { findOperatorByEmail, findOperatorById } from './operator-queries.ts';
import { newOperatorToken } from './operator-token.ts';
import { usePasskey } from './own-passkeys.ts';
import type { UsedCredential } from './passkey.ts';
import { stepOfTotp } from './totp.ts';

const codeSeconds = 600;
const triesMax = 5;
const sessionSeconds = 12 * 3600;

/** Starts a sign-in in the same way for every address; only an operator's address gets a mail. */
export function startOperatorSignIn(
  ctx: Context,
  email: string,
  address: string,
): Promise<{ challenge: string; expiresAt: Date }> {
  const now = ctx.clock.now();
  const expiresAt = secondsAfter(now, codeSeconds);
  const challenge = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return inTransaction(ctx.db, async (tx) => {
    await spend(tx, ctx.clock, 'operator_start_ip', address);
    const operator = await findOperatorByEmail(tx, email);
    const isKnown = operator !== undefined && operator.disabledAt === null && operator.enrolledAt !== null;
    const id = newId(now);
    await sql`
      insert into operator_codes (id, challenge_hash, operator_id, code_hash, sealed_code, created_at, expires_at)
      values (${id}, ${hashOfToken(challenge)}, ${isKnown ? operator.id : null}, ${codeHashOf(ctx, challenge, code)},
        ${isKnown ? seal(ctx.keys.seal, code) : null}, ${now}, ${expiresAt})`.execute(tx);
    if (isKnown) await ctx.jobs.enqueue(tx, sendOperatorCodeJob, { codeId: id });
    return { challenge, expiresAt };
  });
}

type StartedWith = { challenge: string; code: string };
/** Whether the second factor is correct for the operator; it is then used up. */
type UseFactor = (tx: Tx, operatorId: string) => Promise<boolean>;
export type SignedInOperator = { token: string; expiresAt: Date; operator: OperatorRow };

export function signInOperator(
  ctx: Context,
  { password, ...signIn }: StartedWith & { password: string },
): Promise<SignedInOperator> {
  return signInBy(ctx, signIn, (tx, operatorId) => usePassword(tx, ctx, operatorId, password, ctx.clock.now()));
}

/** The passkey signs the challenge of the sign-in, which is deleted when the sign-in succeeds. */
export function signInWithPasskey(
  ctx: Context,
  { credential, ...signIn }: StartedWith & { credential: UsedCredential },
): Promise<SignedInOperator> {
  return signInBy(ctx, signIn, (tx, operatorId) => usePasskey(tx, ctx, operatorId, signIn.challenge, credential));
}

/** Both factors must be correct; a failed attempt counts, and the answer does not reveal which one was wrong. */
async function signInBy(ctx: Context, signIn: StartedWith, useFactor: UseFactor): Promise<SignedInOperator> {
  const signedIn = await inTransaction(ctx.db, (tx) => trySignIn(tx, ctx, signIn, useFactor));
  // Thrown outside the transaction, because a rollback would undo the counted attempt.
  if (signedIn === undefined) throw new Refusal(operatorErrors.operator_sign_in_failed);
  return signedIn;
}

type StartedSignIn = { id: string; operatorId: string | null; codeHash: Buffer };

async function trySignIn(
  tx: Tx,
  ctx: Context,
  { challenge, code }: StartedWith,
  useFactor: UseFactor,
): Promise<SignedInOperator | undefined> {
  const now = ctx.clock.now();
  const { rows } = await sql<StartedSignIn>`
    update operator_codes set tries = tries + 1
    where challenge_hash = ${hashOfToken(challenge)} and expires_at > ${now} and tries < ${triesMax}
    returning id, operator_id as "operatorId", code_hash as "codeHash"`.execute(tx);
  const [started] = rows;
  if (started === undefined || started.operatorId === null) return undefined;
  const isCodeRight = sameBytes(started.codeHash, codeHashOf(ctx, challenge, code));
  if (!isCodeRight || !(await useFactor(tx, started.operatorId))) return undefined;
  const operator = await findOperatorById(tx, started.operatorId);
  if (operator === undefined || operator.disabledAt !== null) return undefined;
  await sql`delete from operator_codes where id = ${started.id}`.execute(tx);
  const { token, hash } = newOperatorToken();
  const expiresAt = secondsAfter(now, sessionSeconds);
  await sql`
    insert into operator_sessions (id, operator_id, token_hash, created_at, expires_at)
    values (${newId(now)}, ${operator.id}, ${hash}, ${now}, ${expiresAt})`.execute(tx);
  return { token, expiresAt, operator };
}

/** True once per password: its time step must be later than the last one used. */
async function usePassword(tx: Tx, ctx: Context, operatorId: string, password: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ sealedSecret: Buffer | null }>`
    select sealed_secret as "sealedSecret" from operators where id = ${operatorId} for update`.execute(tx);
  const sealed = rows[0]?.sealedSecret ?? null;
  const step = sealed === null ? undefined : stepOfTotp(unseal(ctx.keys.seal, sealed), password, now);
  if (step === undefined) return false;
  const used = await sql`
    update operators set last_step = ${step} where id = ${operatorId} and last_step < ${step} returning id`.execute(tx);
  return used.rows.length === 1;
}

function codeHashOf(ctx: Context, challenge: string, code: string): Buffer {
  return keyedHash(ctx.keys['email-code'], 'operator', challenge, code);
}
