import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import type { Person } from '../../server/src/testing/people/people.ts';
import { goodGame } from '../../server/src/testing/sample-games.ts';
import { startModelServer } from '../../server/src/testing/servers/model-server.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls, viewports, waitForCard } from './kit.ts';
import { newAddress, signInByMail } from './mail-steps.ts';
import { buttonGame } from './test-games.ts';

/** One service has the built-in generator, the other a model, which a test can make answer, fail and hang. */
const service = await startService({ reachable: true, worker: true });
const visit = openBrowser(service);
const models = await startModelServer();
const ai = { provider: 'openai-compatible', baseUrl: models.baseUrl, model: 'm' } as const;
const modelService = await startService({ reachable: true, worker: true, config: { ai } });
const hang = () => undefined;
/** One red dot. */
const redPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const main = (page: Page) => page.getByRole('main').last();
const prompt = (page: Page) => page.getByRole('textbox', { name: /What/ });
const jobIdIn = (page: Page) => /\/create\/([0-9a-f-]{36})$/.exec(page.url())?.[1] ?? '';

/** Records every progress line, because they may be replaced before the test reads them. */
function noteDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenDetails: seen });
    new MutationObserver(() => {
      const text = document.querySelector('.step-detail')?.textContent;
      if (text) seen.add(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const detailsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenDetails: Set<string> }).seenDetails]);

/** Waits until the job has ended, and checks that it made a game. */
async function untilMade(page: Page): Promise<void> {
  const sight = async () => (await main(page).innerText()).replace(/\s+/g, ' ');
  await expect.poll(sight).toMatch(/^(Ready to play|Not created)/);
  expect(await sight()).toMatch(/^Ready to play/);
}

/** A member whose games a model makes. Their unfinished jobs would delay the next test. */
async function wisher(name: string): Promise<Person> {
  const person = await modelService.people.member(name);
  onTestFinished(async () => {
    const { jobs } = (await person.get('/api/jobs')).body;
    for (const { id } of jobs) await person.post(`/api/jobs/${id}/cancel`);
  });
  return person;
}

describe.skipIf(!hasBrowser)('making a game', () => {
  it('goes from a guest’s sentence to a game that is played, wherever they look meanwhile', async () => {
    const { page, game, requests } = await visit();
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByText('A tiny dragon flies between thunder clouds').click();
    await expect.poll(() => prompt(page).inputValue()).toContain('tiny dragon');
    await page.getByRole('button', { name: 'Create game' }).click();

    // A guest is asked to sign in, and the request then continues by itself.
    await noteDetails(page);
    await signInByMail(page, service, newAddress('ada'));
    await page.getByRole('progressbar', { name: 'Progress of your game' }).waitFor();
    await expect.poll(() => page.title()).toBe('Creating your game · Coinop');

    await expect.poll(() => detailsSeen(page)).not.toEqual([]);
    await page.getByRole('link', { name: /Wallet/ }).click();
    await page.getByRole('link', { name: 'Create' }).click();
    await expect.poll(() => prompt(page).inputValue()).toBe('');
    await main(page)
      .getByRole('link', { name: /A tiny dragon/ })
      .click();

    await untilMade(page);
    await expect.poll(() => page.title()).toBe('Ready to play · Coinop');
    expect(requests.filter((line) => line.startsWith(`GET /api/jobs/${jobIdIn(page)}/events`)).length).toBeGreaterThan(
      0,
    );
    // What was understood, and the way to publish it.
    await expect.poll(() => page.locator('.understood').innerText()).toMatch(/: tiny dragon/);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Your game is public').waitFor();
    const title = await page.locator('.made-title').innerText();
    const made = page.url();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await waitForCard(page, title);
    await takeControls(page);
    await game.locator('canvas').first().click();
    await expect.poll(() => requests.some((line) => line.includes('"type":"play_start"'))).toBe(true);

    // Then it is changed in the chat.
    await page.goto(made);
    await page.getByRole('link', { name: /^Refine it/ }).click();
    await page.frameLocator('.refine-game iframe').locator('canvas').first().waitFor();
    await page.getByRole('textbox', { name: 'What should be different?' }).fill('the dragon is a robot');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByText('Version 2, current').waitFor();
    await page.getByRole('button', { name: 'Back to version 1' }).click();
    await page.getByText('Version 1, current').waitFor();
  });

  it('remixes another’s game, and says from what it came', async () => {
    const bob = await modelService.people.member('bob');
    const original = await makeGame(modelService.ctx, bob, { title: 'Button chase', html: buttonGame });
    const cleo = await wisher('cleo');
    models.play(goodGame('Hamster chase'));
    const { page } = await visit({ at: modelService, viewport: 'desk', as: cleo, path: `/g/${original}` });
    await page.locator('article:not([inert])').getByRole('button', { name: 'More about Button chase' }).click();
    await page
      .getByRole('dialog', { name: 'Button chase' })
      .getByRole('link', { name: /^Remix/ })
      .click();
    await main(page).getByText('by Bob').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('page');
    await prompt(page).fill('The same with a brave hamster who runs');
    await prompt(page).press('ControlOrMeta+Enter');
    await untilMade(page);
    await main(page).getByText('Remix of Button chase').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await waitForCard(page, 'Hamster chase');
    const lineage = page.locator('article:not([inert]) .info-remix');
    expect(await lineage.innerText()).toBe('Remix of Button chase');
    await lineage.getByRole('link').click();
    await waitForCard(page, 'Button chase');
  });
});

