import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import type { Answer, Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closeSocial, exportSocial, mergeSocial } from './social-account-steps.ts';

const { people, ctx, clock } = await startService();

const follow = (who: Person, whom: Person) => who.post(`/api/profiles/${whom.handle}/follow`);
const unfollow = (who: Person, whom: Person) => who.delete(`/api/profiles/${whom.handle}/follow`);
const friendsOf = async (who: Person): Promise<string[]> =>
  (await who.get('/api/friends')).body.friends.map(({ handle }: { handle: string }) => handle);
const isFollower = async (who: Person, whom: Person) =>
  (await sql`select 1 from follows where follower_id = ${who.id} and followee_id = ${whom.id}`.execute(ctx.db)).rows
    .length === 1;

/** I10: the counters are what the rows say. */
async function expectCountersRight(): Promise<void> {
  const { rows } = await sql`
    select a.handle from accounts a join account_stats s on s.account_id = a.id where
      s.followers <> (select count(*) from follows where followee_id = a.id)
      or s.following <> (select count(*) from follows where follower_id = a.id)
      or s.friends <> (select count(*) from follows f join follows b on b.follower_id = f.followee_id
        and b.followee_id = f.follower_id where f.follower_id = a.id)`.execute(ctx.db);
  expect(rows).toEqual([]);
}

/** On a busy machine some of many requests get 503. */
async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
  throw new Error('the service stayed busy');
}

describe('following', () => {
  it('P6: makes friends only when it is mutual, and either ends it for both', async () => {
    const [ada, bob] = [await people.member('ada'), await people.member('bob')];
    const first = await follow(ada, bob);
    expect(first.body).toEqual({
      social: { followers: 1, following: 0, friends: 0, isFollowing: true, isFollowedBy: false, isFriend: false },
    });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
    expect((await follow(bob, ada)).body.social).toMatchObject({ friends: 1, isFollowedBy: true, isFriend: true });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([['bob'], ['ada']]);
    expect((await ada.get('/api/me')).body.user.stats).toMatchObject({ followers: 1, following: 1, friends: 1 });
    expect((await unfollow(ada, bob)).body.social).toMatchObject({ friends: 0, isFriend: false, isFollowedBy: true });
    expect([await friendsOf(ada), await friendsOf(bob)]).toEqual([[], []]);
    await expectCountersRight();
  });

  it("shows a friend's profile as it is now in every list of friends", async () => {
    const [una, ray] = [await people.member('friend_una'), await people.member('friend_ray')];
    await follow(una, ray);
    await follow(ray, una);
    const listed = async () => (await una.get('/api/friends')).body.friends[0];
    const shown = async () => (await una.get('/api/profiles/friend_ray')).body.profile;
    expect(await listed()).toEqual(await shown());
    await ray.patch('/api/me', { name: 'Ray "the fish"', bio: 'Swims.' });
    await follow(await people.member('fan_zoe'), ray);
    expect(await listed()).toMatchObject({ name: 'Ray "the fish"', bio: 'Swims.', stats: { followers: 2 } });
    expect(await listed()).toEqual(await shown());
  });

  it('P5: is idempotent, refuses oneself, guests and strangers, in any case of the handle', async () => {
    const [cyd, dee, guest] = [
      await people.member('cyd'),
      await people.member('dee'),
      await people.guest('guest_five'),
    ];
    expect((await unfollow(cyd, dee)).status).toBe(200);
    expect((await cyd.post('/api/profiles/DEE/follow', {})).status).toBe(200);
    expect((await follow(cyd, dee)).body.social.followers).toBe(1);
    const self = await follow(cyd, cyd);
    expect([self.status, self.headers.get('error-code')]).toEqual([400, 'cannot_follow_yourself']);
    for (const handle of ['guest_five', 'nobody_at_all', 'former_player']) {
      expect((await cyd.post(`/api/profiles/${handle}/follow`)).status).toBe(404);
      expect((await cyd.delete(`/api/profiles/${handle}/follow`)).status).toBe(404);
    }
    expect((await cyd.post('/api/profiles/%00/follow')).status).toBe(400);
    expect((await follow(guest, dee)).headers.get('error-code')).toBe('guest_not_allowed');
    const unchanged = await unfollow(guest, dee);
    expect([unchanged.status, unchanged.body.social.followers]).toEqual([200, 1]);
    expect((await guest.get('/api/friends')).body).toEqual({ friends: [], nextCursor: null });
  });

  it('P5: counts new and repeated follows, and refuses the 201st of an hour', async () => {
    const [eve, fay] = [await people.member('eve'), await people.member('fay')];
    expect((await follow(eve, fay)).headers.get('ratelimit')).toBe('"follow";r=199;t=3600');
    await sql`select access_spend('follow', ${eve.id}, ${eve.id}, 200, 3600, ${clock.now()})
      from generate_series(1, ${limits.follow.max - 2})`.execute(ctx.db);
    expect((await follow(eve, fay)).status).toBe(200);
    const refused = await follow(eve, fay);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    expect((await eve.post('/api/profiles/nobody_at_all/follow')).status).toBe(404);
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await follow(eve, fay)).status).toBe(200);
  });

  it('P4: keeps row and counters right while 50 follow, unfollow and block at once', async () => {
    const crowd = await Promise.all(['gil', 'hal', 'ida', 'jon'].map((handle) => people.member(handle)));
    const pick = (i: number) => crowd[i % crowd.length] as Person;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const [who, whom] = [pick(i), pick(i + 1 + (Math.floor(i / 4) % 3))];
        if (i % 17 === 16) return untilAnswered(() => who.post(`/api/profiles/${whom.handle}/block`));
        return untilAnswered(() => (i % 3 === 2 ? unfollow(who, whom) : follow(who, whom)));
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await expectCountersRight();
    const { rows } = await sql`
      select 1 from follows f join blocks b on (b.blocker_id, b.blocked_id) in
        ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))`.execute(ctx.db);
    expect(rows).toEqual([]);
  });

  it('gives both what they earned, announced with their next event', async () => {
    const [kim, lea] = [await people.member('kim'), await people.member('lea')];
    await follow(kim, lea);
    await follow(lea, kim);
    const earned = await sql<{ id: string }>`
      select achievement_id as id from earned_achievements where account_id = ${lea.id} and announced_at is null
      order by 1`.execute(ctx.db);
    expect(earned.rows.map(({ id }) => id)).toEqual(['first-follower', 'first-friend']);
    expect((await lea.get('/api/wallet')).body.balance).toBe(30);
  });

  it('lists what a friend has earned, also what was earned before it was listed', async () => {
    const [ida, jon] = [await people.member('ida'), await people.member('jon')];
    await follow(ida, jon);
    await follow(jon, ida);
    const own = (await ida.get('/api/me')).body.user.achievements;
    expect(own.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['first-follower', 'first-friend']));
    const listed = async () => (await jon.get('/api/friends')).body.friends[0].achievements;
    expect(await listed()).toEqual(own);
    await sql`update account_stats set earned = null where account_id = ${ida.id}`.execute(ctx.db);
    expect(await listed()).toEqual(own);
  });

  it('writes nothing for an account that was closed a moment ago', async () => {
    const [mia, ned] = [await people.member('mia'), await people.member('ned')];
    await sql`select accounts_close(${mia.id}, null, ${clock.now()})`.execute(ctx.db);
    expect((await follow(mia, ned)).headers.get('error-code')).toBe('token_invalid');
    expect((await follow(ned, mia)).status).toBe(404);
    expect(await isFollower(mia, ned)).toBe(false);
  });
});

