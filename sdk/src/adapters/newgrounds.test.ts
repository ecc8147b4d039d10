import { createCipheriv, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../../test/fake-page.ts';
import type { Call } from '../../test/fake-server.ts';
import { startGame } from '../../test/start-game.ts';
import { install } from './newgrounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const medals = [{ id: '71', title: 'First', description: 'Win once.', unlockedAt: null }];
const board = { id: 12, name: 'High scores' };
const answer = ({ path, method }: Call) => {
  if (path === `achievements/${gameId}` && method === 'GET') return Response.json({ achievements: medals });
  if (path.startsWith(`achievements/${gameId}/`)) return Response.json({ achievement: medals[0] });
  if (!path.startsWith('leaderboard/')) return undefined;
  return Response.json({
    entries: [{ rank: 1, handle: 'bob', name: 'Bob', score: 90, achievedAt: '2030-01-01T00:00:00Z' }],
    me: null,
  });
};

function start(settings: object = { newgrounds: { boards: [board] } }) {
  const game = startGame(install, { answer, settings });
  // As NewgroundsIO-JS posts.
  async function call(execute: unknown, field = 'request') {
    const body = new FormData();
    body.append(field, JSON.stringify({ app_id: '1:a', session_id: null, execute }));
    const response = await game.page.fetch('https://www.newgrounds.io/gateway_v3.php', { method: 'POST', body });
    return response.json();
  }
  return { ...game, call };
}

it('a session has the player as its user', async () => {
  const { call } = start();
  const { success, app_id, result } = await call({ component: 'App.startSession', parameters: {} });
  expect([success, app_id, result.component, result.data.success]).toEqual([true, '1:a', 'App.startSession', true]);
  expect(result.data.session).toMatchObject({ user: { name: 'Ada' }, expired: false });
});

it('medals are the achievements of the game', async () => {
  const { call, server, fake } = start();
  const { result } = await call({ component: 'Medal.getList' });
  expect(result.data.medals).toMatchObject([{ id: 71, name: 'First', description: 'Win once.', unlocked: false }]);
  expect((await call({ component: 'Medal.unlock', parameters: { id: 71 } })).result.data).toMatchObject({
    medal: { id: 71, unlocked: true },
    medal_score: 5,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls.at(-1)?.path).toBe(`achievements/${gameId}/71/unlock`);
  expect(fake.sent.at(-1)).toEqual({ coinop: 1, type: 'achievement', id: '71' });
});

it('a medal that the game does not declare is kept with it', async () => {
  const { call, server } = start();
  expect((await call({ component: 'Medal.unlock', parameters: { id: 5 } })).result.data.medal.unlocked).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.stored.get('ng:medal:5')).toBe(true);
});

it('several calls come in one request, also in the older form', async () => {
  const { call, fake } = start();
  const { result } = await call(
    [
      { component: 'ScoreBoard.getBoards', echo: 'e' },
      { component: 'ScoreBoard.postScore', parameters: { id: 12, value: 50 } },
      { component: 'ScoreBoard.getScores', parameters: { id: 12 } },
      { component: 'App.logView' },
    ],
    'input',
  );
  expect(result[0]).toEqual({
    component: 'ScoreBoard.getBoards',
    data: { success: true, scoreboards: [board] },
    echo: 'e',
  });
  expect(result[1].data).toMatchObject({ scoreboard: board, score: { value: 50 } });
  expect(result[2].data.scores).toMatchObject([{ user: { name: 'Bob' }, value: 90 }]);
  expect(result[3].data).toEqual({ success: true });
  expect(fake.sent).toContainEqual({ coinop: 1, type: 'score', score: 50 });
});

it('each of several boards has its name', async () => {
  const { call, server } = start({ newgrounds: { boards: [board, { id: 13, name: 'Times' }] } });
  await call({ component: 'ScoreBoard.postScore', parameters: { id: 13, value: 50 } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.calls.at(-1)).toMatchObject({ path: `leaderboard/${gameId}`, body: { board: '13', score: 50 } });
});

it('a slot is saved, loaded from its own address, and cleared', async () => {
  const { call, server } = start();
  await call({ component: 'CloudSave.setData', parameters: { id: 2, data: 'level ü 7' } });
  const { slot } = (await call({ component: 'CloudSave.loadSlot', parameters: { id: 2 } })).result.data;
  expect(await (await fetch(slot.url)).text()).toBe('level ü 7');
  await vi.advanceTimersByTimeAsync(300);
  expect(server.stored.get('ng:slot:2')).toMatchObject({ data: 'level ü 7' });
  await call({ component: 'CloudSave.clearSlot', parameters: { id: 2 } });
  const { slots } = (await call({ component: 'CloudSave.loadSlots' })).result.data;
  expect(slots).toHaveLength(10);
  expect(slots[1].url).toBeNull();
});

it('a secure call is decrypted with the key of game.json, and refused without it', async () => {
  const key = randomBytes(16);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const text = JSON.stringify({ component: 'ScoreBoard.postScore', parameters: { id: 12, value: 77 } });
  const secure = Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
  const { call, fake } = start({ newgrounds: { aesKey: key.toString('base64'), boards: [board] } });
  expect((await call({ secure })).result.data.score.value).toBe(77);
  expect(fake.sent.at(-1)).toMatchObject({ type: 'score', score: 77 });
  expect(await start().call({ secure })).toMatchObject({
    success: false,
    error: { message: expect.stringMatching(/aesKey/) },
  });
});

it('other requests are passed through', async () => {
  const { page, server } = start();
  await page.fetch('https://api.example/api/sdk/wallet');
  expect(server.calls.at(-1)?.path).toBe('wallet');
});
