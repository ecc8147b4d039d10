import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sealGameToken } from '../../access/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const ada = await people.member('ada');
const bob = await people.member('bob');
const guest = await people.guest();
const unknown = '01890000-0000-7000-8000-000000000000';

const hide = (id: string) => sql`update games set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
const unlist = (id: string) => sql`update games set listed = false where id = ${id}`.execute(ctx.db);

describe('GET /api/games/:id', () => {
  it('shows every field of a game', async () => {
    const original = await makeGame(ctx, bob, { title: 'Original' });
    const id = await makeGame(ctx, ada, { title: 'Cube', description: 'Turn it.' });
    await sql`update games set remix_of = ${original}, tags = '{puzzle}' where id = ${id}`.execute(ctx.db);
    const { status, body, headers } = await guest.get(`/api/games/${id}`);
    expect(status).toBe(200);
    expect(body.game).toEqual({
      id,
      title: 'Cube',
      description: 'Turn it.',
      tags: ['puzzle'],
      orientation: 'any',
      creator: { handle: 'ada', name: 'Ada' },
      thumbnailUrl: `http://coinop.test/games/${id}/thumbnail?v=drawn`,
      htmlUrl: `http://coinop.test/games/${id}/index.html`,
      plays: 0,
      likes: 0,
      remixOf: { id: original, title: 'Original' },
      rating: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const again = await guest.get(`/api/games/${id}`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('opens an unlisted game by its link, and a hidden one for its creator alone', async () => {
    const unlisted = await makeGame(ctx, ada);
    await unlist(unlisted);
    expect((await bob.get(`/api/games/${unlisted}`)).status).toBe(200);
    const hidden = await makeGame(ctx, ada);
    await hide(hidden);
    expect((await bob.get(`/api/games/${hidden}`)).status).toBe(404);
    expect((await ada.get(`/api/games/${hidden}`)).status).toBe(200);
  });

  it("leaves out a hidden original and a banned creator's games", async () => {
    const original = await makeGame(ctx, bob, { title: 'A rude title' });
    const remix = await makeGame(ctx, ada);
    await sql`update games set remix_of = ${original} where id = ${remix}`.execute(ctx.db);
    await hide(original);
    expect((await guest.get(`/api/games/${remix}`)).body.game.remixOf).toBeNull();
    const mallory = await people.member('mallory');
    const theirs = await makeGame(ctx, mallory);
    await sql`update accounts set banned_at = ${clock.now()} where id = ${mallory.id}`.execute(ctx.db);
    expect((await guest.get(`/api/games/${theirs}`)).status).toBe(404);
  });

  it('refuses', async () => {
    expect((await ada.get(`/api/games/${unknown}`)).status).toBe(404);
    expect((await ada.get('/api/games/no-id')).status).toBe(400);
    expect((await people.nobody.get(`/api/games/${unknown}`)).status).toBe(401);
    const game = await makeGame(ctx, ada);
    expect((await (await people.playing(ada, game)).get(`/api/games/${game}`)).status).toBe(403);
    expect((await ada.put(`/api/games/${game}`, {})).status).toBe(405);
  });
});

