import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

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
    expect(again.body.token).not.toBe(first.body.token);
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
