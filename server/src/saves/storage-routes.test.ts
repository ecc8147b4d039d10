import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { mergeSaves } from './save-account-steps.ts';
import { storageLimits } from './storage-queries.ts';

const { people, ctx } = await startService();
const ada = await people.member('ada');
const game = await makeGame(ctx, ada);
const at = (key = '') => `/api/sdk/storage/${game}${key && `/${encodeURIComponent(key)}`}`;
const player = async (name = 'bob') => people.playing(await people.member(name), game);

describe('the storage of a game', () => {
  it('is empty at first, and keeps values as they came', async () => {
    const bob = await player();
    expect((await bob.get(at())).body).toEqual({ entries: {} });
    const value = { b: [1, '\u0000', null], a: { __proto__x: true } };
    expect((await bob.put(at(), { set: { 'a/b c': value, n: 5 }, remove: ['gone'] })).body).toEqual({
      updatedAt: expect.any(String),
    });
    expect((await bob.get(at())).text).toBe(`{"entries":{"a/b c":${JSON.stringify(value)},"n":5}}`);
    expect((await bob.get(at('a/b c'))).body).toMatchObject({ value });
    expect((await bob.put(at('n'), { value: 'six' })).status).toBe(200);
    expect((await bob.delete(at('a/b c'))).status).toBe(204);
    expect((await bob.get(at())).body.entries).toEqual({ n: 'six' });
    expect((await bob.get(at('a/b c'))).status).toBe(404);
  });

  it("is each player's own, and each game's", async () => {
    const carl = await people.member('carl');
    const other = await makeGame(ctx, ada);
    await (await people.playing(carl, game)).put(at('k'), { value: 1 });
    expect((await (await people.playing(carl, other)).get(`/api/sdk/storage/${other}`)).body.entries).toEqual({});
    expect((await (await player('dora')).get(at())).body.entries).toEqual({});
  });

  it.each([
    ['an empty key', { set: { '': 1 } }],
    ['a long key', { set: { ['k'.repeat(257)]: 1 } }],
    ['a key with U+0000', { set: { 'a\u0000': 1 } }],
    ['half of a surrogate pair', { remove: ['\ud800'] }],
    ['what is no object', { set: 5 }],
  ])('refuses %s', async (_what, body) => {
    expect((await (await player('eve')).put(at(), body)).status).toBe(400);
  });

  it('holds 3 MiB and not a byte more, all of a write or nothing', async () => {
    const fay = await player('fay');
    const half = 'x'.repeat(storageLimits.bytesMax / 2 - 3);
    expect((await fay.put(at(), { set: { a: half, b: half } })).status).toBe(200);
    const over = await fay.put(at(), { set: { c: 1 }, remove: ['nothing'] });
    expect([over.status, over.headers.get('error-code')]).toEqual([413, 'storage_over_limit']);
    expect((await fay.put(at(), { set: { c: 1 }, remove: ['a'] })).status).toBe(200);
    expect(Object.keys((await fay.get(at())).body.entries)).toEqual(['b', 'c']);
  });

  it('takes 600 writes an hour', async () => {
    const guy = await player('guy');
    const first = await guy.put(at('k'), { value: 0 });
    expect(first.headers.get('ratelimit')).toMatch(`r=${limits.storage_write.max - 1}`);
    for (let i = 1; i < limits.storage_write.max; i += 50) {
      await Promise.all(Array.from({ length: Math.min(50, limits.storage_write.max - i) }, () => guy.delete(at('k'))));
    }
    expect((await guy.put(at('k'), { value: 1 })).status).toBe(429);
    expect((await guy.get(at())).status).toBe(200);
  });

  it('goes over to the member where that one has none for the game', async () => {
    const [guest, hal, ida] = [await people.guest(), await people.member('hal'), await people.member('ida')];
    const other = await makeGame(ctx, ada);
    for (const one of [game, other]) {
      await (await people.playing(guest, one)).put(`/api/sdk/storage/${one}/who`, { value: 'guest' });
    }
    await (await people.playing(hal, game)).put(at('mine'), { value: 'hal' });
    await ctx.db.transaction().execute((tx) => mergeSaves(tx, ctx, { guestId: guest.id, memberId: hal.id }));
    expect((await (await people.playing(hal, game)).get(at())).body.entries).toEqual({ mine: 'hal' });
    const moved = await (await people.playing(hal, other)).get(`/api/sdk/storage/${other}`);
    expect(moved.body.entries).toEqual({ who: 'guest' });
    expect((await (await people.playing(ida, game)).get(at())).body.entries).toEqual({});
  });
});
