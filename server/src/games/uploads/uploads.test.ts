import { existsSync, readdirSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../access/limits.ts';
import { importItems } from '../../shop/import-items.ts';
import { hasBrowser, needBrowser } from '../../testing/browser/use-browser.ts';
import { redPng } from '../../testing/folder-of-game.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { type ZipEntry, zipOf, zipOfFiles } from '../../testing/zip-archive.ts';
import { buildLimits } from '../builds/manifest.ts';
import { partsMax } from './part-place.ts';
import { createProcessUploadHandler } from './process-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';

const { people, ctx, url, clock } = await startService();
const handler = createProcessUploadHandler(importItems);
const run = { id: 'test', signal: new AbortController().signal };
const page = (inside: string) =>
  `<!doctype html><title>Fox &amp; hen</title><style>body{background:#234;color:#fff}</style><h1>Fox</h1>${inside}`;

type Put = {
  status: number;
  headers: Headers;
  body: { error?: string; upload?: { status: string; receivedBytes: number } };
};

async function put(address: string, body: Buffer, headers: Record<string, string> = {}, at = url): Promise<Put> {
  const answer = await fetch(address.replace(ctx.config.baseUrl, at), {
    method: 'PUT',
    body: new Uint8Array(body),
    headers,
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Put['body'] };
}

const offsetOf = async (address: string) =>
  (await fetch(address.replace(ctx.config.baseUrl, url), { method: 'HEAD' })).headers.get('upload-offset');

async function start(who: Person, options: object = {}) {
  const { status, body } = await who.post('/api/games/uploads', options);
  expect(status).toBe(201);
  return body as { upload: { id: string; status: string }; uploadUrl: string };
}

/** Uploaded in one go and worked on as a worker would. */
async function bring(who: Person, archive: Buffer, options: object = {}) {
  const { upload, uploadUrl } = await start(who, options);
  expect((await put(uploadUrl, archive)).body.upload?.status).toBe('processing');
  await handler.run(ctx, { uploadId: upload.id }, run);
  return (await who.get(`/api/games/uploads/${upload.id}`)).body.upload;
}

/** The size of the JPEG that is shown for a game: one of 4 pixels is redPng, re-encoded. */
async function pictureWidth(gameId: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(`${url}/games/${gameId}/thumbnail`)).arrayBuffer());
  return bytes.readUInt16BE(bytes.indexOf(Buffer.from('ffc0', 'hex')) + 7);
}

const leftBehind = () => {
  const files = path.join(ctx.config.dataDir, 'files/game-uploads');
  const work = path.join(ctx.config.dataDir, 'work');
  return [files, work].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
};

