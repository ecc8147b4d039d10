import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { earnAchievements } from '../achievements/earn-achievements.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { createEventQueue } from './event-queue.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker);

const start = (person: Person, game = gameId) => person.post('/api/events', { type: 'play_start', gameId: game });
const end = (person: Person, durationSeconds: number, game = gameId) =>
  person.post('/api/events', { type: 'play_end', gameId: game, durationSeconds });
const score = (person: Person, points: number, game = gameId) =>
  person.post('/api/events', { type: 'score', gameId: game, score: points });
const newIds = ({ body }: { body: { newAchievements: { id: string }[] } }) => body.newAchievements.map(({ id }) => id);

it('answers the user after the event, and what was newly achieved', async () => {
  const ada = await people.member('ada');
  const { status, body, headers } = await start(ada);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['newAchievements', 'user']);
  expect(body.newAchievements).toEqual([
    {
      id: 'first-play',
      title: 'Insert Coin',
      description: 'Play your first game.',
      coins: 10,
      earnedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  ]);
  expect(body.user.stats).toMatchObject({ plays: 1, gamesPlayed: 1, currentStreakDays: 1, longestStreakDays: 1 });
  expect(body.user).toEqual((await ada.get('/api/me')).body.user);
  expect(headers.get('ratelimit-policy')).toBe('"event";q=1000;w=3600');
  expect(headers.get('ratelimit')).toBe('"event";r=999;t=3600');
  expect((await start(ada)).body.newAchievements).toEqual([]);
});

it('pays a member at once and a guest not', async () => {
  const [bob, guest] = [await people.member('bob'), await people.guest()];
  await start(bob);
  expect((await bob.get('/api/wallet')).body.balance).toBe(10);
  expect(newIds(await start(guest))).toEqual(['first-play']);
  expect((await guest.get('/api/wallet')).body.balance).toBe(0);
});

it('keeps a row of every event', async () => {
  const cid = await people.member('cid');
  await start(cid);
  clock.forward(10);
  await end(cid, 7.9);
  await score(cid, 12.5);
  const { rows } = await sql`select type, value, credited_seconds as credited from play_events
    where account_id = ${cid.id} order by id`.execute(ctx.db);
  expect(rows).toEqual([
    { type: 'play_start', value: null, credited: null },
    { type: 'play_end', value: 7.9, credited: 7 },
    { type: 'score', value: 12.5, credited: null },
  ]);
  await expect(sql`update play_events set value = 99 where account_id = ${cid.id}`.execute(ctx.db)).rejects.toThrow(
    'stays as it was sent',
  );
});

it('V2 credits no more than the time since the start, once, and nothing without a start', async () => {
  const [dot, other] = [await people.member('dot'), await makeGame(ctx, maker)];
  const seconds = async (answer: ReturnType<typeof end>) => (await answer).body.user.stats.playSeconds;
  expect(await seconds(end(dot, 500))).toBe(0);
  let earliest = clock.now();
  await start(dot);
  expect(await seconds(end(dot, 86_400, other))).toBe(0);
  clock.forward(100);
  const clamped = await seconds(end(dot, 86_400));
  expect(clamped).toBeGreaterThanOrEqual(100);
  expect(clamped).toBeLessThanOrEqual((clock.now().getTime() - earliest.getTime()) / 1000);
  expect(await seconds(end(dot, 86_400))).toBe(clamped);
  await start(dot);
  clock.forward(50);
  expect(await seconds(end(dot, 20))).toBe(clamped + 20);
  await start(dot);
  clock.forward(30_000);
  earliest = clock.now();
  await start(dot);
  clock.forward(5);
  const ofLastStart = (await seconds(end(dot, 86_400))) - clamped - 20;
  expect(ofLastStart).toBeGreaterThanOrEqual(5);
  expect(ofLastStart).toBeLessThanOrEqual((clock.now().getTime() - earliest.getTime()) / 1000);
  await start(dot);
  expect((await end(dot, 1e6)).status).toBe(400);
});

it('V2 the same end sent many times at once is credited once', async () => {
  const eve = await people.member('eve');
  await start(eve);
  clock.forward(60);
  await Promise.all(Array.from({ length: 10 }, () => end(eve, 60)));
  expect((await eve.get('/api/me')).body.user.stats.playSeconds).toBe(60);
});

it('V3 X8 takes scores up to 1e15 either way, and pays nothing for them', async () => {
  const fay = await people.member('fay');
  await start(fay);
  expect((await score(fay, -1e15)).body.user.stats).toMatchObject({ scores: 1, bestScore: -1e15 });
  const best = await score(fay, 1e15);
  expect(best.body.user.stats).toMatchObject({ scores: 2, bestScore: 1e15 });
  expect(newIds(best)).toEqual(['score-10k', 'score-1m']);
  expect((await score(fay, 5)).body.user.stats).toMatchObject({ scores: 3, bestScore: 1e15 });
  expect((await fay.get('/api/wallet')).body.balance).toBe(10);
});

