import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveCoins } from '../../server/src/testing/people/coin-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { makeItem, openShop } from '../../server/src/testing/people/shop-fixtures.ts';
import { sealedCodeFor } from '../../server/src/testing/people/sign-in-steps.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, startPlaying, takeControls } from './kit.ts';
import { newAddress } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');

async function gameSelling(item: Parameters<typeof makeItem>[3], html = buttonGame): Promise<string> {
  const id = await makeGame(ctx, maker, { title: 'Buttons', html });
  await makeItem(ctx, maker, id, item);
  return id;
}

async function richMember(handle: string, coins: number) {
  const person = await people.member(handle);
  await giveCoins(ctx, person, coins);
  return person;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Purchase' });

describe.skipIf(!hasBrowser)('buying in a game', () => {
  it('shows the price, the balance before and after, and gives the item', async () => {
    const id = await gameSelling({ kind: 'durable', name: 'Golden <b>hat</b>', description: 'Shines.', price: 120 });
    const ada = await richMember('ada', 500);
    const visitor = await visit({ as: ada, path: `/g/${id}` });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByText('Golden <b>hat</b>').waitFor();
    const bill = async () => (await sheet(page).locator('.bill').innerText()).replace(/\s+/g, ' ');
    await expect.poll(bill).toMatch(/Price 120.* Balance 510.* Balance after 390/);
    // While it is up the game stands still.
    await game.getByText('pause').waitFor();
    const [no, yes] = [
      sheet(page).getByRole('button', { name: 'No, thanks' }),
      sheet(page).getByRole('button', { name: 'Buy for 120' }),
    ];
    const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
    expect([noBox?.width, noBox?.height]).toEqual([yesBox?.width, yesBox?.height]);
    await yes.click();
    await sheet(page).getByText('Yours now').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await game.getByText('purchase approved Golden <b>hat</b>').waitFor();
    await game.getByText('resume').waitFor();
    expect((await ada.get('/api/wallet')).body.balance).toBe(390);
  });

  it.each([
    ['said', (page: Page) => sheet(page).getByRole('button', { name: 'No, thanks' }).click()],
    ['by closing the sheet', (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click()],
  ])('takes no for an answer, %s', async (how, refuse) => {
    const id = await gameSelling({ name: 'Potion', price: 10 });
    const bob = await richMember(`bob_${how.length}`, 50);
    const visitor = await visit({ as: bob, path: `/g/${id}` });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByText('Potion').waitFor();
    await refuse(page);
    await game.getByText('purchase declined').waitFor();
    await sheet(page).waitFor({ state: 'detached' });
    expect((await bob.get('/api/wallet')).body.balance).toBe(60);
  });

  it('is declined without a sheet right after the player has declined', async () => {
    const id = await gameSelling({ name: 'Nagging hat', price: 10 });
    const bob = await richMember('bob_nagged', 50);
    const visitor = await visit({ as: bob, path: `/g/${id}` });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByRole('button', { name: 'No, thanks' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    await game.getByRole('button', { name: 'buy' }).click();
    await expect.poll(() => game.locator('#log').innerText()).toMatch(/purchase declined[\s\S]*purchase declined/);
    expect(await sheet(page).count()).toBe(0);
  });

  it('ignores taps of a player who is tapping one spot when the sheet appears', async () => {
    const id = await gameSelling({ name: 'Trap door', price: 400 });
    const eve = await richMember('eve_tapping', 500);
    const visitor = await visit({
      as: eve,
      path: `/g/${id}`,
      alone: true,
      prepare: (context) => context.clock.install(),
    });
    const { page, game } = visitor;
    await startPlaying(visitor);
    // From here on time passes only as the test says: a busy machine must not give the player a moment of rest.
    await page.clock.pauseAt(Date.now() + 60_000);
    await game.getByRole('button', { name: 'buy' }).click();
    const buy = sheet(page).getByRole('button', { name: 'Buy for 400' });
    const isThere = async () => {
      await page.clock.runFor(20);
      return buy.isVisible();
    };
    await expect.poll(isThere).toBe(true);
    const box = await buy.boundingBox();
    for (let taps = 0; taps < 12; taps++) {
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
      await page.clock.runFor(100);
    }
    expect(await buy.isDisabled()).toBe(true);
    expect((await eve.get('/api/wallet')).body.balance).toBe(510);
    await page.clock.resume();
    await buy.click();
    await sheet(page).getByText('Yours now').waitFor();
  });

  it('cannot be done with too few coins, and says how many are missing', async () => {
    const id = await gameSelling({ name: 'Castle', price: 900 });
    const poor = await richMember('poor', 30);
    const visitor = await visit({ as: poor, path: `/g/${id}` });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    await expect.poll(() => sheet(page).locator('.bill').innerText()).toMatch(/Coins missing\s+860/);
    expect(await sheet(page).getByRole('button', { name: 'Buy for 900' }).isDisabled()).toBe(true);
  });

  it('W20: shows the service’s name and price whatever the game says, and nothing for made-up purchases', async () => {
    const lying = `<!doctype html><title>Liar</title><button id="lie">lie</button><script>
      coinop.ready();
      document.getElementById('lie').onclick = async () => {
        const say = (body) => parent.postMessage({ coinop: 1, type: 'purchase', name: 'Free gift', price: 0, ...body }, '*');
        say({ intentId: '0190b0b0-0000-7000-8000-000000000001' });
        say({ intentId: '<img src=x>' });
        say({ intentId: 7 });
        const [item] = await coinop.shop.items();
        coinop.shop.buy(item.id);
      };</script>`;
    const id = await gameSelling({ name: 'Dear thing', price: 77 }, lying);
    const ada = await richMember('ada_lied', 100);
    const { page, game } = await visit({
      as: ada,
      path: `/g/${id}`,
      complaints: /404.*0190b0b0-0000-7000-8000-000000000001/,
    });
    await takeControls(page);
    const isAsked = page.waitForResponse(/0190b0b0-0000-7000-8000-000000000001/);
    await game.getByRole('button', { name: 'lie' }).click();
    await isAsked;
    await sheet(page).getByText('Dear thing').waitFor();
    await sheet(page).getByRole('button', { name: 'Buy for 77' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('declines what a game asks for before the player has touched it', async () => {
    const pushy = `<!doctype html><title>Pushy</title><pre id="log"></pre><script>
      coinop.ready();
      coinop.shop.items().then(([item]) => coinop.shop.buy(item.id)).then((bought) => {
        document.getElementById('log').textContent = 'purchase ' + bought.status;
      });</script>`;
    const id = await gameSelling({ name: 'Trap', price: 5 }, pushy);
    const ada = await richMember('ada_pushed', 100);
    const { page, game } = await visit({ as: ada, path: `/g/${id}` });
    await game.getByText('purchase declined').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await ada.get('/api/wallet')).body.balance).toBe(100);
  });

  it('lets a guest sign in on the way, and the game continues without a reload', async () => {
    const id = await gameSelling({ kind: 'durable', name: 'Lamp', price: 200 });
    // The guest's token dies with the guest: the game may still ask with it before the member's reaches it.
    const visitor = await visit({ path: `/g/${id}`, complaints: /401.*\/api\/sdk\/shop\/intents/ });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    // The worst moment: the guest is gone, the member's answer is not here yet, and the game wants a fresh token.
    await page.route('**/api/auth/email/verify', async (route) => {
      const response = await route.fetch();
      await game.locator('body').evaluate(() => parent.postMessage({ coinop: 1, type: 'needToken' }, '*'));
      await route.fulfill({ response });
    });
    const email = newAddress('cleo');
    await sheet(page).getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('We sent a six-digit code').waitFor();
    await page.getByLabel('Six-digit code').fill(await sealedCodeFor(service, email));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => sheet(page).locator('.bill').innerText()).toMatch(/Balance\s+510/);
    await sheet(page).getByRole('button', { name: 'Buy for 200' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await game.getByText('purchase approved Lamp').waitFor();
    // The game hears of its purchase while the sheet is still up; it can be touched again when the sheet is gone.
    await game.getByText('resume').waitFor();
    // The same document as before: it wrote down its player once.
    expect(await game.locator('#log').innerText()).toMatch(/^player guest_[\s\S]*purchase approved Lamp/);
    await game.getByRole('button', { name: 'save' }).click();
    await game.getByText('saved').waitFor();
  });
});

describe.skipIf(!hasBrowser)('a loot box', () => {
  it('has both answers in sight on the smallest phone, and its odds above them', async () => {
    const id = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
    const names = ['Pebble', 'Shell', 'Feather', 'Pearl', 'Ruby'];
    const contents = [];
    for (const name of names)
      contents.push({ itemId: await makeItem(ctx, maker, id, { name, active: false }), weight: 1 });
    await makeItem(ctx, maker, id, { kind: 'loot_box', name: 'Chest', price: 40, contents });
    const ada = await richMember('ada_small', 100);
    const visitor = await visit({ viewport: 'small', as: ada, path: `/g/${id}` });
    const { page, game } = visitor;
    await startPlaying(visitor);
    await game.getByRole('button', { name: 'buy' }).click();
    const isInSight = (part: Locator) => () =>
      part.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height - 2);
        return top !== null && one.contains(top);
      });
    for (const name of ['No, thanks', 'Buy for 40']) {
      await expect.poll(isInSight(sheet(page).getByRole('button', { name }))).toBe(true);
    }
    await sheet(page)
      .locator('.sheet-body')
      .evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
    await expect.poll(isInSight(sheet(page).locator('.bill-sum'))).toBe(true);
  });

  it('shows its odds before, the prize after, and its draw can be checked in the browser', async () => {
    const id = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
    const prize = (name: string) => makeItem(ctx, maker, id, { name, active: false });
    const contents = [
      { itemId: await prize('Pebble'), weight: 97 },
      { itemId: await prize('Ruby'), weight: 3 },
    ];
    await makeItem(ctx, maker, id, { kind: 'loot_box', name: 'Chest', price: 40, contents });
    const ada = await richMember('ada_box', 100);
    const { page, game, requests } = await visit({ viewport: 'desk', as: ada, path: `/g/${id}` });
    await takeControls(page);
    await game.getByRole('button', { name: 'buy' }).click();
    const odds = sheet(page).locator('.odds');
    await odds.waitFor();
    expect((await odds.innerText()).replace(/\s+/g, ' ')).toContain('Pebble 97% Ruby 3%');
    expect(await findBarriers(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Buy for 40' }).click();
    await sheet(page).getByText('From Chest').waitFor();
    expect(requests.find((line) => line.includes('/approve'))).toMatch(/"clientSeed":"[0-9a-f]{32}"/);
    await sheet(page).getByText('Was it fair?').click();
    expect(await findBarriers(page)).toEqual([]);
    const verdict = await sheet(page).getByText('Checked here, in your browser').innerText();
    const won = await sheet(page).locator('.prize-name').innerText();
    expect(verdict).toMatch(new RegExp(`the seeds give \\d+ of 100, and that is ${won}\\.$`));
  });

  it('is not called fair when the numbers do not match', async () => {
    const id = await makeGame(ctx, maker, { title: 'Buttons', html: buttonGame });
    const prize = (name: string) => makeItem(ctx, maker, id, { name, active: false });
    const contents = [
      { itemId: await prize('Pebble'), weight: 1 },
      { itemId: await prize('Ruby'), weight: 1 },
    ];
    await makeItem(ctx, maker, id, { kind: 'loot_box', name: 'Chest', price: 1, contents });
    const ada = await richMember('ada_cheated', 100);
    const { page, game } = await visit({
      as: ada,
      path: `/g/${id}`,
      prepare: (context) =>
        context.route('**/approve', async (route) => {
          const answer = await (await route.fetch()).json();
          answer.intent.fairness.serverSeed = '00'.repeat(32);
          await route.fulfill({ json: answer });
        }),
    });
    await takeControls(page);
    await game.getByRole('button', { name: 'buy' }).click();
    await sheet(page).getByRole('button', { name: 'Buy for 1' }).click();
    await sheet(page).getByText('Was it fair?').click();
    await sheet(page).getByText('The numbers do not match').waitFor();
  });
});

const png = `data:image/png;base64,${readFileSync(new URL('../src/ui/icon-192.png', import.meta.url)).toString('base64')}`;

describe.skipIf(!hasBrowser)('what was bought', () => {
  it.each(['phone', 'desk'] as const)(
    'is told by its line in the wallet, with proof, and kept by game, on a %s',
    async (viewport) => {
      const shop = await openShop(ctx, people, `seller_${viewport}`, 'Sky Race');
      const contents = [];
      for (const name of ['Ruby', 'Pearl']) {
        contents.push({ itemId: await shop.add({ kind: 'durable', name, active: false, imageUrl: png }), weight: 1 });
      }
      const box = await shop.add({ kind: 'loot_box', name: 'Chest', price: 10, contents });
      const ada = await shop.visitor(`ada_${viewport}`, 100);
      // Of two prizes, three boxes give one twice.
      for (let opened = 0; opened < 3; opened++) await ada.approve(await ada.wants(box));
      const last = (await ada.get('/api/shop/intents')).body.intents.find(
        ({ granted }: { granted: { duplicate: boolean }[] }) => granted[0]?.duplicate,
      );
      const { page } = await visit({ viewport, as: ada, path: '/wallet' });
      const lines = page
        .getByRole('region', { name: 'Transactions' })
        .getByRole('button', { name: 'Chest in Sky Race' });
      const ledger = (await ada.get('/api/wallet')).body.ledger.filter(
        ({ kind }: { kind: string }) => kind === 'purchase',
      );
      await lines.nth(ledger.findIndex(({ refId }: { refId: string }) => refId === last.id)).click();
      const receipt = page.getByRole('dialog', { name: 'Receipt' });
      await receipt.getByText('From Chest').waitFor();
      await receipt.getByText(last.granted[0].name, { exact: true }).first().waitFor();
      await receipt.getByText('You already had this one').waitFor();
      expect(await receipt.locator('.receipt-item img').getAttribute('src')).toBe(last.granted[0].imageUrl);
      await receipt.getByText('Was it fair?').click();
      await receipt.getByText('Checked here, in your browser').waitFor();
      expect(await findBarriers(page)).toEqual([]);

      await receipt.getByRole('button', { name: 'Report a problem' }).click();
      const report = page.getByRole('dialog', { name: 'Report Chest' });
      await report.getByRole('radio', { name: 'It does not work' }).click();
      await report.getByRole('button', { name: 'Send report' }).click();
      await page.getByText('We will review it.').waitFor();
      await receipt.waitFor({ state: 'detached' });
      const { rows } =
        await sql`select thing_id as id from reports where target = 'purchase' and reporter_id = ${ada.id}`.execute(
          ctx.db,
        );
      expect(rows).toEqual([{ id: last.id }]);

      await page.getByRole('main').last().getByRole('link', { name: 'Your items' }).click();
      const items = page.getByRole('region', { name: 'Sky Race' });
      await items.getByText(last.granted[0].name).waitFor();
      const owned = (await ada.get('/api/me/inventory')).body.games[0].items;
      await expect.poll(() => items.getByRole('listitem').count()).toBe(owned.length);
      expect(await findBarriers(page)).toEqual([]);
    },
  );
});