describe.skipIf(!hasBrowser)('a game that is not made', () => {
  it('shows why, and is tried again with the same prompt', async () => {
    const dee = await wisher('dee');
    models.play('I am sorry, I cannot do that.');
    const { page } = await visit({ at: modelService, as: dee, path: '/create' });
    await prompt(page).fill('A snail who bakes bread');
    await page.getByRole('button', { name: 'Create game' }).click();
    const said = main(page).getByRole('alert');
    await said.getByText('neither a plan nor an HTML document').waitFor();
    const first = jobIdIn(page);
    await expect.poll(() => page.title()).toBe('Not created · Coinop');

    models.play(hang);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('progressbar').waitFor();
    expect(jobIdIn(page)).not.toBe(first);
    const { jobs } = (await dee.get('/api/jobs')).body;
    expect(jobs.map((job: { prompt: string }) => job.prompt)).toEqual(Array(2).fill('A snail who bakes bread'));
  });

  it('is cancelled by its owner, and its prompt can be edited', async () => {
    const eli = await wisher('eli');
    models.play(hang);
    const { page } = await visit({ at: modelService, viewport: 'desk', as: eli, path: '/create' });
    await prompt(page).fill('A whale in a teapot');
    await page.getByRole('button', { name: 'Create game' }).click();
    await expect.poll(() => page.locator('.step-here').innerText()).toContain('Reading your idea');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await main(page).getByText('You canceled it').waitFor();
    expect((await eli.get(`/api/jobs/${jobIdIn(page)}`)).body.job.status).toBe('canceled');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('making-words');
    await page.getByRole('button', { name: 'Edit idea' }).click();
    await expect.poll(() => prompt(page).inputValue()).toBe('A whale in a teapot');
    await main(page).getByText('Canceled').waitFor();
  });

  it('is updated without its event stream too', async () => {
    const fay = await wisher('fay');
    models.play(hang);
    const { id } = (await fay.post('/api/games/generate', { prompt: 'A goat on a roof' })).body.job;
    const status = async () => (await fay.get(`/api/jobs/${id}`)).body.job.status;
    await expect.poll(status).toBe('running');
    const { page } = await visit({
      at: modelService,
      as: fay,
      path: `/create/${id}`,
      prepare: (context) => context.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream' })),
    });
    await expect.poll(() => page.locator('.step-here').innerText()).toContain('Reading your idea');
    await fay.post(`/api/jobs/${id}/cancel`);
    await main(page).getByText('You canceled it').waitFor();
  });

  it('shows a message when the hourly limit is reached, or the prompt is refused', async () => {
    const gus = await wisher('gus');
    models.play(hang);
    for (let i = 0; i < 8; i++) await gus.post('/api/games/generate', { prompt: `Game number ${i}` });
    const { page } = await visit({ at: modelService, as: gus, path: '/create', complaints: /429|400/ });
    await prompt(page).fill('One too many');
    await page.getByRole('button', { name: 'Create game' }).click();
    const said = main(page).getByRole('alert');
    await said.getByText(/reached the hourly limit.*next game in \d+ minutes/).waitFor();
    expect(await prompt(page).inputValue()).toBe('One too many');
    await prompt(page).fill('A game about fucking');
    await expect.poll(() => said.count()).toBe(0);
    await page.getByRole('button', { name: 'Create game' }).click();
    await said.getByText('choose other words').waitFor();
  });
});

