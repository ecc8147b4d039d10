import { randomBytes } from 'node:crypto';
import type { Tx } from '../database/db.ts';
import { conflict, notFound, Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { operatorErrors } from './operator-errors.ts';
import {
  type CreationOptions,
  type NewCredential,
  type PasskeyRow,
  passkeysMax,
  type UsedCredential,
} from './passkey.ts';
import {
  deletePasskey,
  holdCredential,
  holdHasAuthenticatorApp,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  putPasskeyChallenge,
  takePasskeyChallenge,
} from './passkey-queries.ts';
import { creationOptions, type StoredCredential, verifyNewCredential, verifyUsedCredential } from './verify-passkey.ts';

const challengeSeconds = 600;

/**
 * Starts the creation of a passkey: what the browser needs, with a single-use challenge. `known` authenticators are
 * excluded.
 */
export async function startPasskey(
  ctx: Context,
  operator: { id: string; email: string },
  known: readonly string[],
): Promise<CreationOptions> {
  const challenge = randomBytes(32);
  await putPasskeyChallenge(ctx.db, operator.id, challenge, secondsAfter(ctx.clock.now(), challengeSeconds));
  return creationOptions(ctx, operator, challenge, known);
}

/** Verifies a new passkey outside of any transaction, so that its challenge is used up even when the check fails. */
export async function readNewPasskey(
  ctx: Context,
  operatorId: string,
  credential: NewCredential,
): Promise<StoredCredential> {
  const challenge = await takePasskeyChallenge(ctx.db, operatorId, ctx.clock.now());
  const verified = challenge && (await verifyNewCredential(ctx, credential, challenge));
  if (verified === undefined) throw new Refusal(operatorErrors.passkey_not_valid);
  return verified;
}

export async function addPasskey(
  tx: Tx,
  operatorId: string,
  name: string,
  verified: StoredCredential,
  now: Date,
): Promise<PasskeyRow> {
  await holdHasAuthenticatorApp(tx, operatorId);
  if ((await listPasskeys(tx, operatorId)).length >= passkeysMax)
    throw conflict(`An operator has at most ${passkeysMax} passkeys; remove one first.`);
  const added = await insertPasskey(tx, operatorId, name, verified, now);
  if (added === undefined) throw new Refusal(operatorErrors.passkey_not_valid, 'This passkey is known already.');
  return added;
}

export async function removePasskey(tx: Tx, operatorId: string, id: string): Promise<PasskeyRow> {
  const hasApp = await holdHasAuthenticatorApp(tx, operatorId);
  const all = await listPasskeys(tx, operatorId);
  const removed = all.find((one) => one.id === id);
  if (removed === undefined) throw notFound('passkey');
  if (!hasApp && all.length === 1) throw conflict('The last second factor stays; add another passkey first.');
  await deletePasskey(tx, id);
  return removed;
}

/** Whether a passkey of this operator signed the challenge; stores the authenticator's new counter. */
export async function usePasskey(
  tx: Tx,
  ctx: Context,
  operatorId: string,
  challenge: string,
  credential: UsedCredential,
): Promise<boolean> {
  const stored = await holdCredential(tx, operatorId, credential.id);
  const counter = stored && (await verifyUsedCredential(ctx, credential, challenge, stored));
  if (counter === undefined) return false;
  await notePasskeyUse(tx, credential.id, counter, ctx.clock.now());
  return true;
}
