import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { Person } from '../../server/src/testing/people/people.ts';
import { memberByEmail } from '../../server/src/testing/people/sign-in-steps.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasFullBrowser, openBrowser } from './kit.ts';
import { newAddress } from './mail-steps.ts';

const plain = await startService({ reachable: true });
const keys = webPush.generateVAPIDKeys();
const service = await startService({
  reachable: true,
  config: {
    vapidPublicKey: keys.publicKey,
    secrets: { ...plain.ctx.config.secrets, vapidPrivateKey: keys.privateKey },
  },
});
const { people } = service;
const visit = openBrowser(service);

const subscriptionsOf = async (person: Person) => (await person.get('/api/me/push')).body.subscriptions.length;

/**
 * A browser with a fake push service, because none can be reached from a test. It keeps its data when a page is
 * reloaded.
 */
async function withPushService(context: BrowserContext, name: string): Promise<void> {
  const json = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await context.grantPermissions(['notifications']);
  await context.addInitScript((made) => {
    if (!('PushManager' in window)) return;
    const subscription = {
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? subscription : null);
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('subscribed', String(options?.applicationServerKey));
      return subscription;
    };
  }, json);
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await page.getByRole('switch').nth(3).waitFor();
}

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Also while Coinop is closed' });
const subscribedWith = (page: Page) => page.evaluate(() => localStorage.getItem('subscribed'));

/** Until the page also knows that the service has the subscription. */
async function switchOn(page: Page, person: Person): Promise<void> {
  await openSettings(page);
  await pushSwitch(page).click();
  await expect.poll(() => subscriptionsOf(person)).toBe(1);
  await expect.poll(() => pushSwitch(page).isEnabled()).toBe(true);
}

type CountingScope = { registration: ServiceWorkerRegistration; shown: number };

/** The page's worker, which counts the notifications shown from now on. */
async function countShown(context: BrowserContext): Promise<() => Promise<number>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as CountingScope;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shown = 0;
    scope.registration.showNotification = async (...shown) => {
      await show(...shown);
      scope.shown += 1;
    };
  });
  return () => worker.evaluate(() => (self as unknown as CountingScope).shown);
}

/**
 * Hands the worker a message as the browser does when its push service sends one, until it is shown. Nobody may ask
 * earlier what is shown: Chromium then forgets a notification that it has stored but not yet displayed.
 */
async function openPushChannel(page: Page): Promise<(data: string) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${service.url}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = await countShown(page.context());
  return async (data) => {
    const before = await shown();
    await client.send('ServiceWorker.deliverPushMessage', { origin: service.url, registrationId, data });
    await expect.poll(shown).toBe(before + 1);
  };
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    return (await (await ready).getNotifications()).map(({ title, body, lang, data }) => ({ title, body, lang, data }));
  });

/** Only a user's tap lets a worker open or focus a window, so its calls are recorded. */
async function tapFirst(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(address: string): Promise<null> };
      WindowClient: { prototype: { focus(this: { url: string }): Promise<unknown> } };
    };
    const opened: string[] = [];
    scope.WindowClient.prototype.focus = async function () {
      opened.push(`focus ${new URL(this.url).pathname}`);
    };
    scope.clients.openWindow = async (address) => {
      opened.push(`open ${address}`);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const click = Object.assign(new Event('notificationclick'), { notification });
    const works: Promise<unknown>[] = [];
    self.dispatchEvent(Object.assign(click, { waitUntil: (work: Promise<unknown>) => works.push(work) }));
    await Promise.all(works);
    return opened;
  });
}