describe.skipIf(!hasBrowser)('one’s own games', () => {
  it('are renamed, unlisted and made public again', async () => {
    const ida = await service.people.member('ida');
    const id = await makeGame(service.ctx, ida, { title: 'Draft', html: buttonGame });
    const listed = async () => (await ida.get('/api/games')).body.games.some((game: { id: string }) => game.id === id);
    const { page } = await visit({ viewport: 'desk', as: ida, path: '/me', complaints: /400/ });
    await page.getByRole('link', { name: /^Your games/ }).click();
    await page.getByRole('link', { name: /^Draft/ }).click();
    await page.getByLabel('Title').fill('Moon goats');
    await page.getByLabel('Description').fill('Goats.\nOn the moon.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Moon goats' }).waitFor();
    await expect.poll(() => page.title()).toBe('Moon goats · Coinop');
    expect((await ida.get(`/api/games/${id}`)).body.game).toMatchObject({
      title: 'Moon goats',
      description: 'Goats.\nOn the moon.',
    });
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.getByLabel('Title').fill('Fucking goats');
    await page.getByRole('button', { name: 'Save' }).click();
    await main(page).getByRole('alert').getByText('choose other words').waitFor();

    const inHall = page.getByRole('switch', { name: 'Public' });
    await inHall.click();
    await page.getByText('Your game is unlisted').waitFor();
    await expect.poll(listed).toBe(false);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^Moon goats.*Unlisted/ }).click();
    await expect.poll(() => inHall.isChecked()).toBe(false);
    await inHall.click();
    await page.getByText('Your game is public').waitFor();
    await expect.poll(listed).toBe(true);
  });

  it('are refined on a tablet in the shape of a phone, and not in a narrow strip', async () => {
    const mia = await service.people.member('mia');
    const id = await makeGame(service.ctx, mia, { title: 'Tall', html: buttonGame });
    const { page } = await visit({ viewport: 'desk', as: mia, path: '/my-games' });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(`${service.url}/my-games/${id}/refine`);
    const { width, height } = (await page.locator('.refine-game').boundingBox()) ?? { width: 0, height: 0 };
    expect(width / height).toBeCloseTo(9 / 16);
    await page.setViewportSize(viewports.desk.viewport);
  });

  it('say so when one was hidden, when there are none, and when they are another’s', async () => {
    const jo = await service.people.member('jo');
    const { page } = await visit({ viewport: 'small', as: jo, path: '/my-games', complaints: /404/ });
    await main(page).getByRole('link', { name: 'Create your first game' }).waitFor();
    const kim = await service.people.member('kim');
    const theirs = await makeGame(service.ctx, kim);
    await page.goto(`${service.url}/my-games/${theirs}`);
    await page.getByText('Game not found').waitFor();
    const id = await makeGame(service.ctx, jo, { title: 'Reported' });
    await service.ctx.db.updateTable('games').set({ hidden_at: new Date() }).where('id', '=', id).execute();
    await page.getByRole('link', { name: 'Your games' }).click();
    await page.getByRole('link', { name: /^Reported.*Hidden/ }).click();
    await page.getByText('Hidden from everyone but you').waitFor();
    await page.goto(`${service.url}/create/upload/${theirs}`);
    await page.getByText('Upload not found').waitFor();
    const { page: guests } = await visit({ path: `/my-games/${id}` });
    await main(guests).getByRole('button', { name: 'Sign in' }).click();
    await guests.getByLabel('Email').waitFor();
  });
});

