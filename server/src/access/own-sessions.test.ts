import { describe, expect, it } from 'vitest';
import { requestsWith } from '../testing/people/people.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { deviceName } from './device-name.ts';
import { insertSession } from './session-queries.ts';
import { sweepAccess } from './sweep-sessions.ts';

const service = await startService();
const other = await startService({ beside: service });
const { people, ctx, clock } = service;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';

type Listed = { id: string; current: boolean; device: string | null; lastUsedAt: string };
const sessionsOf = async (person: { get(path: string): Promise<{ body: { sessions: Listed[] } }> }) =>
  (await person.get('/api/me/sessions')).body.sessions;

describe("a list of one's own sessions", () => {
  it('shows where one is signed in, this one first, and by what', async () => {
    const { body } = await people.nobody.post('/api/auth/guest', { deviceId: 'a-phone' }, { 'user-agent': phone });
    clock.forward(7200);
    const other = await insertSession(ctx.db, clock, body.user.id);
    const sessions = await sessionsOf(people.with(body.token));
    expect(sessions).toEqual([
      { id: expect.any(String), current: true, device: 'Safari on iPhone', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
      { id: expect.any(String), current: false, device: null, createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]); // biome-ignore format: one line a session
    expect(Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeGreaterThan(clock.now().getTime() - 60_000);
    expect((await sessionsOf(people.with(other)))[0]).toMatchObject({ current: true, device: null });
  });

  it('one can be ended, and its token is refused on every node; another person’s is not found', async () => {
    const [here, there] = [
      await memberByEmail(service, 'ada@example.com'),
      await memberByEmail(service, 'ada@example.com'),
    ];
    const bob = await people.member('bob');
    const elsewhere = requestsWith(other.url, there.token);
    expect((await elsewhere.get('/api/me')).status).toBe(200);
    const ended = (await sessionsOf(here)).find(({ current }) => !current)?.id ?? '';
    expect((await bob.delete(`/api/me/sessions/${ended}`)).status).toBe(404);
    expect((await there.get('/api/me')).status).toBe(200);
    expect((await here.delete(`/api/me/sessions/${ended}`)).status).toBe(204);
    expect((await there.get('/api/me')).status).toBe(401);
    await expect.poll(async () => (await elsewhere.get('/api/me')).status).toBe(401);
    expect((await here.delete(`/api/me/sessions/${ended}`)).status).toBe(404);
    expect((await here.get('/api/me')).status).toBe(200);
    expect((await here.delete('/api/me/sessions/nonsense')).status).toBe(400);
  });

  it('all others can be ended at once, with the game tokens they made', async () => {
    const [here, there] = [
      await memberByEmail(service, 'cyd@example.com'),
      await memberByEmail(service, 'cyd@example.com'),
    ];
    expect((await here.delete('/api/me/sessions')).status).toBe(204);
    expect((await there.get('/api/me')).status).toBe(401);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  it('expired ones are not shown, and are swept', async () => {
    const dot = await people.member('dot');
    clock.forward(91 * 86_400);
    expect((await dot.get('/api/me/sessions')).status).toBe(401);
    expect((await sweepAccess(ctx.db, clock)).sessions).toBeGreaterThan(0);
  });
});

it.each([
  [phone, 'Safari on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Coinop/3 CFNetwork/1490 Darwin/23.0', 'Mac'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
}); // biome-ignore format: one line a device
