import { hash, randomBytes } from 'node:crypto';
import type { Keys } from '../platform/keys.ts';
import { keyedHash, seal, unsealToken, verifySignedText } from '../platform/keys.ts';

/**
 * Two kinds of token, distinguished by their prefix. A session token is stored only as its hash; a member's is random,
 * a guest's is the session's id and a keyed tag, so that its device can get the same one again. A game token is
 * encrypted, carries its account, game and session, and is valid only as long as that session. Games see their token,
 * and must not learn from it who is playing.
 */
export type GameToken = { accountId: string; gameId: string; sessionId: string; expiresAt: Date };

const sessionPrefix = 'cos_';
const gamePrefix = 'cog_';
export const sessionDays = 90;
export const gameTokenSeconds = 6 * 3600;

export function newSessionToken(): { token: string; hash: Buffer } {
  const token = sessionPrefix + randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** The token of a guest's session, which cannot be derived from the database alone. */
export function derivedSessionToken(keys: Keys, sessionId: string): { token: string; hash: Buffer } {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const tag = keyedHash(keys['session-token'], sessionId).subarray(0, 16);
  const token = sessionPrefix + Buffer.concat([id, tag]).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function isSessionToken(token: string): boolean {
  return token.startsWith(sessionPrefix) && token.length === sessionPrefix.length + 43;
}

export function isGameToken(token: string): boolean {
  return token.startsWith(gamePrefix);
}

export function sealGameToken(keys: Keys, token: GameToken): string {
  const payload = ['game', token.accountId, token.gameId, token.sessionId, secondsOf(token.expiresAt)];
  return gamePrefix + seal(keys['game-token'], JSON.stringify(payload)).toString('base64url');
}

/** The content of a token that we encrypted; it may have expired, and its session may have ended. */
export function readGameToken(keys: Keys, token: string): GameToken | undefined {
  const key = keys['game-token'];
  const sealed = token.slice(gamePrefix.length);
  // Version 0.1.0 signs them, and its nodes may still run beside this one; theirs expire six hours after it has stopped.
  const payload = unsealToken(key, sealed) ?? verifySignedText(key, sealed);
  if (payload === undefined) return undefined;
  const [kind, accountId, gameId, sessionId, seconds] = JSON.parse(payload) as [string, string, string, string, number];
  return kind === 'game' ? { accountId, gameId, sessionId, expiresAt: new Date(seconds * 1000) } : undefined;
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
