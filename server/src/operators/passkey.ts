import { type Static, Type } from 'typebox';
import { Id, Line, Nullable, Time } from '../http/schemas.ts';

export const passkeysMax = 5;

export const PasskeyName = Line(1, 50, 'What its owner calls it', 'Laptop');

export const Passkey = Type.Object(
  { id: Id, name: Type.String(), createdAt: Time, lastUsedAt: Nullable(Time) },
  { title: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export function viewOfPasskey({ createdAt, lastUsedAt, ...passkey }: PasskeyRow): Passkey {
  return { ...passkey, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

function Bytes(max: number, description: string) {
  return Type.String({ minLength: 1, maxLength: max, pattern: '^[A-Za-z0-9_-]+$', description });
}

const CredentialId = Bytes(1400, 'The credential id in base64url');
const ClientData = Bytes(4000, 'clientDataJSON in base64url');
const PublicKey = Type.Literal('public-key');

/** The result of `navigator.credentials.create()`, as its `toJSON()` writes it. */
export const NewCredential = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKey,
    response: Type.Object({
      clientDataJSON: ClientData,
      attestationObject: Bytes(20_000, 'attestationObject in base64url'),
    }),
  },
  { title: 'NewCredential' },
);
export type NewCredential = Static<typeof NewCredential>;

/** The result of `navigator.credentials.get()`, as its `toJSON()` writes it. */
export const UsedCredential = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKey,
    response: Type.Object({
      clientDataJSON: ClientData,
      authenticatorData: Bytes(4000, 'authenticatorData in base64url'),
      signature: Bytes(2000, 'The signature in base64url'),
    }),
  },
  { title: 'UsedCredential' },
);
export type UsedCredential = Static<typeof UsedCredential>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const CreationOptions = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
    timeout: Type.Integer(),
    attestation: Type.Literal('none'),
    excludeCredentials: Type.Array(Type.Object({ id: Type.String(), type: PublicKey })),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
  },
  { title: 'PasskeyCreationOptions' },
);
export type CreationOptions = Static<typeof CreationOptions>;

/**
 * For `PublicKeyCredential.parseRequestOptionsFromJSON()`. It lists no credentials, so that it does not reveal who has
 * any.
 */
export const RequestOptions = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Integer(),
    userVerification: Type.Literal('required'),
  },
  { title: 'PasskeyRequestOptions' },
);
export type RequestOptions = Static<typeof RequestOptions>;
