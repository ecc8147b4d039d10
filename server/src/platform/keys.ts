import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type Hmac,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const purposes = [
  'game-token',
  'session-token',
  'upload-address',
  'cursor',
  'email-code',
  'identity-hash',
  'seal',
  'player-id',
  'game-host',
  'viewer',
  'appeal',
  'recording',
  'preview',
] as const;
type Purpose = (typeof purposes)[number];

/** One key per purpose, derived from SECRET_KEY, so that a value signed for one use is invalid in another. */
export type Keys = Readonly<Record<Purpose, Buffer>>;

/** Their results are stored as hashes or as names kept by others, so a new key would lose accounts and saves. */
const lastingPurposes: readonly Purpose[] = [
  'session-token',
  'email-code',
  'identity-hash',
  'player-id',
  'game-host',
  'viewer',
];

/** A fallback secret, whose signatures and ciphertexts are accepted too, and the secret for lasting purposes. */
export type Rotation = { fallback?: string | undefined; lasting?: string | undefined };

const fallbackKeys = new WeakMap<Buffer, Buffer>();

export function deriveKeys(secret: string, { fallback, lasting = secret }: Rotation = {}): Keys {
  const entries = purposes.map((purpose) => {
    if (lastingPurposes.includes(purpose)) return [purpose, deriveKey(lasting, purpose)];
    const key = deriveKey(secret, purpose);
    if (fallback !== undefined) fallbackKeys.set(key, deriveKey(fallback, purpose));
    return [purpose, key];
  });
  return Object.freeze(Object.fromEntries(entries) as Record<Purpose, Buffer>);
}

function deriveKey(secret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'coinop', purpose, 32));
}

const prepared = new WeakMap<Buffer, KeyObject>();

/** Preparing a key takes four times as long as the hash itself, and keys exist as long as the process. */
function hmacOf(key: Buffer): Hmac {
  const ready = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, ready);
  return createHmac('sha256', ready);
}

export function keyedHash(key: Buffer, ...parts: string[]): Buffer {
  const hmac = hmacOf(key);
  // Length-prefixed, so that ('ab','c') and ('a','bc') differ.
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}

export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `payload.signature`, both base64url: anyone can read it, only we can sign it. */
export function signText(key: Buffer, payload: string): string {
  const signature = hmacOf(key).update(payload).digest('base64url');
  return `${Buffer.from(payload).toString('base64url')}.${signature}`;
}

export function verifySignedText(key: Buffer, signed: string): string | undefined {
  const dot = signed.indexOf('.');
  if (dot < 0) return undefined;
  const payload = Buffer.from(signed.slice(0, dot), 'base64url');
  // Several base64url strings decode to the same bytes; only the canonical one is valid.
  if (payload.toString('base64url') !== signed.slice(0, dot)) return undefined;
  const signature = Buffer.from(signed.slice(dot + 1));
  const isOf = (candidate: Buffer) =>
    sameBytes(Buffer.from(hmacOf(candidate).update(payload).digest('base64url')), signature);
  const fallback = fallbackKeys.get(key);
  return isOf(key) || (fallback !== undefined && isOf(fallback)) ? payload.toString() : undefined;
}

/** AES-256-GCM: nonce, tag, then the ciphertext. */
export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function unseal(key: Buffer, sealed: Buffer): string {
  const fallback = fallbackKeys.get(key);
  if (fallback !== undefined && !isSealedBy(key, sealed)) return open(fallback, sealed);
  return open(key, sealed);
}

/** Whether this key encrypted it, and not the fallback. */
export function isSealedBy(key: Buffer, sealed: Buffer): boolean {
  try {
    open(key, sealed);
    return true;
  } catch {
    return false;
  }
}

function open(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/**
 * The text of a token made by `seal`, as base64url; undefined for anything else. Only the canonical encoding is valid.
 */
export function unsealToken(key: Buffer, token: string): string | undefined {
  const sealed = Buffer.from(token, 'base64url');
  if (sealed.length < 28 || sealed.toString('base64url') !== token) return undefined;
  try {
    return unseal(key, sealed);
  } catch {
    return undefined;
  }
}
