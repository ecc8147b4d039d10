import { describe, expect, it } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const games: string[] = [];
for (let number = 1; number <= 8; number++) {
  games.push(await makeGame(ctx, maker, { title: `Numbered ${number}`, html: buttonGame }));
}

describe.skipIf(!hasBrowser)('on a desk', () => {
  it('Find shows as many games side by side as fit', async () => {
    const { page } = await visit({ viewport: 'desk', path: '/find' });
    const links = page.getByRole('region', { name: 'Games' }).getByRole('link');
    await links.first().waitFor();
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(5);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('a sheet is a panel at the side; on a phone it stays at the bottom', async () => {
    for (const viewport of ['desk', 'phone'] as const) {
      const { page } = await visit({ viewport, path: `/g/${games[0]}` });
      await page.locator('article:not([inert])').getByRole('button', { name: 'Leaderboard' }).click();
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      const sheet = page.getByRole('dialog');
      // It slides in.
      await sheet.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
      const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect([box.x + box.width, box.y + box.height]).toEqual([size.width, size.height]);
      expect([viewport, box.y === 0, box.x > 0]).toEqual([viewport, viewport === 'desk', viewport === 'desk']);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe.skipIf(!hasBrowser)('a game on a desk', () => {
  it('is played large with its panel folded away, and back, also after a reload', async () => {
    const { page } = await visit({ viewport: 'desk', path: `/g/${games[1]}` });
    const card = page.locator('article:not([inert])');
    const panel = card.getByRole('heading', { name: 'Numbered 2' });
    await panel.waitFor();
    expect(await page.locator('#first').count()).toBe(0);
    const width = async () => (await card.locator('.screen').boundingBox())?.width ?? 0;
    const small = await width();
    await card.getByRole('button', { name: 'Play large' }).click();
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(width).toBeGreaterThan(small);
    await page.reload();
    await card.getByRole('button', { name: 'Show the panel' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('l');
    await panel.waitFor();
    await expect.poll(width).toBe(small);
  });
});

describe.skipIf(!hasBrowser)('on the smallest phone', () => {
  it('a number stays on one line', async () => {
    const ada = await people.member('ada');
    await ada.post('/api/events', { type: 'play_start', gameId: games[0] });
    await ada.post('/api/events', { type: 'score', gameId: games[0], score: 2_119_819 });
    const { page } = await visit({ viewport: 'small', as: ada, path: '/me' });
    const figure = page.locator('.figures dd').filter({ hasText: /9/ });
    await figure.waitFor();
    const lines = await figure.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

  it('the one icon of a person’s own page stands beside the name', async () => {
    const dora = await people.member('dora');
    const { page } = await visit({ viewport: 'small', as: dora, path: '/me' });
    const share = page
      .getByRole('main')
      .last()
      .getByRole('button', { name: /^Share/ });
    const [icon, name] = [await share.boundingBox(), await page.getByRole('heading', { name: 'Dora' }).boundingBox()];
    expect((icon?.x ?? 0) > (name?.x ?? 0) + (name?.width ?? 0) - 1).toBe(true);
  });
});
