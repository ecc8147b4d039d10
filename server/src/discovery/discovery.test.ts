import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { measurePopularity } from '../feed/feed-jobs.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
const [ada, guest] = [await people.member('ada'), await people.guest()];

const games = [
  { title: 'Cindertail', tags: ['runner', 'endless'], description: 'A fox carries the last ember through the night.' },
  {
    title: 'Spicefall',
    tags: ['puzzle', 'falling-blocks'],
    description: 'Pressed blocks of spice crumble into powder.',
  },
  { title: 'Moth & Lantern', tags: ['cards', 'memory'], description: 'A memory game for two, by lantern light.' },
  { title: 'Eel Circuit', tags: ['snake', 'arcade'], description: 'Cross your own tail for a bolt.' },
];
const ids = new Map<string, string>();
for (const game of games) {
  clock.forward(60);
  ids.set(game.title, await makeGame(ctx, maker, game));
}

const titlesOf = async (who: Person, query: string): Promise<string[]> => {
  const { status, body } = await who.get(`/api/games/search?${query}`);
  expect(status).toBe(200);
  return body.games.map(({ title }: { title: string }) => title);
};
const found = (q: string) => titlesOf(guest, `q=${encodeURIComponent(q)}`);

describe('searching games', () => {
  it.each([
    ['cindretail', 'Cindertail'],
    ['CINDERTAIL', 'Cindertail'],
    ['spice fall', 'Spicefall'],
    ['moth and lantern', 'Moth & Lantern'],
    ['moth & lantern', 'Moth & Lantern'],
    ['fox', 'Cindertail'],
    ['puzle', 'Spicefall'],
    ['falling blocks', 'Spicefall'],
    ['last ember', 'Cindertail'],
    ['cind', 'Cindertail'],
  ])('finds for "%s" first "%s"', async (q, title) => {
    expect((await found(q))[0]).toBe(title);
  });

  it('does not take a short word for another, and finds nothing for nonsense', async () => {
    expect(await found('fox')).toEqual(['Cindertail']);
    for (const q of ['zzqy', '%', '_', "'; drop table games", '🦊']) expect(await found(q)).toEqual([]);
  });

  it('shows neither what is unlisted, hidden or deleted, nor what somebody made with whom there is a block', async () => {
    const bob = await people.member('bob');
    const [unlisted, hidden, blocked] = [
      await makeGame(ctx, bob, { title: 'Quokkaland one', listed: false }),
      await makeGame(ctx, bob, { title: 'Quokkaland two' }),
      await makeGame(ctx, bob, { title: 'Quokkaland three' }),
    ];
    expect(unlisted).toBeDefined();
    await sql`select games_set_hidden(${hidden}, ${clock.now()})`.execute(ctx.db);
    expect(await titlesOf(ada, 'q=quokkaland')).toEqual(['Quokkaland three']);
    await bob.post('/api/profiles/ada/block');
    expect(await titlesOf(ada, 'q=quokkaland')).toEqual([]);
    expect(await titlesOf(ada, 'by=following')).toEqual([]);
    expect((await bob.delete(`/api/games/${blocked}`)).status).toBe(204);
    expect(await titlesOf(guest, 'q=quokkaland')).toEqual([]);
  });

  it('pages without a gap, and by tag', async () => {
    for (let i = 0; i < 5; i++) await makeGame(ctx, maker, { title: `Wombat ${i}`, tags: ['burrow'] });
    const walked: string[] = [];
    for (const query of ['q=wombat', 'tag=burrow', 'q=wombat&tag=burrow']) {
      let cursor = '';
      do {
        const { body } = await guest.get(`/api/games/search?${query}&limit=2${cursor}`);
        walked.push(...body.games.map(({ title }: { title: string }) => title));
        cursor = body.nextCursor && `&cursor=${body.nextCursor}`;
      } while (cursor);
      expect([...new Set(walked.splice(0))].sort()).toEqual([0, 1, 2, 3, 4].map((i) => `Wombat ${i}`));
    }
    expect(await titlesOf(guest, 'q=wombat&tag=runner')).toEqual([]);
  });

  it('refuses what does not fit', async () => {
    const other = (await guest.get('/api/games/search?q=wombat&limit=1')).body.nextCursor;
    for (const query of [
      'q=',
      `q=${'x'.repeat(51)}`,
      'sort=best',
      'by=me',
      'q=fox&sort=new',
      'limit=0',
      'cursor=x',
      `q=fox&cursor=${other}`,
    ])
      expect((await guest.get(`/api/games/search?${query}`)).status, query).toBe(400);
    expect((await people.nobody.get('/api/games/search?q=fox')).status).toBe(401);
    expect((await people.nobody.get('/api/tags')).status).toBe(401);
  });
});

