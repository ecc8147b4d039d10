import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret for an authenticator app, in base32 as these apps expect it. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** Time-based one-time passwords (RFC 6238, SHA-1, six digits), as every authenticator app supports them. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The time step for which a password is correct: now, or one step before or after, because clocks differ. */
export function stepOfTotp(secret: string, password: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  return [current, current - 1, current + 1].find((step) => totpAt(secret, step) === password);
}

/** The otpauth address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  return `otpauth://totp/Coinop:${encodeURIComponent(email)}?secret=${secret}&issuer=Coinop&digits=${digits}&period=${stepSeconds}`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