describe('PATCH /api/games/:id', () => {
  it('changes what was sent and nothing else', async () => {
    const id = await makeGame(ctx, ada, { title: 'Before', description: 'Stays' });
    const changes = { title: 'After', tags: ['new', 'tags'], plays: 1_000_000, creator_id: bob.id, id: unknown };
    const { status, body } = await ada.patch(`/api/games/${id}`, changes);
    expect(status).toBe(200);
    expect(body.game).toMatchObject({ id, title: 'After', description: 'Stays', tags: ['new', 'tags'], plays: 0 });
    expect(body.game.creator.handle).toBe('ada');
    expect((await ada.patch(`/api/games/${id}`, { description: '', tags: [] })).body.game).toMatchObject({
      title: 'After',
      description: '',
      tags: [],
    });
    expect((await ada.patch(`/api/games/${id}`)).status).toBe(200);
  });

  it('takes no text that does not fit (X7)', async () => {
    const id = await makeGame(ctx, ada);
    const bodies = [
      { title: '' },
      { title: '   ' },
      { title: 'x'.repeat(101) },
      { title: 'a\u0000b' },
      { title: 5 },
      { description: 'x'.repeat(501) },
      { description: 'bell \u0007' },
      { tags: 'puzzle' },
      { tags: Array.from({ length: 11 }, (_, i) => `tag${i}`) },
      { tags: ['same', 'same'] },
      { tags: [''] },
      { listed: 'yes' },
      '{"title":"\\ud800"}',
      '{"__proto__":{"title":"x"}}',
      '[]',
      '{',
    ];
    for (const body of bodies) {
      const answer = await ada.patch(`/api/games/${id}`, body);
      expect([answer.status, body]).toEqual([400, body]);
      expect(Object.keys(answer.body)).toEqual(['error']);
    }
    expect((await ada.get(`/api/games/${id}`)).body.game.title).toBe('A game');
    const astral = '𝒳'.repeat(100);
    expect((await ada.patch(`/api/games/${id}`, { title: astral })).body.game.title).toBe(astral);
  });

  it('refuses everybody but the creator', async () => {
    const id = await makeGame(ctx, ada);
    expect((await people.nobody.patch(`/api/games/${id}`, { title: 'x' })).status).toBe(401);
    expect((await bob.patch(`/api/games/${id}`, { title: 'x' })).headers.get('error-code')).toBe('not_creator');
    expect((await guest.patch(`/api/games/${id}`, { title: 'x' })).status).toBe(403);
    expect((await (await people.playing(ada, id)).patch(`/api/games/${id}`, { title: 'x' })).status).toBe(403);
    expect((await ada.patch(`/api/games/${unknown}`, { title: 'x' })).status).toBe(404);
    await hide(id);
    expect((await bob.patch(`/api/games/${id}`, { title: 'x' })).status).toBe(404);
    expect((await ada.patch(`/api/games/${id}`, { title: 'Mine still' })).status).toBe(200);
    const text = await ada.patch(`/api/games/${id}`, '{"title":"x"}', { 'content-type': 'text/plain' });
    expect(text.status).toBe(415);
  });

  it('changes nothing for an account that was closed a moment ago (X23)', async () => {
    const carol = await people.member('carol');
    const id = await makeGame(ctx, carol);
    expect((await carol.get(`/api/games/${id}`)).status).toBe(200);
    await sql`update accounts set closed_at = ${clock.now()} where id = ${carol.id}`.execute(ctx.db);
    expect((await carol.patch(`/api/games/${id}`, { title: 'x' })).status).toBe(401);
    expect((await ada.get(`/api/games/${id}`)).body.game.title).toBe('A game');
  });
});

describe('GET /api/games/mine', () => {
  it("shows all of one's own, newest first, and what others see of them", async () => {
    const edda = await people.member('edda');
    const ids: string[] = [];
    for (const title of ['Open', 'By link', 'Hidden']) {
      clock.forward(1);
      ids.push(await makeGame(ctx, edda, { title }));
    }
    const [open = '', byLink = '', hidden = ''] = ids;
    await unlist(byLink);
    await hide(hidden);
    const { status, body } = await edda.get('/api/games/mine');
    expect(status).toBe(200);
    expect(body.games).toEqual([
      { ...(await edda.get(`/api/games/${hidden}`)).body.game, listed: true, hidden: true },
      { ...(await edda.get(`/api/games/${byLink}`)).body.game, listed: false, hidden: false },
      { ...(await edda.get(`/api/games/${open}`)).body.game, listed: true, hidden: false },
    ]);
    const first = await edda.get('/api/games/mine?limit=2');
    expect(first.body.games.map((game: { id: string }) => game.id)).toEqual([hidden, byLink]);
    const second = await edda.get(`/api/games/mine?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body.games.map((game: { id: string }) => game.id)).toEqual([open]);
    expect(second.body.nextCursor).toBeNull();
  });

  it("shows one of one's own, and nobody else's", async () => {
    const id = await makeGame(ctx, ada, { title: 'Mine' });
    await unlist(id);
    const { game } = (await ada.get(`/api/games/${id}`)).body;
    expect((await ada.get(`/api/games/mine/${id}`)).body).toEqual({ game: { ...game, listed: false, hidden: false } });
    await hide(id);
    expect((await ada.get(`/api/games/mine/${id}`)).body.game.hidden).toBe(true);
    for (const who of [bob, guest]) expect((await who.get(`/api/games/mine/${id}`)).status).toBe(404);
    expect((await ada.get(`/api/games/mine/${unknown}`)).status).toBe(404);
    expect((await ada.get('/api/games/mine/nonsense')).status).toBe(400);
    expect((await people.nobody.get(`/api/games/mine/${id}`)).status).toBe(401);
    expect((await (await people.playing(ada, id)).get(`/api/games/mine/${id}`)).status).toBe(403);
  });

  it('is empty for a guest, and refuses', async () => {
    expect((await guest.get('/api/games/mine')).body).toEqual({ games: [], nextCursor: null });
    expect((await ada.get('/api/games/mine?limit=0')).status).toBe(400);
    expect((await ada.get('/api/games/mine?cursor=made-up')).headers.get('error-code')).toBe('invalid_cursor');
    expect((await people.nobody.get('/api/games/mine')).status).toBe(401);
    const playing = await people.playing(ada, await makeGame(ctx, ada));
    expect((await playing.get('/api/games/mine')).status).toBe(403);
  });
});

describe('POST /api/games/:id/session', () => {
  it('mints a token for this game and the address of the document with it', async () => {
    const id = await makeGame(ctx, ada);
    const before = clock.now();
    const { status, body, headers } = await guest.post(`/api/games/${id}/session`);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'htmlUrl', 'needsIsolation', 'playUrl', 'token']);
    expect(body.htmlUrl).toBe(`http://coinop.test/games/${id}/index.html?token=${body.token}`);
    const seconds = (new Date(body.expiresAt).getTime() - before.getTime()) / 1000;
    expect(seconds).toBeGreaterThan(6 * 3600 - 1);
    expect(seconds).toBeLessThan(6 * 3600 + 60);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await people.with(body.token).get(`/api/sdk/state/${id}`)).status).toBe(200);
  });

  it('refuses (D11)', async () => {
    const id = await makeGame(ctx, ada);
    const playing = await people.playing(ada, id);
    expect((await playing.post(`/api/games/${id}/session`)).headers.get('error-code')).toBe('wrong_token_kind');
    expect((await ada.post(`/api/games/${unknown}/session`)).status).toBe(404);
    expect((await ada.post('/api/games/no-id/session')).status).toBe(400);
    expect((await people.nobody.post(`/api/games/${id}/session`)).status).toBe(401);
    await hide(id);
    expect((await bob.post(`/api/games/${id}/session`)).status).toBe(404);
    expect((await ada.post(`/api/games/${id}/session`)).status).toBe(201);
  });
});