describe('rows of games', () => {
  it('lists the newest first, and what is popular now by who played', async () => {
    expect((await titlesOf(guest, 'sort=new&limit=1'))[0]).toMatch(/Wombat/);
    expect(await titlesOf(guest, 'sort=trending')).toEqual([]);
    await ada.post('/api/events', { type: 'play_start', gameId: ids.get('Eel Circuit') });
    await ada.put(`/api/games/${ids.get('Spicefall')}/like`);
    await measurePopularity(ctx);
    expect(await titlesOf(guest, 'sort=trending')).toEqual(['Spicefall', 'Eel Circuit']);
    expect(await titlesOf(guest, 'sort=trending&tag=snake')).toEqual(['Eel Circuit']);
    const first = (await guest.get('/api/games/search?sort=trending&limit=1')).body;
    clock.forward(600);
    await measurePopularity(ctx);
    expect(await titlesOf(guest, `sort=trending&limit=1&cursor=${first.nextCursor}`)).toEqual(['Eel Circuit']);
  });

  it('lists what those one follows made, and what friends play', async () => {
    const [cleo, dan] = [await people.member('cleo'), await people.member('dan')];
    await makeGame(ctx, dan, { title: 'Of Dan' });
    await cleo.post('/api/profiles/dan/follow');
    expect(await titlesOf(cleo, 'by=following')).toEqual(['Of Dan']);
    expect(await titlesOf(cleo, 'by=friends')).toEqual([]);
    await dan.post('/api/events', { type: 'play_start', gameId: ids.get('Cindertail') });
    expect(await titlesOf(cleo, 'sort=friends_played')).toEqual([]);
    await dan.post('/api/profiles/cleo/follow');
    expect(await titlesOf(cleo, 'sort=friends_played')).toEqual(['Cindertail']);
    expect(await titlesOf(cleo, 'by=friends')).toEqual(['Of Dan']);
    expect(await titlesOf(guest, 'sort=friends_played')).toEqual([]);
  });

  it('counts tags', async () => {
    const { body } = await guest.get('/api/tags');
    expect(body.tags[0]).toEqual({ tag: 'burrow', games: 5 });
    expect(body.tags).toContainEqual({ tag: 'snake', games: 1 });
  });
});

describe('the feed of those one follows', () => {
  it('has their games, the latest first, pages, and is empty for who follows nobody', async () => {
    const [eve, fay] = [await people.member('eve'), await people.member('fay')];
    for (const title of ['First', 'Second', 'Third']) {
      clock.forward(60);
      await makeGame(ctx, fay, { title });
    }
    await makeGame(ctx, fay, { title: 'Unlisted', listed: false });
    expect((await eve.get('/api/feed/following')).body).toEqual({ items: [], nextCursor: null });
    await eve.post('/api/profiles/fay/follow');
    const first = (await eve.get('/api/feed/following?limit=2')).body;
    expect(first.items).toMatchObject([
      { type: 'game', game: { title: 'Third' } },
      { type: 'game', game: { title: 'Second' } },
    ]);
    const second = (await eve.get(`/api/feed/following?limit=2&cursor=${first.nextCursor}`)).body;
    expect(second).toMatchObject({ items: [{ game: { title: 'First' } }], nextCursor: null });
    expect((await eve.get('/api/feed/following?cursor=x')).status).toBe(400);
    expect((await people.nobody.get('/api/feed/following')).status).toBe(401);
  });
});
