import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import type { Person } from '../testing/people/people.ts';
import { memberByEmail, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const elsewhere = await startService({ beside: service });
const { people, ctx, clock } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const reason = 'Asked for by mail';
let olga: SignedInOperator;
let mona: SignedInOperator;
let sue: SignedInOperator;
let vera: SignedInOperator;

beforeAll(async () => {
  olga = await signInAsOperator(service, 'owner');
  mona = await signInAsOperator(service, 'moderator');
  sue = await signInAsOperator(service, 'support');
  vera = await signInAsOperator(service, 'viewer');
});

async function lastAction() {
  return (await olga.get('/api/admin/actions?limit=1')).body.actions[0];
}

describe('people', () => {
  it('are found by the beginning of a handle, by id and by a whole address, and by nothing less', async () => {
    const ada = await memberByEmail(service, 'ada@example.com');
    const found = async (q: string) =>
      (await vera.get(`/api/admin/people?q=${encodeURIComponent(q)}`)).body.people.map(({ id }: Person) => id);
    expect(await found(ada.id)).toEqual([ada.id]);
    expect(await found(`@${ada.handle.slice(0, -1)}`)).toContain(ada.id);
    expect(await found('Ada@Example.com')).toEqual([ada.id]);
    expect(await found('da@example.com')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('are shown with sessions, saves, inventory and wallet, and no secret among them', async () => {
    const bob = await people.member('bob');
    const gameId = await makeGame(ctx, bob, { title: 'Bricks' });
    await (await people.playing(bob, gameId)).put(`/api/sdk/state/${gameId}`, { state: { level: 3 } });
    const { body, text } = await vera.get(`/api/admin/people/${bob.id}`);
    expect(body.person).toMatchObject({ handle: 'bob', kind: 'member', bannedAt: null });
    expect(body.saves).toMatchObject([{ gameId, title: 'Bricks', version: 1 }]);
    expect(body.sessions).toHaveLength(1);
    expect(text).not.toContain(bob.token);
    expect((await vera.get(`/api/admin/people/${gameId}`)).status).toBe(404);
  });

  it('are signed out everywhere', async () => {
    const cyd = await people.member('cyd');
    expect((await sue.post(`/api/admin/people/${cyd.id}/sign-out`, { reason })).status).toBe(200);
    expect((await cyd.get('/api/me')).status).toBe(401);
    expect(await lastAction()).toMatchObject({ operator: sue.email, action: 'sign out', targetId: cyd.id, reason });
    expect(codeOf(await vera.post(`/api/admin/people/${cyd.id}/sign-out`, { reason }))).toEqual([
      403,
      'role_not_allowed',
    ]);
  });

  it('are banned by their name, once, and free again', async () => {
    const dan = await people.member('dan');
    const ban = (by: SignedInOperator, confirm: string) =>
      by.post(`/api/admin/people/${dan.id}/ban`, { reason: 'Spam', confirm });
    expect(codeOf(await ban(sue, 'dan'))).toEqual([403, 'role_not_allowed']);
    expect(codeOf(await ban(mona, 'Dan'))).toEqual([400, 'confirmation_mismatch']);
    expect((await ban(mona, 'dan')).body.person.bannedAt).toEqual(expect.any(String));
    expect((await dan.get('/api/me')).status).toBe(401);
    expect(codeOf(await ban(mona, 'dan'))).toEqual([409, 'conflict']);
    expect(await lastAction()).toMatchObject({ action: 'ban', before: { banned: false }, after: { banned: true } });
    const free = await mona.post(`/api/admin/people/${dan.id}/unban`, { reason: 'A mistake' });
    expect(free.body.person.bannedAt).toBeNull();
  });

  it('are exported and closed by an owner', async () => {
    const eve = await people.member('eve');
    const exported = await olga.get(`/api/admin/people/${eve.id}/export?reason=By%20law`);
    expect(exported.body).toHaveProperty('exportedAt');
    expect((await olga.get(`/api/admin/people/${eve.id}/export`)).status).toBe(400);
    const close = (by: SignedInOperator) => by.post(`/api/admin/people/${eve.id}/close`, { reason, confirm: 'eve' });
    expect((await close(mona)).status).toBe(403);
    expect((await close(olga)).status).toBe(204);
    expect((await eve.get('/api/me')).status).toBe(401);
    expect((await close(olga)).status).toBe(409);
  });
});

describe('money', () => {
  it('is given and taken once a ref, within what a role may, and every line leads to its journal', async () => {
    const fay = await people.member('fay');
    const change = (by: SignedInOperator, coins: number, ref: string) =>
      by.post(`/api/admin/people/${fay.id}/coins`, { coins, ref, memo: 'For the outage', reason });
    const { balance } = (await fay.get('/api/wallet')).body;
    expect((await change(sue, 200, 'ticket-1')).body).toEqual({ balance: balance + 200 });
    expect(codeOf(await change(sue, 200, 'ticket-1'))).toEqual([409, 'conflict']);
    expect((await change(sue, -50, 'ticket-2')).body).toEqual({ balance: balance + 150 });
    expect(codeOf(await change(sue, -50, 'ticket-2'))).toEqual([409, 'conflict']);
    expect(codeOf(await change(sue, -100_000, 'ticket-3'))).toEqual([403, 'role_not_allowed']);
    expect(codeOf(await change(olga, -100_000, 'ticket-3'))).toEqual([402, 'insufficient_coins']);
    expect((await change(sue, 0, 'ticket-4')).status).toBe(400);
    expect((await change(mona, 5, 'ticket-5')).status).toBe(403);
    const { ledger } = (await olga.get(`/api/admin/people/${fay.id}`)).body;
    expect(ledger[0]).toMatchObject({ kind: 'correction', amount: -50, memo: 'For the outage' });
    const { entries } = (await vera.get(`/api/admin/ledger/${ledger[0].id}`)).body;
    expect(entries).toEqual([
      { wallet: '@fay', accountId: fay.id, amount: -50 },
      { wallet: 'issuance', accountId: null, amount: 50 },
    ]);
    await allChecksHold(ctx);
  });

  it('races: of ten requests with one ref one is carried out', async () => {
    const gus = await people.member('gus');
    const { balance } = (await gus.get('/api/wallet')).body;
    const body = { coins: 10, ref: 'race', memo: 'Once', reason };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sue.post(`/api/admin/people/${gus.id}/coins`, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await gus.get('/api/wallet')).body.balance).toBe(balance + 10);
  });

  it('is moved by support up to a sum a day, also when requests race', async () => {
    const [hedy, sid] = [await people.member('hedy'), await signInAsOperator(service, 'support')];
    const give = (by: SignedInOperator, coins: number, ref: string) =>
      by.post(`/api/admin/people/${hedy.id}/coins`, { coins, ref, memo: 'For the outage', reason });
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => give(sid, 3000, `day-${i}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403]);
    expect(codeOf(await give(sid, -1001, 'day-over'))).toEqual([403, 'role_not_allowed']);
    expect((await give(sid, -1000, 'day-rest')).status).toBe(200);
    expect((await give(sue, 3000, 'day-other')).status).toBe(200);
  });
});

describe('content', () => {
  it('waits in a queue, is looked at with its reports, hidden, and restored', async () => {
    const [hal, ivy] = [await people.member('hal'), await people.member('ivy')];
    const gameId = await makeGame(ctx, hal, { title: 'Loud' });
    await ivy.post('/api/reports', { target: 'game', id: gameId, reason: 'Too loud', category: 'other' });
    const { cases } = (await vera.get('/api/admin/reports')).body;
    expect(cases).toMatchObject([
      { target: 'game', id: gameId, title: 'Loud', shown: true, status: 'reported', reports: 1 },
    ]);
    const thing = `/api/admin/things/game/${gameId}`;
    expect((await vera.get(thing)).body.reports).toMatchObject([{ reporter: 'ivy', reason: 'Too loud' }]);
    expect((await sue.post(`${thing}/hide`, { reason: 'Loud' })).status).toBe(403);
    expect((await mona.post(`${thing}/hide`, { reason: 'Loud' })).body.case).toMatchObject({
      shown: false,
      status: 'hidden',
    });
    await expect.poll(async () => (await ivy.get(`/api/games/${gameId}`)).status).toBe(404);
    expect((await mona.post(`${thing}/restore`, { reason: 'Fine' })).body.case).toMatchObject({
      shown: true,
      status: 'restored',
    });
    expect((await vera.get(thing)).body.decisions.map(({ decidedBy }: { decidedBy: string }) => decidedBy)).toEqual([
      mona.email,
      mona.email,
    ]);
    expect((await vera.get(`/api/admin/things/clip/${gameId}`)).status).toBe(404);
    expect((await vera.get('/api/admin/things/planet/earth')).status).toBe(400);
  });

  it('has its boards cleaned', async () => {
    const [jan, kim] = [await people.member('jan'), await people.member('kim')];
    const gameId = await makeGame(ctx, jan);
    await kim.post('/api/events', { type: 'play_start', gameId });
    clock.forward(30);
    await kim.post('/api/events', { type: 'score', gameId, score: 9 });
    const ranks = async () => (await jan.get(`/api/games/${gameId}/leaderboard`)).body.entries;
    await expect.poll(async () => (await ranks()).length).toBe(1);
    const clean = await mona.post(`/api/admin/boards/${gameId}/clean`, { handle: 'kim', reason: 'Cheated' });
    expect(clean.body).toEqual({ cleaned: 1 });
    await expect.poll(async () => (await ranks()).length).toBe(0);
  });

  it('is decided about by operators with the longest address there can be', async () => {
    const lea = await signInAsOperator(service, 'moderator');
    const email = `${'l'.repeat(64)}@${'e'.repeat(63)}.${'a'.repeat(63)}.${'x'.repeat(53)}.example`;
    await sql`update operators set email = ${email} where id = ${lea.id}`.execute(ctx.db);
    const gameId = await makeGame(ctx, await people.member('lin'));
    expect((await lea.post(`/api/admin/things/game/${gameId}/hide`, { reason })).status).toBe(200);
    const { decisions } = (await vera.get(`/api/admin/things/game/${gameId}`)).body;
    expect([email.length, decisions]).toMatchObject([254, [{ decision: 'hide', decidedBy: email }]]);
  });

  it('has boards that take no scores while frozen, and are left by a player everywhere', async () => {
    const [joy, ken] = [await people.member('joy'), await people.member('ken')];
    const games = [await makeGame(ctx, joy), await makeGame(ctx, joy)];
    const freeze = (frozen: boolean) =>
      mona.put(`/api/admin/boards/${games[0]}/frozen`, { frozen, reason: 'A bug gives points' });
    const score = async (gameId: string | undefined, points: number) => {
      await ken.post('/api/events', { type: 'play_start', gameId });
      clock.forward(30);
      expect((await ken.post('/api/events', { type: 'score', gameId, score: points })).status).toBeLessThan(300);
    };
    const ranked = (gameId: string | undefined) =>
      sql<{ score: number }>`select score from board_scores where game_id = ${gameId} and board = 'infinity'`
        .execute(ctx.db)
        .then(({ rows }) => rows.map((row) => row.score));
    const shown = async () => (await ken.get(`/api/games/${games[0]}/leaderboard`)).body.frozen;
    expect(await shown()).toBe(false);
    expect((await freeze(true)).body.frozenAt).toEqual(expect.any(String));
    expect(await shown()).toBe(true);
    expect(await lastAction()).toMatchObject({ action: 'freeze boards', before: { frozen: false } });
    await score(games[0], 5);
    await score(games[1], 6);
    expect([await ranked(games[0]), await ranked(games[1])]).toEqual([[], [6]]);
    expect((await vera.get(`/api/admin/people/${joy.id}`)).body.games).toMatchObject([
      { id: games[1], listed: true, boardsFrozenAt: null },
      { id: games[0], boardsFrozenAt: expect.any(String) },
    ]);
    expect((await freeze(false)).body).toEqual({ frozenAt: null });
    expect(await shown()).toBe(false);
    await score(games[0], 7);
    expect(await ranked(games[0])).toEqual([7]);
    expect((await vera.get(`/api/admin/people/${ken.id}`)).body.bestScores).toMatchObject([
      { gameId: games[0], board: null, score: 7 },
      { gameId: games[1], board: null, score: 6 },
    ]);
    expect((await sue.post(`/api/admin/people/${ken.id}/scores/clean`, { reason })).status).toBe(403);
    const clean = () => mona.post(`/api/admin/people/${ken.id}/scores/clean`, { reason: 'Cheated' });
    expect((await clean()).body).toEqual({ boards: 2 });
    expect([await ranked(games[0]), await ranked(games[1])]).toEqual([[], []]);
    expect((await clean()).body).toEqual({ boards: 0 });
    expect((await mona.put(`/api/admin/boards/${ken.id}/frozen`, { frozen: true, reason })).status).toBe(404);
  });

  it('is screened by the words that operators add and allow, on every node', async () => {
    const lou = await people.member('lou');
    const decide = (word: string, decision: string, by = mona) =>
      by.post('/api/admin/words', { word, decision, reason });
    const named = async (at: typeof service, name: string) =>
      (await at.people.with(lou.token).patch('/api/me', { name })).headers.get('error-code');
    const everywhere = async (name: string, code: string | null) => {
      for (const node of [service, elsewhere]) await expect.poll(() => named(node, name)).toBe(code);
    };
    expect((await decide('blorp', 'refuse', sue)).status).toBe(403);
    expect((await decide('Blorp!', 'refuse')).status).toBe(400);
    await everywhere('A Bl0rp here', null);
    expect((await decide('blorp', 'refuse')).body.words).toMatchObject([{ word: 'blorp', decision: 'refuse' }]);
    await everywhere('A Bl0rp here', 'text_refused');
    expect(await lastAction()).toMatchObject({ action: 'refuse word', targetId: 'blorp', reason });
    await everywhere('Kurwa', 'text_refused');
    await decide('kurwa', 'allow');
    await everywhere('Kurwa', null);
    await decide('kurwa', 'default');
    await decide('blorp', 'default');
    await everywhere('Kurwa', 'text_refused');
    await everywhere('A Bl0rp here', null);
    expect((await vera.get('/api/admin/words')).body.words).toEqual([]);
  });
});

describe('the service', () => {
  it('is seen in figures, days, queues and settings, without a secret', async () => {
    const { body } = await vera.get('/api/admin/overview');
    expect(body.now.membersTotal).toBeGreaterThan(5);
    expect(body.days).toHaveLength(14);
    expect(body.minutes).toHaveLength(60);
    expect(body.storage.kinds).toContainEqual({ kind: 'database', things: 1, bytes: expect.any(Number) });
    expect(body.storage.diskAllBytes).toBeGreaterThan(body.storage.diskFreeBytes);
    expect(body.now).toMatchObject({ appealsOpen: 0, requestsOpen: 0 });
    expect(body.queues.map(({ name }: { name: string }) => name)).toContain('send-operator-code');
    const { text } = await vera.get('/api/admin/settings');
    for (const secret of Object.values(ctx.config.secrets))
      if (secret !== undefined) expect(text).not.toContain(secret);
    expect(text).toContain('"secretKey","value":"set","source":"default"');
  });

  it('switches a feature off on every node with a message, and on again', async () => {
    const lea = await people.member('lea');
    const set = (off: boolean) =>
      olga.put('/api/admin/switches/generation', { off, message: 'Back at noon.', reason: 'The queue is full' });
    expect((await sue.put('/api/admin/switches/generation', { off: true, reason })).status).toBe(403);
    expect((await set(true)).status).toBe(200);
    const ask = (at: typeof service) =>
      at.people.with(lea.token).post('/api/games/generate', { prompt: 'a snake game' });
    for (const node of [service, elsewhere]) {
      await expect.poll(async () => codeOf(await ask(node))).toEqual([503, 'switched_off']);
    }
    expect((await ask(service)).body.error).toBe('Back at noon.');
    expect((await people.nobody.get('/api/service')).body.switches).toContainEqual({
      name: 'generation',
      off: true,
      message: 'Back at noon.',
    });
    await set(false);
    await expect.poll(async () => (await ask(service)).status).toBe(202);
  });

  it('takes no new members while sign-up is off, and everybody else', async () => {
    const email = 'known@example.com';
    await memberByEmail(service, email);
    const set = (off: boolean) => olga.put('/api/admin/switches/sign_up', { off, reason: 'Too many at once' });
    await set(true);
    expect(codeOf(await signInByEmail(service, 'new@example.com'))).toEqual([503, 'switched_off']);
    expect((await signInByEmail(service, email)).status).toBe(200);
    expect((await people.nobody.post('/api/auth/guest', { deviceId: crypto.randomUUID() })).status).toBe(200);
    await set(false);
    expect((await signInByEmail(service, 'new@example.com')).status).toBe(200);
  });

  it('announces something until it is withdrawn or over', async () => {
    const announce = (expiresAt: string) =>
      olga.post('/api/admin/announcements', { text: 'We rest on Sunday.', kind: 'maintenance', expiresAt, reason });
    const told = async () => (await people.nobody.get('/api/service')).body.announcement?.text ?? null;
    expect((await announce(new Date(clock.now().getTime() - 1).toISOString())).status).toBe(400);
    expect((await announce(new Date(clock.now().getTime() + 60_000).toISOString())).status).toBe(201);
    expect(await told()).toBe('We rest on Sunday.');
    clock.forward(61);
    expect(await told()).toBeNull();
    await announce(new Date(clock.now().getTime() + 60_000).toISOString());
    expect((await olga.post('/api/admin/announcements/withdraw', { reason })).body).toEqual({ withdrawn: 1 });
    expect(await told()).toBeNull();
  });

  it('runs a failed job again', async () => {
    const id = await service.boss.send('send-operator-code', { codeId: olga.id }, { retryLimit: 0 });
    await service.boss.fetch('send-operator-code', { batchSize: 100 });
    await service.boss.fail('send-operator-code', id ?? '', { message: 'The mail server is away' });
    const { jobs } = (await vera.get('/api/admin/jobs/failed')).body;
    expect(jobs).toMatchObject([{ name: 'send-operator-code', error: 'The mail server is away' }]);
    const again = (failed: string) => olga.post(`/api/admin/jobs/send-operator-code/${failed}/retry`, { reason });
    expect((await again(jobs[0].id)).status).toBe(204);
    expect((await again(jobs[0].id)).status).toBe(404);
  });

  it('pauses a queue, which the overview shows, and resumes it', async () => {
    const pause = (name: string, paused: boolean) => olga.put(`/api/admin/queues/${name}/paused`, { paused, reason });
    const isPaused = async () =>
      (await vera.get('/api/admin/overview')).body.queues.find(
        ({ name }: { name: string }) => name === 'send-operator-code',
      ).paused;
    expect((await pause('no-such-queue', true)).status).toBe(404);
    expect((await pause('send-operator-code', true)).body).toEqual({ paused: true });
    expect(await isPaused()).toBe(true);
    await pause('send-operator-code', false);
    expect(await isPaused()).toBe(false);
  });
});

it('the log is exported as CSV, in which no cell is a formula', async () => {
  const mel = await people.member('mel');
  await sue.post(`/api/admin/people/${mel.id}/sign-out`, { reason: '=1+1, "quoted"' });
  const { status, headers, text } = await vera.get('/api/admin/actions.csv');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, first] = text.split('\r\n');
  expect(head).toContain('"operator","approvedBy","action"');
  expect(first).toContain(`"sign out","account","${mel.id}","'=1+1, ""quoted"""`);
});

it('no row of the log can be changed or removed', async () => {
  for (const change of [
    sql`update operator_actions set reason = 'x'`,
    sql`delete from operator_actions`,
    sql`truncate operator_actions`,
  ])
    await expect(change.execute(ctx.db)).rejects.toThrow('append-only');
});
