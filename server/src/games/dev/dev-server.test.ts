import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, needBrowser, useBrowser } from '../../testing/browser/use-browser.ts';
import { type DevServer, startDevServer } from './dev-server.ts';

const template = path.join(import.meta.dirname, '../../../../templates/game');

describe('a game in the making', () => {
  needBrowser();
  const browser = useBrowser({ network: true });
  const folder = mkdtempSync(path.join(inject('runDir'), 'dev-'));
  let server: DevServer;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    cpSync(template, folder, { recursive: true });
    server = await startDevServer(folder, 0);
    if (!hasBrowser()) return;
    page = await browser().newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(server.url);
  });
  afterAll(() => server.close());

  const log = async () => (await page.locator('#log').textContent()) ?? '';
  const run = async (script: string) => {
    const frame = page.frames().find((one) => one.url().includes('game.localhost'));
    return frame?.evaluate(`(async () => { ${script} })()`);
  };

  it('is played with the SDK, scores and saves', async () => {
    await expect.poll(log).toContain('"type":"ready"');
    const box = await page.locator('iframe').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect.poll(log).toContain('"type":"gameplayStart"');
    await expect.poll(log).toContain('event round_end');
    expect(await run('await coinop.state.save({ best: 7 }); return coinop.state.load()')).toEqual({ best: 7 });
    expect(await run("return (await coinop.achievements.unlock('ten')).id")).toBe('ten');
    expect(await run("return coinop.leaderboard({ board: 'none' }).catch(({ status }) => status)")).toBe(404);
    expect(errors).toEqual([]);
  });

  it('sells its items by the sheet', async () => {
    const bought = run("return (await coinop.shop.buy('second-chance')).status");
    await page.locator('#buy').click();
    expect(await bought).toBe('approved');
    expect(await run('return [await coinop.wallet.balance(), (await coinop.shop.inventory())[0].key]')).toEqual([
      95,
      'second-chance',
    ]);
    const declined = run("return (await coinop.shop.buy('second-chance')).status");
    await page.locator('#decline').click();
    expect(await declined).toBe('declined');
  });

  it('is paused, muted and signed in by its buttons', async () => {
    await run(
      "window.heard = []; for (const name of ['pause', 'resume', 'audio']) coinop.on(name, () => heard.push(name));",
    );
    for (const name of ['pause', 'mute', 'pause']) await page.locator(`#${name}`).click();
    await expect.poll(() => run('return heard')).toEqual(['pause', 'audio', 'resume']);
    await page.locator('#sign-in').click();
    await expect.poll(() => run('return coinop.player.guest').catch(() => true)).toBe(false);
  });

  it('reloads when a file changes, and reports a missing file', async () => {
    const file = path.join(folder, 'game.js');
    writeFileSync(file, `window.isNew = true; fetch('nothing.png');\n${readFileSync(file, 'utf8')}`);
    await expect.poll(() => run('return window.isNew === true').catch(() => false)).toBe(true);
    await expect.poll(log).toContain('/nothing.png is asked for and not in the folder');
  });

  it('is not reached by the name of another site that leads here', async () => {
    const { hostname, port } = new URL(server.url);
    for (const host of [`127.0.0.1.evil.example:${port}`, `evil.example:${port}`]) {
      const status = await new Promise((resolve) =>
        httpRequest({ hostname, port, headers: { host } }, (answer) => resolve(answer.statusCode)).end(),
      );
      expect([host, status]).toEqual([host, 421]);
    }
  });

  it('is not bought from by a page of another site', async () => {
    const answer = await fetch(`${server.url}/dev/settle`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
  });
});
