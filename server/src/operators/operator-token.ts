import { randomBytes } from 'node:crypto';
import { hashOfToken } from '../access/tokens.ts';

const prefix = 'coo_';

/** The third kind of token: random, stored only as its hash, and valid only under /api/admin. */
export function newOperatorToken(): { token: string; hash: Buffer } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function isOperatorToken(token: string): boolean {
  return token.startsWith(prefix) && token.length === prefix.length + 43;
}
