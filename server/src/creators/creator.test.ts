import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { openShop, visiting } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';
import { countGameDays } from './count-game-days.ts';

const { people, ctx, clock } = await startService();
const dayMs = 86_400_000;
// Noon of a day, so that no play runs past its end.
clock.set(new Date(Math.ceil(clock.now().getTime() / dayMs) * dayMs + dayMs / 2));
const shop = await openShop(ctx, people, 'maker');
const { gameId, creator } = shop;
const potion = await shop.add({ price: 10 });

it('counts plays, players, who returns, minutes, likes, sales and coins by day', async () => {
  const [ada, bob] = [await people.member('ada'), await people.member('bob')];
  await giveCoins(ctx, ada, 100);
  const play = async (who: typeof ada) => {
    await who.post('/api/events', { type: 'play_start', gameId });
    clock.forward(120);
    await who.post('/api/events', { type: 'play_end', gameId, durationSeconds: 120 });
  };
  await play(ada);
  await countGameDays(ctx);
  clock.forward(86_400);
  await play(ada);
  await play(bob);
  await play(bob);
  const visitor = await visiting(people, ada, gameId);
  expect((await visitor.approve(await visitor.wants(potion))).status).toBe(200);
  await ada.put(`/api/games/${gameId}/like`);
  await countGameDays(ctx);
  await countGameDays(ctx);

  const { body } = await creator.get('/api/me/creator?days=2');
  expect(body.days).toMatchObject([
    { plays: 1, players: 1, returningPlayers: 0, playSeconds: 120, likes: 0, sales: 0, coins: 0 },
    { plays: 3, players: 2, returningPlayers: 1, playSeconds: 360, likes: 1, sales: 1, coins: 7 },
  ]);
  expect(body.games).toMatchObject([{ gameId, plays: 4, coins: 7 }]);
  expect(body.items).toMatchObject([{ itemId: potion, gameId, sales: 1, coins: 7 }]);
  expect((await creator.get('/api/me/creator')).body.days).toHaveLength(28);
  const csv = await creator.get(`/api/me/creator.csv?days=2&gameId=${gameId}`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.text.split('\r\n')).toHaveLength(4);
});

it('shows no other creator’s numbers', async () => {
  const eve = await people.member('eve');
  expect((await eve.get('/api/me/creator')).body.games).toEqual([]);
  expect((await eve.get(`/api/me/creator?gameId=${gameId}`)).status).toBe(404);
  for (const query of ['days=0', 'days=91', 'days=x', 'gameId=x'])
    for (const path of ['/api/me/creator', '/api/me/creator.csv'])
      expect((await eve.get(`${path}?${query}`)).status, query).toBe(400);
  const guest = await people.guest();
  expect((await guest.get('/api/me/creator')).status).toBe(403);
  expect((await people.nobody.get('/api/me/creator.csv')).status).toBe(401);
});

it('sums all games of a creator of many by day, and lists the hundred most played', async () => {
  const fay = await people.member('fay');
  const day = clock.now().toISOString().slice(0, 10);
  await sql`
    with made as (
      insert into games (id, creator_id, title, description, created_at, updated_at)
      select platform_uuid7(${clock.now()}), ${fay.id}, 'Game ' || n, '', ${clock.now()}, ${clock.now()}
      from generate_series(1, 150) as n returning id, title)
    insert into game_days (game_id, day, plays, players, returning_players, play_seconds)
    select id, ${day}::date, substring(title from 6)::int, 1, 0, 10 from made`.execute(ctx.db);
  const { body } = await fay.get('/api/me/creator?days=1');
  expect(body.days).toMatchObject([{ day, plays: (150 * 151) / 2, players: 150, playSeconds: 1500 }]);
  expect(body.games.map(({ plays }: { plays: number }) => plays)).toEqual(
    Array.from({ length: 100 }, (_, place) => 150 - place),
  );
});
