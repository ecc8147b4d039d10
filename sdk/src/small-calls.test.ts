import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameId } from '../test/fake-page.ts';
import { type Answer, type Call, createFakeServer, refuse } from '../test/fake-server.ts';
import { bootFor, startParts } from '../test/start-parts.ts';
import { createLeaderboard } from './leaderboard.ts';
import { createAchievements } from './own-achievements.ts';
import { createReports } from './reports.ts';
import { createRewards } from './rewards.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(answer: (call: Call) => Answer) {
  const server = createFakeServer(answer);
  return { server, ...startParts(server) };
}

it.each([
  [undefined, ''],
  [{ limit: 10 }, '?limit=10'],
  [{ board: 'level 1', around: true, limit: 5 }, '?board=level+1&around=me&limit=5'],
])('reads the leaderboard with %j', async (options, query) => {
  const { server, boot, http } = start(() => Response.json({ entries: [], me: null }));
  expect(await createLeaderboard(boot, http, async () => {})(options)).toEqual({ entries: [], me: null });
  expect(server.calls[0]?.path).toBe(`leaderboard/${gameId}${query}`);
});

it('an achievement is stored first and then shown', async () => {
  const achievement = { id: 'first/win', title: 'First', description: '', unlockedAt: '2030-01-01T00:00:00Z' };
  const { server, boot, http, bridge, page } = start((call) =>
    Response.json(call.method === 'GET' ? { achievements: [achievement] } : { achievement }),
  );
  const achievements = createAchievements(boot, http, bridge);
  expect(await achievements.list()).toEqual([achievement]);
  expect(await achievements.unlock('first/win')).toEqual(achievement);
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: `achievements/${gameId}/first%2Fwin/unlock` });
  expect(page.sent.at(-1)).toEqual({ coinop: 1, type: 'achievement', id: 'first/win' });
});

it('an achievement that the game does not declare is an error and is not shown', async () => {
  const { boot, http, bridge, page } = start(() => refuse(404));
  await expect(createAchievements(boot, http, bridge).unlock('x')).rejects.toMatchObject({ status: 404 });
  expect(page.sentTypes()).not.toContain('achievement');
});

it("the author's events are sent in one request", async () => {
  const { server, boot, http } = start(() => Response.json({}));
  const { event, flush } = createReports(boot, http);
  event('level_end', { level: 3, how: 'won' });
  event('menu');
  expect(server.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.calls).toMatchObject([
    {
      method: 'POST',
      path: `events/${gameId}`,
      body: {
        events: [
          { name: 'level_end', data: { level: 3, how: 'won' } },
          { name: 'menu', data: {} },
        ],
      },
    },
  ]);
  void flush();
  expect(server.calls).toHaveLength(1);
});

it('scores on boards are sent together, the lowest and the highest of each, before the board is read', async () => {
  const { server, boot, http } = start(({ method }) =>
    Response.json(method === 'POST' ? { ranked: true } : { entries: [], me: null }),
  );
  const { scoreOn, flush } = createReports(boot, http);
  for (const points of [5, 3, 9]) scoreOn('level-1', points);
  scoreOn('level-2', 7);
  await createLeaderboard(boot, http, flush)({ board: 'level-1' });
  expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', `leaderboard/${gameId}`, { board: 'level-1', score: 3 }],
    ['POST', `leaderboard/${gameId}`, { board: 'level-1', score: 9 }],
    ['POST', `leaderboard/${gameId}`, { board: 'level-2', score: 7 }],
    ['GET', `leaderboard/${gameId}?board=level-1`, undefined],
  ]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.calls).toHaveLength(4);
});

it('a game that reports too many events loses the surplus, and a refusal is logged to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { server, boot, http } = start(() => refuse(400));
  const { event, flush } = createReports(boot, http);
  for (let count = 0; count < 1000; count++) event('frame');
  void flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.calls[0]?.body).toMatchObject({ events: { length: 100 } });
  expect(warn).toHaveBeenCalledWith('coinop.event: Refused.');
});

it.each([
  [undefined, true, 0, true],
  ['free', true, 0, true],
  ['off', false, 0, false],
  ['anything else', false, 0, false],
])('rewards by the policy %s', async (rewards, available, price, given) => {
  const shop = {} as Coinop.Sdk['shop'];
  const found = createRewards(bootFor(createFakeServer(), rewards === undefined ? {} : { rewards }), shop);
  expect([found.available, found.price, await found.show()]).toEqual([available, price, given]);
});

it.each([
  ['approved', true, 1],
  ['declined', false, 0],
] as const)('a reward for coins is a purchase: %s', async (status, given, used) => {
  const buy = vi.fn(async () => ({ intentId: 'i1', status, granted: [] }));
  const consume = vi.fn(async () => Promise.reject(new Error('lost')));
  const shop = { buy, consume } as unknown as Coinop.Sdk['shop'];
  const rewards = createRewards(bootFor(createFakeServer(), { rewards: 'coins:5' }), shop);
  expect(rewards.price).toBe(5);
  expect(await rewards.show()).toBe(given);
  expect(buy).toHaveBeenCalledWith('coinop-bonus');
  expect(consume).toHaveBeenCalledTimes(used);
});
