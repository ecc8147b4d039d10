import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { insertSession } from '../access/session-queries.ts';
import { notificationsCollected } from '../testing/people/collected-notifications.ts';
import type { Person } from '../testing/people/people.ts';
import { startReceiver } from '../testing/receiver.ts';
import { startService } from '../testing/service.ts';
import { isPushEndpoint } from './push.ts';
import { listPushSubscriptions } from './push-queries.ts';
import { sendPush } from './send-push.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const plain = await startService();
const service = await startService({
  config: {
    vapidPublicKey: publicKey,
    secrets: { ...plain.ctx.config.secrets, vapidPrivateKey: privateKey },
  },
});
const { people, ctx, clock, boss } = service;
const receiver = await startReceiver();
const toReceiver = {
  ...ctx,
  outbound: {
    post: (request: Parameters<typeof ctx.outbound.post>[0]) =>
      receiver.outbound.post({ ...request, url: receiver.url(new URL(request.url).pathname) }),
  },
};
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];

beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answer = { status: 201, headers: {}, body: '' };
});

function browser(path: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${path}`, keys: { p256dh, auth } };
}

async function told(person: Person, fan: string): Promise<string> {
  await (await people.member(fan)).post(`/api/profiles/${person.handle}/follow`);
  await notificationsCollected(ctx);
  return (await person.get('/api/notifications')).body.notifications[0].id;
}

describe('endpoints', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (url) => {
    expect(isPushEndpoint(url)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://notify.windows.com/x',
    'https://evil-notify.windows.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://hooks.example/x',
    'nonsense',
  ])('%s is none', (url) => {
    expect(isPushEndpoint(url)).toBe(false);
  });
});

describe('a browser', () => {
  it('is pushed its member’s notifications, encrypted and signed, once they are collected', async () => {
    const ada = await people.member('ada');
    expect((await people.nobody.get('/api/service')).body.pushKey).toBe(publicKey);
    const { status, body } = await ada.post('/api/me/push', browser('ada'));
    expect([status, body.subscription.host]).toEqual([201, 'fcm.googleapis.com']);
    const id = await told(ada, 'bob');
    const queued = await boss.fetch('send-push', { batchSize: 10 });
    expect(queued.map(({ data }) => data)).toContainEqual({ accountId: ada.id, notificationId: id });
    await sendPush(toReceiver, ada.id, id);
    expect(receiver.calls).toMatchObject([
      {
        path: '/fcm/send/ada',
        headers: {
          'content-encoding': 'aes128gcm',
          ttl: '86400',
          topic: id.replaceAll('-', ''),
          authorization: expect.stringMatching(/^vapid t=/),
        },
      },
    ]);
    expect(receiver.calls[0]?.body.toString('latin1')).not.toContain('follow');
  });

  it('is pushed nothing that was read', async () => {
    const cyd = await people.member('cyd');
    await cyd.post('/api/me/push', browser('cyd'));
    const id = await told(cyd, 'dan');
    await cyd.post('/api/notifications/read', {});
    await sendPush(toReceiver, cyd.id, id);
    expect(receiver.calls).toEqual([]);
  });

  it('that is gone is forgotten, and one that fails is tried again', async () => {
    const eve = await people.member('eve');
    await eve.post('/api/me/push', browser('eve'));
    const id = await told(eve, 'fay');
    receiver.answer.status = 500;
    await expect(sendPush(toReceiver, eve.id, id)).rejects.toThrow('1 of 1 browsers: answer 500');
    expect((await eve.get('/api/me/push')).body.subscriptions).toHaveLength(1);
    receiver.answer.status = 410;
    await sendPush(toReceiver, eve.id, id);
    expect((await eve.get('/api/me/push')).body.subscriptions).toEqual([]);
  });

  it('whose key is no point of the curve is forgotten, and the others are pushed to', async () => {
    const ivy = await people.member('ivy');
    const odd = browser('odd');
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect((await ivy.post('/api/me/push', { ...odd, keys: { ...odd.keys, p256dh } })).status).toBe(201);
    await ivy.post('/api/me/push', browser('ivy'));
    await sendPush(toReceiver, ivy.id, await told(ivy, 'jon'));
    expect(receiver.calls).toHaveLength(1);
    expect((await ivy.get('/api/me/push')).body.subscriptions).toHaveLength(1);
  });

  it('belongs to who subscribed last, ten of them each, and is only its owner’s to remove', async () => {
    const [gus, hal] = [await people.member('gus'), await people.member('hal')];
    const shared = browser('shared');
    const { id } = (await gus.post('/api/me/push', shared)).body.subscription;
    expect((await hal.delete(`/api/me/push/${id}`)).status).toBe(404);
    await hal.post('/api/me/push', shared);
    expect((await gus.get('/api/me/push')).body.subscriptions).toEqual([]);
    for (let i = 0; i < 11; i++) await gus.post('/api/me/push', browser(`gus${i}`));
    const { subscriptions } = (await gus.get('/api/me/push')).body;
    expect(subscriptions).toHaveLength(10);
    expect((await gus.delete(`/api/me/push/${subscriptions[0].id}`)).status).toBe(204);
    expect((await gus.get('/api/me/push')).body.subscriptions).toHaveLength(9);
  });

  it('is pushed no kind that its member switched off for browsers, which is listed all the same', async () => {
    const kim = await people.member('kim');
    await kim.post('/api/me/push', browser('kim'));
    const changed = await kim.patch('/api/me/notifications', { push: { follow: false, achievement: false } });
    expect(changed.body).toMatchObject({ settings: { follow: true }, push: { follow: false, like: true } });
    const pushes = async () => {
      const queued = await boss.fetch<{ accountId: string }>('send-push', { batchSize: 100 });
      return queued.filter(({ data }) => data.accountId === kim.id).length;
    };
    await told(kim, 'lou');
    expect(await pushes()).toBe(0);
    await kim.patch('/api/me/notifications', { follow: true, push: { follow: true } });
    await told(kim, 'mia');
    expect(await pushes()).toBe(1);
    expect((await kim.patch('/api/me/notifications', { push: { follow: 'no' } })).status).toBe(400);
  });

  it('is forgotten with the session that subscribed it, however that ends', async () => {
    const nia = await people.member('nia');
    const elsewhere = people.with(await insertSession(ctx.db, clock, nia.id));
    await nia.post('/api/me/push', browser('nia'));
    await elsewhere.post('/api/me/push', browser('nia-elsewhere'));
    expect((await nia.get('/api/me/push')).body.subscriptions).toHaveLength(2);
    expect((await nia.delete('/api/me/sessions')).status).toBe(204);
    expect((await nia.get('/api/me/push')).body.subscriptions).toHaveLength(1);
    expect((await nia.post('/api/auth/logout')).status).toBe(204);
    expect(await listPushSubscriptions(ctx.db, nia.id)).toEqual([]);
  });

  it('of another host or with broken keys is refused, and all of it where no keys are set', async () => {
    const ivy = await people.member('ivy');
    const good = browser('ivy');
    expect((await ivy.post('/api/me/push', { ...good, endpoint: 'https://hooks.example/' })).status).toBe(400);
    expect((await ivy.post('/api/me/push', { ...good, keys: { ...good.keys, auth: 'short' } })).status).toBe(400);
    const jan = await plain.people.member('jan');
    expect(codeOf(await jan.post('/api/me/push', good))).toEqual([503, 'not_configured']);
    expect((await plain.people.nobody.get('/api/service')).body.pushKey).toBeNull();
  });
});
