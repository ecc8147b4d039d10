import { describe, expect, it } from 'vitest';
import { countGameDays } from '../../server/src/creators/count-game-days.ts';
import { makeBuild } from '../../server/src/testing/people/build-fixtures.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { startService } from '../../server/src/testing/service.ts';
import { findBarriers, hasBrowser, openBrowser, waitForCard } from './kit.ts';
import { buttonGame } from './test-games.ts';

const service = await startService({ reachable: true, config: { webhooks: true } });
const { ctx, people, clock } = service;
const visit = openBrowser(service);
const cleo = await people.member('cleo');
const gameId = await makeGame(ctx, cleo, { title: 'Lantern run', html: buttonGame });

describe.skipIf(!hasBrowser)("a creator's page", () => {
  it.each(['phone', 'desk'] as const)(
    'draws plays by day, says the same in a table, and gives it as a file, on a %s',
    async (viewport) => {
      const ada = await people.member(`ada_${viewport}`);
      const moth = await makeGame(ctx, cleo, { title: `Moth on a ${viewport}`, html: buttonGame });
      for (const played of [gameId, moth]) await ada.post('/api/events', { type: 'play_start', gameId: played });
      await countGameDays(ctx);
      const { page } = await visit({ viewport, as: cleo, path: '/me' });
      await page.getByRole('link', { name: 'Your numbers' }).click();
      await page.getByText('Plays by day').first().waitFor();
      await page.getByRole('row', { name: /^Lantern run [1-9]/ }).waitFor();
      await page.getByText('As a table').click();
      await expect.poll(() => page.getByRole('table', { name: 'Plays by day' }).getByRole('row').count()).toBe(29);
      expect(await findBarriers(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('coinop-stats.csv');
      await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: `Moth on a ${viewport}` });
      await page.getByRole('row', { name: `Moth on a ${viewport} 1` }).waitFor();
      await page.getByRole('row', { name: /^Lantern run/ }).waitFor({ state: 'detached' });
    },
  );

  it('shows with a game what it reported, and nothing where it reports nothing', async () => {
    const events = { level_end: { level: 'number', how: ['won', 'lost'] } };
    const { id } = await makeBuild(ctx, cleo, { 'index.html': '<p>x', 'game.json': JSON.stringify({ events }) });
    const playing = await people.playing(await people.member('dora'), id);
    const sent = [2, 5].map((level) => ({ name: 'level_end', data: { level, how: 'won' } }));
    await playing.post(`/api/sdk/events/${id}`, { events: sent });
    const { page } = await visit({ as: cleo, path: `/my-games/${id}` });
    const figures = page.getByRole('table');
    await figures.getByText('level: 3.5 on average, 2 to 5').waitFor();
    await figures.getByText('how: won 2').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const isAnswered = page.waitForResponse(`**/api/games/${gameId}/figures`);
    await page.goto(`${service.url}/my-games/${gameId}`);
    await page.getByRole('heading', { name: 'Items' }).waitFor();
    await isAnswered;
    expect(await page.getByText('What your game reported').count()).toBe(0);
  });

  it('sends notifications to a webhook with its secret, a test, its deliveries, off and deleted', async () => {
    const { page } = await visit({ as: cleo, path: '/creator', complaints: /400 \(Bad Request\)/ });
    await page.getByLabel('Address').fill('https://127.0.0.1/in');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText('The address is not a public one').waitFor();
    await page.getByLabel('Address').fill('https://hooks.example/in');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByText(/^whsec_/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Test' }).click();
    await page.getByText('Test is on its way').waitFor();
    await page.getByRole('button', { name: 'Deliveries' }).click();
    await page.getByText('on its way ·').waitFor();
    await page.getByRole('switch', { name: 'Switched on' }).click();
    await expect.poll(async () => (await cleo.get('/api/me/webhooks')).body.webhooks[0].disabledAt).not.toBeNull();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('https://hooks.example/in').waitFor({ state: 'detached' });
  });
});

describe.skipIf(!hasBrowser)('people', () => {
  it('say something about themselves and choose a picture', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ viewport: 'desk', as: bob, path: '/account' });
    await page.getByLabel('About you').fill('I like lanterns.');
    await page.getByRole('button', { name: 'Save bio' }).click();
    await page.getByText('Saved').waitFor();
    await page.getByRole('switch', { name: 'Show friends what I play' }).click();
    await expect.poll(async () => (await bob.get('/api/me')).body.settings.showsPresence).toBe(true);
    await page.getByRole('button', { name: 'Your picture' }).click();
    await page.getByRole('button', { name: 'Picture 4', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${service.url}/@bob`);
    await page.getByText('I like lanterns.').waitFor();
  });

  it('see a member’s followers, and follow them from there', async () => {
    const [dan, eve] = [await people.member('dan'), await people.member('eve')];
    await eve.post('/api/profiles/cleo/follow');
    const { page } = await visit({ as: dan, path: '/@cleo' });
    await page.getByRole('button', { name: '1 follower' }).click();
    const sheet = page.getByRole('dialog', { name: 'Followers' });
    await sheet.getByRole('button', { name: 'Follow' }).click();
    await expect.poll(async () => (await eve.get('/api/me')).body.user.stats.followers).toBe(1);
  });

  it.each(['phone', 'desk'] as const)(
    'see which friend plays now, join them and compare scores, on a %s',
    async (viewport) => {
      const [gil, hana, ivo] = [
        await people.member(`gil_${viewport}`),
        await people.member(`hana_${viewport}`),
        await people.member(`ivo_${viewport}`),
      ];
      await gil.post(`/api/profiles/${hana.handle}/follow`);
      await hana.post(`/api/profiles/${gil.handle}/follow`);
      await hana.patch('/api/me', { showsPresence: true });
      for (const [player, score] of [
        [ivo, 900],
        [hana, 500],
      ] as const) {
        await player.post('/api/events', { type: 'play_start', gameId });
        clock.forward(30);
        await player.post('/api/events', { type: 'score', gameId, score });
      }
      const { page } = await visit({ viewport, as: gil, path: '/friends' });
      const playing = page.getByRole('region', { name: 'Playing now' });
      await playing.getByRole('link', { name: /Lantern run/ }).click();
      await waitForCard(page, 'Lantern run');
      const card = page.locator('article:not([inert])');
      await card.getByRole('button', { name: 'More about Lantern run' }).click();
      const menu = page.getByRole('dialog', { name: 'Lantern run' });
      await menu.getByRole('button', { name: 'Leaderboard' }).click();
      const board = page.getByRole('dialog', { name: 'Leaderboard of Lantern run' });
      await board.locator(`a[href="/@${ivo.handle}"]`).waitFor();
      await board.getByRole('button', { name: 'Friends' }).click();
      await board.locator(`a[href="/@${ivo.handle}"]`).waitFor({ state: 'detached' });
      await board.locator(`a[href="/@${hana.handle}"]`).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  it('open a challenge with the score to beat, by its link or because a friend beat theirs', async () => {
    const [fay, jo] = [await people.member('fay'), await people.member('jod')];
    await fay.post('/api/profiles/jod/follow');
    await jo.post('/api/profiles/fay/follow');
    for (const [player, score] of [
      [jo, 100],
      [fay, 4242],
    ] as const) {
      await player.post('/api/events', { type: 'play_start', gameId });
      clock.forward(30);
      await player.post('/api/events', { type: 'score', gameId, score });
    }
    const { page } = await visit({ viewport: 'desk', path: `/g/${gameId}?beat=fay` });
    await waitForCard(page, 'Lantern run');
    await page.getByText('Fay challenges you: beat 4,242').waitFor();
    const { page: list } = await visit({ viewport: 'desk', as: jo, path: '/notifications' });
    await list.getByRole('link', { name: /Fay beat your score in Lantern run/ }).click();
    await waitForCard(list, 'Lantern run');
    await list.getByText('Fay challenges you: beat 4,242').waitFor();
  });
});
