import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type Requests, requestsWith } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closeFeed, exportFeed, mergeFeed } from './feed-account-steps.ts';
import { measurePopularity, sweepFeed } from './feed-jobs.ts';

const service = await startService();
const other = await startService({ beside: service });
const { people, ctx, clock } = service;
const [ada, bob] = [await people.member('ada'), await people.member('bob')];

type Item = {
  type: 'game' | 'clip' | 'live';
  game?: { id: string; title: string };
  clip?: { id: string };
  live?: { id: string; creator: { handle: string } };
};
const idOf = (item: Item) => item.game?.id ?? item.clip?.id ?? item.live?.id ?? '';
const page = async (who: Requests, query = '') => {
  const { status, body } = await who.get(`/api/feed?limit=100${query}`);
  expect(status).toBe(200);
  return body.items.map(idOf) as string[];
};
/** Somebody who has seen nothing. */
const newcomer = () => people.guest();
const all = async (who: Requests, limit: number, between: (turn: number) => Promise<void> = async () => undefined) => {
  const shown: Item[] = [];
  for (let [cursor, turn]: [string | null, number] = ['', 0]; cursor !== null; turn++) {
    const { status, body } = await who.get(`/api/feed?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    shown.push(...body.items);
    cursor = body.nextCursor;
    await between(turn);
  }
  return shown;
};
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo).toBe(true);
}

describe('GET /api/feed', () => {
  it('is empty, then mixes games and clips as their own addresses show them', async () => {
    expect((await ada.get('/api/feed')).body).toEqual({ items: [], nextCursor: null });
    const [game, clip] = [await makeGame(ctx, ada, { title: 'Hello' }), await makeClip(ctx, bob)];
    await makeGame(ctx, ada, { listed: false });
    for (const status of ['awaiting_upload', 'processing', 'failed'] as const) await makeClip(ctx, bob, { status });
    await eventually(async () => (await page(await newcomer())).length === 2);
    const { body, headers } = await (await newcomer()).get('/api/feed');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.items.find(({ type }: Item) => type === 'game')).toEqual({
      type: 'game',
      game: (await ada.get(`/api/games/${game}`)).body.game,
    });
    expect(body.items.find(({ type }: Item) => type === 'clip')).toEqual({
      type: 'clip',
      clip: (await ada.get(`/api/clips/${clip}`)).body.clip,
    });
  });

  it('D2: cuts the limit to 100 and refuses what is no page', async () => {
    const guest = await newcomer();
    expect((await guest.get('/api/feed?limit=1000000000')).status).toBe(200);
    const { body } = await guest.get('/api/feed?limit=1');
    for (const query of ['limit=0', 'limit=-1', 'limit=ten', 'cursor=x', `cursor=${body.nextCursor}x`, 'cursor=']) {
      expect((await guest.get(`/api/feed?${query}`)).status).toBe(400);
    }
    const stolen = await (await newcomer()).get(`/api/feed?cursor=${body.nextCursor}`);
    expect([stolen.status, stolen.headers.get('error-code')]).toEqual([400, 'invalid_cursor']);
    expect((await people.nobody.get('/api/feed')).status).toBe(401);
  });

  it('D1: a hidden, unlisted, deleted or banned thing is gone on every node, and comes back with its owner', async () => {
    const cyd = await people.member('cyd');
    const [game, clip] = [await makeGame(ctx, cyd), await makeClip(ctx, cyd)];
    const elsewhere = async () => requestsWith(other.url, (await newcomer()).token);
    const showsBoth = async (who: Requests, ids: string[]) => {
      const shown = await page(who);
      return [game, clip].every((id) => shown.includes(id) === ids.includes(id));
    };
    const untilShown = async (...ids: string[]) => {
      for (const who of [newcomer, elsewhere]) await eventually(async () => showsBoth(await who(), ids));
    };
    await untilShown(game, clip);
    await sql`select accounts_set_banned(${cyd.id}, ${clock.now()})`.execute(ctx.db);
    await untilShown();
    await sql`select accounts_set_banned(${cyd.id}, null)`.execute(ctx.db);
    await untilShown(game, clip);
    await sql`select games_set_hidden(${game}, ${clock.now()})`.execute(ctx.db);
    await untilShown(clip);
    await cyd.delete(`/api/clips/${clip}`);
    await untilShown();
  });

  it('D1: shows a live stream while it plays, those one follows first, and not while it is cut, dead or hidden', async () => {
    const [una, vic, wes] = [await people.member('una'), await people.member('vic'), await people.member('wes')];
    await wes.post('/api/profiles/una/follow');
    const set = async (who: { id: string }, columns: ReturnType<typeof sql>) => {
      await sql`update live_streams set ${columns} where account_id = ${who.id}`.execute(ctx.db);
      await sql`select pg_notify('coinop', 'live changed')`.execute(ctx.db);
    };
    const onAir = () => sql`status = 'live', lease = gen_random_uuid(), heartbeat_at = ${clock.now()},
      started_at = coalesce(started_at, ${clock.now()})`;
    for (const who of [una, vic]) {
      await who.post('/api/live', { title: `Live with ${who.handle}` });
      await set(who, onAir());
    }
    const streams = async () => {
      const { body } = await wes.get('/api/feed?limit=100');
      const ofThese = (body.items as Item[]).filter(({ type }) => type === 'live');
      return ofThese
        .map(({ live }) => live?.creator.handle)
        .sort()
        .join();
    };
    await eventually(async () => (await streams()) === 'una,vic');
    const first = (await wes.get('/api/feed')).body.items[0];
    expect(first).toMatchObject({ type: 'live', live: { title: 'Live with una', status: 'live' } });
    await set(una, sql`status = 'reconnecting', lease = null, cut_at = ${clock.now()}`);
    await eventually(async () => (await streams()) === 'vic');
    await set(una, onAir());
    await eventually(async () => (await streams()) === 'una,vic');
    await set(vic, sql`hidden_at = ${clock.now()}`);
    await eventually(async () => (await streams()) === 'una');
    // The ingest was killed: nobody says so, and the heartbeat grows old.
    clock.forward(16);
    await eventually(async () => (await streams()) === '');
  });

  it('shows a new name of a creator', async () => {
    const dee = await people.member('dee');
    const clip = await makeClip(ctx, dee);
    await eventually(async () => (await page(await newcomer())).includes(clip));
    await dee.patch('/api/me', { name: 'Dee the Great' });
    await eventually(async () => (await (await newcomer()).get('/api/feed')).text.includes('Dee the Great'));
  });

  it('leaves out both sides of a block', async () => {
    const [eve, fay] = [await people.member('eve'), await people.member('fay')];
    const [hers, his] = [await makeGame(ctx, eve), await makeClip(ctx, fay)];
    await eventually(async () => (await page(await newcomer())).filter((id) => [hers, his].includes(id)).length === 2);
    await eve.post('/api/profiles/fay/block');
    expect(await page(eve)).not.toContain(his);
    expect(await page(fay)).not.toContain(hers);
  });

  it('shows what was not sent before, and what was not played, first; for 30 days', async () => {
    const gus = await people.member('gus');
    const fresh = await makeGame(ctx, gus, { title: 'Fresh' });
    await eventually(async () => (await page(await newcomer())).includes(fresh));
    const hal = await people.member('hal');
    const first = (await hal.get('/api/feed?limit=3')).body.items.map(idOf);
    const second = await page(hal);
    expect(second.slice(-3).sort()).toEqual([...first].sort());
    const ida = await people.member('ida');
    await ida.post('/api/events', { type: 'play_start', gameId: fresh });
    const games = (await all(ida, 50)).filter(({ type }) => type === 'game').map(idOf);
    expect(games.at(-1)).toBe(fresh);
    clock.forward(31 * 86_400 + 1);
    const later = (await all(ida, 50)).filter(({ type }) => type === 'game').map(idOf);
    expect(later.indexOf(fresh)).toBeLessThan(later.length - 1);
  });

  it('repeats and skips nothing while it is read, changed, played and followed, on two nodes in turn', async () => {
    const [jon, kim] = [await people.member('jon'), await people.member('kim')];
    const made: string[] = [];
    for (let i = 0; i < 120; i++) made.push(await makeGame(ctx, jon, { title: `Game ${i}` }));
    for (let i = 0; i < 30; i++) made.push(await makeClip(ctx, jon));
    const kimElsewhere = requestsWith(other.url, kim.token);
    for (const who of [newcomer, async () => requestsWith(other.url, (await newcomer()).token)]) {
      await eventually(async () => (await all(await who(), 100)).length >= 150);
    }
    let turn = 0;
    const inTurns: Requests = { ...kim, get: (path) => (turn++ % 2 === 0 ? kim : kimElsewhere).get(path) };
    const shown = await all(inTurns, 15, async (page) => {
      if (page === 1) await kim.post('/api/profiles/jon/follow');
      if (page === 3) await kim.post('/api/events', { type: 'play_start', gameId: made[60] });
      if (page === 4) await kim.get('/api/feed');
      if (page === 5) await measurePopularity(ctx);
      if (page === 6) await kim.delete('/api/profiles/jon/follow');
      await makeGame(ctx, jon, { title: 'Too late' });
    });
    const ids = shown.map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
    expect(made.filter((id) => !ids.includes(id))).toEqual([]);
    expect(shown.filter(({ game }) => game?.title === 'Too late')).toEqual([]);
    for (const [i] of shown.entries()) {
      const row = shown.slice(i, i + 4).map(({ type }) => type);
      if (shown.slice(i + 4).some(({ type }) => type !== row[0])) expect(new Set(row).size).toBeGreaterThan(1);
    }
  });

  it('answers the same page for the same cursor', async () => {
    const lea = await newcomer();
    const { body } = await lea.get('/api/feed?limit=10');
    const again = () => page(lea, `&cursor=${body.nextCursor}`);
    // What changed in the stories before may still be on its way to the node.
    await expect.poll(async () => isDeepStrictEqual(await again(), await again())).toBe(true);
  });

  it('writes nothing for an account that was closed a moment ago', async () => {
    const mia = await people.member('mia');
    await sql`select accounts_close(${mia.id}, null, ${clock.now()})`.execute(ctx.db);
    expect((await mia.get('/api/feed')).headers.get('error-code')).toBe('token_invalid');
  });
});

describe('popularity', () => {
  const weightOf = async (gameId: string) => {
    const { rows } = await sql<{ weight: number }>`
      select weight from feed_popularity, unnest(game_ids, players) as g (id, weight)
      where measured_at = (select max(measured_at) from feed_popularity) and id = ${gameId}`.execute(ctx.db);
    return rows[0]?.weight;
  };

  it('ranks a game higher for members who play it, not for 1000 guests', async () => {
    const ned = await people.member('ned');
    const [plain, guestly, liked] = [await makeGame(ctx, ned), await makeGame(ctx, ned), await makeGame(ctx, ned)];
    await sql`update games set created_at = created_at - interval '3 days' where creator_id = ${ned.id}`.execute(
      ctx.db,
    );
    await sql`insert into accounts (id, kind, handle, created_at)
      select gen_random_uuid(), case when n <= 20 then 'member' else 'guest' end, 'crowd_' || n, ${clock.now()}
      from generate_series(1, 1020) as n`.execute(ctx.db);
    await sql`insert into daily_players (day, game_id, account_id, is_member)
      select ${clock.now()}::date, case kind when 'guest' then ${guestly}::uuid else ${liked}::uuid end, id, kind = 'member'
      from accounts where handle like 'crowd_%'`.execute(ctx.db);
    const placesOf = async (...ids: string[]) => {
      const shown = (await all(await newcomer(), 100)).map(idOf);
      return ids.map((id) => shown.indexOf(id));
    };
    await eventually(async () => !(await placesOf(plain, guestly, liked)).includes(-1));
    await measurePopularity(ctx);
    await eventually(async () => (await placesOf(liked))[0] === 0);
    expect([await weightOf(plain), await weightOf(guestly), await weightOf(liked)]).toEqual([undefined, undefined, 20]);
    clock.forward(86_400);
    await measurePopularity(ctx);
    expect(await weightOf(liked)).toBe(10);
  });

  it('a run continues with the popularity it started with, for a day', async () => {
    const oda = await people.member('oda');
    const { body } = await oda.get('/api/feed?limit=5');
    await measurePopularity(ctx);
    expect((await oda.get(`/api/feed?cursor=${body.nextCursor}`)).status).toBe(200);
    const begun = await oda.get('/api/feed?limit=5');
    clock.forward(86_400 + 3601);
    await measurePopularity(ctx);
    const fresh = await startService({ beside: service });
    const late = await requestsWith(fresh.url, oda.token).get(`/api/feed?cursor=${begun.body.nextCursor}`);
    expect([late.status, late.headers.get('error-code')]).toEqual([400, 'invalid_cursor']);
  });

  it('counts members, and guests as a tenth each but never more than the members', async () => {
    const crowds = [
      { members: 10, guests: 0, weight: 10 },
      { members: 10, guests: 50, weight: 15 },
      { members: 10, guests: 100, weight: 20 },
      { members: 10, guests: 100_000, weight: 20 },
      { members: 0, guests: 100_000, weight: undefined },
    ];
    for (const { members, guests, weight } of crowds) {
      const game = await makeGame(ctx, ada);
      await sql`insert into feed_daily_players (day, game_id, members, guests)
        values (${clock.now()}::date, ${game}, ${members}, ${guests})`.execute(ctx.db);
      clock.forward(1);
      await measurePopularity(ctx);
      expect(await weightOf(game)).toBe(weight);
    }
  });
});

describe('what was seen', () => {
  const timesRecorded = async (accountId: string) =>
    (await exportedData(exportFeed(ctx.db, accountId)))['feedSeen'] as { things: number }[];

  it('is recorded once a day, however often it is sent', async () => {
    const guest = await newcomer();
    await all(guest, 100);
    const first = await timesRecorded(guest.id);
    await all(guest, 100);
    expect(await timesRecorded(guest.id)).toEqual(first);
    clock.forward(86_401);
    await page(guest);
    expect(await timesRecorded(guest.id)).toHaveLength(first.length + 1);
  });

  it('is read and recorded for each of those who ask at the same time', async () => {
    const guests = await Promise.all([newcomer(), newcomer(), newcomer()]);
    await Promise.all(guests.map((guest) => guest.get('/api/feed?limit=3')));
    for (const { id } of guests) expect(await timesRecorded(id)).toMatchObject([{ things: 3 }]);
  });

  it('waits for a merge that holds the account alone, and is refused when that has closed it', async () => {
    const [gone, other] = [await newcomer(), await newcomer()];
    let answers: Promise<{ status: number }>[] = [];
    await inTransaction(ctx.db, async (tx) => {
      await sql`select from accounts where id = ${gone.id} for update`.execute(tx);
      answers = [gone.get('/api/feed?limit=2'), other.get('/api/feed?limit=2')];
      expect((await answers[1])?.status).toBe(200);
      await sql`update accounts set closed_at = ${clock.now()} where id = ${gone.id}`.execute(tx);
    });
    expect((await answers[0])?.status).toBe(401);
    expect(await timesRecorded(gone.id)).toEqual([]);
  });

  it('moves at a merge, is deleted with the account, and expires', async () => {
    const [guest, pam] = [await newcomer(), await people.member('pam')];
    await guest.get('/api/feed?limit=5');
    await inTransaction(ctx.db, (tx) => mergeFeed(tx, ctx, { guestId: guest.id, memberId: pam.id }));
    expect((await exportedData(exportFeed(ctx.db, guest.id)))['feedSeen']).toEqual([]);
    expect((await exportedData(exportFeed(ctx.db, pam.id)))['feedSeen']).toMatchObject([{ things: 5 }]);
    await inTransaction(ctx.db, (tx) => closeFeed(tx, ctx, pam.id));
    expect((await exportedData(exportFeed(ctx.db, pam.id)))['feedSeen']).toEqual([]);
    const quin = await people.member('quin');
    await quin.get('/api/feed?limit=5');
    clock.forward(33 * 86_400);
    await sweepFeed(ctx);
    expect((await exportedData(exportFeed(ctx.db, quin.id)))['feedSeen']).toEqual([]);
  });
});
