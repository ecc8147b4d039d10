import type { Context } from '../platform/context.ts';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from './passkey.ts';

/** Ed25519, ECDSA with P-256 and RSA, by their COSE numbers: the ones authenticators support. */
const algorithms = [-8, -7, -257];
const timeout = 300_000;

export type StoredCredential = { credentialId: string; publicKey: Buffer; counter: number };

// Imported with the first passkey: it takes 25 MB, and most processes never need it.
const library = () => import('@simplewebauthn/server');

/** The relying party of a passkey: its host name and origin, both from BASE_URL. */
function siteOf({ config }: Context): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.baseUrl);
  return { rpId: hostname, origin };
}

export function creationOptions(
  ctx: Context,
  operator: { id: string; email: string },
  challenge: Buffer,
  known: readonly string[],
): CreationOptions {
  return {
    challenge: challenge.toString('base64url'),
    rp: { id: siteOf(ctx).rpId, name: 'Coinop console' },
    user: {
      id: Buffer.from(operator.id).toString('base64url'),
      name: operator.email,
      displayName: operator.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

export function requestOptions(ctx: Context, challenge: string): RequestOptions {
  return { challenge, rpId: siteOf(ctx).rpId, timeout, userVerification: 'required' };
}

/** The credential created for this challenge, on this site, by a user whom the authenticator verified. */
export async function verifyNewCredential(
  ctx: Context,
  credential: NewCredential,
  challenge: Buffer,
): Promise<StoredCredential | undefined> {
  const { rpId, origin } = siteOf(ctx);
  const { verifyRegistrationResponse } = await library();
  const answer = await unlessRefused(ctx, () =>
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!answer?.verified) return undefined;
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

/**
 * The authenticator's new counter, if the stored credential signed this challenge, on this site, for a verified user.
 */
export async function verifyUsedCredential(
  ctx: Context,
  credential: UsedCredential,
  challenge: string,
  { credentialId, publicKey, counter }: StoredCredential,
): Promise<number | undefined> {
  const { rpId, origin } = siteOf(ctx);
  const { verifyAuthenticationResponse } = await library();
  const answer = await unlessRefused(ctx, () =>
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined;
}

/** The library throws for everything it rejects, also for bytes that are no credential at all. */
async function unlessRefused<T>(ctx: Context, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    ctx.log.info({ reason: (error as Error).message }, 'a passkey was refused');
    return undefined;
  }
}
