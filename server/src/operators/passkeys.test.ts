import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { codeFor, inviteAsOperator, passwordAt, signInAsOperator } from '../testing/people/operators.ts';
import { requestsWith } from '../testing/people/people.ts';
import { type Ceremony, softwareAuthenticator } from '../testing/people/software-authenticator.ts';
import { startService } from '../testing/service.ts';
import { inviteOperator } from './enroll-operator.ts';

const service = await startService();
const { ctx, clock, url } = service;
const { nobody } = service.people;
const site = { rpId: 'coinop.test', origin: 'http://coinop.test' };
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const refused = [400, 'passkey_not_valid'];
const failed = [401, 'operator_sign_in_failed'];

/** Something each part of the ceremony gets wrong, and everything else right. */
const wrong: [string, Partial<Ceremony>][] = [
  ['another origin', { origin: 'http://coinop.test.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['a user nobody verified', { isVerified: false }],
];

async function newChallenge(invite: string): Promise<string> {
  return (await nobody.post('/api/admin/auth/passkey/options', { invite })).body.options.challenge;
}

const enrollWith = (invite: string, credential: object) =>
  nobody.post('/api/admin/auth/passkey/enroll', { invite, name: 'Laptop', credential });

/** An operator with a passkey and no authenticator app. */
async function enrollByPasskey() {
  const { email, invite } = await inviteAsOperator(service, 'viewer');
  const authenticator = softwareAuthenticator();
  const credential = authenticator.create({ ...site, challenge: await newChallenge(invite) });
  expect((await enrollWith(invite, credential)).status).toBe(204);
  return { email, authenticator };
}

async function start(email: string) {
  const { body } = await nobody.post('/api/admin/auth/start', { email });
  return { challenge: body.challenge as string, code: await codeFor(service, email) };
}

const verify = (body: object) => nobody.post('/api/admin/auth/passkey/verify', body);

async function signInByPasskey() {
  const { email, authenticator } = await enrollByPasskey();
  const { challenge, code } = await start(email);
  const { body } = await verify({ challenge, code, credential: authenticator.get({ ...site, challenge }) });
  return { email, authenticator, id: body.operator.id as string, ...requestsWith(url, body.token) };
}

describe('enrolling by link', () => {
  it('sends the creation options to the browser, once for each challenge', async () => {
    const { email, invite } = await inviteAsOperator(service, 'viewer');
    const { options } = (await nobody.post('/api/admin/auth/passkey/options', { invite })).body;
    expect(options).toMatchObject({
      rp: { id: 'coinop.test' },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const credential = softwareAuthenticator().create({ ...site, challenge: options.challenge });
    const unverified = softwareAuthenticator().create({ ...site, challenge: options.challenge, isVerified: false });
    expect(codeOf(await enrollWith(invite, unverified))).toEqual(refused);
    expect(codeOf(await enrollWith(invite, credential))).toEqual(refused);
    const late = softwareAuthenticator().create({ ...site, challenge: await newChallenge(invite) });
    clock.forward(601);
    expect(codeOf(await enrollWith(invite, late))).toEqual(refused);
  });

  it.each(wrong)('refuses %s', async (_what, difference) => {
    const { invite } = await inviteAsOperator(service, 'viewer');
    const challenge = await newChallenge(invite);
    const credential = softwareAuthenticator().create({ ...site, challenge, ...difference });
    expect(codeOf(await enrollWith(invite, credential))).toEqual(refused);
  });

  it('refuses bytes that are no credential, and a passkey that is already registered', async () => {
    const { invite } = await inviteAsOperator(service, 'viewer');
    const { authenticator } = await enrollByPasskey();
    const taken = authenticator.create({ ...site, challenge: await newChallenge(invite) });
    expect(codeOf(await enrollWith(invite, taken))).toEqual(refused);
    const garbage = softwareAuthenticator().create({ ...site, challenge: await newChallenge(invite) });
    garbage.response.attestationObject = 'AAAA';
    expect(codeOf(await enrollWith(invite, garbage))).toEqual(refused);
  });

  it('uses the link up, voids what was enrolled before and signs out', async () => {
    const olga = await signInAsOperator(service, 'owner');
    const link = await inTransaction(ctx.db, (tx) => inviteOperator(tx, ctx, olga.id));
    const invite = link.slice(link.indexOf('=') + 1);
    const authenticator = softwareAuthenticator();
    const make = (challenge: string) => authenticator.create({ ...site, challenge });
    expect((await enrollWith(invite, make(await newChallenge(invite)))).status).toBe(204);
    expect(codeOf(await nobody.post('/api/admin/auth/passkey/options', { invite }))).toEqual([400, 'invite_not_valid']);
    expect(codeOf(await enrollWith(invite, make('AAAA')))).toEqual([400, 'invite_not_valid']);
    expect((await olga.get('/api/admin/me')).status).toBe(401);
    clock.forward(60);
    const password = passwordAt(olga.secret, clock.now());
    const byApp = await nobody.post('/api/admin/auth/verify', { ...(await start(olga.email)), password });
    expect(codeOf(byApp)).toEqual(failed);
  });
});

describe('signing in', () => {
  it('accepts the code and the passkey, the challenge once, and answers the same for every address', async () => {
    const { email, authenticator } = await enrollByPasskey();
    const unknown = (await nobody.post('/api/admin/auth/start', { email: 'nobody@example.com' })).body.passkey;
    expect({ ...unknown, challenge: '' }).toEqual({
      challenge: '',
      rpId: 'coinop.test',
      timeout: 300_000,
      userVerification: 'required',
    });
    const { challenge, code } = await start(email);
    const body = { challenge, code, credential: authenticator.get({ ...site, challenge }) };
    const answer = await verify(body);
    expect(answer.body.operator).toMatchObject({ email, role: 'viewer' });
    expect((await requestsWith(url, answer.body.token).get('/api/admin/me')).status).toBe(200);
    expect(codeOf(await verify(body))).toEqual(failed);
    const next = await start(email);
    expect(codeOf(await verify({ ...body, ...next }))).toEqual(failed);
  });

  it.each([...wrong, ['an old count', { counter: 1 }] as const])('refuses %s', async (_what, difference) => {
    const { email, authenticator } = await enrollByPasskey();
    const { challenge, code } = await start(email);
    const credential = authenticator.get({ ...site, challenge, ...difference });
    expect(codeOf(await verify({ challenge, code, credential }))).toEqual(failed);
    const right = authenticator.get({ ...site, challenge, counter: 2 });
    expect((await verify({ challenge, code, credential: right })).status).toBe(200);
  });

  it('refuses another operator’s passkey, a signature by another key, and a wrong code', async () => {
    const [ada, bob] = [await enrollByPasskey(), await enrollByPasskey()];
    const { challenge, code } = await start(ada.email);
    const bobs = bob.authenticator.get({ ...site, challenge });
    expect(codeOf(await verify({ challenge, code, credential: bobs }))).toEqual(failed);
    const adas = ada.authenticator.get({ ...site, challenge });
    expect(codeOf(await verify({ challenge, code, credential: { ...adas, response: bobs.response } }))).toEqual(failed);
    const wrongCode = code === '000000' ? '000001' : '000000';
    expect(codeOf(await verify({ challenge, code: wrongCode, credential: adas }))).toEqual(failed);
    expect((await verify({ challenge, code, credential: adas })).status).toBe(200);
  });

  it('counts its tries together with those by password', async () => {
    const { email, authenticator } = await enrollByPasskey();
    const { challenge, code } = await start(email);
    const unverified = authenticator.get({ ...site, challenge, isVerified: false });
    for (let tried = 0; tried < 2; tried++) {
      expect(codeOf(await verify({ challenge, code, credential: unverified }))).toEqual(failed);
    }
    for (let tried = 0; tried < 3; tried++) {
      const byApp = await nobody.post('/api/admin/auth/verify', { challenge, code, password: '123456' });
      expect(codeOf(byApp)).toEqual(failed);
    }
    const right = authenticator.get({ ...site, challenge });
    expect(codeOf(await verify({ challenge, code, credential: right }))).toEqual(failed);
  });
});

describe('the passkeys of an operator', () => {
  it('are up to five, logged, and removed only by their owner', async () => {
    const olga = await signInAsOperator(service, 'owner');
    const challengeOf = async () => (await olga.post('/api/admin/passkeys/options')).body.options.challenge as string;
    const add = async (name: string) => {
      const credential = softwareAuthenticator().create({ ...site, challenge: await challengeOf() });
      return olga.post('/api/admin/passkeys', { name, credential, reason: 'A key of mine' });
    };
    const replayed = softwareAuthenticator().create({ ...site, challenge: 'AAAA' });
    const stale = { name: 'Key 0', credential: replayed, reason: 'Late' };
    expect(codeOf(await olga.post('/api/admin/passkeys', stale))).toEqual(refused);
    for (const name of ['Key 1', 'Key 2', 'Key 3', 'Key 4', 'Key 5']) expect((await add(name)).status).toBe(201);
    expect(codeOf(await add('Key 6'))).toEqual([409, 'conflict']);
    const { passkeys } = (await olga.get('/api/admin/passkeys')).body;
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Key 1', 'Key 2', 'Key 3', 'Key 4', 'Key 5']);
    const { excludeCredentials } = (await olga.post('/api/admin/passkeys/options')).body.options;
    expect(excludeCredentials).toHaveLength(5);
    const vera = await signInAsOperator(service, 'viewer');
    const remove = `/api/admin/passkeys/${passkeys[0].id}/remove`;
    expect(codeOf(await vera.post(remove, { reason: 'Not mine' }))).toEqual([404, 'not_found']);
    expect((await olga.post(remove, { reason: 'Lost it' })).status).toBe(204);
    const { actions } = (await olga.get(`/api/admin/actions?targetId=${olga.id}&limit=2`)).body;
    expect(actions).toMatchObject([
      { operator: olga.email, action: 'remove passkey', reason: 'Lost it', before: { passkey: 'Key 1' } },
      { operator: olga.email, action: 'add passkey', after: { passkey: 'Key 5' } },
    ]);
    for (const { id } of passkeys.slice(1)) {
      expect((await olga.post(`/api/admin/passkeys/${id}/remove`, { reason: 'The app is enough' })).status).toBe(204);
    }
  });

  it('keep the last one where there is no authenticator app', async () => {
    const pia = await signInByPasskey();
    const { passkeys } = (await pia.get('/api/admin/passkeys')).body;
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
    const remove = () => pia.post(`/api/admin/passkeys/${passkeys[0].id}/remove`, { reason: 'Away with it' });
    expect(codeOf(await remove())).toEqual([409, 'conflict']);
    const { actions } = (await pia.get(`/api/admin/actions?targetId=${pia.id}`)).body;
    expect(actions).toMatchObject([{ operator: pia.email, action: 'enrol passkey', after: { passkey: 'Laptop' } }]);
    const another = softwareAuthenticator();
    const { challenge } = (await pia.post('/api/admin/passkeys/options')).body.options;
    const credential = another.create({ ...site, challenge });
    await pia.post('/api/admin/passkeys', { name: 'Phone', credential, reason: 'A spare one' });
    expect((await remove()).status).toBe(204);
    const next = await start(pia.email);
    const old = pia.authenticator.get({ ...site, challenge: next.challenge });
    expect(codeOf(await verify({ ...next, credential: old }))).toEqual(failed);
    const spare = another.get({ ...site, challenge: next.challenge });
    expect((await verify({ ...next, credential: spare })).status).toBe(200);
  });
});
