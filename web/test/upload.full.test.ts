import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { redPng } from '../../server/src/testing/folder-of-game.ts';
import { startService } from '../../server/src/testing/service.ts';
import { zipOfFiles } from '../../server/src/testing/zip-archive.ts';
import { findBarriers, hasBrowser, openBrowser, takeControls } from './kit.ts';

const service = await startService({ reachable: true, worker: true });
const { people } = service;
const visit = openBrowser(service);

const game = (word: string) => `<!doctype html><title>Fox &amp; Lantern</title>
<body style="background:#173;color:#fff;font:40px sans-serif"><p>${word}</p><script src="https://cdn.example/lib.js"></script>
<script>coinop.ready()</script>`;

const archive = (files: Record<string, string | Buffer>, name = 'fox.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: zipOfFiles(files),
});

async function bring(page: Page, file: ReturnType<typeof archive>): Promise<void> {
  await page.locator('.drop-zone input').setInputFiles(file);
}

/** The same file each time, as one that lies on a disk. */
async function chooseFile(page: Page, base64: string): Promise<void> {
  await page.locator('.drop-zone input').waitFor({ state: 'attached' });
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'large.zip', { lastModified: 1 }));
    const input = document.querySelector<HTMLInputElement>('.drop-zone input');
    if (input === null) throw new Error('There is no place for a file');
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
  }, base64);
}

describe.skipIf(!hasBrowser)('uploading a game', () => {
  it('asks a guest to sign in', async () => {
    const { page } = await visit({ path: '/create' });
    await page.getByRole('link', { name: 'Upload a game' }).click();
    await page.getByText('Sign in to see your games').waitFor();
  });

  it('is played, looked over, published and then played by its author', async () => {
    const ada = await people.member('ada');
    const { page, game: frame } = await visit({
      as: ada,
      path: '/create/upload',
      complaints: /cdn\.example|Content Security/,
    });
    expect(await findBarriers(page)).toEqual([]);
    await bring(page, archive({ 'fox/index.html': game('one') }));
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Fox & Lantern');
    await page.getByText(/loads https:\/\/cdn\.example\/lib\.js, which is outside/).waitFor();
    const [{ listed: before }] = (await ada.get('/api/games/mine')).body.games;
    expect(before).toBe(false);
    const picture = page.getByRole('img', { name: 'The picture of Fox & Lantern' });
    const taken = await picture.getAttribute('src');
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'fox.png', mimeType: 'image/png', buffer: redPng });
    await expect.poll(() => picture.getAttribute('src')).not.toBe(taken);
    await page.getByLabel('Description').fill('Carry the light home.');
    await page.getByLabel('Controls').fill('Arrow keys');
    await page.getByLabel('Tags').fill('Runner, foxes');
    await page.getByRole('button', { name: 'Landscape' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL('**/my-games/*');
    const [made] = (await ada.get('/api/games/mine')).body.games;
    expect(made).toMatchObject({
      title: 'Fox & Lantern',
      description: 'Carry the light home.\nControls: Arrow keys',
      tags: ['runner', 'foxes'],
      orientation: 'landscape',
      listed: true,
    });
    await page.goto(`${service.url}/g/${made.id}`);
    await takeControls(page);
    await frame.getByText('one').waitFor();
  });

  it('says in a sentence why a file is refused', async () => {
    const bob = await people.member('bob');
    const { page } = await visit({ as: bob, path: '/create/upload' });
    await bring(page, { ...archive({}), name: 'game.rar' });
    await page.getByText('Choose one zip file with the game in it.').waitFor();
    await bring(page, archive({ 'readme.txt': 'x' }));
    await page.getByText('There is no index.html in it, so there is nothing to open.').waitFor();
  });

  it('resumes an interrupted upload after the page was closed', async () => {
    const eve = await people.member('eve');
    const { page, context } = await visit({ as: eve, path: '/create/upload', alone: true, complaints: /ERR_/ });
    const sent: string[] = [];
    context.on('request', (request) => {
      const range = request.headers()['content-range'];
      if (range !== undefined) sent.push(range);
    });
    // More than one part, of bytes that do not shrink.
    const bytes = zipOfFiles({ 'index.html': game('large'), 'noise.bin': randomBytes(9_000_000) }).toString('base64');
    const isSecondPart = (range = '') => range.startsWith('bytes 8000000-');
    await page.route('**/uploads/games/**', (route) =>
      isSecondPart(route.request().headers()['content-range']) ? route.abort() : route.continue(),
    );
    await chooseFile(page, bytes);
    await expect.poll(() => sent.some((range) => isSecondPart(range))).toBe(true);
    await page.close();
    sent.length = 0;
    const next = await context.newPage();
    await next.goto(`${service.url}/create/upload`);
    await next.locator('.drop-zone').waitFor();
    await chooseFile(next, bytes);
    await next.getByRole('button', { name: 'Publish' }).waitFor();
    expect(sent).toEqual([expect.stringMatching(/^bytes 8000000-/)]);
  });

  it('uploads a new version and goes back to the old one', async () => {
    const kim = await people.member('kim');
    const { page } = await visit({ as: kim, path: '/create/upload' });
    await bring(page, archive({ 'index.html': game('first') }));
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL('**/my-games/*');
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByText('Version 1').waitFor();
    await bring(page, archive({ 'index.html': game('second') }));
    await page.getByText('Version 2').waitFor();
    await page.getByRole('button', { name: 'Use this version: Version 1' }).click();
    await page.getByText('Players now get version 1').waitFor();
    const [{ id }] = (await kim.get('/api/games/mine')).body.games;
    const { versions } = (await kim.get(`/api/games/${id}/versions`)).body;
    expect(versions.map((one: { number: number; active: boolean }) => [one.number, one.active])).toEqual([
      [2, false],
      [1, true],
    ]);
  });
});
