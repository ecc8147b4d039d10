import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { closeAccount } from '../identity/close-account.ts';
import type { Context } from '../platform/context.ts';
import { openOutbound } from '../platform/outbound.ts';
import { notificationsCollected } from '../testing/people/collected-notifications.ts';
import type { Person } from '../testing/people/people.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startService } from '../testing/service.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { webhookLimits } from './webhook.ts';

const service = await startService({ config: { webhooks: true } });
const { people, ctx, clock } = service;
const receiver = await startReceiver();
const outside: Context = { ...ctx, outbound: receiver.outbound };
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
let named = 0;

beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answer = { status: 204, headers: {}, body: '' };
});

type Hook = { id: string; secret: string; owner: Person; at: string };

async function hookOf(owner: Person, kinds: string[] = ['follow', 'friend']): Promise<Hook> {
  const { status, body, text } = await owner.post('/api/me/webhooks', { url: receiver.url('/in'), kinds });
  if (status !== 201) throw new Error(`No webhook was made: ${status} ${text}`);
  return { id: body.webhook.id, secret: body.secret, owner, at: `/api/me/webhooks/${body.webhook.id}` };
}

const deliveriesOf = async ({ owner, at }: Hook) => (await owner.get(`${at}/deliveries`)).body.deliveries;

/** Somebody follows them, and what that sends is waiting. */
async function followed(hook: Hook): Promise<string> {
  const fan = await people.member(`fan${++named}`);
  await fan.post(`/api/profiles/${hook.owner.handle}/follow`);
  await notificationsCollected(ctx);
  return (await deliveriesOf(hook))[0].id;
}

