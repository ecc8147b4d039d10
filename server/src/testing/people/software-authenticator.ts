import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '../../operators/passkey.ts';

/** What an authenticator or a browser could get wrong. */
export type Ceremony = {
  challenge: string;
  rpId: string;
  origin: string;
  isVerified?: boolean;
  counter?: number;
};

export type SoftwareAuthenticator = {
  create(ceremony: Ceremony): NewCredential;
  get(ceremony: Ceremony): UsedCredential;
};

const [present, verified, withCredential] = [0x01, 0x04, 0x40];

/** An authenticator with one ES256 key, without attestation, that counts its uses. */
export function softwareAuthenticator(): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const dataOf = ({ rpId, isVerified = true, counter = ++uses }: Ceremony, flags: number, rest: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = Buffer.from([present | (isVerified ? verified : 0) | flags]);
    return Buffer.concat([sha256(Buffer.from(rpId)), flag, count, rest]);
  };

  return {
    create(ceremony) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId]);
      const key = Buffer.concat([
        // kty EC2, alg ES256, crv P-256, then x and y of 32 bytes each, in CBOR.
        Buffer.from('a501020326200121', 'hex'),
        Buffer.from('5820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = dataOf(ceremony, withCredential, Buffer.concat([credential, key]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = clientDataOf('webauthn.create', ceremony).toString('base64url');
      const response = { clientDataJSON, attestationObject: attestation.toString('base64url') };
      return { id, rawId: id, type: 'public-key', response };
    },
    get(ceremony) {
      const data = dataOf(ceremony, 0, Buffer.alloc(0));
      const clientData = clientDataOf('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

function clientDataOf(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** A short text in CBOR. */
function textOf(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
