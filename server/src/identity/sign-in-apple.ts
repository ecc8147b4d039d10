import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Caller } from '../access/caller.ts';
import { inTransaction } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { keyedHash, seal } from '../platform/keys.ts';
import { type AppleKeys, loadJose } from './apple-keys.ts';
import { identityErrors } from './identity-errors.ts';
import type { Identity } from './identity-queries.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { addressHashOf } from './start-email-code.ts';

export type AppleProof = { identityToken: string; nonce?: string };
export type AppleSignIn = AppleProof & { name?: string; guest: Caller | undefined; device: string | null };

const clockToleranceSeconds = 60;

export async function signInWithApple(ctx: Context, keys: AppleKeys, input: AppleSignIn): Promise<SignedIn> {
  const identity = await proveApple(ctx, keys, input);
  const { name = null, guest, device } = input;
  return inTransaction(ctx.db, (tx) => signIn(tx, ctx, identity, { name, guest, device }));
}

/** The identity that an identity token of Apple proves. */
export async function proveApple(ctx: Context, keys: AppleKeys, input: AppleProof): Promise<Identity> {
  if (ctx.config.apple.clientIds.length === 0)
    throw new Refusal('not_configured', 'Sign in with Apple is not set up on this server.');
  const claims = await verifyToken(ctx, keys, input.identityToken);
  if (!isNonceRight(claims['nonce'], input.nonce)) throw new Refusal(identityErrors.identity_token_invalid);
  return identityOf(ctx, claims);
}

async function verifyToken(ctx: Context, keys: AppleKeys, token: string): Promise<JWTPayload> {
  const { issuer, clientIds } = ctx.config.apple;
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, keys.keyFor, {
      algorithms: ['RS256'],
      issuer,
      audience: [...clientIds],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      currentDate: ctx.clock.now(),
    });
    const issuedInSeconds = (payload.iat ?? 0) - ctx.clock.now().getTime() / 1000;
    if (issuedInSeconds > clockToleranceSeconds) throw new Refusal(identityErrors.identity_token_invalid);
    return payload;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(identityErrors.identity_token_invalid);
  }
}

/** A client that sends the raw nonce has the token bound to it; a client without a nonce is accepted. */
function isNonceRight(claim: unknown, raw: string | undefined): boolean {
  return raw === undefined || claim === createHash('sha256').update(raw).digest('hex');
}

/** Apple writes booleans as true or "true". */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}

function identityOf(ctx: Context, claims: JWTPayload): Identity {
  const { iss = '', sub = '', email } = claims;
  const vouched = typeof email === 'string' && isTrue(claims['email_verified']) && !isTrue(claims['is_private_email']);
  const address =
    vouched && !email.toLowerCase().endsWith('@privaterelay.appleid.com') ? email.trim().toLowerCase() : undefined;
  return {
    hash: keyedHash(ctx.keys['identity-hash'], 'apple', iss, sub),
    kind: 'apple',
    emailHash: address === undefined ? null : addressHashOf(ctx, address),
    sealedAddress: address === undefined ? null : seal(ctx.keys.seal, address),
  };
}
