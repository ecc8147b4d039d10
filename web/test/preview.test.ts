import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentFromPlan } from '../../server/src/generation/built-in/planning/build-document.ts';
import { engineSourceOf } from '../../server/src/generation/built-in/planning/engine-source.ts';
import { planFromPrompt } from '../../server/src/generation/built-in/planning/make-plan.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls } from './kit.ts';

declare global {
  interface Window {
    /** What the starter games tell automated players. */
    __game?: { state(): { screen: string } };
  }
}

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');

describe.skipIf(!hasBrowser)('a game in a preview', () => {
  const starter = (name: string) =>
    readFileSync(path.join(import.meta.dirname, `../../games/${name}/index.html`), 'utf8');
  const plan = planFromPrompt('a fox runs through a forest', 'preview');
  const made = documentFromPlan(plan, engineSourceOf(plan));

  it.each(['spicefall', 'second-hand'])('starts its run with the tap that takes the controls: %s', async (title) => {
    const id = await makeGame(ctx, maker, { title, html: starter(title) });
    const { page, game } = await visit({ path: `/g/${id}` });
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    const screen = () => game.locator('body').evaluate(() => window.__game?.state().screen);
    await expect.poll(screen).toBe('title');
    await takeControls(page);
    await expect.poll(screen).toBe('playing');
  });

  it('stands still with reduced motion, and a generated one starts by the same tap', async () => {
    const id = await makeGame(ctx, maker, { title: 'Generated', html: made });
    const { page, game, requests } = await visit({ path: `/g/${id}` });
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached' });
    const picture = () => game.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    // The title comes in for a second; after that two looks are the same.
    let last = '';
    const isSame = async () => {
      const before = last;
      last = await picture();
      return before === last;
    };
    await expect.poll(isSame, { interval: 300 }).toBe(true);
    expect(requests.filter((line) => line.includes('play_start'))).toEqual([]);
    await takeControls(page);
    await expect.poll(() => requests.some((line) => line.includes('play_start'))).toBe(true);
    await expect.poll(isSame, { interval: 300 }).toBe(false);
  });
});
