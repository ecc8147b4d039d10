import { describe, expect, it } from 'vitest';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startApple } from '../testing/servers/apple.ts';
import { appleClientId, appleIssuer } from '../testing/servers/apple-pen.ts';
import { startService } from '../testing/service.ts';

const apple = await startApple();
const service = await startService({
  config: { apple: { clientIds: [appleClientId], issuer: appleIssuer, jwksUrl: apple.jwksUrl } },
});
const byApple = async (claims: Record<string, unknown>): Promise<string> => {
  const identityToken = await apple.sign(claims, { now: service.clock.now() });
  const { status, body } = await service.people.nobody.post('/api/auth/apple', { identityToken });
  expect(status).toBe(200);
  return body.user.id;
};
const byEmail = async (email: string) => (await memberByEmail(service, email)).id;
const balanceOf = async (email: string) =>
  (await (await memberByEmail(service, email)).get('/api/wallet')).body.balance;

describe('one person, two ways in', () => {
  it('Apple joins the account that proved the address by code', async () => {
    const ada = await byEmail('ada@example.com');
    expect(await byApple({ sub: 'ada', email: 'Ada@example.com', email_verified: 'true' })).toBe(ada);
    expect(await byEmail('ada@example.com')).toBe(ada);
  });

  it('a code joins the Apple account with the same address', async () => {
    const bob = await byApple({ sub: 'bob', email: 'bob@example.com', email_verified: true });
    expect(await byEmail('bob@example.com')).toBe(bob);
    expect(await byApple({ sub: 'bob' })).toBe(bob);
  });

  it.each([
    ['A8: an address Apple has not verified', { email_verified: false }],
    ['A8: an address Apple says nothing about', {}],
    ['a private relay', { email_verified: true, is_private_email: 'true' }],
  ])('does not join by %s, in either direction', async (what, claims) => {
    const sub = `no ${what}`;
    const email = `${what.replaceAll(/[^a-z]/gi, '').toLowerCase()}@example.com`;
    const owner = await byEmail(email);
    expect(await byApple({ sub, email, ...claims })).not.toBe(owner);
    const other = `other-${email}`;
    const appleFirst = await byApple({ sub: `first ${sub}`, email: other, ...claims });
    expect(await byEmail(other)).not.toBe(appleFirst);
  });

  it('does not join by a relay address even when nothing marks it', async () => {
    const email = 'x1@privaterelay.appleid.com';
    expect(await byApple({ sub: 'relay', email, email_verified: true })).not.toBe(await byEmail(email));
  });

  it('two Apple subjects with one address stay two accounts until a code proves it', async () => {
    const email = 'shared@example.com';
    const first = await byApple({ sub: 'shared-1', email, email_verified: true });
    expect(await byApple({ sub: 'shared-2', email, email_verified: true })).not.toBe(first);
    expect(await byEmail(email)).toBe(first);
  });

  it('a subject whose address changed stays the same account, and joins no other', async () => {
    const cyd = await byApple({ sub: 'cyd', email: 'cyd@example.com', email_verified: true });
    const dee = await byEmail('dee@example.com');
    expect(await byApple({ sub: 'cyd', email: 'dee@example.com', email_verified: true })).toBe(cyd);
    expect(await byEmail('dee@example.com')).toBe(dee);
    expect(await byEmail('cyd@example.com')).not.toBe(cyd);
  });

  it('welcomes each identity once, and a joined one not again', async () => {
    expect(await balanceOf('eve@example.com')).toBe(500);
    await byApple({ sub: 'eve', email: 'eve@example.com', email_verified: true });
    expect(await balanceOf('eve@example.com')).toBe(500);
  });
});