describe('GET /api/friends', () => {
  it('pages from the newest friend on, and refuses a cursor that is not its own', async () => {
    const oda = await people.member('oda');
    const friends: string[] = [];
    for (const handle of ['pam', 'quin', 'roy']) {
      const friend = await people.member(handle);
      await follow(oda, friend);
      await follow(friend, oda);
      friends.unshift(handle);
      clock.forward(1);
    }
    const first = await oda.get('/api/friends?limit=2');
    expect(first.body.friends[0]).toMatchObject({ handle: 'roy', name: 'Roy', stats: { friends: 1 } });
    const second = await oda.get(`/api/friends?limit=2&cursor=${first.body.nextCursor}`);
    const handles = [...first.body.friends, ...second.body.friends].map(({ handle }: { handle: string }) => handle);
    expect([handles, second.body.nextCursor]).toEqual([friends, null]);
    for (const query of ['cursor=x', `cursor=${first.body.nextCursor}x`, 'limit=0', 'limit=many'])
      expect((await oda.get(`/api/friends?${query}`)).status).toBe(400);
  });
});

describe('blocking', () => {
  it('hides both from each other, ends the follows, and can be undone', async () => {
    const [sam, tia] = [await people.member('sam'), await people.member('tia')];
    await follow(sam, tia);
    await follow(tia, sam);
    expect((await sam.post('/api/profiles/Tia/block')).body).toEqual({ blocked: true });
    expect((await sam.post('/api/profiles/tia/block')).status).toBe(200);
    for (const [who, whom] of [
      [sam, tia],
      [tia, sam],
    ] as const) {
      expect((await who.get(`/api/profiles/${whom.handle}`)).status).toBe(404);
      expect((await who.get(`/api/profiles/search?q=${whom.handle}`)).body.profiles).toEqual([]);
      expect((await follow(who, whom)).status).toBe(404);
      expect(await friendsOf(who)).toEqual([]);
      expect((await who.get('/api/me')).body.user.stats).toMatchObject({ followers: 0, following: 0, friends: 0 });
    }
    expect((await tia.delete('/api/profiles/sam/block')).body).toEqual({ blocked: false });
    expect((await tia.get('/api/profiles/sam')).status).toBe(404);
    expect((await sam.delete('/api/profiles/tia/block')).body).toEqual({ blocked: false });
    expect((await tia.get('/api/profiles/sam')).body.social).toMatchObject({ isFollowing: false, isFollowedBy: false });
    await expectCountersRight();
  });

  it('is for members, of members, and not of oneself', async () => {
    const [una, guest] = [await people.member('una'), await people.guest()];
    expect((await una.post('/api/profiles/una/block')).headers.get('error-code')).toBe('cannot_block_yourself');
    expect((await una.post('/api/profiles/nobody_at_all/block')).status).toBe(404);
    expect((await una.post(`/api/profiles/${guest.handle}/block`)).status).toBe(404);
    expect((await guest.post('/api/profiles/una/block')).status).toBe(403);
    expect((await guest.delete('/api/profiles/una/block')).status).toBe(403);
  });
});