describe('an upload', () => {
  it('arrives in parts and resumes where it broke off', async () => {
    const ada = await people.member('ada');
    const archive = zipOfFiles({ 'index.html': page('') });
    const { upload, uploadUrl } = await start(ada);
    expect(upload).toMatchObject({
      status: 'awaiting_upload',
      receivedBytes: 0,
      report: null,
      error: null,
      game: null,
    });
    const total = archive.length;
    const first = await put(uploadUrl, archive.subarray(0, 100), { 'content-range': `bytes 0-99/${total}` });
    expect(first.body.upload).toMatchObject({ status: 'awaiting_upload', receivedBytes: 100 });
    expect(await offsetOf(uploadUrl)).toBe('100');
    const again = await put(uploadUrl, archive.subarray(0, 100), { 'upload-offset': '0', 'upload-complete': '?0' });
    expect([again.status, again.headers.get('error-code'), again.headers.get('upload-offset')]).toEqual([
      409,
      'upload_offset',
      '100',
    ]);
    await put(uploadUrl, archive.subarray(100, 150), { 'upload-offset': '100', 'upload-complete': '?0' });
    const last = await put(uploadUrl, archive.subarray(150), { 'upload-offset': '150' });
    expect(last.body.upload).toMatchObject({ status: 'processing', receivedBytes: total });
    expect((await put(uploadUrl, archive)).headers.get('error-code')).toBe('upload_complete');
  });

  it('comes in a bounded number of parts, two at a time', async () => {
    const { uploadUrl, upload } = await start(await people.member('pia'));
    const parts = Array.from({ length: partsMax }, (_, i) => ({ name: `part-${i}`, sizeBytes: 1 }));
    await sql`
      update game_uploads set parts = ${JSON.stringify(parts)}::jsonb, received_bytes = ${partsMax}
      where id = ${upload.id}`.execute(ctx.db);
    const { status, body } = await put(uploadUrl, Buffer.from('x'), { 'upload-offset': `${partsMax}` });
    expect([status, body.error]).toEqual([413, `An upload may come in at most ${partsMax} parts; send larger ones.`]);

    const other = await start(await people.member('quin'));
    const address = new URL(other.uploadUrl.replace(ctx.config.baseUrl, url));
    const slow = [1, 2].map(() => httpRequest(address, { method: 'PUT', headers: { 'content-length': 100 } }));
    const ended = slow.map((sending) => new Promise((resolve) => sending.on('error', resolve)));
    for (const sending of slow) sending.write('x');
    const folder = path.join(ctx.config.dataDir, 'files/game-uploads', other.upload.id);
    await expect.poll(() => (existsSync(folder) ? readdirSync(folder).length : 0)).toBe(2);
    expect((await put(other.uploadUrl, Buffer.from('xy'))).status).toBe(429);
    for (const sending of slow) sending.destroy();
    await Promise.all(ended);
  });

  it('keeps what came of a part whose connection broke', async () => {
    const { uploadUrl, upload } = await start(await people.member('kit'));
    const archive = zipOfFiles({ 'index.html': page('x'.repeat(1000)) });
    const address = new URL(uploadUrl.replace(ctx.config.baseUrl, url));
    const sending = httpRequest(address, { method: 'PUT', headers: { 'content-length': archive.length } });
    const broken = new Promise((resolve) => sending.on('error', resolve));
    sending.write(archive.subarray(0, 200));
    // What still lies in the socket when it breaks is lost, so it breaks once these bytes are on disk.
    const folder = path.join(ctx.config.dataDir, 'files/game-uploads', upload.id);
    const arrived = () =>
      existsSync(folder) ? readdirSync(folder).map((name) => statSync(path.join(folder, name)).size) : [];
    await expect.poll(arrived).toEqual([200]);
    sending.destroy();
    await broken;
    await expect.poll(() => offsetOf(uploadUrl)).toBe('200');
    const rest = await put(uploadUrl, archive.subarray(200), { 'upload-offset': '200' });
    expect(rest.body.upload).toMatchObject({ id: upload.id, status: 'processing', receivedBytes: archive.length });
  });

  it.each<[string, Record<string, string>]>([
    ['a range that is none', { 'content-range': 'bytes 5' }],
    ['a range of another length', { 'content-range': 'bytes 0-99/200' }],
    ['an offset that is none', { 'upload-offset': '-1' }],
    ['an end that is none', { 'upload-offset': '0', 'upload-complete': 'yes' }],
  ])('refuses %s', async (_what, headers) => {
    const { uploadUrl } = await start(await people.member('bob'));
    expect((await put(uploadUrl, Buffer.from('x'), headers)).status).toBe(400);
  });

  it('takes no address but the one it gave, for a day', async () => {
    const carl = await people.member('carl');
    const { uploadUrl, upload } = await start(carl);
    const other = await start(carl);
    const archive = Buffer.from('x');
    for (const wrong of [
      uploadUrl.replace(upload.id, other.upload.id),
      uploadUrl.slice(0, -3),
      uploadUrl.split('?')[0] ?? '',
    ]) {
      expect((await put(wrong, archive)).headers.get('error-code')).toBe('upload_address_unknown');
    }
    clock.forward(buildLimits.uploadSeconds + 1);
    expect((await put(uploadUrl, archive)).status).toBe(403);
    await put(other.uploadUrl, archive);
    clock.forward(buildLimits.uploadSeconds);
    await sweepUploads(ctx);
    const dora = await people.member('dora');
    expect((await dora.get(`/api/games/uploads/${upload.id}`)).status).toBe(404);
  });

  it('is as large as the operator allows', async () => {
    const builds = { bytesMax: 4_000_000, filesMax: 2, fileBytesMax: 1_000_000, accountBytesMax: 8_000_000 };
    const strict = await startService({ config: { builds } });
    const gil = await strict.people.member('gil');
    expect((await gil.get('/api/games/uploads/limits')).body).toEqual({ limits: { ...builds, usedBytes: 0 } });
    const { uploadUrl } = (await gil.post('/api/games/uploads', { title: 'Large' })).body;
    const tooLarge = await put(uploadUrl, Buffer.alloc(builds.bytesMax + 1), {}, strict.url);
    expect([tooLarge.status, tooLarge.headers.get('error-code')]).toEqual([413, 'too_large']);
    const guest = await strict.people.guest();
    expect((await guest.get('/api/games/uploads/limits')).status).toBe(403);
  });

  it('is seen by its owner alone, and only of their own game', async () => {
    const [eve, fay] = [await people.member('eve'), await people.member('fay')];
    const { upload } = await start(eve);
    expect((await fay.get(`/api/games/uploads/${upload.id}`)).status).toBe(404);
    const game = await makeGame(ctx, eve);
    const refused = await fay.post('/api/games/uploads', { gameId: game });
    expect([refused.status, refused.headers.get('error-code')]).toEqual([403, 'not_creator']);
    expect((await fay.post('/api/games/uploads', { title: '' })).status).toBe(400);
    expect((await fay.post('/api/games/uploads', { orientation: 'round' })).status).toBe(400);
  });

  it('may be started 12 times a day', async () => {
    const guy = await people.member('guy');
    for (let i = 0; i < limits.game_upload.max; i++) await start(guy);
    expect((await guy.post('/api/games/uploads', {})).status).toBe(429);
  });
});

