import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takesGzip } from '../../platform/encoding.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import type { Requests } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';

const here = await startService();
const there = await startService({ beside: here });
const { people, ctx, clock } = here;
const ada = await people.member('ada');
const elsewhere = there.people.with(ada.token);

type Listed = { id: string; title: string; plays: number };
const titlesOf = async (who: Requests): Promise<string[]> =>
  (await who.get('/api/games')).body.games.map((game: Listed) => game.title);
async function untilBoth(expected: (titles: string[]) => boolean): Promise<void> {
  for (const who of [ada, elsewhere]) await expect.poll(async () => expected(await titlesOf(who))).toBe(true);
}
/** One request with an encoding of our choice, its bytes as they came. */
async function raw(url: string, encoding: string) {
  const { app } = here;
  const headers = { authorization: `Bearer ${ada.token}`, 'accept-encoding': encoding };
  return app.inject({ method: 'GET', url, headers });
}

function gamesIn(all: Awaited<ReturnType<Catalogue['all']>>): Listed[] {
  if (!('plain' in all)) throw new Error('All games are in memory');
  return JSON.parse(all.plain().toString()).games;
}

describe('GET /api/games', () => {
  it('is empty, then has every listed game, newest first', async () => {
    expect((await ada.get('/api/games')).body).toEqual({ games: [], nextCursor: null });
    for (const title of ['First', 'Second', 'Third']) {
      await makeGame(ctx, ada, { title });
      clock.forward(1);
    }
    await makeGame(ctx, ada, { title: 'Unlisted', listed: false });
    await untilBoth((titles) => titles.length === 3);
    expect(await titlesOf(ada)).toEqual(['Third', 'Second', 'First']);
  });

  it('shows each game as its own address does', async () => {
    const { games } = (await ada.get('/api/games')).body;
    expect(games[0]).toEqual((await ada.get(`/api/games/${games[0].id}`)).body.game);
  });

  it('shows a new, renamed, unlisted, hidden and restored game on every node', async () => {
    const id = await makeGame(ctx, ada, { title: 'New' });
    const change = (column: ReturnType<typeof sql>) => sql`update games set ${column} where id = ${id}`.execute(ctx.db);
    await untilBoth((titles) => titles.includes('New'));
    await ada.patch(`/api/games/${id}`, { title: 'Renamed' });
    await untilBoth((titles) => titles.includes('Renamed') && !titles.includes('New'));
    await ada.patch(`/api/games/${id}`, { listed: false });
    await untilBoth((titles) => !titles.includes('Renamed'));
    await ada.patch(`/api/games/${id}`, { listed: true });
    await untilBoth((titles) => titles.includes('Renamed'));
    await change(sql`hidden_at = ${clock.now()}`);
    await untilBoth((titles) => !titles.includes('Renamed'));
    await change(sql`hidden_at = null`);
    await untilBoth((titles) => titles.includes('Renamed'));
  });

  it('shows a change made here in the very next answer', async () => {
    const id = await makeGame(ctx, ada, { title: 'Draft' });
    await untilBoth((titles) => titles.includes('Draft'));
    for (const title of ['Second draft', 'Third draft']) {
      await ada.patch(`/api/games/${id}`, { title });
      expect(await titlesOf(ada)).toContain(title);
      await ada.patch(`/api/games/${id}`, { listed: false });
      expect(await titlesOf(ada)).not.toContain(title);
      const page = (await ada.get('/api/games?limit=100')).body.games;
      expect(page.map((game: Listed) => game.title)).not.toContain(title);
      await ada.patch(`/api/games/${id}`, { listed: true });
      const feed = (await ada.get('/api/feed?limit=100')).body.items;
      expect(feed.map((item: { game: Listed }) => item.game.title)).toContain(title);
    }
  });

  it("shows a creator's new name, and nothing of one who is banned", async () => {
    const eve = await people.member('eve');
    await makeGame(ctx, eve, { title: 'By Eve' });
    const creators = async (who: Requests) =>
      (await who.get('/api/games')).body.games.map((game: { creator: { name: string } }) => game.creator.name);
    await sql`update accounts set name = 'Evelyn' where id = ${eve.id}`.execute(ctx.db);
    for (const who of [ada, elsewhere]) await expect.poll(() => creators(who)).toContain('Evelyn');
    await sql`update accounts set banned_at = ${clock.now()} where id = ${eve.id}`.execute(ctx.db);
    await untilBoth((titles) => !titles.includes('By Eve'));
    await sql`update accounts set banned_at = null where id = ${eve.id}`.execute(ctx.db);
    await untilBoth((titles) => titles.includes('By Eve'));
  });

  it('shows counts later', async () => {
    const id = await makeGame(ctx, ada, { title: 'Played' });
    await untilBoth((titles) => titles.includes('Played'));
    await sql`select games_add_plays(${id}, 7)`.execute(ctx.db);
    const catalogue = openCatalogue(ctx);
    const playsIn = async () => {
      const games = gamesIn(await catalogue.all());
      return games.find((game) => game.id === id)?.plays;
    };
    expect(await playsIn()).toBe(7);
    await sql`select games_add_plays(${id}, 3)`.execute(ctx.db);
    expect(await playsIn()).toBe(7);
    await catalogue.reload();
    await expect.poll(playsIn).toBe(10);
    catalogue.close();
  });

  it('asks the database nothing for a list that has not changed', async () => {
    await ada.get('/api/games');
    let asked = 0;
    const counting = openCatalogue({ ...ctx, db: countQueries(ctx.db, () => asked++) });
    await counting.all();
    const first = asked;
    for (let i = 0; i < 20; i++) await counting.all();
    for (let i = 0; i < 20; i++) await counting.inOrder();
    expect(first).toBeGreaterThan(0);
    expect(asked).toBe(first);
    counting.close();
  });

  it('shows everything to all who come first together', async () => {
    const catalogue = openCatalogue(ctx);
    const answers = await Promise.all([catalogue.inOrder(), catalogue.inOrder(), catalogue.all()]);
    const [first, second, all] = answers;
    expect(first.length).toBeGreaterThan(0);
    expect(second).toBe(first);
    expect(gamesIn(all)).toHaveLength(first.length);
    catalogue.close();
  });

  it('shows a rename that arrives during a full reload after it, and what was listed again meanwhile', async () => {
    const [renamed, back] = [await makeGame(ctx, ada, { title: 'Early' }), await makeGame(ctx, ada, { title: 'Back' })];
    const pause = pausing(ctx.db);
    const catalogue = openCatalogue({ ...ctx, db: pause.db });
    const titles = async () => (await catalogue.inOrder()).map(({ json }) => JSON.parse(json).title);
    expect(await titles()).toEqual(expect.arrayContaining(['Early', 'Back']));
    await ada.patch(`/api/games/${back}`, { listed: false });
    await expect.poll(titles).not.toContain('Back');
    // Both changes come after their rows were read and before they are looked at.
    const asked = pause.next();
    const reading = catalogue.reload();
    const goOn = await asked;
    const notified = new Promise<void>((resolve) =>
      ctx.pubsub.subscribe('games', (id) => {
        if (id === back) resolve();
      }),
    );
    await ada.patch(`/api/games/${renamed}`, { title: 'Late' });
    await ada.patch(`/api/games/${back}`, { listed: true });
    await notified;
    goOn();
    await reading;
    expect(await titles()).toEqual(expect.arrayContaining(['Late', 'Back']));
    expect(await titles()).not.toContain('Early');
    catalogue.close();
  });

  it('reads by itself while notifications do not arrive', async () => {
    const disconnected = {
      ...ctx.pubsub,
      subscribe: () => undefined,
      isFresh: () => false,
      catchUp: async () => false,
    };
    const catalogue = openCatalogue({ ...ctx, pubsub: disconnected });
    const before = await catalogue.inOrder();
    const id = await makeGame(ctx, ada, { title: 'Unnoticed' });
    expect(before.map((game) => game.id)).not.toContain(id);
    await expect.poll(async () => (await catalogue.inOrder())[0]?.id).toBe(id);
    catalogue.close();
  });

  it('catches up on notifications before it reloads everything', async () => {
    const other = await makeGame(ctx, ada, { title: 'Other' });
    const catalogue = openCatalogue({ ...ctx, pubsub: { ...ctx.pubsub, isFresh: () => false } });
    const shown = async (id: string) => (await catalogue.inOrder()).find((game) => game.id === id)?.json;
    const before = await shown(other);
    const received: (string | undefined)[] = [];
    ctx.pubsub.subscribe('games', (id) => received.push(id));
    // A count is not published: only a full reload shows it.
    await sql`select games_add_plays(${other}, 7)`.execute(ctx.db);
    const id = await makeGame(ctx, ada, { title: 'Published' });
    expect(await ctx.pubsub.catchUp()).toBe(true);
    expect(received).toContain(id);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 600);
    onTestFinished(() => later.mockRestore());
    await expect.poll(() => shown(id)).toBeDefined();
    expect(await shown(other)).toBe(before);
    catalogue.close();
  });

  it('answers 304 to a caller who has it, and 200 after a change', async () => {
    const etags: string[] = [];
    // Each node has its own, for counts may differ between them for a while.
    for (const who of [ada, elsewhere]) {
      const { headers } = await who.get('/api/games');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      const etag = headers.get('etag') ?? '';
      expect((await who.get('/api/games', { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
      etags.push(etag);
    }
    await makeGame(ctx, ada, { title: 'Another' });
    await untilBoth((titles) => titles.includes('Another'));
    expect((await ada.get('/api/games', { 'if-none-match': etags.join(', ') })).status).toBe(200);
  });

  it.each(['/api/games', '/api/games?limit=2'])('is compressed for who takes it: %s', async (url) => {
    const plain = await raw(url, 'identity');
    const gzipped = await raw(url, 'gzip, deflate, br');
    expect([plain, gzipped].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'gzip']);
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(gzipped.rawPayload)).toEqual(plain.rawPayload);
  });

  it('knows who takes gzip', () => {
    for (const yes of ['gzip', 'br;q=0, GZIP', 'deflate, gzip;q=0.5, br', '*', 'br;q=1.0, *;q=0.1']) {
      expect([yes, takesGzip(yes)]).toEqual([yes, true]);
    }
    for (const no of [undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.000, *', '*;q=0', 'x-gzip-like']) {
      expect([no, takesGzip(no)]).toEqual([no, false]);
    }
  });

  it('comes in pages when asked', async () => {
    const all = await titlesOf(ada);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body, headers } = await ada.get(`/api/games?limit=2${query}`);
      expect(body.games.length).toBeLessThanOrEqual(2);
      expect(headers.get('etag')).toBeTruthy();
      seen.push(...body.games.map((game: Listed) => game.title));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all);
    expect((await ada.get('/api/games?limit=1000000000')).body.games).toHaveLength(all.length);
  });

  it('refuses', async () => {
    for (const query of ['limit=0', 'limit=-1', 'limit=x', 'limit=1.5', 'cursor=x', 'cursor=', 'limit=1&limit=2']) {
      expect([query, (await ada.get(`/api/games?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await people.nobody.get('/api/games')).status).toBe(401);
    expect((await ada.post('/api/games')).status).toBe(405);
  });
});

/** The same database, reporting each query. */
function countQueries(db: typeof ctx.db, onQuery: () => void): typeof ctx.db {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      onQuery();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/** The same database, where the next result can be held back. */
function pausing(db: typeof ctx.db) {
  let onAnswer: ((goOn: () => void) => void) | undefined;
  const held = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const report = onAnswer;
      onAnswer = undefined;
      if (report !== undefined) await new Promise<void>((goOn) => report(goOn));
      return result;
    },
  });
  const next = () =>
    new Promise<() => void>((resolve) => {
      onAnswer = resolve;
    });
  return { db: held, next };
}
