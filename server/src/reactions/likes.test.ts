import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { measurePopularity } from '../feed/feed-jobs.ts';
import { newId } from '../platform/ids.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closeReactions, exportReactions, mergeReactions } from './reaction-account-steps.ts';

const { people, ctx, clock } = await startService();
const owner = await people.member('owner');
const game = await makeGame(ctx, owner, { title: 'Liked game' });
const clip = await makeClip(ctx, owner);
const live = (await owner.post('/api/live', { title: 'Liked stream' })).body.live.id as string;
const things = [
  ['games', game, 'game'],
  ['clips', clip, 'clip'],
  ['live', live, 'live'],
] as const;

/** The counters are what the rows say. */
async function expectCountersRight(): Promise<void> {
  const { rows } = await sql`
    select thing_id from reaction_counts c
    where c.likes <> (select count(*) from likes l where l.thing_id = c.thing_id)`.execute(ctx.db);
  expect(rows).toEqual([]);
}

describe('liking', () => {
  it.each(things)('counts a member once and shows the count on %s', async (path, id, name) => {
    const [ada, bob] = [await people.member('ada'), await people.member('bob')];
    const first = await ada.put(`/api/${path}/${id}/like`);
    expect([first.status, first.body]).toEqual([200, { liked: true, likes: 1 }]);
    expect(first.headers.get('ratelimit')).toBe('"like";r=599;t=3600');
    expect((await ada.put(`/api/${path}/${id}/like`, {})).body).toEqual({ liked: true, likes: 1 });
    expect((await bob.put(`/api/${path}/${id}/like`)).body).toEqual({ liked: true, likes: 2 });
    const { body } = await bob.get(`/api/${path}/${id}`);
    expect(body[name].likes).toBe(2);
    expect(body[name]).not.toHaveProperty('liked');
    expect((await ada.delete(`/api/${path}/${id}/like`)).body).toEqual({ liked: false, likes: 1 });
    expect((await ada.delete(`/api/${path}/${id}/like`)).body).toEqual({ liked: false, likes: 1 });
    await expectCountersRight();
  });

  it.each(things)('refuses guests, nobody, no id, and what does not exist on %s', async (path, id) => {
    const [cyd, guest] = [await people.member('cyd'), await people.guest()];
    for (const method of ['put', 'delete'] as const) {
      const ask = (who: Pick<Person, 'put' | 'delete'>, what: string) => who[method](`/api/${path}/${what}/like`);
      expect((await ask(guest, id)).headers.get('error-code')).toBe('guest_not_allowed');
      expect((await ask(people.nobody, id)).status).toBe(401);
      expect((await ask(cyd, 'nonsense')).status).toBe(400);
      expect((await ask(cyd, newId(clock.now()))).status).toBe(404);
    }
    const otherKind = path === 'games' ? clip : game;
    expect((await cyd.put(`/api/${path}/${otherKind}/like`)).status).toBe(404);
  });

  it('404: hidden things and those of banned or blocked people, but for their owner', async () => {
    const [dee, eve] = [await people.member('dee'), await people.member('eve')];
    const [hidden, unready] = [await makeGame(ctx, dee), await makeClip(ctx, dee, { status: 'processing' })];
    await sql`select games_set_hidden(${hidden}, ${clock.now()})`.execute(ctx.db);
    expect((await eve.put(`/api/games/${hidden}/like`)).status).toBe(404);
    expect((await dee.put(`/api/games/${hidden}/like`)).status).toBe(200);
    expect((await eve.put(`/api/clips/${unready}/like`)).status).toBe(404);
    const open = await makeGame(ctx, dee);
    await dee.post('/api/profiles/eve/block');
    expect((await eve.put(`/api/games/${open}/like`)).status).toBe(404);
    await dee.delete('/api/profiles/eve/block');
    expect((await eve.put(`/api/games/${open}/like`)).status).toBe(200);
    await sql`select accounts_set_banned(${dee.id}, ${clock.now()})`.execute(ctx.db);
    expect((await eve.put(`/api/games/${open}/like`)).status).toBe(404);
  });

  it('refuses more than its limit in an hour, and accepts more after it', async () => {
    const fay = await people.member('fay');
    const { max, windowSeconds } = limits.like;
    await sql`select access_spend('like', ${fay.id}, ${fay.id}, ${max}, ${windowSeconds}, ${clock.now()})
      from generate_series(1, ${max})`.execute(ctx.db);
    const refused = await fay.put(`/api/games/${game}/like`);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    expect((await fay.delete(`/api/games/${game}/like`)).status).toBe(200);
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await fay.put(`/api/games/${game}/like`)).status).toBe(200);
  });

  it('keeps rows and counter right while many like and unlike at once', async () => {
    const crowd = await Promise.all(['gil', 'hal', 'ida'].map((handle) => people.member(handle)));
    const target = await makeGame(ctx, owner);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => {
        const who = crowd[i % 3] as Person;
        return i % 4 === 3 ? who.delete(`/api/games/${target}/like`) : who.put(`/api/games/${target}/like`);
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expectCountersRight();
  });

  it('writes nothing for an account that was closed a moment ago', async () => {
    const jon = await people.member('jon');
    await sql`select accounts_close(${jon.id}, null, ${clock.now()})`.execute(ctx.db);
    expect((await jon.put(`/api/games/${game}/like`)).headers.get('error-code')).toBe('token_invalid');
    await expectCountersRight();
  });
});

