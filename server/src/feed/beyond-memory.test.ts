import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type Requests, requestsWith } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { measurePopularity } from './feed-jobs.ts';

// Two nodes on one database: one holds everything in memory, the other hardly anything.
const large = await startService();
const small = await startService({ beside: large, app: { heldMax: 4 } });
const { people, ctx, clock } = large;
const [ada, bob, cyd] = [await people.member('ada'), await people.member('bob'), await people.member('cyd')];
const byCyd = await makeGame(ctx, cyd, { title: 'By Cyd' });
clock.forward(60);
const games = [byCyd];
const clips: string[] = [];
for (let i = 0; i < 24; i++) {
  games.push(await makeGame(ctx, ada, { title: `Game ${i}` }));
  if (i % 2 === 0) clips.push(await makeClip(ctx, bob));
  clock.forward(60);
}
const onSmall = (who: { token: string }) => requestsWith(small.url, who.token);
const everything = [...games, ...clips].sort();

type Item = { type: string; game?: { id: string }; clip?: { id: string } };
const idOf = (item: Item) => item.game?.id ?? item.clip?.id ?? '';

async function readFeed(nodes: Requests[], limit: number, between: (turn: number) => Promise<void> = async () => {}) {
  const shown: Item[] = [];
  for (let [cursor, turn]: [string | null, number] = ['', 0]; cursor !== null; turn++) {
    const node = nodes[turn % nodes.length] as Requests;
    const { status, body } = await node.get(`/api/feed?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    shown.push(...body.items);
    cursor = body.nextCursor;
    await between(turn);
  }
  return shown.map(idOf);
}

describe('the list of games on a node that holds few of them', () => {
  const listOn = async (who: Requests, headers = {}) => (await who.get('/api/games', headers)).body.games;

  it('is the same list, whole, in pages, and compressed', async () => {
    const guest = await people.guest();
    const whole = await listOn(guest);
    expect(whole).toHaveLength(games.length);
    expect(await listOn(onSmall(guest))).toEqual(whole);
    const paged: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await onSmall(guest).get(`/api/games?limit=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...body.games);
      cursor = body.nextCursor;
    }
    expect(paged).toEqual(whole);
    const headers = { authorization: `Bearer ${guest.token}`, 'accept-encoding': 'gzip' };
    const gzipped = await small.app.inject({ method: 'GET', url: '/api/games', headers });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString()).games).toEqual(whole);
  });

  it('answers 304 until a game changes that it does not hold', async () => {
    const guest = onSmall(await people.guest());
    const etag = async () => (await guest.get('/api/games')).headers.get('etag') ?? '';
    const known = await etag();
    expect((await guest.get('/api/games', { 'if-none-match': known })).status).toBe(304);
    await cyd.patch(`/api/games/${byCyd}`, { title: 'Renamed' });
    await expect.poll(async () => (await guest.get('/api/games', { 'if-none-match': known })).status).toBe(200);
    const { body } = await guest.get('/api/games');
    expect(body.games.at(-1)).toMatchObject({ id: byCyd, title: 'Renamed' });
  });

  it('answers HEAD without the list', async () => {
    const headers = { authorization: `Bearer ${(await people.guest()).token}` };
    const answer = await small.app.inject({ method: 'HEAD', url: '/api/games', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['etag']).toBeTruthy();
  });
});

describe('the feed on a node that holds few things', () => {
  it.each([1, 7, 100])('shows everything once, %i at a time, and then again what was seen', async (limit) => {
    const guest = await people.guest();
    const first = await readFeed([onSmall(guest)], limit);
    expect([...first].sort()).toEqual(everything);
    clock.forward(60);
    expect([...(await readFeed([onSmall(guest)], 50))].sort()).toEqual(everything);
  });

  it('repeats and skips nothing in a run on both nodes in turn while things come and go', async () => {
    const guest = await people.guest();
    const gone = await makeGame(ctx, ada, { title: 'Gone' });
    clock.forward(60);
    const shown = await readFeed([onSmall(guest), guest], 5, async (turn) => {
      if (turn === 0) await sql`select games_set_hidden(${gone}, ${clock.now()})`.execute(ctx.db);
      if (turn === 1) await measurePopularity(ctx);
      if (turn === 2) clips.push(await makeClip(ctx, bob));
    });
    expect(new Set(shown).size).toBe(shown.length);
    expect(everything.filter((id) => !shown.includes(id))).toEqual([]);
    expect(shown).not.toContain(clips.at(-1));
  });

  it('begins with an old game that many play, and with what one follows made long before the rest', async () => {
    const dee = await people.member('dee');
    await sql`insert into feed_daily_players (day, game_id, members, guests)
      values (${clock.now()}::date, ${games[1]}, 100, 0)`.execute(ctx.db);
    await measurePopularity(ctx);
    await dee.post('/api/profiles/cyd/follow');
    const firstFor = async (who: { token: string }) =>
      (await onSmall(who).get('/api/feed?limit=2')).body.items.map(idOf);
    await expect.poll(async () => (await firstFor(await people.guest()))[0]).toBe(games[1]);
    expect(await firstFor(dee)).toEqual([games[1], byCyd]);
  });

  it('shows nothing of those with whom there is a block, nor what was hidden a moment ago', async () => {
    const eve = await people.member('eve');
    await eve.post('/api/profiles/bob/block');
    const hidden = games[2] ?? '';
    await sql`select games_set_hidden(${hidden}, ${clock.now()})`.execute(ctx.db);
    const shown = await readFeed([onSmall(eve)], 9);
    expect(shown.filter((id) => clips.includes(id) || id === hidden)).toEqual([]);
    expect(shown.length).toBeGreaterThan(games.length - 3);
  });
});