describe.skipIf(!hasFullBrowser)('notifications while no page is open', () => {
  it('are switched on and off in the settings, and stay as they are', async () => {
    const ada = await people.member('ada');
    const { page } = await visit({
      as: ada,
      path: '/notifications',
      worker: true,
      prepare: (context) => withPushService(context, 'ada'),
    });
    await switchOn(page, ada);
    expect(await subscribedWith(page)).toBe(keys.publicKey);
    await page.reload();
    await openSettings(page);
    await expect.poll(() => pushSwitch(page).isChecked()).toBe(true);
    await page.getByRole('group', { name: 'Notify me about' }).getByRole('switch', { name: 'Likes' }).click();
    const chosen = async () => (await ada.get('/api/me/notifications')).body;
    await expect.poll(chosen).toMatchObject({ settings: { like: true }, push: { like: false, follow: true } });
    await pushSwitch(page).click();
    await expect.poll(() => subscriptionsOf(ada)).toBe(0);
    await expect.poll(() => subscribedWith(page)).toBeNull();
    expect(await pushSwitch(page).isChecked()).toBe(false);
  });

  it('are shown in the language last used, and a tap opens or focuses their page', async () => {
    const bob = await people.member('bob');
    const { page, context } = await visit({
      as: bob,
      path: '/notifications',
      worker: true,
      prepare: (to) => withPushService(to, 'bob'),
    });
    await switchOn(page, bob);
    await page.goto(`${service.url}/account`);
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Sprache').waitFor();
    const kept = () => page.evaluate(async () => (await caches.match('/push-words'))?.json());
    await expect.poll(kept).toMatchObject({ language: 'de' });
    const push = await openPushChannel(page);
    const cyd = { handle: 'cyd', name: 'Cyd', avatarUrl: '' };
    const follow = { id: 'one', kind: 'follow', actor: cyd, count: 1, thing: null };
    await push(JSON.stringify({ notification: follow }));
    const followed = { title: 'Coinop', body: 'Cyd folgt dir', lang: 'de', data: '/@cyd' };
    await expect.poll(() => shownOn(page)).toEqual([followed]);
    await push(JSON.stringify({ notification: follow }));
    await push('nonsense');
    const unknown = { title: 'Coinop', body: 'Du hast eine neue Mitteilung', lang: 'de', data: '/notifications' };
    await expect.poll(() => shownOn(page)).toHaveLength(2);
    expect(await shownOn(page)).toEqual(expect.arrayContaining([followed, unknown]));
    await page.goto(`${service.url}/notifications`);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('The worker runs');
    const opened = [await tapFirst(worker), await tapFirst(worker)].flat();
    expect(opened.sort()).toEqual(['focus /notifications', 'open /@cyd']);
    expect(await shownOn(page)).toEqual([]);
  });

  it('are shown with a general text if the browser lost the stored texts', async () => {
    const dan = await people.member('dan');
    const { page } = await visit({
      as: dan,
      path: '/notifications',
      worker: true,
      prepare: (context) => withPushService(context, 'dan'),
    });
    await switchOn(page, dan);
    const push = await openPushChannel(page);
    expect(await page.evaluate(() => caches.delete('push'))).toBe(true);
    await push('');
    await expect.poll(() => shownOn(page)).toMatchObject([{ title: 'Coinop', body: '', data: '/notifications' }]);
  });

  it('end with a sign-out', async () => {
    const email = newAddress('eve');
    const [eve, elsewhere] = [await memberByEmail(service, email), await memberByEmail(service, email)];
    const { page } = await visit({
      as: eve,
      path: '/notifications',
      worker: true,
      // Of a read that is under way when the session ends.
      complaints: /401/,
      prepare: (context) => withPushService(context, 'eve'),
    });
    await switchOn(page, eve);
    await page.goto(`${service.url}/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByText('You are signed out').waitFor();
    expect(await subscriptionsOf(elsewhere)).toBe(0);
    expect(await subscribedWith(page)).toBeNull();
  });

  it('end in a browser whose session was ended elsewhere', async () => {
    const email = newAddress('hal');
    const [hal, elsewhere] = [await memberByEmail(service, email), await memberByEmail(service, email)];
    const { page } = await visit({
      as: hal,
      path: '/notifications',
      worker: true,
      complaints: /401/,
      prepare: (context) => withPushService(context, 'hal'),
    });
    await switchOn(page, hal);
    await elsewhere.delete('/api/me/sessions');
    await page.reload();
    await expect.poll(() => subscribedWith(page)).toBeNull();
  });

  it('are offered only where the service has keys', async () => {
    const fay = await plain.people.member('fay');
    const { page } = await visit({ at: plain, as: fay, path: '/notifications', worker: true });
    const isAnswered = page.waitForResponse(/\/api\/service$/);
    await page.reload();
    await isAnswered;
    await openSettings(page);
    expect(await pushSwitch(page).count()).toBe(0);
  });

  it('stay off where the browser blocks them, and it says where to allow them', async () => {
    const gus = await people.member('gus');
    const { page } = await visit({
      as: gus,
      path: '/notifications',
      worker: true,
      prepare: (context) =>
        context.addInitScript(() => {
          Notification.requestPermission = async () => 'denied';
        }),
    });
    await openSettings(page);
    await pushSwitch(page).click();
    await page.getByText('Your browser blocks notifications').waitFor();
    await expect.poll(() => pushSwitch(page).isChecked()).toBe(false);
    expect(await subscriptionsOf(gus)).toBe(0);
  });
});
