import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
const gameId = await makeGame(ctx, cleo, { title: 'Lantern run', html: buttonGame });

const card = (page: Page) => page.locator('article:not([inert])');
const likeButton = (page: Page) => card(page).getByRole('button', { name: 'Like Lantern run' });

describe.skipIf(!hasBrowser)('liking', () => {
  it.each(['phone', 'desk'] as const)(
    'counts at once, is known on the next visit and lists what is liked, on a %s',
    async (viewport) => {
      const ada = await people.member(`ada_${viewport}`);
      const { page } = await visit({ viewport, as: ada, path: `/g/${gameId}` });
      await waitForCard(page, 'Lantern run');
      const heart = likeButton(page);
      expect(await heart.getAttribute('aria-pressed')).toBe('false');
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await heart.getByText('1', { exact: true }).waitFor();
      await expect.poll(async () => (await ada.get('/api/me/likes')).body.likes.length).toBe(1);
      await page.reload();
      await waitForCard(page, 'Lantern run');
      await expect.poll(() => likeButton(page).getAttribute('aria-pressed')).toBe('true');

      await page.getByRole('link', { name: 'You' }).click();
      await page.getByRole('link', { name: 'Liked' }).click();
      await page.getByRole('link', { name: /Lantern run/ }).click();
      await waitForCard(page, 'Lantern run');
      await expect.poll(() => likeButton(page).getAttribute('aria-pressed')).toBe('true');
      expect(await findBarriers(page)).toEqual([]);
      await likeButton(page).click();
      await expect.poll(async () => (await ada.get('/api/me/likes')).body.likes).toEqual([]);
    },
  );

  it('works before the service has confirmed the account, which the app knows from the last visit', async () => {
    const eve = await people.member('eve');
    expect((await eve.put(`/api/games/${gameId}/like`)).status).toBe(200);
    const said = Promise.withResolvers<void>();
    const { page } = await visit({
      as: eve,
      path: `/g/${gameId}`,
      prepare: (context) => context.route('**/api/me', (route) => said.promise.then(() => route.continue())),
    });
    await waitForCard(page, 'Lantern run');
    await expect.poll(() => likeButton(page).getAttribute('aria-pressed')).toBe('true');
    await likeButton(page).click();
    await expect.poll(async () => (await eve.get('/api/me/likes')).body.likes).toEqual([]);
    said.resolve();
  });

  it('lets its maker edit a game in a menu that was opened before that', async () => {
    const said = Promise.withResolvers<void>();
    const { page } = await visit({
      as: cleo,
      path: `/g/${gameId}`,
      prepare: (context) => context.route('**/api/me', (route) => said.promise.then(() => route.continue())),
    });
    await waitForCard(page, 'Lantern run');
    await card(page).getByRole('button', { name: 'More about Lantern run' }).click();
    const menu = page.getByRole('dialog', { name: 'Lantern run' });
    await menu.getByRole('button', { name: 'Report' }).waitFor();
    said.resolve();
    await menu.getByRole('link', { name: 'Edit' }).waitFor();
  });

  it('asks a guest to sign in', async () => {
    const { page } = await visit({ path: `/g/${gameId}` });
    await waitForCard(page, 'Lantern run');
    await likeButton(page).click();
    await page.getByRole('dialog').getByLabel('Email').waitFor();
  });
});

describe.skipIf(!hasBrowser)('comments', () => {
  it('are written, answered, mention people, and are deleted by their authors', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ as: bob, path: `/g/${gameId}` });
    await waitForCard(page, 'Lantern run');
    await card(page).getByRole('button', { name: 'Comments on Lantern run' }).click();
    const sheet = page.getByRole('dialog', { name: 'Comments on Lantern run' });
    await sheet.getByText('No comments yet').waitFor();
    await sheet.getByLabel('Add a comment').fill(`What a light! Thank you @${cleo.handle}`);
    await sheet.getByRole('button', { name: 'Send' }).click();
    await sheet.getByText('1 comment', { exact: true }).waitFor();
    expect(await sheet.getByRole('link', { name: `@${cleo.handle}` }).getAttribute('href')).toBe(`/@${cleo.handle}`);
    await sheet.getByRole('button', { name: 'Reply' }).click();
    const answer = sheet.locator('form').filter({ has: page.getByLabel(`Reply to @${bob.handle}`) });
    await answer.getByLabel(`Reply to @${bob.handle}`).fill('I mean it.');
    await answer.getByRole('button', { name: 'Send' }).click();
    const replies = sheet.getByRole('list', { name: `Replies to @${bob.handle}` });
    await replies.getByText('I mean it.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await replies.getByRole('button', { name: `More about the comment of @${bob.handle}` }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Comment deleted').waitFor();
    await expect.poll(() => replies.getByText('I mean it.').count()).toBe(0);
  });

  it('have buttons whose names say whose comment it is', async () => {
    const [rae, sol] = [await people.member('rae'), await people.member('sol')];
    const id = await makeGame(ctx, cleo, { title: 'Two voices', html: buttonGame, listed: false });
    for (const person of [rae, sol]) await person.post(`/api/games/${id}/comments`, { text: 'Good' });
    const { page } = await visit({ as: rae, path: `/g/${id}` });
    await waitForCard(page, 'Two voices');
    await card(page).getByRole('button', { name: 'Comments on Two voices' }).click();
    for (const { handle } of [rae, sol]) {
      const name = new RegExp(`^Reply .*${handle}`, 'i');
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByLabel(`Reply to @${handle}`).waitFor();
    }
  });

  it('are pinned by the maker of the game and reported by others', async () => {
    const dan = await people.member('dan');
    for (const text of ['First words', 'Second words']) {
      service.clock.forward(5);
      expect((await dan.post(`/api/games/${gameId}/comments`, { text })).status).toBe(201);
    }
    const { page } = await visit({ viewport: 'desk', as: cleo, path: `/g/${gameId}` });
    await waitForCard(page, 'Lantern run');
    await card(page).getByRole('button', { name: 'Comments on Lantern run' }).click();
    const lines = page.getByRole('list', { name: 'Comments', exact: true }).locator('> li');
    const first = lines.filter({ hasText: 'First words' });
    await first.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('button', { name: 'Pin to the top' }).click();
    await expect.poll(() => lines.first().innerText()).toContain('First words');
    await lines.first().getByText('Pinned').waitFor();

    await lines
      .filter({ hasText: 'Second words' })
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByLabel('Hateful or abusive').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect.poll(() => lines.filter({ hasText: 'Second words' }).count()).toBe(0);
    const reported = ctx.db.selectFrom('reports').select('target').where('reporter_id', '=', cleo.id);
    expect(await reported.execute()).toEqual([{ target: 'comment' }]);
  });
});

