import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, startPlaying, takeControls, waitForNextCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
const path = `/g/${gameId}`;

const playBar = (page: Page) => page.locator('article:not([inert]) .play-bar');

describe.skipIf(!hasBrowser)('playing', () => {
  it('shows scores and new achievements in passing, and the leaderboard', async () => {
    const ada = await people.member('ada');
    const { page, game, requests } = await visit({ as: ada, path });
    await takeControls(page);
    await game.getByRole('button', { name: 'start' }).click();
    const words = /Insert Coin\s*Play your first game\.\s*\+10/;
    await page.getByRole('status').filter({ hasText: words }).waitFor();
    // Earned by another member's action, and shown here while the game is open.
    await (await people.member('fan')).post('/api/profiles/ada/follow');
    await page
      .getByRole('status')
      .filter({ hasText: /Noticed\s*Get your first follower\.\s*\+10/ })
      .waitFor();
    await expect.poll(() => page.locator('.nav a[href="/wallet"] .figure').textContent()).toBe('20');
    await game.getByRole('button', { name: 'score' }).click();
    await page.locator('.play-bar-score', { hasText: '100' }).waitFor();
    await game.getByRole('button', { name: 'stop' }).click();
    await page.getByText('Your first score in this game').waitFor();
    await expect.poll(() => requests.filter((line) => line.includes('"type":"score"')).length).toBe(1);

    await playBar(page).getByRole('button', { name: 'More about Buttons' }).click();
    await page
      .getByRole('dialog', { name: 'Buttons', exact: true })
      .getByRole('button', { name: 'Leaderboard' })
      .click();
    const board = page.getByRole('dialog', { name: 'Leaderboard of Buttons' });
    await board.getByText('Ada').first().waitFor();
    await expect.poll(() => board.locator('.standing-mine').innerText()).toMatch(/100$/);
    await board.getByRole('button', { name: 'Today' }).click();
    await board.locator('.standing-mine').waitFor();
  });

  it('records the last points of a run that is left for the next game', async () => {
    const eve = await people.member('eve');
    await makeGame(ctx, maker, { title: 'Another', html: buttonGame });
    const { page, game } = await visit({ as: eve, path });
    await takeControls(page);
    await game.getByRole('button', { name: 'start' }).click();
    // The second score comes before the first has been shown, and the game is closed before it is due.
    await game.locator('body').evaluate(() => {
      document.getElementById('score')?.click();
      document.getElementById('score')?.click();
    });
    await page.locator('.play-bar-score').waitFor();
    await waitForNextCard(page);
    // Not by a key press, which the game would get.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' })));
    const scoreOf = async () => (await eve.get(`/api/games/${gameId}/leaderboard`)).body.me?.score;
    await expect.poll(scoreOf).toBe(150);
  });

  it('pauses the game while the page is hidden, a sheet is up, or it was left', async () => {
    const { page, game } = await visit({ path });
    const log = async () => (await game.locator('#log').innerText()).trim();
    await takeControls(page);
    await playBar(page).getByRole('button', { name: 'More about Buttons' }).click();
    await expect.poll(log).toMatch(/pause$/);
    // The game stands still a moment before the sheet has the keys.
    await page.getByRole('dialog', { name: 'Buttons' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(log).toMatch(/pause\nresume$/);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(log).toMatch(/pause\nresume\npause$/);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(log).toMatch(/resume\npause\nresume$/);
    await page.getByRole('button', { name: 'Exit game' }).click();
    await expect.poll(log).toMatch(/resume\npause$/);
    await takeControls(page);
    await expect.poll(log).toMatch(/resume\npause\nresume$/);
  });

  it('is muted until sound is switched on, and remembers that', async () => {
    const { page, game } = await visit({ path });
    await takeControls(page);
    await game.getByText('muted').waitFor();
    expect(await game.locator('#log').innerText()).not.toContain('audible');
    await playBar(page).getByRole('button', { name: 'Turn sound on' }).click();
    await game.getByText('audible').waitFor();
    await page.reload();
    // A preview is silent; a game that is played from its first moment would get no change event.
    await game.getByText('muted').waitFor();
    await takeControls(page);
    await game.getByText('audible').waitFor();
    await playBar(page).getByRole('button', { name: 'Turn sound off' }).click();
    await expect.poll(async () => (await game.locator('#log').innerText()).trim()).toMatch(/audible\nmuted$/);
  });

  it('fills the screen when asked to', async () => {
    const { page } = await visit({ viewport: 'desk', path });
    await takeControls(page);
    await playBar(page).getByRole('button', { name: 'Full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await playBar(page).getByRole('button', { name: 'Exit full screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement === null);
  });

  it('sends a play_end that outlives the page', async () => {
    const ada = await people.member('ada_leaves');
    const visitor = await visit({ as: ada, path });
    const statsNow = async () => (await ada.get('/api/me')).body.user.stats;
    await startPlaying(visitor);
    // On a busy machine the start may still be on its way, and would be canceled with the page.
    await expect.poll(statsNow).toMatchObject({ plays: 1 });
    await visitor.page.waitForTimeout(1100);
    await visitor.page.goto('about:blank');
    await expect.poll(async () => (await statsNow()).playSeconds).toBeGreaterThan(0);
  });
});

describe.skipIf(!hasBrowser)('the host', () => {
  it('reloads a game that navigates its frame, with its saved state', async () => {
    const { page, game, requests } = await visit({
      path,
      // The page that a document without a token leads to cannot be framed.
      complaints: /frame-ancestors/,
      alone: true,
      prepare: (context) => context.clock.install(),
    });
    await takeControls(page);
    await game.getByRole('button', { name: 'save' }).click();
    await game.getByText('saved').waitFor();
    const sessions = () => requests.filter((line) => line.endsWith(`/${gameId}/session`)).length;
    const before = sessions();
    await game.getByRole('button', { name: 'reload' }).click();
    // The page it shows now sends no hello, and is given up after some seconds, which pass faster here.
    const afterASecond = async () => {
      await page.clock.fastForward(1_000);
      return sessions();
    };
    await expect.poll(afterASecond).toBe(before + 1);
    await game.getByText('player guest_').waitFor();
  });

  it('gives a fresh token when the service has refused the old one', async () => {
    const ada = await people.member('ada_token');
    const { page, game } = await visit({ as: ada, path, complaints: /401/ });
    await takeControls(page);
    await game.getByText('player ada_token').waitFor();
    // Her session ends, and with it the game's token; the app continues as a guest, and so does the game.
    await ada.post('/api/auth/logout');
    service.clock.forward(5);
    await game.getByRole('button', { name: 'save' }).click();
    await game.getByText(/saved|state_conflict/).waitFor();
  });

  it('frames games in a sandbox, and the page frames nothing else', async () => {
    const { page } = await visit({ path, complaints: /frame-src|Framing/ });
    const frame = page.locator('article:not([inert]) iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-pointer-lock');
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const other = document.createElement('iframe');
          other.src = 'http://stranger.example/';
          document.body.append(other);
        }),
    );
    expect(blocked).toBe('frame-src');
  });

  it('survives malformed messages', async () => {
    const html = `<!doctype html><title>Nonsense</title><p>talking</p><script>
      const say = (message) => parent.postMessage(message, '*');
      for (const odd of [null, 7, 'text', [], { coinop: 2, type: 'ready' }, { coinop: 1 }, { coinop: 1, type: 'nothing' },
        { coinop: 1, type: 'score', score: 'many' }, { coinop: 1, type: 'score', score: Infinity }, { coinop: 1, type: 'score' },
        { coinop: 1, type: 'purchase' }, { coinop: 1, type: 'purchase', intentId: {} }, { coinop: 1, type: 'capture.done' }]) say(odd);
      for (let i = 0; i < 50; i++) say({ coinop: 1, type: 'needToken' });
      coinop.ready();
    </script>`;
    const id = await makeGame(ctx, maker, { title: 'Nonsense', html });
    const { page, game, requests } = await visit({ path: `/g/${id}` });
    await takeControls(page);
    await game.getByText('talking').waitFor();
    // Messages are handled in order: when the last one was, so were the others.
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    // One session for the load, and no more than six a minute for repeated token requests.
    expect(requests.filter((line) => line.endsWith(`/${id}/session`)).length).toBeLessThanOrEqual(7);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