describe('a game token', () => {
  it('opens nothing but the SDK routes of its own game (D9)', async () => {
    const id = await makeGame(ctx, ada);
    const playing = await people.playing(bob, id);
    const answers = [
      await playing.get('/api/me'),
      await playing.get('/api/wallet'),
      await playing.get('/api/games'),
      await playing.get(`/api/games/${id}`),
      await playing.patch(`/api/games/${id}`, { title: 'x' }),
      await playing.post(`/api/games/${id}/session`),
      await playing.post(`/api/games/${id}/items`, { kind: 'durable', name: 'Hat', price: 1 }),
      await playing.post(`/api/shop/intents/${id}/approve`),
      await playing.post(`/api/shop/intents/${id}/decline`),
      await playing.post('/api/profiles/ada/follow'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403));
  });

  it('D15 shows the game nothing of who is playing', async () => {
    const id = await makeGame(ctx, ada);
    const { token } = (await bob.post(`/api/games/${id}/session`)).body;
    const bytes = Buffer.from(token.slice('cog_'.length), 'base64url');
    const { rows } = await sql<{ id: string }>`select id from sessions where account_id = ${bob.id}`.execute(ctx.db);
    for (const secret of [bob.id, ...rows.map((row) => row.id)]) {
      expect(bytes.toString('latin1')).not.toContain(secret);
      expect(bytes.toString('hex')).not.toContain(secret.replaceAll('-', ''));
    }
  });

  it('dies with its session, with time, and with a changed letter', async () => {
    const id = await makeGame(ctx, ada);
    const dora = await people.member('dora');
    const playing = await people.playing(dora, id);
    expect((await playing.get(`/api/sdk/state/${id}`)).status).toBe(200);
    const changed = `${playing.token.slice(0, -2)}${playing.token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await people.with(changed).get(`/api/sdk/state/${id}`)).status).toBe(401);
    const respelled = `${playing.token}=`;
    expect((await people.with(respelled).get(`/api/sdk/state/${id}`)).status).toBe(401);
    const late = { accountId: dora.id, gameId: id, sessionId: unknown, expiresAt: secondsAfter(clock.now(), -1) };
    expect((await people.with(sealGameToken(ctx.keys, late)).get(`/api/sdk/state/${id}`)).status).toBe(401);
    await sql`delete from sessions where account_id = ${dora.id}`.execute(ctx.db);
    await sql`select pg_notify('coinop', ${`access ${dora.id}`})`.execute(ctx.db);
    await expect.poll(async () => (await playing.get(`/api/sdk/state/${id}`)).status).toBe(401);
  });
});
