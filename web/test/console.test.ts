import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../server/src/database/db.ts';
import { insertAnnouncement, withdrawAnnouncements } from '../../server/src/operators/service-queries.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import {
  codeFor,
  enrollAsOperator,
  inviteAsOperator,
  passwordAt,
  signInAsOperator,
} from '../../server/src/testing/people/operators.ts';
import { openShop } from '../../server/src/testing/people/shop-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, waitForCard } from './kit.ts';

const service = await startService({ reachable: true });
const { ctx, people, clock } = service;
const careful = await startService({ beside: service, config: { consoleTwoPeople: true } });
// Passkeys belong to a name: an address of numbers has none.
const named = await startService({ beside: service, reachable: true, host: 'localhost' });
const visit = openBrowser(service);

async function signIn(role: 'owner' | 'moderator', page: Page): Promise<string> {
  const { email, secret } = await enrollAsOperator(service, role);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the mail').fill(await expectCode(email));
  clock.forward(30);
  await page.getByLabel('One-time password').fill(passwordAt(secret, clock.now()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return email;
}

async function expectCode(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = await codeFor(service, email).catch(() => '');
      return code;
    })
    .not.toBe('');
  return code;
}

async function confirmWith(page: Page, button: string, filled: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(filled)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** So many deliveries to a webhook of somebody's. */
async function sendToWebhook(accountId: string, count: number): Promise<void> {
  const now = clock.now();
  const id = newId(now);
  await sql`insert into webhooks (id, account_id, url, kinds, sealed_secret, created_at)
    values (${id}, ${accountId}, 'https://ada.example/hook', '{follow}', '', ${now})`.execute(ctx.db);
  await sql`insert into webhook_deliveries (id, webhook_id, kind, created_at)
    select gen_random_uuid(), ${id}, 'test', ${now} from generate_series(1, ${count}::int)`.execute(ctx.db);
}

/** Names that several buttons share. Those that sort a column are named by their table. */
async function sharedNames(page: Page): Promise<string[]> {
  const names = await page
    .locator('button:not(th button)')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent ?? ''));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe.skipIf(!hasBrowser)('the console', () => {
  it('is read by a screen reader: tables have headings, buttons have names of their own, a new screen takes the focus', async () => {
    const lou = await people.member('lou');
    for (const title of ['Left board', 'Right board']) await makeGame(ctx, lou, { title });
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('owner', page);
    await page.getByRole('heading', { name: 'Job queues', level: 2 }).waitFor();
    await page.getByRole('table', { name: 'Job queues' }).waitFor();
    expect(await sharedNames(page)).toEqual([]);
    await page.getByRole('link', { name: 'Service' }).click();
    await expect.poll(() => page.title()).toBe('Service · Coinop console');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.getByRole('cell', { name: 'consoleTwoPeople', exact: true }).waitFor();
    await page.getByRole('button', { name: 'CSV of Settings' }).waitFor();
    expect(await sharedNames(page)).toEqual([]);
    await page.goto(`${service.url}/console#people/${lou.id}`);
    await page.getByRole('button', { name: 'Freeze boards: Left board' }).click();
    await page.getByRole('dialog', { name: 'Freeze boards: Left board' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await sharedNames(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('E-mail address').waitFor();
    await expect.poll(() => page.title()).toBe('Coinop console');
  });

  it('lets an owner in, shows the overview, and grants coins', async () => {
    const ada = await people.member('ada');
    await sendToWebhook(ada.id, 60);
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    const email = await signIn('owner', page);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    const axes = page.getByRole('figure', { name: 'Plays a day' }).locator('svg text');
    await expect.poll(async () => (await axes.allTextContents())[0]).toBe('0');
    await expect.poll(async () => (await axes.allTextContents()).at(-1)).toMatch(/[A-Z][a-z]{2}/);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Handle, id or e-mail address').fill('ada');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: '@ada' }).click();
    await page.getByRole('button', { name: 'Give or take coins' }).click();
    await confirmWith(page, 'Give or take coins', {
      'Coins, negative to take': '25',
      "Line on the person's statement": 'Sorry for the outage',
      'Reference, used once': 'ticket-7',
      'Reason, for the log': 'Asked by mail',
    });
    await page.getByRole('cell', { name: 'Sorry for the outage' }).waitFor();
    expect((await ada.get('/api/wallet')).body.ledger[0]).toMatchObject({ amount: 25, memo: 'Sorry for the outage' });
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sorry for the outage' }).click();
    await page.getByRole('heading', { name: 'Transaction: Sorry for the outage' }).waitFor();
    await page.getByRole('row', { name: '@ada' }).getByRole('cell', { name: '25' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Service' }).click();
    await page.getByRole('cell', { name: 'consoleTwoPeople', exact: true }).waitFor();
    const deliveries = page.getByRole('region', { name: 'Webhook deliveries, scrollable' });
    await expect.poll(() => deliveries.getByRole('row').count()).toBe(1 + 50);
    await page.locator('.console-table', { has: deliveries }).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => deliveries.getByRole('row').count()).toBe(1 + 60);
    await page.getByRole('button', { name: 'Add an operator' }).click();
    await confirmWith(page, 'Add an operator', {
      'E-mail address': 'new@operators.example',
      'Reason, for the log': 'She helps at night',
    });
    await page.getByText('This link works once').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const invited = page.getByRole('row', { name: 'new@operators.example' });
    await invited.getByRole('button', { name: 'Lock out' }).click();
    await confirmWith(page, 'Lock out', {
      'Type "new@operators.example" to confirm': 'new@operators.example',
      'Reason, for the log': 'A typing error',
    });
    await invited.getByRole('cell', { name: 'disabled' }).waitFor();
    await page.getByRole('link', { name: 'Log' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'All of it as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('actions.csv');
    await page.getByRole('cell', { name: 'give coins' }).waitFor();
    await page.getByRole('cell', { name: email }).first().waitFor();
    const mona = await signInAsOperator(service, 'moderator');
    const asked = { reason: 'Spam', confirm: 'ada' };
    const { status } = await careful.people.with(mona.token).post(`/api/admin/people/${ada.id}/ban`, asked);
    expect(status).toBe(202);
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await confirmWith(page, 'Approve', { 'Reason, for the log': 'I saw it too' });
    await page.getByRole('cell', { name: `approved by ${email}: I saw it too` }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect((await ada.get('/api/me')).status).toBe(401);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail address').waitFor();
  });

  it('enrols a passkey by link, signs in with it, adds another one and removes the first', async () => {
    const { email, link } = await inviteAsOperator(named, 'viewer');
    const { page, context } = await visit({ viewport: 'desk', at: named, path: '/console', alone: true });
    await page.goto(link);
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const plugIn = () =>
      devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
    const { authenticatorId } = await plugIn();
    await page.getByLabel('Name of the passkey').fill('Laptop');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enrol a passkey' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code from the mail').fill(await expectCode(email));
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByLabel('One-time password').waitFor({ state: 'detached' });
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Passkeys' }).click();
    await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor();
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await plugIn();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmWith(page, 'Add a passkey', { 'Name of the passkey': 'Phone', 'Reason, for the log': 'A spare one' });
    await page.getByRole('cell', { name: 'Phone', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('row', { name: 'Laptop' }).getByRole('button', { name: 'Remove' }).click();
    await confirmWith(page, 'Remove', { 'Reason, for the log': 'Sold it' });
    await page.getByRole('cell', { name: 'Laptop', exact: true }).waitFor({ state: 'detached' });
  });

  it('refunds a purchase on the money page, and the buyer reads it in the wallet', async () => {
    const shop = await openShop(ctx, people, 'dora', 'Hat World');
    const eli = await shop.visitor('eli', 60);
    await eli.approve(await eli.wants(await shop.add({ kind: 'durable', name: 'Red hat', price: 40 })));
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('owner', page);
    await page.getByRole('link', { name: 'Money' }).click();
    await page.getByRole('cell', { name: 'Red hat', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('row', { name: 'Red hat' }).getByRole('button', { name: 'Refund' }).click();
    await confirmWith(page, 'Refund', { 'Reason, for the log': 'It never showed' });
    await page.getByRole('cell', { name: /^refunded/ }).waitFor();
    const { balance, ledger } = (await eli.get('/api/wallet')).body;
    expect([balance, ledger[0]]).toMatchObject([60, { kind: 'refund', amount: 40 }]);
    expect(await eli.inventory()).toEqual({});
  });

  it('supports a member: another handle, a reset limit, a ban that ends', async () => {
    const gil = await people.member('gil');
    for (const handle of ['gil_1', 'gil_2', 'gil_3']) await gil.patch('/api/me', { handle });
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('owner', page);
    await page.goto(`${service.url}/console#people/${gil.id}`);
    await page.getByRole('cell', { name: 'handle_change', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('row', { name: 'handle_change' }).getByRole('button', { name: 'Reset' }).click();
    await confirmWith(page, 'Reset', { 'Reason, for the log': 'A typing error' });
    await page.getByRole('cell', { name: 'handle_change', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Rename' }).click();
    await confirmWith(page, 'Rename', { 'New handle': 'gilda', 'Reason, for the log': 'Asked by mail' });
    await page.getByRole('heading', { name: '@gilda' }).waitFor();
    await page.getByRole('button', { name: 'Ban until' }).click();
    await confirmWith(page, 'Ban until', {
      Until: '2099-01-01T12:00',
      'Type "gilda" to confirm': 'gilda',
      'Reason, for the log': 'Spam',
    });
    await page.getByText(/banned until/).waitFor();
    expect((await gil.get('/api/me')).status).toBe(401);
  });

  it("freezes a game's boards, takes a person's data along, refuses a word and pauses a queue", async () => {
    const hana = await people.member('hana');
    const gameId = await makeGame(ctx, hana, { title: 'Odd points' });
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('owner', page);
    await page.goto(`${service.url}/console#people/${hana.id}`);
    await page.getByRole('button', { name: 'Freeze boards' }).click();
    await confirmWith(page, 'Freeze boards', { 'Reason, for the log': 'A bug gives points' });
    await page.getByRole('cell', { name: /^frozen since/ }).waitFor();
    expect((await hana.get(`/api/games/${gameId}/leaderboard`)).body.frozen).toBe(true);
    const player = await visit({ viewport: 'desk', path: `/g/${gameId}` });
    const panel = player.page.getByRole('article', { name: 'Odd points' }).getByRole('region', { name: 'Leaderboard' });
    await panel.getByText('This board is closed').waitFor();
    await page.getByRole('button', { name: 'Unfreeze boards' }).click();
    await confirmWith(page, 'Unfreeze boards', { 'Reason, for the log': 'It is mended' });
    await page.getByRole('cell', { name: 'take scores' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await confirmWith(page, 'Export', { 'Reason, for the log': 'Asked by letter' });
    expect((await download).suggestedFilename()).toBe('hana.json');
    await page.getByRole('link', { name: 'Words' }).click();
    await page.getByRole('button', { name: 'Refuse a word' }).click();
    await confirmWith(page, 'Refuse a word', {
      'Word or phrase, in small letters': 'oddword',
      'Reason, for the log': 'Used to insult',
    });
    await page.getByRole('cell', { name: 'oddword', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Overview' }).click();
    const queue = page.getByRole('region', { name: 'Job queues, scrollable' }).getByRole('row').nth(1);
    await queue.getByRole('button', { name: 'Pause' }).click();
    await confirmWith(page, 'Pause', { 'Reason, for the log': 'The disk is full' });
    await page.getByRole('cell', { name: /, paused$/ }).waitFor();
    await queue.getByRole('button', { name: 'Resume' }).click();
    await confirmWith(page, 'Resume', { 'Reason, for the log': 'It has room again' });
    await page.getByRole('cell', { name: /, paused$/ }).waitFor({ state: 'detached' });
  });

  it('previews a hidden game, features, tags and rates it, and deletes it permanently', async () => {
    const ines = await people.member('ines');
    const html = '<!doctype html><title>Moon</title><p id="moon">The moon</p><script>coinop.ready()</script>';
    const gameId = await makeGame(ctx, ines, { title: 'Moon walk', html });
    for (const player of [await people.member('jan'), await people.member('kim')]) {
      await player.post('/api/events', { type: 'play_start', gameId });
      clock.forward(30);
      await player.post('/api/events', { type: 'score', gameId, score: 9 });
    }
    const ranked = async () =>
      (await ines.get(`/api/games/${gameId}/leaderboard`)).body.entries.map(({ handle }: { handle: string }) => handle);
    await expect.poll(async () => (await ranked()).toSorted()).toEqual(['jan', 'kim']);
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('moderator', page);
    await page.getByRole('link', { name: 'Content' }).click();
    await page.getByLabel('Title, id or @owner').fill('moon');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Moon walk' }).click();
    await page.getByRole('heading', { name: 'Moon walk' }).waitFor();
    await page.getByRole('button', { name: 'Hide' }).click();
    await confirmWith(page, 'Hide', { 'Reason, for the log': 'To look at it' });
    await page.getByRole('button', { name: 'Restore' }).waitFor();
    await page.frameLocator('iframe').locator('#moon').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore' }).click();
    await confirmWith(page, 'Restore', { 'Reason, for the log': 'It is fine' });
    await page.getByRole('button', { name: 'Feature' }).click();
    await confirmWith(page, 'Feature', { Until: '2099-01-01T12:00', 'Reason, for the log': 'It is fun' });
    await page.getByRole('button', { name: 'Feature no longer' }).waitFor();
    await page.getByRole('button', { name: 'Change tags' }).click();
    await confirmWith(page, 'Change tags', {
      'Tags, with commas between them': 'space, calm',
      'Reason, for the log': 'They were missing',
    });
    await page.getByText(/^Tags: space, calm; not rated/).waitFor();
    await page.getByRole('button', { name: 'Rate' }).click();
    await page.getByRole('dialog', { name: 'Rate' }).getByLabel('Fit for').selectOption('everyone');
    await confirmWith(page, 'Rate', { 'Reason, for the log': 'Nothing bad in it' });
    await page.getByText(/rated everyone/).waitFor();
    await page.getByRole('button', { name: 'Take scores off' }).click();
    await confirmWith(page, 'Take scores off', {
      'Handle of the player; empty: everybody': 'kim',
      'Reason, for the log': 'Cheated',
    });
    await page.getByRole('cell', { name: 'clean board' }).waitFor();
    await expect.poll(ranked).toEqual(['jan']);
    const { page: phone } = await visit({ path: '/find' });
    await phone.getByRole('region', { name: 'Featured' }).getByRole('link', { name: 'Moon walk' }).waitFor();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await confirmWith(page, 'Delete for good', {
      'Type "Moon walk" to confirm': 'Moon walk',
      'Reason, for the log': 'Asked by its owner',
    });
    await page.getByRole('heading', { name: 'It is gone' }).waitFor();
    expect((await ines.get(`/api/games/${gameId}`)).status).toBe(404);
  });

  it('announces something: news is the first card until it is dismissed, maintenance stays on every screen', async () => {
    const { page } = await visit({ viewport: 'desk', path: '/console', alone: true });
    await signIn('owner', page);
    await page.getByRole('link', { name: 'Service' }).click();
    const { page: phone } = await visit({ path: '/' });
    const expiresAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const announce = async (text: string, kind: string) => {
      const now = clock.now();
      await inTransaction(ctx.db, async (tx) => {
        await withdrawAnnouncements(tx, now);
        await insertAnnouncement(
          tx,
          { id: newId(now), text, kind: kind as 'news', expiresAt: new Date(expiresAt) },
          now,
        );
      });
      await expect.poll(async () => (await people.nobody.get('/api/service')).body.announcement?.text).toBe(text);
      await phone.reload();
    };
    // The news comes when the feed is shown already, and nobody has touched it yet.
    let sendNews = () => {};
    const isShown = new Promise<void>((resolve) => {
      sendNews = resolve;
    });
    await phone.route('**/api/service', async (route) => {
      await isShown;
      await route.continue();
    });
    await announce('Ten new games today', 'news');
    await phone.locator('article:not([inert])').waitFor();
    sendNews();
    await waitForCard(phone, 'Announcement');
    const card = phone.getByRole('article', { name: 'Announcement' });
    await card.getByText('Ten new games today').waitFor();
    expect(await findBarriers(phone)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
    await phone.goto(`${service.url}/find`);
    await announce('Back at noon', 'maintenance');
    await phone.getByText('Back at noon').waitFor();
    await phone.reload();
    await phone.getByText('Back at noon').waitFor();
    // A service that is busy for a moment is asked again by itself.
    let isBusy = true;
    await page.route('**/api/admin/me', (route) =>
      isBusy ? route.fulfill({ status: 503, json: { error: 'One moment.' } }) : route.continue(),
    );
    await page.reload();
    await page.getByRole('alert').getByText('One moment.').waitFor();
    isBusy = false;
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await confirmWith(page, 'Withdraw', { 'Reason, for the log': 'It is noon' });
    await expect.poll(async () => (await people.nobody.get('/api/service')).body.announcement).toBeNull();
    const isAnswered = phone.waitForResponse('**/api/service');
    await phone.reload();
    await isAnswered;
    await expect.poll(() => phone.getByText('Back at noon').count()).toBe(0);
  });

  it('lets a moderator decide about a report, by keyboard, on a tablet in daylight', async () => {
    const [bob, cyd] = [await people.member('bob'), await people.member('cyd')];
    const gameId = await makeGame(ctx, bob, { title: 'Loud game' });
    await cyd.post('/api/reports', { target: 'game', id: gameId, reason: 'It is far too loud' });
    const { page } = await visit({ viewport: 'desk', path: '/console#reports', scheme: 'light', alone: true });
    await page.setViewportSize({ width: 820, height: 1180 });
    await signIn('moderator', page);
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('It is far too loud').waitFor();
    await page.getByRole('button', { name: 'Loud game game, 1 report', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByText('the case before').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('o');
    await page.frameLocator('iframe[title="Preview of Loud game"]').locator('canvas').waitFor({ state: 'attached' });
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('o');
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.getByRole('dialog', { name: 'Restore' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    expect(await page.getByRole('dialog', { name: 'Hide' }).getByLabel('Reason, for the log').inputValue()).toBe('');
    await confirmWith(page, 'Hide', { 'Reason, for the log': 'Too loud indeed' });
    await page.getByText('Nothing waits for a decision.').waitFor();
    expect((await cyd.get(`/api/games/${gameId}`)).status).toBe(404);
    const { page: phone } = await visit({ path: '/hidden', as: bob });
    await phone.getByRole('heading', { name: 'Loud game' }).waitFor();
    await phone.getByText('Too loud indeed').waitFor();
    await phone.getByRole('button', { name: 'Appeal' }).click();
    await phone.getByLabel('Why should it be shown again?').fill('It is a game about drums.');
    expect(await findBarriers(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Send appeal' }).click();
    await phone.getByText('We are reviewing your appeal.').waitFor();
    await page.getByRole('link', { name: 'Appeals' }).click();
    await page.getByRole('cell', { name: 'It is a game about drums.' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lift the decision' }).click();
    await confirmWith(page, 'Lift the decision', {
      'What the owner is told': 'We turned the volume down and listened again.',
      'Reason, for the log': 'Drums it is',
    });
    await page.getByText('Nothing here.').waitFor();
    expect((await cyd.get(`/api/games/${gameId}`)).status).toBe(200);
    // Notifications are collected a moment after what they tell of.
    await expect
      .poll(async () => (await bob.get('/api/notifications')).body.notifications[0]?.thing)
      .toMatchObject({ type: 'appeal' });
    await phone.goto(`${service.url}/notifications`);
    await phone.getByText(/Your appeal was answered: We turned the volume down/).waitFor();
  });
});