describe.skipIf(!hasBrowser)('items', () => {
  it('are created and edited, and odds always add up to 100%', async () => {
    const lee = await service.people.member('lee');
    const id = await makeGame(service.ctx, lee, { title: 'Chests', html: buttonGame });
    const items = async () => (await lee.get(`/api/games/${id}/items/all`)).body.items;
    const { page } = await visit({ as: lee, path: `/my-games/${id}` });
    const add = async (name: string, kind: string) => {
      await page.getByRole('link', { name: 'Add item' }).click();
      await page.getByRole('radio', { name: kind }).check();
      await page.getByLabel('Name').fill(name);
    };
    const save = async (button: string) => {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { name: 'Items' }).waitFor();
    };
    await add('Pebble', 'Consumable');
    await page.getByLabel('Price').fill('1.5');
    await page.getByRole('button', { name: 'Add to game' }).click();
    await main(page).getByRole('alert').getByText('The price is a whole number').waitFor();
    await page.getByLabel('Price').fill('15');
    await page.getByText('You earn 10 coins').waitFor();
    await save('Add to game');
    await add('Ruby', 'Permanent');
    await page.getByLabel(/picture/).setInputFiles({ name: 'ruby.png', mimeType: 'image/png', buffer: redPicture });
    await page.locator('img.item-picture').waitFor();
    await page.getByRole('switch', { name: 'For sale' }).click();
    await save('Add to game');
    expect(await items()).toMatchObject([
      { name: 'Pebble', kind: 'consumable', price: 15, active: true },
      { name: 'Ruby', kind: 'durable', active: false, imageUrl: expect.stringMatching(/\/item-images\/[0-9a-f]{64}$/) },
    ]);

    await add('Chest', 'Loot box');
    const put = page.getByLabel(/Add .*prize/);
    await put.selectOption({ label: 'Pebble' });
    await page.getByRole('button', { name: 'Add to game' }).click();
    await main(page).getByRole('alert').getByText('at least two prizes').waitFor();
    await put.selectOption({ label: 'Ruby (not for sale)' });
    const shares = () => page.locator('.odds-share').allInnerTexts();
    await expect.poll(shares).toEqual(['50%', '50%']);
    await page.getByLabel('Weight of Pebble').fill('2');
    await page.getByLabel('Weight of Ruby').fill('1');
    await expect.poll(shares).toEqual(['66.7%', '33.3%']);
    await page.getByRole('button', { name: 'More Pebble' }).click();
    await page.getByLabel('Weight of Ruby').press('ArrowUp');
    await page.getByLabel('Weight of Ruby').press('ArrowDown');
    await expect.poll(shares).toEqual(['75%', '25%']);
    await page.getByLabel('Weight of Ruby').fill('x');
    await expect.poll(shares).toEqual(['–', '–']);
    await page.getByRole('button', { name: 'Add to game' }).click();
    await main(page).getByRole('alert').getByText('The weight of Ruby is a whole number').waitFor();
    await page.getByLabel('Weight of Ruby').fill('1');
    await save('Add to game');

    await page.getByRole('link', { name: /^Chest/ }).click();
    await expect.poll(shares).toEqual(['75%', '25%']);
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByLabel('Weight of Pebble').fill('999');
    await expect.poll(shares).toEqual(['99.9%', '0.1%']);
    await save('Save');
    const chest = (await service.people.nobody.get(`/api/games/${id}/items`)).body.items.at(-1);
    expect(chest).toMatchObject({ name: 'Chest', kind: 'loot_box', price: 50 });
    expect(chest.odds).toMatchObject([
      { name: 'Pebble', weight: 999, probability: 0.999 },
      { name: 'Ruby', weight: 1, probability: 0.001 },
    ]);
  });
});
