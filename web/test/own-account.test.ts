import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import type { Person } from '../../server/src/testing/people/people.ts';
import { memberByEmail, sealedCodeFor } from '../../server/src/testing/people/sign-in-steps.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser } from './kit.ts';
import { newAddress } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people, clock } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });

describe.skipIf(!hasBrowser)('the sessions of an account', () => {
  it('are listed, and ended one by one or all but this one', async () => {
    const email = newAddress('ada');
    const ada = await memberByEmail(service, email);
    const elsewhere: Person[] = [];
    for (let times = 0; times < 3; times++) elsewhere.push(await memberByEmail(service, email));
    const statuses = () => Promise.all(elsewhere.map(async (other) => (await other.get('/api/me')).status));
    const { page } = await visit({ as: ada, path: '/account' });
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await sessions.getByText('This device').waitFor();
    const signOut = sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ });
    await expect.poll(() => signOut.count()).toBe(3);
    await signOut.first().click();
    await expect.poll(() => signOut.count()).toBe(2);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => signOut.count()).toBe(0);
    await expect.poll(statuses).toEqual([401, 401, 401]);
    expect((await ada.get('/api/me')).status).toBe(200);
  });
});

describe.skipIf(!hasBrowser)('another way to sign in', () => {
  it('is added by a code, and opens the same account', async () => {
    const bob = await memberByEmail(service, newAddress('bob'));
    const { page } = await visit({ as: bob, path: '/account' });
    const email = newAddress('bob-at-work');
    await page.getByRole('button', { name: 'Add an email' }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We sent a six-digit code').waitFor();
    await page.getByLabel('Six-digit code').fill(await sealedCodeFor(service, email));
    await page.getByText('Added to your account').waitFor();
    expect((await memberByEmail(service, email)).id).toBe(bob.id);
  });
});

describe.skipIf(!hasBrowser)('a saved game from before', () => {
  it('is taken over on demand', async () => {
    const cyd = await people.member('cyd');
    const now = clock.now();
    await ctx.db
      .insertInto('previous_states')
      .values({
        account_id: cyd.id,
        game_id: gameId,
        state: '{"level":9}',
        updated_at: now,
        kept_until: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    const { page } = await visit({ as: cyd, path: '/account' });
    await page.getByRole('button', { name: 'Use this save Buttons' }).click();
    const playing = await people.playing(cyd, gameId);
    const saved = async () => (await playing.get(`/api/sdk/state/${gameId}`)).body.state;
    await expect.poll(saved).toEqual({ level: 9 });
  });
});

describe.skipIf(!hasBrowser)('a sign-in by e-mail', () => {
  it('keeps its challenge, so that this browser is recognized later', async () => {
    const email = newAddress('dot');
    const { page, requests } = await visit({ path: '/me' });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('500 coins free').waitFor();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We sent a six-digit code').waitFor();
    const challenge = await page.evaluate(() => localStorage.getItem('coinop.challenge'));
    const isSent = page.waitForResponse(/email\/start/);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await isSent;
    const starts = () => requests.filter((line) => line.startsWith('POST /api/auth/email/start'));
    expect(starts()[1]).toContain(`"challenge":"${challenge}"`);
    await page.getByLabel('Six-digit code').fill(await sealedCodeFor(service, email));
    await page.getByText('Your balance.').waitFor();
    expect(requests.find((line) => line.startsWith('POST /api/auth/email/verify'))).toContain('"challenge":"');
  });
});
