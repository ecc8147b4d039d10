import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type Apple = {
  jwksUrl: string;
  /** How often the keys were requested. */
  asked(): number;
  down(on: boolean): void;
  sign(claims: JWTPayload, options?: { kid?: string; now?: Date; header?: Record<string, unknown> }): Promise<string>;
  publicKeyText: string;
};

export const appleIssuer = 'https://appleid.apple.com';
export const appleClientId = 'com.example.arcade';

/** A key server like Apple's, and a signer for identity tokens. */
export async function openApple(): Promise<Apple & { close(): Promise<void> }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let count = 0;
  let isDown = false;
  const server = createServer((_request, response) => {
    count++;
    if (isDown) response.writeHead(500).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/keys`,
    asked: () => count,
    down: (on) => {
      isDown = on;
    },
    publicKeyText: JSON.stringify(jwk),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    sign: (claims, { kid = 'key-1', now = new Date(), header = {} } = {}) => {
      const seconds = Math.floor(now.getTime() / 1000);
      const full = { iss: appleIssuer, aud: appleClientId, iat: seconds, exp: seconds + 600, ...claims };
      return new SignJWT(full).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey);
    },
  };
}
