import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';
import { publish } from '../platform/pubsub.ts';
import { type EventStream, openEvents } from '../testing/event-stream.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { notificationsCollected } from '../testing/people/collected-notifications.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { openShop, visiting } from '../testing/people/shop-fixtures.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { collectNotifications, findBeatenScores, sweepNotifications } from './collect-notifications.ts';
import type { Notification } from './notification.ts';
import { closeNotifications, mergeNotifications } from './notification-account-steps.ts';

const service = await startService();
const { people, ctx, clock, url } = service;

async function toldTo(who: Person): Promise<Notification[]> {
  await notificationsCollected(ctx);
  return (await who.get('/api/notifications')).body.notifications;
}
const kindsOf = async (who: Person) => (await toldTo(who)).map(({ kind }) => kind);
const without = async (who: Person, kind: string) => (await kindsOf(who)).filter((one) => one !== kind);

describe('a member is notified', () => {
  it('of a follower, and of a friend when it is mutual', async () => {
    const [ada, bob] = [await people.member('ada'), await people.member('bob')];
    await ada.post('/api/profiles/bob/follow');
    const told = await toldTo(bob);
    expect(told.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      { kind: 'achievement', thing: { type: 'achievement', id: 'first-follower', title: expect.any(String) } },
      { kind: 'follow', actor: { handle: 'ada', avatarUrl: expect.stringContaining(ada.id) }, count: 1, thing: null },
    ]);
    await bob.post('/api/profiles/ada/follow');
    expect(await without(ada, 'achievement')).toEqual(['friend']);
    expect(await without(bob, 'achievement')).toEqual(['follow']);
  });

  it('of likes of one target together, until they are read, without withdrawn and own ones', async () => {
    const [cyd, dee, eve] = [await people.member('cyd'), await people.member('dee'), await people.member('eve')];
    const game = await makeGame(ctx, cyd, { title: 'Much liked' });
    for (const who of [cyd, dee, eve]) await who.put(`/api/games/${game}/like`);
    await notificationsCollected(ctx);
    const fay = await people.member('fay');
    await fay.put(`/api/games/${game}/like`);
    expect(await toldTo(cyd)).toMatchObject([
      { kind: 'like', count: 3, actor: { handle: 'fay' }, thing: { type: 'game', id: game, title: 'Much liked' } },
    ]);
    for (const method of ['delete', 'put'] as const) await fay[method](`/api/games/${game}/like`);
    expect((await toldTo(cyd))[0]?.count).toBe(3);
    await cyd.post('/api/notifications/read', {});
    for (const method of ['delete', 'put'] as const) await dee[method](`/api/games/${game}/like`);
    expect((await toldTo(cyd)).map(({ count }) => count)).toEqual([1, 3]);
  });

  it('of a comment, an answer and a mention, each comment once', async () => {
    const [gus, hal, ida] = [await people.member('gus'), await people.member('hal'), await people.member('ida')];
    const clip = await makeClip(ctx, gus, { title: 'A talk' });
    const say = async (who: Person, text: string, parentId?: string) =>
      (await who.post(`/api/clips/${clip}/comments`, { text, ...(parentId && { parentId }) })).body.comment.id;
    const root = await say(hal, 'Nice, @gus');
    const answer = await say(ida, 'Right, @hal', root);
    const own = await say(gus, 'Thanks', root);
    const told = await toldTo(gus);
    expect(told.map(({ kind, commentId, thing }) => [kind, commentId, thing?.title]).toSorted()).toEqual([
      ['comment', answer, 'A talk'],
      ['mention', root, 'A talk'],
    ]);
    expect((await toldTo(hal)).map(({ kind, commentId }) => [kind, commentId]).toSorted()).toEqual([
      ['comment', own],
      ['mention', answer],
    ]);
  });

  it('of sales together, without the buyer, and of a finished job', async () => {
    const shop = await openShop(ctx, people, 'seller');
    const item = await shop.add({ price: 10, name: 'Potion' });
    const buyer = await people.member('buyer');
    await giveCoins(ctx, buyer, 100);
    const visitor = await visiting(people, buyer, shop.gameId);
    for (const intent of [await visitor.wants(item), await visitor.wants(item)]) await visitor.approve(intent);
    const sales = (await toldTo(shop.creator)).filter(({ kind }) => kind === 'sale');
    expect(sales).toMatchObject([
      { count: 2, actor: null, thing: { type: 'item', id: item, title: 'Potion', gameId: shop.gameId } },
    ]);
    const now = clock.now();
    const jobId = crypto.randomUUID();
    await sql`insert into generation_jobs (id, account_id, prompt, created_at, changed_at)
      values (${jobId}, ${buyer.id}, 'A fox', ${now}, ${now})`.execute(ctx.db);
    await sql`update generation_jobs set status = 'failed', error = 'x', finished_at = ${now} where id = ${jobId}`.execute(
      ctx.db,
    );
    expect((await toldTo(buyer)).find(({ kind }) => kind === 'job')).toMatchObject({
      thing: { type: 'job', id: jobId, title: 'A fox', gameId: null },
    });
  });

  it('when a followed member goes live', async () => {
    const [jon, kim] = [await people.member('jon'), await people.member('kim')];
    await kim.post('/api/profiles/jon/follow');
    const { id } = (await jon.post('/api/live', { title: 'Late show' })).body.live;
    await sql`update live_streams set status = 'live', lease = ${crypto.randomUUID()}, heartbeat_at = ${clock.now()},
      started_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    const live = (await toldTo(kim)).filter(({ kind }) => kind === 'live');
    expect(live).toMatchObject([{ actor: { handle: 'jon' }, thing: { type: 'live', id, title: 'Late show' } }]);
  });

  it('when another player takes their first place on a board', async () => {
    const [lea, mia] = [await people.member('lea'), await people.member('mia')];
    const game = await makeGame(ctx, await people.member('maker'), { title: 'Contest' });
    for (const [who, score] of [
      [lea, 10],
      [mia, 20],
    ] as const) {
      await who.post('/api/events', { type: 'play_start', gameId: game });
      await who.post('/api/events', { type: 'score', gameId: game, score });
      await findBeatenScores(ctx);
      await findBeatenScores(ctx);
    }
    const beaten = (await toldTo(lea)).filter(({ kind }) => kind === 'score_beaten');
    expect(beaten).toMatchObject([{ actor: { handle: 'mia' }, count: 1, thing: { id: game, title: 'Contest' } }]);
    expect(await kindsOf(mia)).not.toContain('score_beaten');
  });

  it('when friends beat their best score, once a game and day, and not by strangers, blocked or muted accounts', async () => {
    const [zoe, ben, cal, dot, eli] = [
      await people.member('zoe'),
      await people.member('ben'),
      await people.member('cal'),
      await people.member('dot'),
      await people.member('eli'),
    ];
    const game = await makeGame(ctx, await people.member('host'), { title: 'Rivals' });
    const befriend = async (one: Person, other: Person) => {
      await one.post(`/api/profiles/${other.handle}/follow`);
      await other.post(`/api/profiles/${one.handle}/follow`);
    };
    for (const friend of [ben, cal]) await befriend(zoe, friend);
    await dot.post('/api/profiles/zoe/follow');
    const reach = async (who: Person, score: number) => {
      await who.post('/api/events', { type: 'play_start', gameId: game });
      expect((await who.post('/api/events', { type: 'score', gameId: game, score })).status).toBe(200);
      await notificationsCollected(ctx);
    };
    const beaten = async (who: Person) => (await toldTo(who)).filter(({ kind }) => kind === 'score_beaten');

    await reach(eli, 1000);
    await reach(zoe, 100);
    await reach(zoe, 110);
    await reach(ben, 90);
    await reach(ben, 110);
    await reach(dot, 200);
    expect(await beaten(zoe)).toEqual([]);

    await reach(ben, 120);
    await reach(ben, 130);
    expect(await beaten(zoe)).toMatchObject([
      { count: 1, actor: { handle: 'ben' }, thing: { type: 'game', id: game, title: 'Rivals' } },
    ]);
    await reach(cal, 300);
    expect(await beaten(zoe)).toMatchObject([{ count: 2, actor: { handle: 'cal' } }]);
    expect(await beaten(ben)).toEqual([]);

    await zoe.post('/api/notifications/read');
    await reach(zoe, 310);
    await reach(cal, 320);
    expect(await beaten(zoe)).toMatchObject([{ count: 2, readAt: expect.any(String) }]);
    clock.forward(86_400);
    await reach(ben, 330);
    expect(await beaten(zoe)).toMatchObject([{ count: 1, actor: { handle: 'ben' } }, { count: 2 }]);

    await befriend(eli, dot);
    await dot.patch('/api/me/notifications', { score_beaten: false });
    await reach(dot, 1010);
    expect(await beaten(eli)).toMatchObject([{ actor: { handle: 'dot' } }]);
    await reach(eli, 1020);
    expect(await beaten(dot)).toEqual([]);
    clock.forward(86_400);
    await befriend(eli, ben);
    await eli.post('/api/profiles/ben/block');
    await reach(ben, 2000);
    expect(await beaten(eli)).toMatchObject([{ actor: { handle: 'dot' } }]);
  });

  it('of nothing they muted and by no one they blocked; guests get nothing', async () => {
    const [ned, oda] = [await people.member('ned'), await people.member('oda')];
    const game = await makeGame(ctx, ned);
    const muted = await ned.patch('/api/me/notifications', { like: false });
    expect(muted.body.settings).toMatchObject({ like: false, comment: true });
    await oda.put(`/api/games/${game}/like`);
    expect(await kindsOf(ned)).toEqual([]);
    expect((await ned.patch('/api/me/notifications', { like: true })).body.settings.like).toBe(true);
    await oda.post(`/api/games/${game}/comments`, { text: 'Hello' });
    expect(await kindsOf(ned)).toEqual(['comment']);
    await oda.post(`/api/games/${game}/comments`, { text: 'Still here' });
    await ned.post('/api/profiles/oda/block');
    expect(await kindsOf(ned)).toEqual([]);
    const guest = await people.guest();
    await guest.post('/api/events', { type: 'play_start', gameId: game });
    await notificationsCollected(ctx);
    expect((await guest.get('/api/notifications')).body).toEqual({ notifications: [], nextCursor: null, unread: 0 });
  });
});

describe('reading', () => {
  it('pages from the latest on, counts what is unread here and in /api/me, and marks these or all', async () => {
    const pam = await people.member('pam');
    for (const handle of ['quin', 'roy', 'sue']) {
      await (await people.member(handle)).put(`/api/games/${await makeGame(ctx, pam, { title: handle })}/like`);
      clock.forward(1);
      await notificationsCollected(ctx);
    }
    const { body } = await pam.get('/api/notifications?limit=2');
    expect([body.notifications.length, body.unread, (await pam.get('/api/me')).body.unread]).toEqual([2, 3, 3]);
    const rest = (await pam.get(`/api/notifications?limit=2&cursor=${body.nextCursor}`)).body;
    expect([rest.notifications.length, rest.nextCursor]).toEqual([1, null]);
    const ids = [body.notifications[0].id];
    const stranger = await people.member('stranger');
    expect((await stranger.post('/api/notifications/read', { ids })).status).toBe(200);
    expect((await pam.post('/api/notifications/read', { ids })).body).toEqual({ unread: 2 });
    expect((await pam.get('/api/notifications')).body.notifications[0].readAt).toEqual(expect.any(String));
    expect((await pam.post('/api/notifications/read')).body).toEqual({ unread: 0 });
    expect((await pam.get('/api/me')).body.unread).toBe(0);
  });

  it('refuses what does not fit', async () => {
    const tia = await people.member('tia');
    for (const query of ['limit=0', 'cursor=forged'])
      expect((await tia.get(`/api/notifications?${query}`)).status).toBe(400);
    for (const ids of ['all', ['nonsense'], Array(101).fill(tia.id)])
      expect((await tia.post('/api/notifications/read', { ids })).status).toBe(400);
    expect((await tia.patch('/api/me/notifications', { like: 'no' })).status).toBe(400);
    const guest = await people.guest();
    expect((await guest.get('/api/me/notifications')).headers.get('error-code')).toBe('guest_not_allowed');
    expect((await people.nobody.get('/api/notifications/events')).status).toBe(401);
  });

  it('streams how many are unread and what comes, and no more than some streams a person', async () => {
    const [uma, vic] = [await people.member('uma'), await people.member('vic')];
    const game = await makeGame(ctx, uma, { title: 'Streamed' });
    const open = () => openEvents(`${url}/api/notifications/events`, uma.token);
    const stream = await open();
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await stream.until('event: unread\ndata: {"unread":0}\n\n');
    await stream.until('event: balance\ndata: {"balance":0}\n\n');
    await vic.put(`/api/games/${game}/like`);
    await notificationsCollected(ctx);
    expect(await stream.until('"title":"Streamed"')).toContain('event: notification\ndata: {"notification":{');
    await giveCoins(ctx, uma, 25);
    await stream.until('event: balance\ndata: {"balance":25}\n\n');
    const others = await Promise.all(Array.from({ length: 9 }, open));
    expect(others.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    for (const { close } of [stream, refused, ...others]) close();
  });
});

it('streams a notification that becomes visible after a newer one, and none twice or from before the stream', async () => {
  const ann = await people.member('late_ann');
  const commit = async (count: number, secondsAgo: number) => {
    const at = secondsAfter(clock.now(), -secondsAgo);
    await inTransaction(ctx.db, async (tx) => {
      await sql`insert into notifications (id, account_id, kind, count, updated_at)
        values (${crypto.randomUUID()}, ${ann.id}, 'follow', ${count}, ${at})`.execute(tx);
      await publish(tx, 'notifications', ann.id);
    });
  };
  await commit(11, 2);
  const stream = await openEvents(`${url}/api/notifications/events`, ann.token);
  await stream.until('event: unread\ndata: {"unread":1}\n\n');
  await commit(22, 0);
  await stream.until('"count":22');
  await commit(33, 3);
  const text = await stream.until('"count":33');
  expect(text.match(/"count":\d+/g)).toEqual(['"count":22', '"count":33']);
  stream.close();
});

it('ends a stream when its session is signed out, and no other one', async () => {
  const [here, there] = [
    await memberByEmail(service, 'wyn@example.com'),
    await memberByEmail(service, 'wyn@example.com'),
  ];
  const streams = await Promise.all(
    [here, there].map(({ token }) => openEvents(`${url}/api/notifications/events`, token)),
  );
  const [ended, stays] = streams as [EventStream, EventStream];
  await here.post('/api/auth/logout');
  await ended.until('nothing that is ever sent');
  await (await people.member('yul')).put(`/api/games/${await makeGame(ctx, there, { title: 'Liked later' })}/like`);
  expect(await stays.until('Liked later')).toContain('event: notification');
  stays.close();
});

describe('keeping', () => {
  it('deletes old notifications, and those to and about a closed account', async () => {
    const [wes, xia, yan] = [await people.member('wes'), await people.member('xia'), await people.member('yan')];
    const game = await makeGame(ctx, wes);
    await xia.put(`/api/games/${game}/like`);
    await xia.post(`/api/games/${game}/comments`, { text: 'Hi' });
    await yan.post(`/api/games/${game}/comments`, { text: 'Hi' });
    expect(await kindsOf(wes)).toHaveLength(3);
    await inTransaction(ctx.db, (tx) => closeNotifications(tx, ctx, xia.id));
    expect((await toldTo(wes)).map(({ kind, actor }) => [kind, actor?.handle]).toSorted()).toEqual([
      ['comment', 'yan'],
      ['like', undefined],
    ]);
    await inTransaction(ctx.db, (tx) => mergeNotifications(tx, ctx, { guestId: yan.id, memberId: xia.id }));
    expect(await kindsOf(wes)).toEqual(['like']);
    clock.forward(91 * 86_400);
    await sweepNotifications(ctx);
    const left = await sql`select from notifications where account_id = ${wes.id}`.execute(ctx.db);
    expect(left.rows).toEqual([]);
  });

  it('notifies once, however many nodes collect at the same time', async () => {
    const zed = await people.member('zed');
    const game = await makeGame(ctx, zed);
    for (const handle of ['abe', 'ben', 'cal']) await (await people.member(handle)).put(`/api/games/${game}/like`);
    await Promise.all(Array.from({ length: 4 }, () => collectNotifications(ctx)));
    expect((await toldTo(zed)).map(({ count }) => count)).toEqual([3]);
  });
});