const bad: [string, unknown][] = [
  ['a score of 1e16', { type: 'score', gameId, score: 1e16 }],
  ['a score of 1e300', { type: 'score', gameId, score: 1e300 }],
  ['a score beyond numbers', `{"type":"score","gameId":"${gameId}","score":1e400}`],
  ['a score beyond numbers, downwards', `{"type":"score","gameId":"${gameId}","score":-1e400}`],
  ['NaN', `{"type":"score","gameId":"${gameId}","score":NaN}`],
  ['a score as text', { type: 'score', gameId, score: '5' }],
  ['a score of null', { type: 'score', gameId, score: null }],
  ['no score', { type: 'score', gameId }],
  ['a negative duration', { type: 'play_end', gameId, durationSeconds: -1 }],
  ['a duration over a day', { type: 'play_end', gameId, durationSeconds: 86_400.5 }],
  ['a duration as text', { type: 'play_end', gameId, durationSeconds: '60' }],
  ['no duration', { type: 'play_end', gameId }],
  ['no game', { type: 'play_start' }],
  ['a game that is no text', { type: 'play_start', gameId: { $ne: 1 } }],
  ['a game with U+0000', { type: 'play_start', gameId: 'a\u0000b' }],
  ['a game that is no id', { type: 'play_start', gameId: 'no-such-game' }],
  ['an id in capitals', { type: 'score', gameId: gameId.toUpperCase(), score: 1 }],
  ['an empty id', { type: 'play_end', gameId: '', durationSeconds: 1 }],
  ['no type', { gameId }],
  ['an unknown type', { type: 'pause', gameId }],
  ['a type that is no text', { type: ['score'], gameId, score: 1 }],
  ['a list', [{ type: 'play_start', gameId }]],
  ['nothing', undefined],
];

it.each(bad)('V5 X8 refuses %s with 400 and counts nothing', async (_what, body) => {
  const gil = await people.guest();
  const answer = await gil.post('/api/events', body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['error']]);
  const { rows } = await sql`select 1 from limit_windows where subject = ${gil.id}`.execute(ctx.db);
  expect(rows).toEqual([]);
});

it('says which types there are, and what does not fit the one that was sent', async () => {
  const hal = await people.member('hal');
  expect((await hal.post('/api/events', { type: 'pause', gameId })).body.error).toBe(
    '"type" must be one of play_start, play_end, score.',
  );
  expect((await hal.post('/api/events', { type: 'play_end', gameId })).body.error).toBe(
    '"durationSeconds" is missing.',
  );
});

it('ignores fields that it does not know', async () => {
  const ida = await people.guest();
  const body = { type: 'play_start', gameId, plays: 500, kind: 'member', durationSeconds: 'x' };
  expect((await ida.post('/api/events', body)).body.user).toMatchObject({ kind: 'guest', stats: { plays: 1 } });
});

it('V5 a game token is refused, and no or a dead token too', async () => {
  const jon = await people.member('jon');
  const inGame = await people.playing(jon, gameId);
  const body = { type: 'play_start', gameId };
  expect((await inGame.post('/api/events', body)).headers.get('error-code')).toBe('wrong_token_kind');
  expect((await inGame.post('/api/events', body)).status).toBe(403);
  expect((await people.nobody.post('/api/events', body)).status).toBe(401);
  expect((await people.with('cos_nothing').post('/api/events', body)).status).toBe(401);
});

it('V5 an unknown or hidden game is not found; its creator still plays it; an unlisted one is played', async () => {
  const kim = await people.member('kim');
  const hidden = await makeGame(ctx, kim);
  await sql`update games set hidden_at = ${clock.now()} where id = ${hidden}`.execute(ctx.db);
  const lea = await people.member('lea');
  for (const game of ['019a0000-0000-7000-8000-000000000000', hidden]) {
    const answer = await start(lea, game);
    expect([answer.status, answer.body]).toEqual([404, { error: 'There is no such game.' }]);
  }
  expect((await lea.get('/api/me')).body.user.stats.plays).toBe(0);
  expect((await start(kim, hidden)).status).toBe(200);
  expect((await start(lea, await makeGame(ctx, kim, { listed: false }))).headers.get('ratelimit')).toContain('r=999;');
});

it('an account closed a moment ago writes nothing', async () => {
  const mia = await people.member('mia');
  await start(mia);
  await sql`select accounts_close(${mia.id}, null, ${clock.now()})`.execute(ctx.db);
  // No signal was sent: this node still takes the token for good, and the statement itself must refuse.
  const answer = await start(mia);
  expect([answer.status, answer.headers.get('error-code')]).toEqual([401, 'token_invalid']);
  const { rows } = await sql`select 1 from play_events where account_id = ${mia.id}`.execute(ctx.db);
  expect(rows).toHaveLength(1);
});

