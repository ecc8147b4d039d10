import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { sealedCodeFor } from '../../server/src/testing/people/sign-in-steps.ts';
import { startApple } from '../../server/src/testing/servers/apple.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, takeControls } from './kit.ts';
import { newAddress } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

const apple = await startApple();
const appleSite = createServer();
await new Promise<void>((resolve) => appleSite.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(appleSite.address() as AddressInfo).port}`;
afterAll(() => {
  appleSite.closeAllConnections();
  appleSite.close();
});

const service = await startService({
  reachable: true,
  config: { apple: { clientIds: ['com.example.web'], issuer, jwksUrl: apple.jwksUrl } },
});
const { ctx, people } = service;
const visit = openBrowser(service);
const house = await people.member('house_of_tests');
const gameId = await makeGame(ctx, house, { title: 'Buttons', html: buttonGame });

type Here = { kind: string; handle: string; id: string; stats: { plays: number } };

/** An account exists as soon as the service has responded. */
async function whoIsHere(page: Page): Promise<Here> {
  await page.waitForFunction(() => localStorage.getItem('coinop.token') !== null);
  return page.evaluate(async () => {
    const token = localStorage.getItem('coinop.token');
    return (await (await fetch('/api/me', { headers: { Authorization: `Bearer ${token}` } })).json()).user;
  });
}

async function startByEmail(page: Page, email: string): Promise<void> {
  await page.goto(`${service.url}/me`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(email).waitFor();
}

describe.skipIf(!hasBrowser)('a newcomer', () => {
  it('is a guest at first sight, without any form, and the same one after a reload', async () => {
    const { page, requests } = await visit({ path: `/g/${gameId}` });
    await page.getByRole('link', { name: 'You' }).waitFor();
    await expect.poll(() => requests.filter((line) => line.startsWith('POST /api/auth/guest')).length).toBe(1);
    const first = await whoIsHere(page);
    expect(first.kind).toBe('guest');
    expect(await page.locator('input').count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'You' }).waitFor();
    expect((await whoIsHere(page)).id).toBe(first.id);
    expect(requests.filter((line) => line.startsWith('POST /api/auth/guest')).length).toBe(1);
  });

  it('whose session has ended continues as the same guest without noticing', async () => {
    const { page } = await visit({ path: `/g/${gameId}`, complaints: /401/ });
    await page.getByRole('link', { name: 'You' }).waitFor();
    const { id } = await whoIsHere(page);
    await ctx.db.deleteFrom('sessions').where('account_id', '=', id).execute();
    service.clock.forward(5);
    await page.goto(`${service.url}/wallet`);
    await page.getByText('Guests have no coins yet').waitFor();
    expect((await whoIsHere(page)).id).toBe(id);
  });
});

describe.skipIf(!hasBrowser)('signing in by e-mail', () => {
  it('accepts a pasted code and shows that the progress was kept', async () => {
    const email = newAddress('ada');
    const { page, game } = await visit({ path: `/g/${gameId}` });
    await takeControls(page);
    await game.getByRole('button', { name: 'start' }).click();
    await expect.poll(async () => (await whoIsHere(page)).stats.plays).toBe(1);
    const guest = await whoIsHere(page);

    await startByEmail(page, email);
    expect(await findBarriers(page)).toEqual([]);
    const code = await sealedCodeFor(service, email);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Your code is ${code.slice(0, 3)} ${code.slice(3)}.`,
    );
    const field = page.getByLabel('Six-digit code');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText(/Your progress is saved: 1 play/).waitFor();
    await expect.poll(() => page.locator('.welcome-coins').innerText()).toMatch(/^5\d\d/);
    await page.getByRole('button', { name: 'Continue' }).click();

    const member = await whoIsHere(page);
    expect(member.kind).toBe('member');
    expect(member.id).not.toBe(guest.id);
    expect(member.stats.plays).toBe(1);
    await page.getByRole('main').getByText(`@${member.handle}`).waitFor();
  });

  it('shows that a code is wrong, and accepts the right one afterwards', async () => {
    const { page } = await visit({ viewport: 'desk', complaints: /401/ });
    const email = newAddress('bob');
    await startByEmail(page, email);
    const code = await sealedCodeFor(service, email);
    const field = page.getByLabel('Six-digit code');
    await field.pressSequentially(code === '000000' ? '111111' : '000000');
    await page.getByRole('alert').getByText('The code is wrong or has expired').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await field.pressSequentially(code);
    await page.getByText('Welcome').waitFor();
    expect((await whoIsHere(page)).kind).toBe('member');
  });

  it('refuses an invalid address before asking the service', async () => {
    const { page, requests } = await visit();
    await page.goto(`${service.url}/me`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('nonsense');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send code' }).click();
    expect(await page.getByLabel('Email').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
    expect(requests.filter((line) => line.includes('/auth/email/start'))).toEqual([]);
  });

  it('signs out again, to the guest of the device', async () => {
    const ada = await people.member('ada_out');
    // A read that is under way when the session ends may be refused; the app repeats it as the guest.
    const { page } = await visit({ as: ada, path: '/account', complaints: /401/ });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out').waitFor();
    expect((await whoIsHere(page)).kind).toBe('guest');
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  it('notifies a member whose session ended elsewhere', async () => {
    const eve = await people.member('eve_lost');
    const { page } = await visit({ as: eve, path: '/wallet', complaints: /401/ });
    await page.getByText('No transactions yet').waitFor();
    await eve.post('/api/auth/logout');
    await page.getByRole('link', { name: 'Find' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'You were signed out' });
    await notice.waitFor();
    expect((await whoIsHere(page)).kind).toBe('guest');
    await notice.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  });

  it('does not perform the action of a member as the guest when the session was ended elsewhere', async () => {
    const fay = await people.member('fay_lost');
    const { page, requests } = await visit({ as: fay, path: '/account', complaints: /401/ });
    // While it is on its way: whatever else asks on that screen would notice a session that ended before.
    await page.route('**/api/me', async (route) => {
      if (route.request().method() === 'PATCH') await fay.post('/api/auth/logout');
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fay the First');
    await page.getByRole('button', { name: 'Save name and handle' }).click();
    await page.getByRole('status').filter({ hasText: 'You were signed out' }).waitFor();
    await page.evaluate(() => fetch('/healthz'));
    expect(requests.filter((line) => line.startsWith('PATCH /api/me'))).toHaveLength(1);
    expect((await whoIsHere(page)).kind).toBe('guest');
  });
});

describe.skipIf(!hasBrowser)('signing in with Apple', () => {
  beforeAll(() => {
    appleSite.on('request', (request, response) => {
      const url = new URL(request.url ?? '/', issuer);
      const asked = Object.fromEntries(url.searchParams);
      const back = new URL(asked['redirect_uri'] ?? '');
      void apple
        .sign(
          { iss: issuer, aud: asked['client_id'] ?? '', sub: '001.ada', nonce: asked['nonce'] },
          { now: service.clock.now() },
        )
        .then((token) => {
          back.hash = new URLSearchParams({ state: asked['state'] ?? '', code: 'c', id_token: token }).toString();
          response.writeHead(302, { location: back.href }).end();
        });
    });
  });

  it('goes to Apple and comes back signed in, the token out of the address', async () => {
    // A game that is still loading when its guest becomes a member finds its token revoked, and is loaded again.
    const { page } = await visit({ path: `/g/${gameId}`, complaints: /status of 401 .*\/games\// });
    await page.goto(`${service.url}/me`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign in with Apple' }).click();
    await page.getByText('You are signed in').waitFor();
    expect(page.url()).toBe(`${service.url}/me`);
    expect((await whoIsHere(page)).kind).toBe('member');
  });

  it('accepts no token that it did not request', async () => {
    const token = await apple.sign(
      { iss: issuer, aud: 'com.example.web', sub: '001.mallory' },
      { now: service.clock.now() },
    );
    const { page, requests } = await visit({ path: `/#state=x&id_token=${token}` });
    await page.getByRole('link', { name: 'You' }).waitFor();
    await expect.poll(() => requests.some((line) => line.startsWith('GET /api/me'))).toBe(true);
    expect(requests.filter((line) => line.includes('/auth/apple'))).toEqual([]);
    expect((await whoIsHere(page)).kind).toBe('guest');
  });
});