async function expectRefused(who: Person, upload: Awaited<ReturnType<typeof bring>>, sentence: RegExp): Promise<void> {
  expect(upload).toMatchObject({ status: 'failed', game: null, error: expect.stringMatching(sentence) });
  expect(upload.error).not.toContain('\n');
  expect((await who.get('/api/games/mine')).body.games).toEqual([]);
  expect(leftBehind()).not.toContain(upload.id);
}

describe('an archive becomes a game', () => {
  needBrowser();
  // A picture that stays empty is waited for as long as one that comes late: this waits beside the others.
  const library = 'https://cdn.jsdelivr.net/npm/phaser@3.60.0/dist/phaser.min.js';
  const empty = zipOf([{ name: 'index.html', content: `<!doctype html><body><script src="${library}"></script>` }]);
  let [jan, drawsNothing] = [undefined as Person | undefined, undefined as ReturnType<typeof bring> | undefined];
  beforeAll(async () => {
    if (!hasBrowser()) return;
    jan = await people.member('jan');
    drawsNothing = bring(jan, empty);
  });

  it('played, pictured and reported on, with what the author said', async () => {
    const hal = await people.member('hal');
    const upload = await bring(
      hal,
      zipOfFiles({
        'dist/index.html': page(`<script>
          // https://comment.example/not-an-address
          document.body.onclick = () => open("https://links.example/");
          fetch('https://scores.example/top').catch(() => 0);
          fetch('missing.json');
          console.error('odd things');
          navigator.serviceWorker?.register('sw.js').catch(() => 0);
        </script>`),
        'dist/sw.js': '',
        'readme.txt': 'outside',
        'dist/game.json': JSON.stringify({
          description: 'Run.',
          tags: ['fox'],
          items: [{ key: 'hat', kind: 'durable', name: 'Hat', price: 3 }],
        }),
      }),
      { tags: ['hen'], listed: false },
    );
    expect(upload).toMatchObject({ status: 'ready', error: null });
    expect(upload.game).toMatchObject({ title: 'Fox & hen', description: 'Run.', tags: ['hen'], orientation: 'any' });
    const notes = upload.report.notes.join('\n');
    for (const part of [
      'https://scores.example/top',
      'missing.json is asked for',
      'odd things',
      'service worker',
      'outside of dist/',
    ]) {
      expect(notes).toContain(part);
    }
    expect(notes).not.toContain('comment.example');
    const picture = await hal.get(new URL(upload.game.thumbnailUrl).pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await hal.get(`/api/games/mine/${upload.game.id}`)).body.game.listed).toBe(false);
    expect((await hal.get(`/api/games/${upload.game.id}/items`)).body.items).toMatchObject([{ name: 'Hat' }]);
    expect((await hal.get('/api/me')).body.user.stats.gamesCreated).toBe(1);
    expect(leftBehind()).not.toContain(upload.id);
  });

  it('whose next version replaces it and its picture, and back', async () => {
    const ida = await people.member('ida');
    const { game } = await bring(ida, zipOfFiles({ 'index.html': page('one'), 'thumbnail.png': redPng }));
    expect(await pictureWidth(game.id)).toBe(4);
    const archive = zipOfFiles({ 'index.html': page('two'), 'thumbnail.jpg': 'no picture' });
    const second = await bring(ida, archive, { gameId: game.id });
    expect(second.game.id).toBe(game.id);
    expect(second.report.notes.join()).toContain('thumbnail.jpg must be a picture');
    expect(await pictureWidth(game.id)).toBeGreaterThan(100);
    const { versions } = (await ida.get(`/api/games/${game.id}/versions`)).body;
    expect(versions.map(({ number, active }: { number: number; active: boolean }) => [number, active])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await ida.post(`/api/games/${game.id}/versions/1/activate`)).body.game.id).toBe(game.id);
    expect((await ida.post(`/api/games/${game.id}/versions/7/activate`)).headers.get('error-code')).toBe(
      'version_unknown',
    );
    expect((await ida.post(`/api/games/${game.id}/versions/x/activate`)).status).toBe(400);
    const bob = await people.member('bob');
    expect((await bob.get(`/api/games/${game.id}/versions`)).status).toBe(403);
    expect((await bob.delete(`/api/games/${game.id}`)).status).toBe(403);
    expect((await ida.delete(`/api/games/${game.id}`)).status).toBe(204);
    expect((await ida.get(`/api/games/${game.id}`)).status).toBe(404);
    expect((await ida.get('/api/games/mine')).body.games).toEqual([]);
    expect((await ida.post(`/api/games/${game.id}/session`)).status).toBe(404);
  });

  it('unless it never draws: refused in one sentence, with a report of what to put into the archive and nothing left behind', async () => {
    const refused = await drawsNothing;
    if (!jan || !refused) return;
    await expectRefused(jan, refused, /drew nothing.*the report says what to put into the archive/);
    const naming = refused.report?.notes.filter((note: string) => note.includes(library)) ?? [];
    expect(naming).toEqual([
      expect.stringContaining('put dist/phaser.min.js of the npm package phaser@3.60.0 into the archive'),
      expect.stringContaining('Apps that show games without an address'),
    ]);
  });

  it.each<[string, ZipEntry[], RegExp]>([
    ['has no page', [{ name: 'main.js' }], /no index\.html/],
    ['has two games', [{ name: 'a/index.html' }, { name: 'b/index.html' }], /several games/],
    ['leads out', [{ name: '../index.html' }], /leads out of the archive/],
    [
      'is source code',
      [{ name: 'index.html', content: '<script type=module src=/src/main.ts></script>' }],
      /no browser runs/,
    ],
    ['is named unfit', [{ name: 'index.html', content: '<title>fuck</title>' }], /words that are not allowed/],
    [
      'has a broken game.json',
      [{ name: 'index.html' }, { name: 'game.json', content: '{' }],
      /game\.json is not valid/,
    ],
  ])(
    'unless it %s: refused in a sentence, with nothing left behind',
    async (_what, entries, sentence) => {
      const jim = await people.member('jim');
      await expectRefused(jim, await bring(jim, zipOf(entries)), sentence);
    },
    60_000,
  );
});
