import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/db.ts';
import { startService } from '../testing/service.ts';
import { clearFaults, setFault, withGateClosed } from '../testing/torture/fault-fixtures.ts';
import { isReservedHandle, newGuestHandle, newMemberHandle } from './handle.ts';

const { people, clock, ctx, app } = await startService();

describe('PATCH /api/me', () => {
  it('changes name and handle, and reports what is left of the limit', async () => {
    const ada = await people.member('ada');
    const named = await ada.patch('/api/me', { name: ' Ada Lovelace ' });
    expect(named.body.user).toMatchObject({ handle: 'ada', name: 'Ada Lovelace' });
    const turned = await ada.patch('/api/me', { name: 'Ada \u202eLovelace\u2069' });
    expect(turned.body.user.name).toBe('Ada Lovelace');
    const renamed = await ada.patch('/api/me', { handle: 'countess' });
    expect(renamed.body.user.handle).toBe('countess');
    expect(renamed.headers.get('ratelimit')).toBe('"handle_change";r=2;t=604800');
    expect((await ada.get('/api/me')).body.user).toMatchObject({ handle: 'countess', name: 'Ada Lovelace' });
  });

  it('answers with its own change when others are made at the same time', async () => {
    const ivy = await people.member('ivy');
    const names = Array.from({ length: 20 }, (_, i) => `Ivy ${i}`);
    const answers = await Promise.all(names.map((name) => ivy.patch('/api/me', { name })));
    expect(answers.map(({ body }) => body.user.name)).toEqual(names);
  });

  it('is for members', async () => {
    const answer = await (await people.guest()).patch('/api/me', { name: 'G' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('error-code')).toBe('guest_not_allowed');
  });

  it.each([
    { handle: 'ab' },
    { handle: 'a'.repeat(21) },
    { handle: 'Admin' },
    { handle: 'аdmin' },
    { handle: 'two words' },
    { handle: 5 },
    { name: '' },
    { name: '   ' },
    { name: 'n'.repeat(51) },
    { name: 'a\u0000b' },
    { name: 'a\nb' },
    { name: '\ud800' },
    { name: '\u200b\u2060' },
    { name: '\u202e' },
  ])('P3: refuses %j', async (change) => {
    const bob = await people.member('bob');
    expect((await bob.patch('/api/me', change)).status).toBe(400);
  });

  it.each(['search', 'admin', 'coinop', 'former_player', 'guest_bob', 'closed_bob'])(
    'P2: nobody can be called %s',
    async (handle) => {
      const bob = await people.member('bob');
      expect((await bob.patch('/api/me', { handle })).status).toBe(409);
    },
  );

  it('keeps a handle that was given up for its owner, for 90 days', async () => {
    const cyd = await people.member('cyd');
    const dee = await people.member('dee');
    await cyd.patch('/api/me', { handle: 'cyd_the_second' });
    expect((await dee.patch('/api/me', { handle: 'cyd' })).status).toBe(409);
    expect((await cyd.patch('/api/me', { handle: 'cyd' })).status).toBe(200);
    await cyd.patch('/api/me', { handle: 'cyd_again' });
    clock.forward(91 * 86_400);
    const late = await people.member('late');
    expect((await late.patch('/api/me', { handle: 'cyd' })).status).toBe(200);
  });

  it('keeps a handle reserved for its owner while another account tries to take it', async () => {
    const flo = await people.member('flo');
    const gil = await people.member('gil');
    await setFault(ctx.db, { table: 'reserved_handles', event: 'insert', when: 'commit' }, 'wait');
    const answers = await withGateClosed(ctx.db, async (waiting) => {
      const givesUp = flo.patch('/api/me', { handle: 'flo_the_second' });
      await waiting();
      const wants = gil.patch('/api/me', { handle: 'flo' });
      await expect.poll(() => lockWaits(ctx.db)).toBeGreaterThan(1);
      return [givesUp, wants];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 409]);
    await clearFaults(ctx.db);
    expect((await flo.patch('/api/me', { handle: 'flo' })).status).toBe(200);
  });

  it('changes a handle at most three times in seven days; the same handle again is no change', async () => {
    const eve = await people.member('eve');
    for (const handle of ['eve_1', 'eve_1', 'eve_2', 'eve_3', 'eve_3'])
      expect((await eve.patch('/api/me', { handle })).status).toBe(200);
    const refused = await eve.patch('/api/me', { handle: 'eve_4' });
    expect(refused.status).toBe(429);
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await (await people.member('eva')).patch('/api/me', { handle: 'eve_3' })).status).toBe(409);
  });

  it('gives a handle to one of twenty who want it at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, i) => people.member(`crowd_${i}`)));
    const answers = await Promise.all(crowd.map((one) => one.patch('/api/me', { handle: 'wanted' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

/** Who waits for a lock in this database: at the gate, or for somebody's transaction. */
async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::int as number from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.number ?? 0;
}

describe('handles we make', () => {
  it('are two words and digits, short enough, and never reserved', () => {
    for (let i = 0; i < 500; i++) {
      const handle = newMemberHandle();
      expect(handle).toMatch(/^[a-z]+_[a-z]+_\d{2,3}$/);
      expect(handle.length).toBeLessThanOrEqual(20);
      expect(isReservedHandle(handle)).toBe(false);
    }
    expect(newGuestHandle()).toMatch(/^guest_[a-z2-9]{10}$/);
  });
});

describe('an old handle', () => {
  it('leads to its owner while it is reserved, when they chose so', async () => {
    const [kim, guest] = [await people.member('kim_old'), await people.guest()];
    await kim.patch('/api/me', { handle: 'kim_new', keepLinks: true });
    const page = await app.inject({ url: '/@kim_old', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/@kim_new']);
    expect((await guest.get('/api/profiles/Kim_Old')).body.profile.handle).toBe('kim_new');
    clock.forward(90 * 86_400 + 1);
    const later = await people.guest();
    expect((await later.get('/api/profiles/kim_old')).status).toBe(404);
    expect((await people.nobody.get('/@kim_old', { accept: 'text/html' })).status).toBe(404);
  });

  it('leads nowhere otherwise', async () => {
    const [lou, guest] = [await people.member('lou_old'), await people.guest()];
    await lou.patch('/api/me', { handle: 'lou_new' });
    expect((await guest.get('/api/profiles/lou_old')).status).toBe(404);
    expect((await people.nobody.get('/@lou_old', { accept: 'text/html' })).status).toBe(404);
  });

  it('is the owner’s again when they take it back, and the other one leads nowhere', async () => {
    const [max, guest] = [await people.member('max_old'), await people.guest()];
    await max.patch('/api/me', { handle: 'max_new', keepLinks: true });
    await max.patch('/api/me', { handle: 'max_old' });
    expect((await guest.get('/api/profiles/max_old')).body.profile.handle).toBe('max_old');
    expect((await guest.get('/api/profiles/max_new')).status).toBe(404);
  });
});

describe('GET /avatars/:id.svg', () => {
  it('draws the same picture for the same id, and others for others', async () => {
    const ada = await people.member('ada_draws');
    const picture = await people.nobody.get(`/avatars/${ada.id}.svg`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await people.nobody.get(`/avatars/${ada.id}.svg`)).text).toBe(picture.text);
    const bob = await people.member('bob_draws');
    expect((await people.nobody.get(`/avatars/${bob.id}.svg`)).text).not.toBe(picture.text);
    expect((await people.nobody.get('/avatars/nonsense.svg')).status).toBe(404);
  });
});

describe('GET /avatars/:id.png', () => {
  it('is a PNG of the same creature, and a JPEG where the member sent a picture', async () => {
    const ada = await people.member('ada_png');
    const picture = await app.inject({ url: `/avatars/${ada.id}.png?v=0` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([600, 600]);
    await ada.put('/api/me/avatar', { drawn: 3 });
    const other = await app.inject({ url: `/avatars/${ada.id}.png` });
    expect(other.rawPayload.equals(picture.rawPayload)).toBe(false);
    expect(other.headers['cache-control']).toBe('public, max-age=60');
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    await sql`update avatars set drawn = null, image = ${jpeg} where account_id = ${ada.id}`.execute(ctx.db);
    const sent = await app.inject({ url: `/avatars/${ada.id}.png` });
    expect([sent.headers['content-type'], sent.rawPayload.equals(jpeg)]).toEqual(['image/jpeg', true]);
    expect((await app.inject({ url: '/avatars/nonsense.png' })).statusCode).toBe(404);
  });
});
