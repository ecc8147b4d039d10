import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { makeItem } from '../../server/src/testing/people/shop-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, startPlaying, type VisitOptions } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true, config: { ageGate: true } });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
await makeItem(ctx, maker, gameId, { name: 'Potion', price: 10 });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Purchase' });

/** Somebody with coins, who plays a game that sells. */
async function play(handle: string, options: VisitOptions = {}) {
  const person = await people.member(handle);
  await giveCoins(ctx, person, 50);
  const visitor = await visit({ ...options, as: person, path: `/g/${gameId}` });
  await startPlaying(visitor);
  return { person, ...visitor };
}

async function wantPotion(handle: string, options?: VisitOptions) {
  const player = await play(handle, options);
  await player.game.getByRole('button', { name: 'buy' }).click();
  return player;
}

describe.skipIf(!hasBrowser)('buying where only adults may', () => {
  it('asks for the age once and continues to the purchase', async () => {
    const { person: ada, page, game, requests } = await wantPotion('ada');
    await sheet(page).getByText('How old are you?').waitFor();
    expect(await sheet(page).getByRole('textbox').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: '18 or older' }).click();
    await sheet(page).getByRole('button', { name: 'Buy for 10' }).click();
    await sheet(page).getByText('Yours now').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await game.getByText('purchase approved Potion').waitFor();
    expect((await ada.get('/api/wallet')).body.balance).toBe(50);
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByRole('button', { name: 'Buy for 10' }).waitFor();
    expect(requests.filter((line) => line.startsWith('PATCH /api/me'))).toEqual(['PATCH /api/me {"ageBand":"adult"}']);
  });

  it.each([
    ['Under 13', 'under_13'],
    ['13 to 17', '13_to_17'],
  ])('says why there is no purchase to who is %s, and lets them play on', async (label, band) => {
    const { person: bob, page, game } = await wantPotion(`bob_${band}`, { complaints: /403.*intents/ });
    await sheet(page).getByRole('button', { name: label }).click();
    await sheet(page).getByText('Only adults can buy items here.').waitFor();
    expect(await sheet(page).getByRole('button', { name: 'Buy for' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Back to the game' }).click();
    await game.getByText('purchase declined').waitFor();
    expect((await bob.get('/api/me')).body.settings.ageBand).toBe(band);
    expect((await bob.get('/api/wallet')).body.balance).toBe(60);
    // Known by now, they are made no offer any more, and told why once more.
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByText('Only adults can buy items here.').waitFor();
    await sheet(page).getByRole('button', { name: 'Back to the game' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    expect((await bob.get('/api/shop/intents')).body.intents).toHaveLength(1);
  });

  it('stores no age for a member who does not answer', async () => {
    const { person: cleo, page, game } = await wantPotion('cleo', { viewport: 'desk' });
    await sheet(page).getByText('How old are you?').waitFor();
    await sheet(page).getByRole('button', { name: 'No, thanks' }).click();
    await game.getByText('purchase declined').waitFor();
    expect((await cleo.get('/api/me')).body.settings.ageBand).toBeNull();
  });

  it('ignores taps of a player who was tapping the game when the question appeared', async () => {
    const { page, game } = await play('eve');
    const disabledAtFirst = page.evaluate(
      () =>
        new Promise<boolean[]>((resolve) => {
          new MutationObserver(() => {
            const answers = [...document.querySelectorAll<HTMLButtonElement>('.age-bands button')];
            if (answers.length > 0) resolve(answers.map(({ disabled }) => disabled));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await game.getByRole('button', { name: 'buy' }).click();
    expect(await disabledAtFirst).toEqual([true, true, true]);
  });

  it('asks at the purchase if the gate was switched on after the page had loaded', async () => {
    const { page } = await wantPotion('dan', {
      complaints: /403.*approve/,
      prepare: (context) =>
        context.route('**/api/service', async (route) => {
          const answer = await (await route.fetch()).json();
          await route.fulfill({ json: { ...answer, ageGate: false } });
        }),
    });
    await sheet(page).getByRole('button', { name: 'Buy for 10' }).click();
    await sheet(page).getByRole('button', { name: '18 or older' }).click();
    await sheet(page).getByRole('button', { name: 'Buy for 10' }).click();
    await sheet(page).getByText('Yours now').waitFor();
  });
});
