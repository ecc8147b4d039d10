import { beforeAll, describe, expect, it } from 'vitest';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { notificationsCollected } from '../testing/people/collected-notifications.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import type { Person } from '../testing/people/people.ts';
import { memberByEmail, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
let mona: SignedInOperator;
let sue: SignedInOperator;

beforeAll(async () => {
  [mona, sue] = [await signInAsOperator(service, 'moderator'), await signInAsOperator(service, 'support')];
});

const hide = (target: string, id: string) =>
  mona.post(`/api/admin/things/${target}/${id}/hide`, { reason: 'Too loud' });
const answer = (id: string, decision: string, by = mona) =>
  by.post(`/api/admin/appeals/${id}/answer`, { decision, answer: 'We listened again.', reason: 'Heard it' });
const toldOf = async (person: Person) => {
  await notificationsCollected(ctx);
  return (await person.get('/api/notifications')).body.notifications;
};

describe('an appeal', () => {
  it('is made once per decision by the owner, who is notified of the decision and of the answer', async () => {
    const [ada, bob] = [await people.member('ada'), await people.member('bob')];
    const id = await makeGame(ctx, ada, { title: 'Loud' });
    const appeal = (by: Person) => by.post('/api/appeals', { target: 'game', id, text: 'It is a game about drums.' });
    expect((await appeal(ada)).status).toBe(404);
    await hide('game', id);
    expect(await toldOf(ada)).toMatchObject([{ kind: 'moderation', thing: { type: 'decision', title: 'Too loud' } }]);
    expect((await ada.get('/api/appeals')).body.things).toMatchObject([
      { target: 'game', id, title: 'Loud', reason: 'Too loud', appeal: null },
    ]);
    expect((await appeal(bob)).status).toBe(404);
    const made = await appeal(ada);
    expect([made.status, made.body.appeal.status]).toEqual([201, 'open']);
    expect(codeOf(await appeal(ada))).toEqual([409, 'conflict']);
    expect((await sue.get('/api/admin/appeals')).body.appeals).toMatchObject([
      {
        id: made.body.appeal.id,
        target: 'game',
        title: 'Loud',
        owner: 'ada',
        reason: 'Too loud',
        decidedBy: mona.email,
      },
    ]);
    expect((await answer(made.body.appeal.id, 'restore', sue)).status).toBe(403);
    expect((await answer(made.body.appeal.id, 'restore')).body).toEqual({ status: 'restored' });
    expect(codeOf(await answer(made.body.appeal.id, 'keep'))).toEqual([409, 'conflict']);
    expect((await bob.get(`/api/games/${id}`)).status).toBe(200);
    expect((await ada.get('/api/appeals')).body.things).toEqual([]);
    expect((await toldOf(ada))[0]).toMatchObject({
      kind: 'moderation',
      thing: { type: 'appeal', title: 'We listened again.' },
    });
    clock.forward(1);
    await hide('game', id);
    expect((await appeal(ada)).status).toBe(201);
  });

  it('of a clip, a comment and a profile may be turned down, and stays answered', async () => {
    const cyd = await people.member('cyd');
    const clip = await makeClip(ctx, cyd, { title: 'My clip' });
    const on = await makeClip(ctx, await people.member('dan'));
    const { comment } = (await cyd.post(`/api/clips/${on}/comments`, { text: 'First!' })).body;
    const things = [
      ['clip', clip],
      ['comment', comment.id],
      ['profile', cyd.id],
    ] as const;
    for (const [target, id] of things) {
      expect((await hide(target, id)).status).toBe(200);
      const { status, body } = await cyd.post('/api/appeals', { target, id, text: 'Why?' });
      expect(status).toBe(201);
      expect((await answer(body.appeal.id, 'keep')).body).toEqual({ status: 'kept' });
    }
    const { things: hidden } = (await cyd.get('/api/appeals')).body;
    expect(hidden.map(({ target }: { target: string }) => target).sort()).toEqual(['clip', 'comment', 'profile']);
    for (const { appeal } of hidden) expect(appeal).toMatchObject({ status: 'kept', answer: 'We listened again.' });
  });

  it('is made against any of many hidden things, which are listed page by page', async () => {
    const zoe = await people.member('zoe');
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const id = await makeGame(ctx, zoe, { title: `Game ${i}` });
      await mona.post(`/api/admin/things/game/${id}/hide`, { reason: 'Odd' });
      ids.unshift(id);
      clock.forward(1);
    }
    const first = (await zoe.get('/api/appeals?limit=2')).body;
    const rest = (await zoe.get(`/api/appeals?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.things, ...rest.things].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
    expect((await zoe.post('/api/appeals', { target: 'game', id: ids[2], text: 'Why?' })).status).toBe(201);
  });

  it('lifts the decision that it is against, and none that was made since', async () => {
    const gus = await people.member('gus');
    const id = await makeGame(ctx, gus);
    const appeal = async () => (await gus.post('/api/appeals', { target: 'game', id, text: 'Please' })).body.appeal.id;
    await hide('game', id);
    const old = await appeal();
    await mona.post(`/api/admin/things/game/${id}/restore`, { reason: 'Fine' });
    clock.forward(1);
    await hide('game', id);
    const newer = await appeal();
    expect(codeOf(await answer(old, 'restore'))).toEqual([409, 'conflict']);
    expect((await answer(old, 'keep')).body).toEqual({ status: 'kept' });
    expect((await gus.get('/api/appeals')).body.things).toMatchObject([{ id, appeal: { status: 'open' } }]);
    expect((await answer(newer, 'restore')).body).toEqual({ status: 'restored' });
  });

  it('races: of five with the same decision one is made, and of five answers one counts', async () => {
    const eve = await people.member('eve');
    const id = await makeGame(ctx, eve);
    await hide('game', id);
    const made = await Promise.all(
      Array.from({ length: 5 }, () => eve.post('/api/appeals', { target: 'game', id, text: 'Please' })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const { appeal } = made.find(({ status }) => status === 201)?.body ?? {};
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => answer(appeal.id, n % 2 ? 'restore' : 'keep')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

it('against a ban is made with what a refused sign-in brought along, and the answer is read at the next one', async () => {
  const email = 'fay@example.com';
  const fay = await memberByEmail(service, email);
  await mona.post(`/api/admin/people/${fay.id}/ban`, { reason: 'Spam', confirm: fay.handle });
  const refused = await signInByEmail(service, email);
  expect(codeOf(refused)).toEqual([403, 'account_banned']);
  const token = refused.headers.get('appeal-token') ?? '';
  const appeal = (sent: string) => people.nobody.post('/api/appeals/ban', { token: sent, text: 'It was my brother.' });
  expect(codeOf(await appeal(`${token}x`))).toEqual([401, 'token_invalid']);
  const made = await appeal(token);
  expect(made.status).toBe(201);
  expect(codeOf(await appeal(token))).toEqual([409, 'conflict']);
  await answer(made.body.appeal.id, 'keep');
  expect((await signInByEmail(service, email)).body.error).toContain('We listened again.');
  await mona.post(`/api/admin/people/${fay.id}/unban`, { reason: 'Enough' });
  expect((await signInByEmail(service, email)).status).toBe(200);
  expect(codeOf(await appeal(token))).toEqual([409, 'conflict']);
  clock.forward(1);
  await mona.post(`/api/admin/people/${fay.id}/ban`, { reason: 'Again', confirm: fay.handle });
  expect((await signInByEmail(service, email)).body.error).not.toContain('We listened again.');
  clock.forward(3600);
  expect(codeOf(await appeal(token))).toEqual([401, 'token_invalid']);
});
