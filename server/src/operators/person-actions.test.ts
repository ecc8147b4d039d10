import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { liftEndedBans } from '../moderation/lift-bans.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { memberByEmail, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const reason = 'Asked for by mail';
const at = (id: string) => `/api/admin/people/${id}`;
let mona: SignedInOperator;
let sue: SignedInOperator;
let vera: SignedInOperator;

beforeAll(async () => {
  mona = await signInAsOperator(service, 'moderator');
  sue = await signInAsOperator(service, 'support');
  vera = await signInAsOperator(service, 'viewer');
});

describe('a ban until a time', () => {
  it('ends by itself, and not before', async () => {
    const ada = await memberByEmail(service, 'ada@example.com');
    const until = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const ban = (seconds: number) =>
      mona.post(`${at(ada.id)}/ban`, { reason: 'Spam', confirm: ada.handle, until: until(seconds) });
    expect((await ban(-1)).status).toBe(400);
    expect((await ban(3600)).body.person).toMatchObject({
      bannedAt: expect.any(String),
      bannedUntil: expect.any(String),
    });
    await liftEndedBans(ctx);
    expect(codeOf(await signInByEmail(service, 'ada@example.com'))).toEqual([403, 'account_banned']);
    clock.forward(3601);
    await liftEndedBans(ctx);
    expect((await signInByEmail(service, 'ada@example.com')).status).toBe(200);
    expect((await vera.get(at(ada.id))).body.person).toMatchObject({ bannedAt: null, bannedUntil: null });
    await liftEndedBans(ctx);
  });

  it('that is lifted early is over', async () => {
    const bob = await people.member('bob');
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await mona.post(`${at(bob.id)}/ban`, { reason: 'Spam', confirm: 'bob', until });
    expect((await mona.post(`${at(bob.id)}/unban`, { reason })).body.person.bannedUntil).toBeNull();
    await mona.post(`${at(bob.id)}/ban`, { reason: 'Again', confirm: 'bob' });
    clock.forward(7200);
    await liftEndedBans(ctx);
    expect((await vera.get(at(bob.id))).body.person.bannedAt).toEqual(expect.any(String));
  });
});

it('a handle is changed past the limit, and refused where it is taken, reserved or its owner gone', async () => {
  const [cyd, dan] = [await people.member('cyd'), await people.member('dan')];
  const rename = (handle: string, by = sue, id = cyd.id) => by.post(`${at(id)}/handle`, { handle, reason });
  for (let i = 0; i < 4; i++) expect((await rename(`cyd_${i}`)).body.person.handle).toBe(`cyd_${i}`);
  // What was taken away is not its owner's to take back.
  expect(codeOf(await cyd.patch('/api/me', { handle: 'cyd_0' }))).toEqual([409, 'handle_taken']);
  expect(codeOf(await rename('dan'))).toEqual([409, 'handle_taken']);
  expect(codeOf(await rename('admin'))).toEqual([409, 'handle_taken']);
  expect((await rename('No')).status).toBe(400);
  expect((await rename('cyd_9', vera)).status).toBe(403);
  expect(codeOf(await rename('cyd_9', sue, (await people.guest()).id))).toEqual([409, 'conflict']);
  await mona.post(`${at(dan.id)}/ban`, { reason, confirm: 'dan' });
  expect(codeOf(await rename('dan_2', sue, dan.id))).toEqual([409, 'conflict']);
  expect((await sue.get('/api/admin/actions?limit=1')).body.actions[0].action).toBe('ban');
});

it('a limit that is used up is reset', async () => {
  const eve = await people.member('eve');
  for (const handle of ['eve_1', 'eve_2', 'eve_3']) await eve.patch('/api/me', { handle });
  expect((await eve.patch('/api/me', { handle: 'eve_4' })).status).toBe(429);
  const used = async () => (await vera.get(at(eve.id))).body.limits;
  expect(await used()).toContainEqual({ limit: 'handle_change', used: 3, max: 3, windowSeconds: 604_800 });
  const reset = (limit: string, by = sue) => by.post(`${at(eve.id)}/limits/${limit}/reset`, { reason });
  expect((await reset('handle_change', vera)).status).toBe(403);
  expect((await reset('nonsense')).status).toBe(400);
  expect((await reset('handle_change')).body).toEqual({ reset: 1 });
  expect(await used()).toEqual([]);
  expect((await eve.patch('/api/me', { handle: 'eve_4' })).status).toBe(200);
});

it('a save that lost at a sign-in is restored for its owner', async () => {
  const [guest, fay] = [await people.guest(), await people.member('fay')];
  const gameId = await makeGame(ctx, fay);
  await (await people.playing(guest, gameId)).put(`/api/sdk/state/${gameId}`, { state: { level: 9 } });
  const playing = await people.playing(fay, gameId);
  await playing.put(`/api/sdk/state/${gameId}`, { state: { level: 1 } });
  await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: fay.id }));
  expect((await vera.get(at(fay.id))).body.previousSaves).toMatchObject([{ gameId }]);
  const restore = (by: SignedInOperator, game = gameId) => by.post(`${at(fay.id)}/saves/${game}/restore`, { reason });
  expect((await restore(mona)).status).toBe(403);
  expect((await restore(sue, fay.id)).status).toBe(404);
  expect((await restore(sue)).body).toMatchObject({ version: 2 });
  expect((await playing.get(`/api/sdk/state/${gameId}`)).body.state).toEqual({ level: 9 });
});