it('V1 with 900 used, of 200 at once on two nodes exactly 100 pass, and every one of them counts', async () => {
  const ned = await people.member('ned');
  const used = Array.from({ length: 900 }, () => clock.now());
  await sql`select access_rewrite('event', ${ned.id}::text, ${ned.id}::uuid, ${limits.event.max}, ${used})`.execute(
    ctx.db,
  );
  const nodes = [createEventQueue(ctx), createEventQueue(ctx)];
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, i) =>
      nodes[i % 2]?.record({ accountId: ned.id, event: { type: 'play_start', gameId } }),
    ),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(100).fill('rate_limited'));
  expect((await ned.get('/api/me')).body.user.stats.plays).toBe(100);
  const next = await start(ned);
  expect([next.status, next.headers.get('error-code')]).toEqual([429, 'rate_limited']);
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(next.headers.get('ratelimit')).toBe(`"event";r=0;t=${next.headers.get('retry-after')}`);
  expect(next.headers.get('ratelimit-policy')).toBe('"event";q=1000;w=3600');
  clock.forward(3600);
  expect((await start(ned)).status).toBe(200);
});

it('many requests with one token at once are all answered', async () => {
  const ole = await people.member('ole');
  const answers = await Promise.all(Array.from({ length: 120 }, () => start(ole)));
  expect(answers.map(({ status }) => status)).toEqual(Array(120).fill(200));
  expect(answers.map(({ body }) => body.user.stats.plays).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 120 }, (_, i) => i + 1),
  );
  expect(answers.flatMap(newIds).sort()).toEqual(['first-play', 'plays-10', 'plays-100']);
});

it('an event that makes its batch fail fails only itself', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => people.guest()));
  const [closed, ...others] = crowd;
  if (closed === undefined) throw new Error('There are six');
  await sql`select accounts_close(${closed.id}, null, ${clock.now()})`.execute(ctx.db);
  const queue = createEventQueue(ctx);
  const games = ['019a0000-0000-7000-8000-000000000000', ...others.map(() => gameId)];
  const answers = await Promise.allSettled(
    crowd.map(({ id }, i) =>
      queue.record({ accountId: id, event: { type: 'score', gameId: games.at(-i) ?? '', score: i } }),
    ),
  );
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? 'recorded' : answer.reason.message))).toEqual([
    'There is no such game.',
    ...others.map(() => 'recorded'),
  ]);
  const again = await Promise.allSettled(
    crowd.map(({ id }) => queue.record({ accountId: id, event: { type: 'score', gameId, score: 1 } })),
  );
  expect(again.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
  const { rows } = await sql<{ scores: number }>`select scores from account_stats
    where account_id = any(${crowd.map(({ id }) => id)}) order by scores`.execute(ctx.db);
  expect(rows.map(({ scores }) => scores)).toEqual([0, ...others.map(() => 2)]);
});

it('V4 an achievement that 50 parallel events trigger is in one response', async () => {
  const oda = await people.member('oda');
  await start(oda);
  const answers = await Promise.all(Array.from({ length: 50 }, () => score(oda, 2_000_000)));
  expect(answers.flatMap(newIds).sort()).toEqual(['first-score', 'score-10k', 'score-1m']);
});

it('V4 what was earned elsewhere comes in exactly one of the next events', async () => {
  const pam = await people.member('pam');
  await start(pam);
  await sql`select accounts_add_stat(${pam.id}, 'clips', 1)`.execute(ctx.db);
  await earnAchievements(ctx.db, ctx, pam.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(pam)));
  expect(answers.flatMap(newIds).sort()).toEqual(['first-clip', 'plays-10']);
});

it('a counter that moved without being evaluated is caught up with by the next event', async () => {
  const quin = await people.member('quin');
  await start(quin);
  await sql`select accounts_add_stat(${quin.id}, 'followers', 1)`.execute(ctx.db);
  expect(newIds(await start(quin))).toEqual(['first-follower']);
});

it('an achievement that this node does not know is shown all the same', async () => {
  const roy = await people.member('roy');
  await sql`insert into achievements values ('from-tomorrow', 'Tomorrow', 'Come back.', 0, 99)`.execute(ctx.db);
  await sql`insert into earned_achievements (account_id, achievement_id, earned_at)
    values (${roy.id}, 'from-tomorrow', ${clock.now()})`.execute(ctx.db);
  const { body } = await start(roy);
  expect(body.newAchievements.map(({ title }: { title: string }) => title).sort()).toEqual(['Insert Coin', 'Tomorrow']);
  expect(body.user).toEqual((await roy.get('/api/me')).body.user);
});
