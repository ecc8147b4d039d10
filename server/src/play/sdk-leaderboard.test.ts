import { expect, it } from 'vitest';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';

const { people, ctx } = await startService();
const ada = await people.member('ada');
const game = await makeGame(ctx, ada);
const players = await Promise.all(['bob', 'carl', 'dora', 'eve', 'fay'].map((name) => people.member(name)));
for (const [i, player] of players.entries()) {
  await player.post('/api/events', { type: 'play_start', gameId: game });
  await player.post('/api/events', { type: 'score', gameId: game, score: (i + 1) * 10 });
}
const [, , dora] = players;
const at = `/api/sdk/leaderboard/${game}`;
type Entries = { handle: string; rank: number }[];
const shown = ({ entries }: { entries: Entries }) => entries.map(({ handle, rank }) => `${rank} ${handle}`);

it('shows a game its best players and the player’s own entry', async () => {
  const playing = await people.playing(dora ?? ada, game);
  const { body } = await playing.get(`${at}?limit=2`);
  expect(shown(body)).toEqual(['1 fay', '2 eve']);
  expect(body.me).toMatchObject({ rank: 3, handle: 'dora', score: 30 });
  expect(shown((await playing.get(`${at}?limit=3&around=me`)).body)).toEqual(['2 eve', '3 dora', '4 carl']);
  expect(shown((await playing.get(`${at}?limit=1&around=me`)).body)).toEqual(['3 dora']);
  expect((await playing.get(`${at}?board=level-3`)).status).toBe(404);
  expect((await playing.get(`${at}?around=you`)).status).toBe(400);
  expect((await playing.get(`${at}?limit=0`)).status).toBe(400);
});

it('leaves out whom the player blocked, with their rank', async () => {
  await dora?.post('/api/profiles/eve/block');
  const playing = await people.playing(dora ?? ada, game);
  expect(shown((await playing.get(`${at}?limit=4&around=me`)).body)).toEqual(['3 dora', '4 carl', '5 bob']);
});

it('has no own entry for one who never scored', async () => {
  const playing = await people.playing(ada, game);
  const { body } = await playing.get(`${at}?around=me`);
  expect([body.me, body.entries.length]).toEqual([null, 5]);
});
