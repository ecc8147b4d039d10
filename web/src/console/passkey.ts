import type { AnswerOf, BodyOf } from '../api/request.ts';

type CreationOptions = AnswerOf<'POST /api/admin/passkeys/options'>['options'];
type RequestOptions = AnswerOf<'POST /api/admin/auth/start'>['passkey'];
type NewCredential = BodyOf<'POST /api/admin/passkeys'>['credential'];
type UsedCredential = BodyOf<'POST /api/admin/auth/passkey/verify'>['credential'];

/** Lets the browser make a passkey. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const { id, rawId, response } = written(await navigator.credentials.create({ publicKey }));
  if (!('attestationObject' in response)) throw new Error('The browser made no passkey.');
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}

/** Lets the browser sign with a passkey of this site. */
export async function signWithPasskey(options: RequestOptions): Promise<UsedCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { id, rawId, response } = written(await navigator.credentials.get({ publicKey }));
  if (!('signature' in response)) throw new Error('The browser used no passkey.');
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}

function written(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has no passkey for this.');
  return credential.toJSON();
}