describe('GET /api/me/likes', () => {
  it('pages through what can still be seen, the latest first, and refuses a cursor that is not its own', async () => {
    const kim = await people.member('kim');
    const gone = await makeGame(ctx, owner);
    for (const [path, id] of [...things, ['games', gone] as const]) {
      await kim.put(`/api/${path}/${id}/like`);
      clock.forward(1);
    }
    await sql`select games_set_hidden(${gone}, ${clock.now()})`.execute(ctx.db);
    const first = (await kim.get('/api/me/likes?limit=2')).body;
    expect(first.likes.map(({ type }: { type: string }) => type)).toEqual(['live', 'clip']);
    expect(first.likes[1].clip.id).toBe(clip);
    const second = (await kim.get(`/api/me/likes?limit=2&cursor=${first.nextCursor}`)).body;
    expect([second.likes.map((like: { game: { id: string } }) => like.game.id), second.nextCursor]).toEqual([
      [game],
      null,
    ]);
    expect((await kim.get('/api/me/likes?cursor=forged')).status).toBe(400);
    expect((await kim.get('/api/me/likes?limit=0')).status).toBe(400);
    expect((await kim.get(`/api/friends?cursor=${first.nextCursor}`)).status).toBe(400);
    expect((await (await people.guest()).get('/api/me/likes')).body).toEqual({ likes: [], nextCursor: null });
    expect((await people.nobody.get('/api/me/likes')).status).toBe(401);
  });

  it('says which of a page of things the caller likes', async () => {
    const lea = await people.member('lea');
    await lea.put(`/api/clips/${clip}/like`);
    expect((await lea.get(`/api/me/likes/among?ids=${game},${clip}`)).body).toEqual({ liked: [clip] });
    for (const ids of ['', 'nonsense', `${game},`, Array(101).fill(game).join(',')])
      expect((await lea.get(`/api/me/likes/among?ids=${ids}`)).status).toBe(400);
    expect((await lea.get('/api/me/likes/among')).status).toBe(400);
  });
});

describe('likes and what they hang on', () => {
  it('go with a deleted clip', async () => {
    const [mia, ned] = [await people.member('mia'), await people.member('ned')];
    const doomed = await makeClip(ctx, mia);
    await ned.put(`/api/clips/${doomed}/like`);
    expect((await mia.delete(`/api/clips/${doomed}`)).status).toBe(204);
    const { rows } = await sql`
      select thing_id from likes where thing_id = ${doomed}
      union all select thing_id from reaction_counts where thing_id = ${doomed}`.execute(ctx.db);
    expect(rows).toEqual([]);
  });

  it('are exported, and leave the counters right when their account closes or merges', async () => {
    const [oda, pam] = [await people.member('oda'), await people.member('pam')];
    for (const who of [oda, pam]) for (const [path, id] of things) await who.put(`/api/${path}/${id}/like`);
    const exported = await exportedData(exportReactions(ctx.db, oda.id));
    expect(exported.likes).toHaveLength(3);
    await inTransaction(ctx.db, (tx) => closeReactions(tx, ctx, oda.id));
    await inTransaction(ctx.db, (tx) => mergeReactions(tx, ctx, { guestId: pam.id }));
    const { rows } = await sql`select 1 from likes where account_id in (${oda.id}, ${pam.id})`.execute(ctx.db);
    expect(rows).toEqual([]);
    await expectCountersRight();
  });

  it('lift a game and a clip in the feed', async () => {
    const maker = await people.member('maker');
    const plain = await makeGame(ctx, maker);
    const liked = await makeGame(ctx, maker);
    await sql`update games set created_at = created_at - interval '1 day' where id = ${liked}`.execute(ctx.db);
    for (const handle of ['quin', 'roy', 'sue']) {
      const fan = await people.member(handle);
      for (const path of [`games/${liked}`, `clips/${clip}`]) await fan.put(`/api/${path}/like`);
    }
    await measurePopularity(ctx);
    const { rows } = await sql<{ ids: string[]; weights: number[] }>`
      select game_ids as ids, players as weights from feed_popularity order by measured_at desc limit 1`.execute(
      ctx.db,
    );
    const weightOf = (id: string) => rows[0]?.weights[rows[0].ids.indexOf(id)] ?? 0;
    expect([weightOf(liked), weightOf(plain)]).toEqual([6, 0]);
    expect(weightOf(clip)).toBeGreaterThanOrEqual(6);
  });
});
