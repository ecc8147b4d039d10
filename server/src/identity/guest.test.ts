import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertSession } from '../access/session-queries.ts';
import { newId } from '../platform/ids.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { signInGuests } from './guest-queries.ts';

const service = await startService();
const { nobody } = service.people;

describe('POST /api/auth/guest', () => {
  it('gives a device a guest and the same one again', async () => {
    const first = await nobody.post('/api/auth/guest', { deviceId: 'device-of-ada' });
    const again = await nobody.post('/api/auth/guest', { deviceId: 'device-of-ada' });
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ kind: 'guest', name: null, achievements: [] });
    expect(first.body.user.handle).toMatch(/^guest_/);
    expect(again.body.user.id).toBe(first.body.user.id);
    expect(again.body.token).toBe(first.body.token);
    expect(first.headers.get('ratelimit-policy')).toBe('"guest";q=30;w=3600');
    expect(first.headers.get('ratelimit')).toBe('"guest";r=29;t=3600');
  });

  it('G1: makes one account when 30 first calls race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => nobody.post('/api/auth/guest', { deviceId: 'racer' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it.each([[''], ['x'.repeat(129)], ['a\u0000b'], ['a\nb'], ['\ud800'], [5], [null], [{ $ne: 1 }], [['a']]])(
    'G2: refuses %j as a device id',
    async (deviceId) => {
      expect((await nobody.post('/api/auth/guest', { deviceId })).status).toBe(400);
    },
  );

  it('G2: takes a short one, and keeps none of them readable', async () => {
    expect((await nobody.post('/api/auth/guest', { deviceId: 'x' })).status).toBe(200);
    await nobody.post('/api/auth/guest', { deviceId: 'a-secret-device' });
    const { rows } = await sql<{ text: string }>`select row_to_json(d)::text as text from devices d`.execute(
      service.ctx.db,
    );
    expect(rows.map(({ text }) => text).join()).not.toContain('a-secret-device');
  });

  it('G3: stops a device after 30 calls in an hour', async () => {
    for (let i = 0; i < 30; i++) expect((await nobody.post('/api/auth/guest', { deviceId: 'busy' })).status).toBe(200);
    const refused = await nobody.post('/api/auth/guest', { deviceId: 'busy' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('error-code')).toBe('rate_limited');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3590);
    expect(refused.headers.get('ratelimit')).toBe(`"guest";r=0;t=${seconds}`);
    service.clock.forward(seconds);
    expect((await nobody.post('/api/auth/guest', { deviceId: 'busy' })).status).toBe(200);
  });

  it('G3: lets exactly 30 through when 40 race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => nobody.post('/api/auth/guest', { deviceId: 'hasty' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(new Set(answers.flatMap(({ body }) => body.user?.id ?? [])).size).toBe(1);
  });

  it('gives many devices that come at once, some of them twice, a guest each', async () => {
    const devices = Array.from({ length: 40 }, (_, i) => `crowd-${i % 30}`);
    const answers = await Promise.all(devices.map((deviceId) => nobody.post('/api/auth/guest', { deviceId })));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const guestOf = new Map(answers.map(({ body }, i) => [devices[i], body.user.id]));
    expect(new Set(guestOf.values()).size).toBe(30);
    for (const [i, { body }] of answers.entries()) {
      expect(guestOf.get(devices[i])).toBe(body.user.id);
      expect((await service.people.with(body.token).get('/api/me')).body.user.id).toBe(body.user.id);
    }
  });

  it('answers a known device with what its guest has done since', async () => {
    const { body } = await nobody.post('/api/auth/guest', { deviceId: 'player' });
    await sql`select accounts_add_stat(${body.user.id}, 'plays', 3)`.execute(service.ctx.db);
    const again = await nobody.post('/api/auth/guest', { deviceId: 'player' });
    expect(again.body.user).toEqual({ ...body.user, stats: { ...body.user.stats, plays: 3 } });
  });

  it('gives a device another token after its session ended, by logout or by time', async () => {
    const signIn = async () => (await nobody.post('/api/auth/guest', { deviceId: 'phone-of-cyd' })).body.token;
    const first = await signIn();
    expect((await service.people.with(first).post('/api/auth/logout')).status).toBe(204);
    const second = await signIn();
    expect(second).not.toBe(first);
    expect((await service.people.with(first).get('/api/me')).status).toBe(401);
    expect((await service.people.with(second).get('/api/me')).status).toBe(200);
    service.clock.forward(91 * 86_400);
    const third = await signIn();
    expect(third).not.toBe(second);
    expect((await service.people.with(third).get('/api/me')).status).toBe(200);
  });

  it('issues a new token where the current session’s token cannot be derived, and keeps that session valid', async () => {
    const { body } = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-dee' });
    service.clock.forward(1);
    const random = await insertSession(service.ctx.db, service.clock, body.user.id);
    service.clock.forward(1);
    const { token } = (await nobody.post('/api/auth/guest', { deviceId: 'phone-of-dee' })).body;
    expect([body.token, random]).not.toContain(token);
    for (const one of [body.token, random, token]) {
      expect((await service.people.with(one).get('/api/me')).status).toBe(200);
    }
    service.clock.forward(1);
    expect((await nobody.post('/api/auth/guest', { deviceId: 'phone-of-dee' })).body.token).toBe(token);
  });

  it('issues no token that can be derived from the session id alone', async () => {
    const { body } = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-eve' });
    const bytes = Buffer.from(body.token.slice(4), 'base64url');
    const sessions = await service.people.with(body.token).get('/api/me/sessions');
    expect(sessions.body.sessions[0].id.replaceAll('-', '')).toBe(bytes.subarray(0, 16).toString('hex'));
    bytes.writeUInt8(bytes.readUInt8(31) ^ 1, 31);
    expect((await service.people.with(`cos_${bytes.toString('base64url')}`).get('/api/me')).status).toBe(401);
  });

  it('refuses a banned guest, whose calls do not count', async () => {
    const { body } = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-gus' });
    await sql`select accounts_set_banned(${body.user.id}, ${service.clock.now()})`.execute(service.ctx.db);
    const refused = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-gus' });
    expect([refused.status, refused.headers.get('error-code')]).toEqual([403, 'account_banned']);
    await sql`select accounts_set_banned(${body.user.id}, null)`.execute(service.ctx.db);
    const again = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-gus' });
    expect(again.headers.get('ratelimit')).toContain(';r=28;');
  });

  it('leaves a device whose new handle is taken to another try', async () => {
    const arrival = (name: string) => ({
      deviceHash: Buffer.from(name),
      accountId: newId(service.clock.now()),
      sessionId: newId(service.clock.now()),
      tokenHash: Buffer.from(`token of ${name}`),
      device: null,
    });
    await service.people.guest('guest_taken');
    const guests = await signInGuests(service.ctx.db, [arrival('hal'), arrival('ida')], {
      mayMake: true,
      now: service.clock.now(),
      handles: ['guest_taken', 'guest_free'],
    });
    expect(guests.map(({ outcome }) => outcome)).toEqual(['apart', 'made']);
    expect(await nobody.post('/api/auth/guest', { deviceId: 'hal' })).toMatchObject({ status: 200 });
  });

  it('X5: takes nothing else from the body', async () => {
    const { body } = await nobody.post('/api/auth/guest', {
      deviceId: 'sly',
      kind: 'member',
      id: 'x',
      balance: 1e9,
      handle: 'boss',
    });
    expect(body.user.kind).toBe('guest');
    expect(body.user.handle).toMatch(/^guest_/);
  });

  it('G5: opens a fresh guest after the old one signed in, never the member', async () => {
    const guest = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-bob' });
    const bob = await memberByEmail(service, 'bob@example.com', service.people.with(guest.body.token));
    const again = await nobody.post('/api/auth/guest', { deviceId: 'phone-of-bob' });
    expect(again.body.user.kind).toBe('guest');
    expect([guest.body.user.id, bob.id]).not.toContain(again.body.user.id);
  });
});
