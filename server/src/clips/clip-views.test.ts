import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { isBot, viewersOfPlaceMax } from '../access/viewer.ts';
import { runChecks } from '../database/audit.ts';
import { newId } from '../platform/ids.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { startService } from '../testing/service.ts';
import { clipChecks } from './audit-clips.ts';
import { countClipView, dayOf, deleteClipViewers } from './clip-view-queries.ts';

const { people, ctx, clock } = await startService();
const [ada, bob] = [await people.member('ada'), await people.member('bob')];
const viewsOf = async (id: string) => (await ada.get(`/api/clips/${id}`)).body.clip.views;

it('counts a viewer once a day, also when they race, and shows it wherever the clip is shown', async () => {
  const id = await makeClip(ctx, ada, { title: 'Watched' });
  expect(await viewsOf(id)).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => retryOn503(() => bob.post(`/api/clips/${id}/view`))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers[0]?.headers.get('ratelimit')).toMatch('"clip_view";r=');
  expect(await viewsOf(id)).toBe(1);
  const [one, two] = [await people.guest(), await people.guest()];
  expect((await one.post(`/api/clips/${id}/view`)).body).toEqual({ views: 2 });
  expect((await two.post(`/api/clips/${id}/view`)).body).toEqual({ views: 3 });
  clock.forward(86_400);
  expect((await bob.post(`/api/clips/${id}/view`)).body).toEqual({ views: 4 });

  const { clips } = (await ada.get('/api/me/creator?days=1')).body;
  expect(clips).toEqual([{ clipId: id, title: 'Watched', views: 1, likes: 0 }]);
  await bob.put(`/api/clips/${id}/like`);
  expect((await ada.get('/api/me/creator?days=2')).body.clips).toMatchObject([{ views: 4, likes: 1 }]);
  expect((await ada.get('/api/clips/mine')).body.clips[0].views).toBe(4);
  const shown = (await bob.get('/api/feed')).body.items.find((item: { clip?: { id: string } }) => item.clip?.id === id);
  expect(shown.clip.views).toBeGreaterThanOrEqual(0);
});

it('does not count the maker, bots, or more than a crowd of guests at one address', async () => {
  const id = await makeClip(ctx, ada);
  expect((await ada.post(`/api/clips/${id}/view`)).body).toEqual({ views: 0 });
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await bob.post(`/api/clips/${id}/view`, undefined, bot)).body).toEqual({ views: 0 });
  const caller = { accountId: bob.id, kind: 'guest' as const, sessionId: newId(clock.now()) };
  const place = newId(clock.now());
  for (let i = 0; i < viewersOfPlaceMax + 3; i++) {
    const viewer = { viewer: newId(clock.now()), place, isBot: false };
    await countClipView(ctx.db, caller, id, viewer, clock.now());
  }
  expect(await viewsOf(id)).toBe(viewersOfPlaceMax);
});

it.each([
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Some Crawler', true],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X19)', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', false],
  [undefined, false],
])('knows what calls itself a bot: %s', (userAgent, is) => {
  expect(isBot(userAgent)).toBe(is);
});

it('refuses what is not there, is hidden or not ready, and who asks too often', async () => {
  const waiting = await makeClip(ctx, ada, { status: 'processing' });
  const hidden = await makeClip(ctx, ada);
  await sql`update clips set hidden_at = now() where id = ${hidden}`.execute(ctx.db);
  for (const id of [waiting, hidden, newId(clock.now())])
    expect((await bob.post(`/api/clips/${id}/view`)).status).toBe(404);
  expect((await bob.post('/api/clips/x/view')).status).toBe(400);
  const id = await makeClip(ctx, ada);
  expect((await people.nobody.post(`/api/clips/${id}/view`)).status).toBe(401);
  const cyd = await people.member('cyd');
  await cyd.post(`/api/clips/${id}/view`);
  const now = clock.now();
  await sql`
    select access_rewrite('clip_view', ${cyd.id}, ${cyd.id}, ${limits.clip_view.max},
      array_fill(${now}::timestamptz, array[${limits.clip_view.max}::int]))`.execute(ctx.db);
  const refused = await cyd.post(`/api/clips/${id}/view`);
  expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
});

it('keeps viewers for two days, as hashes, and the counts permanently; the audit adds them up', async () => {
  const id = await makeClip(ctx, ada);
  await bob.post(`/api/clips/${id}/view`);
  const viewers = async () => (await sql`select * from clip_viewers where clip_id = ${id}`.execute(ctx.db)).rows;
  expect(JSON.stringify(await viewers())).not.toContain(bob.id);
  await deleteClipViewers(ctx.db, clock.now());
  expect(await viewers()).toHaveLength(1);
  clock.forward(2 * 86_400);
  await deleteClipViewers(ctx.db, clock.now());
  expect([await viewers(), await viewsOf(id)]).toEqual([[], 1]);

  const broken = async () =>
    (await runChecks(ctx.db, clipChecks, clock.now())).filter(({ found }) => found > 0).map((check) => check.id);
  expect(await broken()).toEqual([]);
  await sql`update clip_view_counts set views = views + 1 where clip_id = ${id}`.execute(ctx.db);
  expect(await broken()).toEqual(['I24']);
  expect((await ada.delete(`/api/clips/${id}`)).status).toBe(204);
  expect(await broken()).toEqual([]);
  expect(dayOf(new Date('2026-01-02T23:59:59Z'))).toBe('2026-01-02');
});
