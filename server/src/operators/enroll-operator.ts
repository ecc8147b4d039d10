import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashOfToken } from '../access/tokens.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { seal, unseal } from '../platform/keys.ts';
import { operatorErrors } from './operator-errors.ts';
import { addPasskey, readNewPasskey, startPasskey } from './own-passkeys.ts';
import type { CreationOptions, NewCredential } from './passkey.ts';
import { recordAction } from './record-action.ts';
import { newTotpSecret, stepOfTotp, totpAddress } from './totp.ts';

const inviteSeconds = 3600;

/**
 * A single-use link, valid for an hour, with which an operator enrols a second factor; earlier links become invalid.
 */
export async function inviteOperator(tx: Tx, ctx: Context, operatorId: string): Promise<string> {
  const now = ctx.clock.now();
  const token = randomBytes(32).toString('base64url');
  await sql`delete from operator_invites where operator_id = ${operatorId}`.execute(tx);
  await sql`
    insert into operator_invites (token_hash, operator_id, sealed_secret, created_at, expires_at)
    values (${hashOfToken(token)}, ${operatorId}, ${seal(ctx.keys.seal, newTotpSecret())}, ${now},
      ${secondsAfter(now, inviteSeconds)})`.execute(tx);
  // In the fragment, which browsers do not send, so that the token appears in no server's log.
  return `${ctx.config.baseUrl}/console#invite=${token}`;
}

type Invite = { operatorId: string; email: string; sealedSecret: Buffer };

export type Enrolment = { email: string; secret: string; otpauthUrl: string };

/** What an authenticator app needs, for the bearer of the link. */
export async function readInvite(ctx: Context, token: string): Promise<Enrolment> {
  const { email, sealedSecret } = await findInvite(ctx.db, ctx, token);
  const secret = unseal(ctx.keys.seal, sealedSecret);
  return { email, secret, otpauthUrl: totpAddress(secret, email) };
}

/** Enrols the app after it has produced a correct password. */
export function enrollOperator(ctx: Context, token: string, password: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { operatorId, sealedSecret } = await findInvite(tx, ctx, token);
    const step = stepOfTotp(unseal(ctx.keys.seal, sealedSecret), password, now);
    if (step === undefined)
      throw new Refusal(operatorErrors.operator_sign_in_failed, 'The one-time password is wrong.');
    await spendInvite(tx, operatorId, token);
    await sql`
      update operators set sealed_secret = ${sealedSecret}, enrolled_at = ${now}, last_step = ${step}
      where id = ${operatorId}`.execute(tx);
  });
}

/** What a browser needs to create a passkey, for the bearer of the link. */
export async function startInvitedPasskey(ctx: Context, token: string): Promise<CreationOptions> {
  const { operatorId, email } = await findInvite(ctx.db, ctx, token);
  // An authenticator enrolled earlier may be used again, because its old passkey is deleted.
  return startPasskey(ctx, { id: operatorId, email }, []);
}

export type InvitedPasskey = { invite: string; name: string; credential: NewCredential };

/** Enrols a passkey in place of an authenticator app. */
export async function enrollPasskey(
  ctx: Context,
  { invite, name, credential }: InvitedPasskey,
  requestId: string,
): Promise<void> {
  const { operatorId } = await findInvite(ctx.db, ctx, invite);
  const verified = await readNewPasskey(ctx, operatorId, credential);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await spendInvite(tx, operatorId, invite);
    await sql`
      update operators set sealed_secret = null, enrolled_at = ${now} where id = ${operatorId}`.execute(tx);
    await addPasskey(tx, operatorId, name, verified, now);
    const action = { action: 'enrol passkey', target: 'operator', targetId: operatorId, reason: 'Enrolled by link' };
    await recordAction(tx, action, { after: { passkey: name } }, { operatorId, requestId }, now);
  });
}

/** The link resets the operator's second factor: earlier passkeys are deleted and sessions end. */
async function spendInvite(tx: Tx, operatorId: string, token: string): Promise<void> {
  const { rows } = await sql`
    delete from operator_invites where token_hash = ${hashOfToken(token)} returning operator_id`.execute(tx);
  if (rows.length === 0) throw new Refusal(operatorErrors.invite_not_valid);
  await sql`delete from operator_passkeys where operator_id = ${operatorId}`.execute(tx);
  await sql`delete from operator_sessions where operator_id = ${operatorId}`.execute(tx);
}

async function findInvite(db: Context['db'], ctx: Context, token: string): Promise<Invite> {
  const { rows } = await sql<Invite>`
    select o.id as "operatorId", o.email, i.sealed_secret as "sealedSecret"
    from operator_invites i join operators o on o.id = i.operator_id
    where i.token_hash = ${hashOfToken(token)} and i.expires_at > ${ctx.clock.now()} and o.disabled_at is null`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Refusal(operatorErrors.invite_not_valid);
  return rows[0];
}
