import { describe, expect, it } from 'vitest';
import { codeFor, enrollAsOperator, passwordAt, signInAsOperator } from '../testing/people/operators.ts';
import { requestsWith } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, clock } = service;
const { nobody } = people;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];

it('is not there while no operator exists', async () => {
  const empty = await startService();
  for (const path of ['/api/admin/me', '/api/admin/overview']) {
    expect(codeOf(await empty.people.nobody.get(path))).toEqual([404, 'not_found']);
  }
  expect((await empty.people.nobody.post('/api/admin/auth/start', { email: 'ada@example.com' })).status).toBe(404);
});

it('is not there for addresses that are not on the list', async () => {
  await enrollAsOperator(service, 'owner');
  const elsewhere = await startService({ beside: service, config: { consoleAllowedIps: ['10.0.0.0/8', '::1'] } });
  const here = await startService({ beside: service, config: { consoleAllowedIps: ['127.0.0.0/8'] } });
  expect((await elsewhere.people.nobody.get('/api/admin/me')).status).toBe(404);
  expect(codeOf(await here.people.nobody.get('/api/admin/me'))).toEqual([401, 'token_missing']);
});

describe('signing in', () => {
  it('takes a code and a one-time password, and ends after 12 hours or by signing out', async () => {
    const olga = await signInAsOperator(service, 'owner');
    expect((await olga.get('/api/admin/me')).body.operator).toMatchObject({ email: olga.email, role: 'owner' });
    expect((await olga.get('/api/me')).status).toBe(401);
    await olga.post('/api/admin/auth/logout');
    expect((await olga.get('/api/admin/me')).status).toBe(401);
    const again = await signInAsOperator(service, 'viewer');
    clock.forward(12 * 3600 + 1);
    expect((await again.get('/api/admin/me')).status).toBe(401);
  });

  it('refuses a wrong code, a wrong password, one used before, and a sixth try', async () => {
    const { email, secret } = await enrollAsOperator(service, 'support');
    const start = async () => {
      const { body } = await nobody.post('/api/admin/auth/start', { email });
      return { challenge: body.challenge as string, code: await codeFor(service, email) };
    };
    const verify = (body: object) => nobody.post('/api/admin/auth/verify', body);
    const { challenge, code } = await start();
    const usedToEnroll = passwordAt(secret, clock.now());
    const wrong = code === '000000' ? '000001' : '000000';
    const failed = [401, 'operator_sign_in_failed'];
    expect(codeOf(await verify({ challenge, code, password: usedToEnroll }))).toEqual(failed);
    clock.forward(60);
    const password = () => passwordAt(secret, clock.now());
    expect(codeOf(await verify({ challenge: 'another', code, password: password() }))).toEqual(failed);
    for (let tried = 1; tried < 5; tried++) {
      expect(codeOf(await verify({ challenge, code: wrong, password: password() }))).toEqual(failed);
    }
    expect(codeOf(await verify({ challenge, code, password: password() }))).toEqual(failed);
    const next = await start();
    expect((await verify({ ...next, password: password() })).status).toBe(200);
    clock.forward(601);
    const late = await start();
    clock.forward(601);
    expect(codeOf(await verify({ ...late, password: password() }))).toEqual(failed);
  });

  it('answers the same to an unknown address, and attempts of strangers do not count for an operator', async () => {
    const { email, secret } = await enrollAsOperator(service, 'owner');
    const unknown = await nobody.post('/api/admin/auth/start', { email: 'nobody@example.com' });
    const { body: mine } = await nobody.post('/api/admin/auth/start', { email });
    const code = await codeFor(service, email);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(mine));
    const { body: strangers } = await nobody.post('/api/admin/auth/start', { email });
    for (let tried = 0; tried < 6; tried++) {
      await nobody.post('/api/admin/auth/verify', {
        challenge: strangers.challenge,
        code: '123456',
        password: '123456',
      });
    }
    clock.forward(60);
    const password = passwordAt(secret, clock.now());
    const { status } = await nobody.post('/api/admin/auth/verify', { challenge: mine.challenge, code, password });
    expect(status).toBe(200);
  });

  it('spends an invite once, and only for an hour', async () => {
    const olga = await signInAsOperator(service, 'owner');
    const invited = await olga.post('/api/admin/operators', {
      email: 'New@Example.com',
      role: 'viewer',
      reason: 'Joins',
    });
    expect(invited.body.operator).toMatchObject({ email: 'new@example.com', enrolledAt: null });
    const invite = new URL(invited.body.inviteUrl).hash.slice('#invite='.length);
    expect(codeOf(await nobody.post('/api/admin/auth/enroll', { invite, password: '000000' }))[0]).toBe(401);
    const { secret } = (await nobody.post('/api/admin/auth/invite', { invite })).body;
    const enroll = () => nobody.post('/api/admin/auth/enroll', { invite, password: passwordAt(secret, clock.now()) });
    expect((await enroll()).status).toBe(204);
    expect(codeOf(await enroll())).toEqual([400, 'invite_not_valid']);
    const late = await olga.post('/api/admin/operators', {
      email: 'late@example.com',
      role: 'viewer',
      reason: 'Joins',
    });
    clock.forward(3601);
    const old = new URL(late.body.inviteUrl).hash.slice('#invite='.length);
    expect(codeOf(await nobody.post('/api/admin/auth/invite', { invite: old }))).toEqual([400, 'invite_not_valid']);
  });
});

describe('operators', () => {
  it('have roles: a viewer reads, and only an owner adds others', async () => {
    const vera = await signInAsOperator(service, 'viewer');
    expect((await vera.get('/api/admin/operators')).status).toBe(200);
    const refused = await vera.post('/api/admin/operators', { email: 'x@example.com', role: 'owner', reason: 'Mine' });
    expect(codeOf(refused)).toEqual([403, 'role_not_allowed']);
  });

  it('are disabled at once, but for the last owner, and all of it is written down', async () => {
    const alone = await startService();
    const [olga, vera] = [await signInAsOperator(alone, 'owner'), await signInAsOperator(alone, 'moderator')];
    const change = (id: string, body: object) => olga.patch(`/api/admin/operators/${id}`, body);
    expect((await change(vera.id, { disabled: true, reason: 'Left' })).body.operator.disabledAt).toEqual(
      expect.any(String),
    );
    expect((await requestsWith(alone.url, vera.token).get('/api/admin/me')).status).toBe(401);
    expect((await change(olga.id, { role: 'viewer', reason: 'Tired' })).status).toBe(409);
    const { actions } = (await olga.get('/api/admin/actions')).body;
    expect(actions).toMatchObject([
      { operator: olga.email, action: 'change operator', targetId: vera.id, reason: 'Left', after: { disabled: true } },
    ]);
  });
});