describe.skipIf(!hasBrowser)('notifications', () => {
  it('come while the app is open, are counted, listed and read', async () => {
    const [eve, fay, kim] = [await people.member('eve'), await people.member('fay'), await people.member('kim')];
    const { page, requests } = await visit({ as: eve, path: '/me' });
    await expect.poll(() => requests).toContain('GET /api/notifications/events');
    expect((await fay.post(`/api/profiles/${eve.handle}/follow`)).status).toBe(200);
    await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
    const line = page.getByRole('link', { name: /Fay follows you/ });
    await line.waitFor();
    await expect.poll(async () => (await eve.get('/api/me')).body.unread).toBe(0);
    await expect.poll(() => page.getByText(/\d unread/).count()).toBe(0);
    // While the list is open, what is new stands on top of it.
    expect((await kim.post(`/api/profiles/${eve.handle}/follow`)).status).toBe(200);
    await page.getByRole('link', { name: /Kim follows you/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await line.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/@${fay.handle}`);
  });

  it('are listed when they came after the list was read and before the stream opened', async () => {
    const [ida, jon] = [await people.member('ida'), await people.member('jon')];
    const opened = Promise.withResolvers<void>();
    const { page } = await visit({
      as: ida,
      path: '/notifications',
      prepare: (context) =>
        context.route('**/api/notifications/events', (route) => opened.promise.then(() => route.continue())),
    });
    await page.getByText('Nothing here yet').waitFor();
    expect((await jon.post(`/api/profiles/${ida.handle}/follow`)).status).toBe(200);
    const collected = async () =>
      (await ida.get('/api/notifications')).body.notifications.map(({ kind }: { kind: string }) => kind);
    await expect.poll(collected).toContain('follow');
    opened.resolve();
    await page.getByRole('link', { name: /Jon follows you/ }).waitFor();
    await expect.poll(async () => (await ida.get('/api/me')).body.unread).toBe(0);
  });

  it('are counted inside the bar on the smallest phone, however many', async () => {
    const lou = await people.member('lou');
    const body = 'event: unread\ndata: {"unread":100}\n\n';
    const { page } = await visit({
      viewport: 'small',
      as: lou,
      path: '/me',
      prepare: (context) =>
        context.route('**/api/notifications/events', (route) =>
          route.fulfill({ contentType: 'text/event-stream', body }),
        ),
    });
    const badge = page.getByRole('navigation').getByText('99+').filter({ visible: true });
    await badge.waitFor();
    expect(await badge.evaluate((one) => innerWidth - one.getBoundingClientRect().right)).toBeGreaterThan(0);
  });

  it('are switched off kind by kind', async () => {
    const gil = await people.member('gil');
    const { page } = await visit({ viewport: 'desk', as: gil, path: '/notifications' });
    await page.getByText('Nothing here yet').waitFor();
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await page.getByRole('switch', { name: 'Likes' }).click();
    const settings = async () => (await gil.get('/api/me/notifications')).body.settings;
    await expect.poll(settings).toMatchObject({ like: false, follow: true });
  });

  it('say to a guest what they are for', async () => {
    const { page } = await visit({ path: '/notifications' });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
});

describe.skipIf(!hasBrowser)('the history', () => {
  it('leads back into what was played', async () => {
    const guest = await people.guest();
    expect((await guest.post('/api/events', { type: 'play_start', gameId })).status).toBe(200);
    const { page } = await visit({ viewport: 'desk', as: guest, path: '/history' });
    await page.getByRole('link', { name: /Lantern run 1 play/ }).click();
    await waitForCard(page, 'Lantern run');
  });
});
