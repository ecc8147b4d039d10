import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { sha256Hex, startApple } from '../testing/servers/apple.ts';
import { appleClientId, appleIssuer } from '../testing/servers/apple-pen.ts';
import { startService } from '../testing/service.ts';

const apple = await startApple();
const config = {
  apple: { clientIds: [appleClientId, 'com.example.other'], issuer: appleIssuer, jwksUrl: apple.jwksUrl },
};
const { people, clock } = await startService({ config });
const { nobody } = people;
const signIn = async (claims: Record<string, unknown>, extra: Record<string, unknown> = {}) =>
  nobody.post('/api/auth/apple', { identityToken: await apple.sign(claims, { now: clock.now() }), ...extra });
const seconds = () => Math.floor(clock.now().getTime() / 1000);

describe('POST /api/auth/apple', () => {
  it('signs a subject in as a member, and the same subject again', async () => {
    const first = await signIn({ sub: 'ada' }, { name: 'Ada L.' });
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ kind: 'member', name: 'Ada L.' });
    const again = await signIn({ sub: 'ada', aud: 'com.example.other' });
    expect(again.body.user.id).toBe(first.body.user.id);
  });

  it.each([
    ['A1: a foreign audience', { sub: 'x', aud: 'com.evil.app' }],
    ['A2: a foreign issuer', { sub: 'x', iss: 'https://evil.example' }],
    ['A4: an expired one', { sub: 'x', iat: seconds() - 4000, exp: seconds() - 3600 }],
    ['A4: one issued in the future', { sub: 'x', iat: seconds() + 600, exp: seconds() + 1200 }],
    ['one without a subject', {}],
  ])('refuses %s', async (_what, claims) => {
    const answer = await signIn(claims);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('error-code')).toBe('identity_token_invalid');
  });

  it('A2: refuses keys embedded in a token', async () => {
    const own = await generateKeyPair('RS256', { extractable: true });
    const token = await new SignJWT({ sub: 'x', iss: appleIssuer, aud: appleClientId })
      .setProtectedHeader({
        alg: 'RS256',
        kid: 'key-1',
        jku: 'http://127.0.0.1:9/keys',
        jwk: JSON.parse(apple.publicKeyText),
      })
      .setIssuedAt(clock.now())
      .setExpirationTime(seconds() + 600)
      .sign(own.privateKey);
    expect((await nobody.post('/api/auth/apple', { identityToken: token })).status).toBe(401);
  });

  it('A3: refuses alg none, and HS256 with the public key', async () => {
    const none = new UnsecuredJWT({ sub: 'x', iss: appleIssuer, aud: appleClientId })
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode();
    const symmetric = await new SignJWT({ sub: 'x', iss: appleIssuer, aud: appleClientId })
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(Buffer.from(apple.publicKeyText));
    for (const identityToken of [none, symmetric, 'a.b.c', 'garbage']) {
      expect((await nobody.post('/api/auth/apple', { identityToken })).status).toBe(401);
    }
  });

  it('A5: asks for the keys at most once more, however many unknown key ids come', async () => {
    await signIn({ sub: 'warm' });
    clock.forward(301);
    const before = apple.asked();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, i) => apple.sign({ sub: 'x' }, { kid: `unknown-${i}`, now: clock.now() })),
    );
    const answers = await Promise.all(tokens.map((identityToken) => nobody.post('/api/auth/apple', { identityToken })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(apple.asked() - before).toBeLessThanOrEqual(1);
  });

  it('A6: keys we have serve while Apple is away, for a day; without any it is 503', async () => {
    const cold = await startService({ config });
    apple.down(true);
    const identityToken = await apple.sign({ sub: 'ada' }, { now: clock.now() });
    const refused = await cold.people.nobody.post('/api/auth/apple', { identityToken });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    clock.forward(7200);
    expect((await signIn({ sub: 'ada' })).status).toBe(200);
    clock.forward(25 * 3600);
    expect((await signIn({ sub: 'ada' })).status).toBe(503);
    apple.down(false);
    clock.forward(301);
    expect((await signIn({ sub: 'ada' })).status).toBe(200);
  });

  it('A7: makes one account when 20 first sign-ins race', async () => {
    const identityToken = await apple.sign(
      { sub: 'racer', email: 'racer@example.com', email_verified: true },
      { now: clock.now() },
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => nobody.post('/api/auth/apple', { identityToken })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it('A9: stores a name plain and short, and never renames', async () => {
    const bidi = await signIn({ sub: 'zoe' }, { name: `\u202e<b>\u0000${'z'.repeat(10_000)}` });
    expect(bidi.body.user.name).toBe(`<b>${'z'.repeat(47)}`);
    const again = await signIn({ sub: 'zoe' }, { name: 'Someone Else' });
    expect(again.body.user.name).toBe(bidi.body.user.name);
    expect((await signIn({ sub: 'yan' }, { name: '   ' })).body.user.name).toBeNull();
  });

  it('takes a token until its own expiry, however long ago it was issued', async () => {
    const claims = { sub: 'late', iat: seconds() - 80_000, exp: seconds() + 300 };
    expect((await signIn(claims)).status).toBe(200);
    clock.forward(400);
    expect((await signIn(claims)).status).toBe(401);
  });

  it('checks the nonce of a client that sends one, and asks for none otherwise', async () => {
    const nonce = sha256Hex('raw-nonce');
    expect((await signIn({ sub: 'nia', nonce }, { nonce: 'raw-nonce' })).status).toBe(200);
    expect((await signIn({ sub: 'nia', nonce }, { nonce: 'another' })).status).toBe(401);
    expect((await signIn({ sub: 'nia', nonce })).status).toBe(200);
    expect((await signIn({ sub: 'nia', nonce }, { nonce: null, name: null })).status).toBe(200);
    expect((await signIn({ sub: 'nia' }, { nonce: 'raw-nonce' })).status).toBe(401);
  });

  it.each([[{}], [{ identityToken: 5 }], [{ identityToken: '' }], [{ identityToken: 'x', name: 5 }]])(
    'refuses the body %j',
    async (body) => {
      expect((await nobody.post('/api/auth/apple', body)).status).toBe(400);
    },
  );

  it('says so when it is not set up', async () => {
    const plain = await startService();
    const answer = await plain.people.nobody.post('/api/auth/apple', { identityToken: 'x' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('error-code')).toBe('not_configured');
  });
});