describe('GET /api/me/blocks', () => {
  it('pages from the newest block on, for the blocker alone, and refuses a cursor that is not its own', async () => {
    const yan = await people.member('yan');
    for (const handle of ['zed', 'abe', 'bea']) {
      await people.member(handle);
      await yan.post(`/api/profiles/${handle}/block`);
      clock.forward(1);
    }
    const first = await yan.get('/api/me/blocks?limit=2');
    expect(first.body.blocks[0]).toEqual({
      handle: 'bea',
      name: 'Bea',
      avatarUrl: expect.stringMatching(/\/avatars\/.+\.svg\?v=0$/),
      blockedAt: expect.stringMatching(/Z$/),
    });
    const second = await yan.get(`/api/me/blocks?limit=2&cursor=${first.body.nextCursor}`);
    const handles = [...first.body.blocks, ...second.body.blocks].map(({ handle }: { handle: string }) => handle);
    expect([handles, second.body.nextCursor]).toEqual([['bea', 'abe', 'zed'], null]);
    for (const query of ['cursor=x', `cursor=${first.body.nextCursor}x`, 'limit=0', 'limit=many'])
      expect((await yan.get(`/api/me/blocks?${query}`)).status).toBe(400);
    expect((await yan.get(`/api/friends?cursor=${first.body.nextCursor}`)).status).toBe(400);
    await yan.delete('/api/profiles/abe/block');
    const left = (await yan.get('/api/me/blocks')).body.blocks.map(({ handle }: { handle: string }) => handle);
    expect(left).toEqual(['bea', 'zed']);
  });

  it('shows the blocked nothing, names nobody who is hidden, and is for members', async () => {
    const [cal, dot, eli] = (await Promise.all(['cal', 'dot', 'eli'].map((handle) => people.member(handle)))) as [
      Person,
      Person,
      Person,
    ];
    await cal.post('/api/profiles/dot/block');
    await cal.post('/api/profiles/eli/block');
    expect((await dot.get('/api/me/blocks')).body).toEqual({ blocks: [], nextCursor: null });
    await sql`update accounts set hidden_at = ${clock.now()} where id = ${dot.id}`.execute(ctx.db);
    await sql`update accounts set banned_at = ${clock.now()} where id = ${eli.id}`.execute(ctx.db);
    expect((await cal.get('/api/me/blocks')).body.blocks).toMatchObject([{ handle: 'dot', name: null }]);
    expect((await (await people.guest()).get('/api/me/blocks')).status).toBe(403);
    expect((await people.nobody.get('/api/me/blocks')).status).toBe(401);
  });
});

describe('an account that closes', () => {
  it('exports follows and blocks, and leaves none behind when the account closes', async () => {
    const [vic, wes, xia] = (await Promise.all(['vic', 'wes', 'xia'].map((handle) => people.member(handle)))) as [
      Person,
      Person,
      Person,
    ];
    await follow(vic, wes);
    await follow(wes, vic);
    await follow(xia, vic);
    await vic.post('/api/profiles/xia/block');
    const since = expect.any(Date);
    expect(await exportedData(exportSocial(ctx.db, vic.id))).toEqual({
      following: [{ handle: 'wes', since }],
      followers: [{ handle: 'wes', since }],
      blocked: [{ handle: 'xia', since }],
    });
    await inTransaction(ctx.db, (tx) => closeSocial(tx, ctx, vic.id));
    expect(await exportedData(exportSocial(ctx.db, vic.id))).toEqual({ following: [], followers: [], blocked: [] });
    expect((await wes.get('/api/me')).body.user.stats).toMatchObject({ followers: 0, following: 0, friends: 0 });
    await expectCountersRight();
  });

  it('is the same for a guest that is merged: it has none', async () => {
    const guest = await people.guest();
    await inTransaction(ctx.db, (tx) => mergeSocial(tx, ctx, { guestId: guest.id }));
    expect(await exportedData(exportSocial(ctx.db, guest.id))).toEqual({ following: [], followers: [], blocked: [] });
  });
});