describe('a webhook', () => {
  it('gets its owner’s notifications, signed with its secret', async () => {
    const ada = await people.member('ada');
    const hook = await hookOf(ada);
    const id = await followed(hook);
    await deliverWebhook(outside, id);
    const [call] = receiver.calls;
    const { 'webhook-id': sentId, 'webhook-timestamp': at, 'webhook-signature': signature } = call?.headers ?? {};
    expect([call?.path, sentId]).toEqual(['/in', id]);
    const key = Buffer.from(hook.secret.replace('whsec_', ''), 'base64');
    const own = createHmac('sha256', key).update(`${id}.${at}.${call?.body}`).digest('base64');
    expect(signature).toBe(`v1,${own}`);
    expect(Math.abs(Number(at) * 1000 - clock.now().getTime())).toBeLessThan(60_000);
    expect(JSON.parse(String(call?.body))).toMatchObject({ id, type: 'follow', data: { kind: 'follow', count: 1 } });
    expect(await deliveriesOf(hook)).toMatchObject([{ id, status: 'delivered', attempts: 1, answerStatus: 204 }]);
    await deliverWebhook(outside, id);
    expect(receiver.calls).toHaveLength(1);
  });

  it('gets only the kinds it asked for, and nothing while it is off', async () => {
    const bob = await people.member('bob');
    const hook = await hookOf(bob, ['sale']);
    await (await people.member('bea')).post('/api/profiles/bob/follow');
    await notificationsCollected(ctx);
    expect(await deliveriesOf(hook)).toEqual([]);
    await bob.patch(hook.at, { kinds: ['follow'], enabled: false });
    await (await people.member('ben')).post('/api/profiles/bob/follow');
    await notificationsCollected(ctx);
    expect(await deliveriesOf(hook)).toEqual([]);
  });

  it('is tried again ever later and given up after eight times', async () => {
    const cid = await people.member('cid');
    const hook = await hookOf(cid);
    const id = await followed(hook);
    receiver.answer.status = 500;
    for (let attempt = 1; attempt < webhookLimits.attempts; attempt++) {
      await deliverWebhook(outside, id);
      expect(await deliveriesOf(hook)).toMatchObject([{ status: 'pending', attempts: attempt, answerStatus: 500 }]);
    }
    await deliverWebhook(outside, id);
    expect(await deliveriesOf(hook)).toMatchObject([{ status: 'failed', attempts: 8, error: 'The answer was 500.' }]);
    expect((await cid.get('/api/me/webhooks')).body.webhooks).toMatchObject([{ failures: 1, disabledAt: null }]);
    receiver.answer.status = 200;
    await deliverWebhook(outside, await followed(hook));
    expect((await cid.get('/api/me/webhooks')).body.webhooks).toMatchObject([{ failures: 0 }]);
  });

  it('is switched off when its address is gone or fails too often, and on again by its owner', async () => {
    const dan = await people.member('dan');
    const hook = await hookOf(dan);
    receiver.answer.status = 410;
    await deliverWebhook(outside, await followed(hook));
    const state = async () => (await dan.get('/api/me/webhooks')).body.webhooks[0];
    expect(await state()).toMatchObject({ disabledAt: expect.any(String) });
    expect((await dan.patch(hook.at, { enabled: true })).body.webhook).toMatchObject({ failures: 0, disabledAt: null });
    receiver.answer.status = 302;
    for (let failed = 1; failed <= webhookLimits.failuresMax; failed++) {
      const id = await followed(hook);
      for (let attempt = 0; attempt < webhookLimits.attempts; attempt++) await deliverWebhook(outside, id);
    }
    expect(await state()).toMatchObject({ failures: 5, disabledAt: expect.any(String) });
    expect(codeOf(await dan.post(`${hook.at}/test`))).toEqual([409, 'conflict']);
  });

  it('of a name that leads inside is never called', async () => {
    const eve = await people.member('eve');
    const hook = await hookOf(eve);
    const id = await followed(hook);
    const inside = openOutbound({ resolve: async () => ['127.0.0.1'], isAllowed: () => false });
    await deliverWebhook({ ...ctx, outbound: inside }, id);
    expect(await deliveriesOf(hook)).toMatchObject([
      { status: 'pending', answerStatus: null, error: 'The name leads to no public address.' },
    ]);
    expect(receiver.calls).toEqual([]);
  });

  it('is tested by its owner, whose new secret signs from then on', async () => {
    const fay = await people.member('fay');
    const hook = await hookOf(fay);
    const { secret } = (await fay.post(`${hook.at}/secret`)).body;
    expect(secret).not.toBe(hook.secret);
    const { status, body } = await fay.post(`${hook.at}/test`);
    expect([status, body.delivery.kind]).toEqual([202, 'test']);
    await deliverWebhook(outside, body.delivery.id);
    const { 'webhook-timestamp': at, 'webhook-signature': signature } = receiver.calls[0]?.headers ?? {};
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = `${body.delivery.id}.${at}.${receiver.calls[0]?.body}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it.each([
    'http://hooks.example/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://169.254.169.254/latest',
    'https://a:b@hooks.example/',
    'hooks',
  ])('is refused at %s', async (url) => {
    const gus = await people.member(`gus${++named}`);
    expect(codeOf(await gus.post('/api/me/webhooks', { url, kinds: ['sale'] }))).toEqual([400, 'invalid_request']);
    const hook = await hookOf(gus);
    expect((await gus.patch(hook.at, { url })).status).toBe(400);
  });

  it('is visible and changeable only for its owner', async () => {
    const [hal, ivy] = [await people.member('hal'), await people.member('ivy')];
    const { at } = await hookOf(hal);
    for (const answer of [
      await ivy.patch(at, { enabled: false }),
      await ivy.delete(at),
      await ivy.post(`${at}/secret`),
      await ivy.post(`${at}/test`),
      await ivy.get(`${at}/deliveries`),
    ])
      expect(answer.status).toBe(404);
  });

  it('races: of ten new ones five are made', async () => {
    const jan = await people.member('jan');
    const body = { url: receiver.url('/'), kinds: ['sale'] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => jan.post('/api/me/webhooks', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)]);
  });

  it('goes with its account, and its secret is in no export', async () => {
    const kim = await people.member('kim');
    const hook = await hookOf(kim);
    const id = await followed(hook);
    const exported = await kim.get('/api/me/export');
    expect(exported.text).toContain('hooks.example');
    expect(exported.text).not.toContain(hook.secret);
    await inTransaction(ctx.db, (tx) => closeAccount(tx, ctx, kim.id));
    await deliverWebhook(outside, id);
    expect(receiver.calls).toEqual([]);
  });
});

it('is not offered where it is not switched on', async () => {
  const plain = await startService();
  const leo = await plain.people.member('leo');
  expect(codeOf(await leo.get('/api/me/webhooks'))).toEqual([503, 'not_configured']);
  expect((await leo.post('/api/me/webhooks', { url: 'https://hooks.example/', kinds: ['sale'] })).status).toBe(503);
  expect((await plain.people.nobody.get('/api/service')).body.webhooks).toBe(false);
});
