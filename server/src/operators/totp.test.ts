import { expect, it } from 'vitest';
import { newTotpSecret, stepOfTotp, totpAddress, totpAt } from './totp.ts';

// The secret of the examples in RFC 6238, "12345678901234567890", in base32; they have eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
])('makes the passwords of the standard, at %i s', (seconds, eight) => {
  expect(totpAt(secret, Math.floor(seconds / 30))).toBe(eight.slice(2));
});

it('takes one step before and after, and nothing else', () => {
  const now = new Date(1_234_567_890_000);
  const current = Math.floor(1_234_567_890 / 30);
  for (const step of [current - 1, current, current + 1])
    expect(stepOfTotp(secret, totpAt(secret, step), now)).toBe(step);
  for (const step of [current - 2, current + 2]) expect(stepOfTotp(secret, totpAt(secret, step), now)).toBeUndefined();
});

it('makes secrets that authenticator apps can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpAddress(secret, 'ada@example.com')).toBe(
    `otpauth://totp/Coinop:ada%40example.com?secret=${secret}&issuer=Coinop&digits=6&period=30`,
  );
});
