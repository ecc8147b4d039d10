import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ffmpegOf } from '../sandbox/programs.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();
const ffmpeg = await ffmpegOf(ctx.config);

describe('what a member says about themself', () => {
  it('has a bio, which is screened, shown on the profile and cleared', async () => {
    const ada = await people.member('ada');
    expect((await ada.patch('/api/me', { bio: ' I make small games. ' })).body.settings).toEqual({
      bio: 'I make small games.',
      showsPresence: false,
      ageBand: null,
    });
    expect((await people.guest().then((guest) => guest.get('/api/profiles/ada'))).body.profile.bio).toBe(
      'I make small games.',
    );
    expect((await ada.patch('/api/me', { showsPresence: true })).body.settings).toMatchObject({
      bio: 'I make small games.',
      showsPresence: true,
    });
    expect((await ada.patch('/api/me', { bio: '' })).body.settings.bio).toBeNull();
    expect((await ada.patch('/api/me', { bio: 'x'.repeat(161) })).status).toBe(400);
    expect((await ada.patch('/api/me', { bio: 'What a b1tch' })).headers.get('error-code')).toBe('text_refused');
    expect((await ada.patch('/api/me', { showsPresence: 'yes' })).status).toBe(400);
  });

  it('sets an age band once', async () => {
    const bob = await people.member('bob');
    expect((await bob.patch('/api/me', { ageBand: '13_to_17' })).body.settings.ageBand).toBe('13_to_17');
    expect((await bob.patch('/api/me', { ageBand: '13_to_17' })).status).toBe(200);
    const older = await bob.patch('/api/me', { ageBand: 'adult' });
    expect([older.status, older.headers.get('error-code')]).toEqual([409, 'age_told']);
    expect((await bob.patch('/api/me', { ageBand: '1999-01-01' })).status).toBe(400);
  });

  it('goes when the account is closed', async () => {
    const eve = await people.member('eve');
    await eve.patch('/api/me', { bio: 'Soon gone', ageBand: 'adult', showsPresence: true });
    await eve.put('/api/me/avatar', { drawn: 3 });
    expect((await eve.delete('/api/me')).status).toBe(204);
    const { rows } = await sql`
      select bio, age_band, shows_presence, (select count(*)::int from avatars where account_id = a.id) as avatars
      from accounts a where id = ${eve.id}`.execute(ctx.db);
    expect(rows).toEqual([{ bio: null, age_band: null, shows_presence: false, avatars: 0 }]);
  });
});

describe('an avatar', () => {
  const pictureOf = async (id: string, query = '') => people.nobody.get(`/avatars/${id}.svg${query}`);

  it('is one of the drawn ones', async () => {
    const cleo = await people.member('cleo');
    const first = await pictureOf(cleo.id);
    expect(first.text).toBe((await pictureOf(cleo.id, '?drawn=0')).text);
    const answer = await cleo.put('/api/me/avatar', { drawn: 7 });
    expect([answer.status, answer.body.user.handle]).toEqual([200, 'cleo']);
    const chosen = await pictureOf(cleo.id);
    expect(chosen.text).toBe((await pictureOf(cleo.id, '?drawn=7')).text);
    expect(chosen.text).not.toBe(first.text);
    expect(chosen.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await pictureOf(cleo.id, '?drawn=24')).status).toBe(400);
  });

  it('has another address with every choice, each cached permanently while it is the current one', async () => {
    const hal = await people.member('hal');
    const cacheOf = async (address: string) => (await people.nobody.get(address)).headers.get('cache-control');
    const addressOf = async () => new URL((await hal.get('/api/me')).body.user.avatarUrl as string);
    const before = await addressOf();
    expect(await cacheOf(before.pathname + before.search)).toBe('public, max-age=31536000, immutable');
    await hal.put('/api/me/avatar', { drawn: 5 });
    const after = await addressOf();
    expect([after.pathname, after.search !== before.search]).toEqual([before.pathname, true]);
    expect(await cacheOf(after.pathname + after.search)).toBe('public, max-age=31536000, immutable');
    expect((await hal.get('/api/profiles/hal')).body.profile.avatarUrl).toBe(after.href);
    for (const other of [before.search, '', '?v=99']) {
      expect([other, await cacheOf(before.pathname + other)]).toEqual([other, 'public, max-age=60']);
    }
    expect((await people.nobody.get(`${before.pathname}?v=-1`)).status).toBe(400);
  });

  it('refuses what does not fit, and guests', async () => {
    const dan = await people.member('dan');
    const bodies = [{}, { drawn: 1, image: 'data:image/png;base64,AAAA' }, { drawn: 24 }, { drawn: -1 }, { drawn: 1.5 },
      { image: 'https://example.com/me.png' }, { image: 'data:image/svg+xml;base64,AAAA' }, { image: 'data:image/png;base64,' }]; // biome-ignore format: read as one list
    for (const body of bodies) expect((await dan.put('/api/me/avatar', body)).status, JSON.stringify(body)).toBe(400);
    const guest = await people.guest();
    expect((await guest.put('/api/me/avatar', { drawn: 1 })).status).toBe(403);
    expect((await people.nobody.put('/api/me/avatar', { drawn: 1 })).status).toBe(401);
  });

  it.skipIf('missing' in ffmpeg)('is a picture that was sent, made anew: square, small, without metadata', async () => {
    const fay = await people.member('fay');
    const made = execFileSync('path' in ffmpeg ? ffmpeg.path : '', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'color=red:s=600x300', '-frames:v', '1'],
      ...['-metadata', 'comment=where I live', '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'],
    ]);
    const sent = `data:image/png;base64,${made.toString('base64')}`;
    expect((await fay.put('/api/me/avatar', { image: sent })).status).toBe(200);
    const { text } = await pictureOf(fay.id);
    const [, inside = ''] = /href="data:image\/jpeg;base64,([^"]+)"/.exec(text) ?? [];
    const jpeg = Buffer.from(inside, 'base64');
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(jpeg.includes('where I live')).toBe(false);
    expect(text).not.toContain(sent.slice(30, 90));
    const broken = await fay.put('/api/me/avatar', {
      image: `data:image/png;base64,${made.subarray(0, 40).toString('base64')}`,
    });
    expect([broken.status, broken.headers.get('error-code')]).toEqual([400, 'picture_unreadable']);
    expect((await pictureOf(fay.id)).text).toBe(text);
  });

  it('may be changed 20 times an hour', async () => {
    const gil = await people.member('gil');
    for (let i = 0; i < 20; i++) expect((await gil.put('/api/me/avatar', { drawn: i })).status).toBe(200);
    expect((await gil.put('/api/me/avatar', { drawn: 20 })).status).toBe(429);
  });
});
