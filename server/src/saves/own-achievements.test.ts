import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { makeBuild } from '../testing/people/build-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { mergeSaves } from './save-account-steps.ts';

const { people, ctx, clock } = await startService();
const ada = await people.member('ada');
const declared = [
  { id: 'first-win', title: 'First win', description: 'Win a round.' },
  { id: 'all_levels', title: 'All levels' },
];
const files = (achievements: unknown) => ({ 'index.html': '<p>x', 'game.json': JSON.stringify({ achievements }) });
const { id: game } = await makeBuild(ctx, ada, files(declared));
const at = (path = '') => `/api/sdk/achievements/${game}${path}`;

describe("a game's own achievements", () => {
  it('are listed as game.json declares them, and unlocked once', async () => {
    const member = await people.member('bob');
    const bob = await people.playing(member, game);
    const [first, second] = (await bob.get(at())).body.achievements;
    expect(first).toEqual({ id: 'first-win', title: 'First win', description: 'Win a round.', unlockedAt: null });
    expect(second).toEqual({ id: 'all_levels', title: 'All levels', description: '', unlockedAt: null });
    const unlocked = await bob.post(at('/first-win/unlock'));
    expect([unlocked.status, unlocked.body.achievement.title]).toEqual([200, 'First win']);
    clock.forward(60);
    expect((await bob.post(at('/first-win/unlock'))).body).toEqual(unlocked.body);
    expect((await member.get(`/api/games/${game}/achievements`)).body.achievements).toEqual([
      unlocked.body.achievement,
      second,
    ]);
    const carl = await people.member('carl');
    expect((await carl.get(`/api/games/${game}/achievements`)).body.achievements[0].unlockedAt).toBeNull();
  });

  it('are those of the version that is played', async () => {
    const { id } = await makeBuild(ctx, ada, files(declared));
    await makeBuild(ctx, ada, files([{ id: 'new', title: 'New' }]), id);
    const bob = await people.playing(await people.member('bob_too'), id);
    const { achievements } = (await bob.get(`/api/sdk/achievements/${id}`)).body;
    expect(achievements.map((one: { id: string }) => one.id)).toEqual(['new']);
    expect((await bob.post(`/api/sdk/achievements/${id}/first-win/unlock`)).status).toBe(404);
  });

  it.each([
    ['one that is not declared', 'nothing', 404],
    ['a name that none can have', 'a%20b', 400],
  ])('are not %s', async (_what, id, status) => {
    const bob = await people.playing(await people.member('bob_three'), game);
    expect((await bob.post(at(`/${id}/unlock`))).status).toBe(status);
  });

  it('are none in a game of one document', async () => {
    const id = await makeGame(ctx, ada);
    const bob = await people.playing(await people.member('bob_four'), id);
    expect((await bob.get(`/api/sdk/achievements/${id}`)).body).toEqual({ achievements: [] });
    expect((await ada.get('/api/games/018f0000-0000-7000-8000-000000000000/achievements')).status).toBe(404);
  });

  it('count in the limit of saving', async () => {
    const bob = await people.playing(await people.member('bob_five'), game);
    const { headers } = await bob.post(at('/first-win/unlock'));
    expect(headers.get('ratelimit')).toMatch(`r=${limits.state_write.max - 1}`);
  });

  it('move with a guest who signs in, the earlier time of both', async () => {
    const guest = await people.guest();
    const gina = await people.member('gina');
    await (await people.playing(guest, game)).post(at('/first-win/unlock'));
    const [{ unlockedAt }] = (await guest.get(`/api/games/${game}/achievements`)).body.achievements;
    clock.forward(60);
    await (await people.playing(gina, game)).post(at('/first-win/unlock'));
    await ctx.db.transaction().execute((tx) => mergeSaves(tx, ctx, { guestId: guest.id, memberId: gina.id }));
    const [merged] = (await gina.get(`/api/games/${game}/achievements`)).body.achievements;
    expect(merged.unlockedAt).toBe(unlockedAt);
  });
});
