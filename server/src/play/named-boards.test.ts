import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { setBoardsFrozen } from '../games/catalogue/hide-game.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeBuild } from '../testing/people/build-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { cleanBoard } from './clean-board.ts';
import { mergePlay } from './merge-play.ts';
import { closePlay, exportPlay } from './play-account-steps.ts';

const { people, ctx, clock } = await startService();
const ada = await people.member('ada');
const declared = [
  { name: 'level-1', title: 'The cellar' },
  { name: 'par', lowestWins: true },
  { name: 'fair', max: 100, perSecondMax: 2 },
];
const files = (boards: unknown) => ({ 'index.html': '<p>x', 'game.json': JSON.stringify({ boards }) });
const { id: game } = await makeBuild(ctx, ada, files(declared));
const at = `/api/sdk/leaderboard/${game}`;

type Entries = { handle: string; rank: number; score: number }[];
const shown = ({ entries }: { entries: Entries }) => entries.map(({ rank, handle, score }) => [rank, handle, score]);

async function startPlaying(person: Person, gameId = game) {
  await person.post('/api/events', { type: 'play_start', gameId });
  return people.playing(person, gameId);
}

describe('boards by name', () => {
  it('hold the best of each player apart from the main board, for the game and for the app', async () => {
    const [bob, carl] = [await people.member('bob'), await people.member('carl')];
    const [bobs, carls] = [await startPlaying(bob), await startPlaying(carl)];
    for (const score of [5, 9, 7]) {
      const answer = await bobs.post(at, { board: 'level-1', score });
      expect([answer.status, answer.body]).toEqual([200, { ranked: true }]);
    }
    await carls.post(at, { board: 'level-1', score: 20 });
    const { body } = await bobs.get(`${at}?board=level-1`);
    expect(shown(body)).toEqual([
      [1, 'carl', 20],
      [2, 'bob', 9],
    ]);
    expect(body.me).toMatchObject({ rank: 2, score: 9 });
    expect(shown((await carls.get(`${at}?board=level-1&around=me&limit=1`)).body)).toEqual([[1, 'carl', 20]]);
    expect((await bobs.get(at)).body).toEqual({ entries: [], me: null });
    expect((await bob.get('/api/me')).body.user.stats.bestScore).toBe(0);
    expect((await bob.get(`/api/games/${game}/boards`)).body.boards).toEqual([
      { name: 'level-1', title: 'The cellar' },
      { name: 'par', title: 'par' },
      { name: 'fair', title: 'fair' },
    ]);
    const page = (await bob.get(`/api/games/${game}/leaderboard?board=level-1&limit=1`)).body;
    expect(shown(page)).toEqual([[1, 'carl', 20]]);
    const next = await bob.get(`/api/games/${game}/leaderboard?board=level-1&limit=1&cursor=${page.nextCursor}`);
    expect(shown(next.body)).toEqual([[2, 'bob', 9]]);
    expect((await bob.get(`/api/games/${game}/leaderboard?limit=1&cursor=${page.nextCursor}`)).status).toBe(400);
  });

  it('may be won by the lowest score, and is reset where that changes', async () => {
    const { id } = await makeBuild(ctx, ada, files([{ name: 'par', lowestWins: true }]));
    const dora = await startPlaying(await people.member('dora'), id);
    const fay = await startPlaying(await people.member('fay'), id);
    const board = `/api/sdk/leaderboard/${id}`;
    for (const score of [4, 6]) await dora.post(board, { board: 'par', score });
    await fay.post(board, { board: 'par', score: 3 });
    expect(shown((await dora.get(`${board}?board=par`)).body)).toEqual([
      [1, 'fay', 3],
      [2, 'dora', 4],
    ]);
    await makeBuild(ctx, ada, files([{ name: 'par' }]), id);
    await dora.post(board, { board: 'par', score: 6 });
    expect(shown((await dora.get(`${board}?board=par`)).body)).toEqual([[1, 'dora', 6]]);
  });

  it.each([
    ['more than the game allows', 101, 300],
    ['more than can be made in that time', 90, 10],
  ])('do not rank %s', async (_what, score, seconds) => {
    const gus = await people.guest();
    const playing = await startPlaying(gus);
    clock.forward(seconds);
    expect((await playing.post(at, { board: 'fair', score })).body).toEqual({ ranked: false });
    expect((await playing.post(at, { board: 'fair', score: 10 })).body).toEqual({ ranked: true });
  });

  it('rank nothing while the boards of their game are frozen, and say so', async () => {
    const { id } = await makeBuild(ctx, ada, files(declared));
    const jo = await people.member('jo');
    const playing = await startPlaying(jo, id);
    const send = async (score: number) =>
      (await playing.post(`/api/sdk/leaderboard/${id}`, { board: 'level-1', score })).body;
    const seen = async () => {
      const { body } = await jo.get(`/api/games/${id}/leaderboard?board=level-1`);
      return [shown(body), body.frozen];
    };
    const freeze = (at: Date | null) => inTransaction(ctx.db, (tx) => setBoardsFrozen(tx, id, at));
    await freeze(clock.now());
    expect([await send(3), await seen()]).toEqual([{ ranked: false }, [[], true]]);
    await freeze(null);
    expect([await send(2), await seen()]).toEqual([{ ranked: true }, [[[1, 'jo', 2]], false]]);
  });

  it('do not rank who does not play', async () => {
    const hal = await people.member('hal');
    const playing = await people.playing(hal, game);
    expect((await playing.post(at, { board: 'level-1', score: 1 })).body).toEqual({ ranked: false });
    await hal.post('/api/events', { type: 'play_start', gameId: game });
    await hal.post('/api/events', { type: 'play_end', gameId: game, durationSeconds: 1 });
    clock.forward(59);
    expect((await playing.post(at, { board: 'level-1', score: 1 })).body).toEqual({ ranked: true });
    clock.forward(2);
    expect((await playing.post(at, { board: 'level-1', score: 2 })).body).toEqual({ ranked: false });
  });

  it.each<[string, { board?: string; score: unknown }, number]>([
    ['one that is not declared', { board: 'level-2', score: 1 }, 404],
    ['a name that none can have', { board: 'level 1', score: 1 }, 400],
    ['no number', { board: 'level-1', score: '1' }, 400],
    ['too much', { board: 'level-1', score: 2e15 }, 400],
    ['the main one', { score: 1 }, 400],
  ])('are not %s', async (_what, body, status) => {
    const ida = await startPlaying(await people.guest());
    expect((await ida.post(at, body)).status).toBe(status);
    if (status === 404) expect((await ida.get(`${at}?board=${body.board}`)).status).toBe(404);
  });

  it('are none in a game of one document', async () => {
    const id = await makeGame(ctx, ada);
    const jon = await people.member('jon');
    expect((await jon.get(`/api/games/${id}/boards`)).body).toEqual({ boards: [] });
    expect((await jon.get(`/api/games/${id}/leaderboard?board=x`)).status).toBe(404);
    expect((await jon.get('/api/games/018f0000-0000-7000-8000-000000000000/boards')).status).toBe(404);
  });

  it('have a limit of their own', async () => {
    const kim = await startPlaying(await people.member('kim'));
    const { headers } = await kim.post(at, { board: 'level-1', score: 1 });
    expect(headers.get('ratelimit')).toMatch(`"board_score";r=${limits.board_score.max - 1}`);
  });

  it('are cleaned with the game, merged, exported and deleted with the account', async () => {
    const { id } = await makeBuild(ctx, ada, files(declared));
    const [guest, lea] = [await people.guest(), await people.member('lea')];
    const board = `/api/sdk/leaderboard/${id}`;
    await (await startPlaying(guest, id)).post(board, { board: 'par', score: 3 });
    const playing = await startPlaying(lea, id);
    await playing.post(board, { board: 'par', score: 8 });
    await ctx.db.transaction().execute((tx) => mergePlay(tx, ctx, { guestId: guest.id, memberId: lea.id }));
    expect((await playing.get(`${board}?board=par`)).body.me).toMatchObject({ rank: 1, score: 3 });
    const exported = await exportedData(exportPlay(ctx.db, lea.id));
    expect(exported['bestScoresOnNamedBoards']).toMatchObject([{ gameId: id, boardName: 'par', score: 3 }]);
    expect(exported['bestScores']).toEqual([]);
    await ctx.db.transaction().execute((tx) => cleanBoard(tx, id, lea.id));
    expect((await playing.get(`${board}?board=par`)).body.entries).toEqual([]);
    await playing.post(board, { board: 'par', score: 5 });
    await ctx.db.transaction().execute((tx) => closePlay(tx, ctx, lea.id));
    expect((await playing.get(`${board}?board=par`)).body.entries).toEqual([]);
  });
});
