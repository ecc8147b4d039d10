import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { useBrowser } from '../testing/browser/use-browser.ts';
import { beepWav, type FolderFiles, fillFolder, redPng, writeFolder } from '../testing/folder-of-game.ts';
import { startService } from '../testing/service.ts';
import { command } from './import-game.ts';

const { people, ctx, databaseUrl } = await startService({ reachable: true });
const config = { ...ctx.config, databaseUrl };
const ada = await people.member('ada');
const bob = await people.member('bob');

afterEach(() => vi.restoreAllMocks());

async function say(...args: string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await command.run(config, args);
  return lines.join('\n');
}

const untried = (folder: string, handle = 'ada') => say(folder, '--as', handle, '--untried');
const gameIn = (output: string) => /\/g\/([0-9a-f-]{36})/.exec(output)?.[1] ?? '';
const page = '<!doctype html><title>From the page</title><canvas></canvas><script>coinop.ready()</script>';
const hat = { key: 'hat', kind: 'durable', name: 'Hat', price: 30, imageUrl: 'art/hat.png' };
const json = (said: object) => JSON.stringify({ title: 'Fox', description: 'A fox.', tags: ['fox'], ...said });
const playable = (said: object = {}, more: FolderFiles = {}) =>
  writeFolder({ 'index.html': page, 'game.json': json(said), 'art/hat.png': redPng, ...more }, 'fox-game');

describe('importing a game', () => {
  it('imports it with its items as game.json says, and reports what it did', async () => {
    const output = await untried(playable({ orientation: 'landscape', items: [hat], titel: 'typo' }), '@Ada');
    const id = gameIn(output);
    expect(output).toMatch(/^Made "Fox" of @ada: http:\/\/127\.0\.0\.1:\d+\/g\//);
    expect(output).toMatch(/3 files of \d+ bytes; not played\.\n {2}Items new or changed: Hat\./);
    expect(output).toContain('"titel" means nothing here');
    await expect
      .poll(async () => (await bob.get(`/api/games/${id}`)).body.game)
      .toMatchObject({
        title: 'Fox',
        description: 'A fox.',
        tags: ['fox'],
        orientation: 'landscape',
        creator: { handle: 'ada' },
      });
    await expect
      .poll(async () => (await bob.get('/api/games')).body.games.map((game: { id: string }) => game.id))
      .toContain(id);
    const { items } = (await bob.get(`/api/games/${id}/items`)).body;
    expect(items).toMatchObject([
      { name: 'Hat', price: 30, imageUrl: expect.stringMatching(/\/item-images\/[0-9a-f]{64}$/) },
    ]);
    expect((await ada.get('/api/me')).body.user.stats.gamesCreated).toBe(1);
  });

  it('again updates the same game, or says that nothing is new', async () => {
    const folder = playable({ slug: 'again', items: [hat] });
    const id = gameIn(await untried(folder));
    expect(await untried(folder)).toMatch(/^Nothing is new in "Fox"/);
    fillFolder(folder, {
      'game.json': json({ slug: 'again', title: 'Fox II', items: [] }),
      'index.html': `${page}<p>two`,
    });
    const output = await untried(folder);
    expect(output).toMatch(/^Updated "Fox II"/);
    expect(output).toContain('Items not sold any more: Hat.');
    expect(gameIn(output)).toBe(id);
    expect((await bob.get(`/api/games/${id}/items`)).body.items).toEqual([]);
    const elsewhere = writeFolder({ 'index.html': page, 'game.json': json({ slug: 'again' }) }, 'another-name');
    expect(gameIn(await untried(elsewhere))).toBe(id);
    expect(gameIn(await untried(elsewhere, 'bob'))).not.toBe(id);
  });

  it('takes its picture from the folder, re-encoded, and nothing is new with the same one', async () => {
    const folder = playable({ slug: 'pictured' }, { 'thumbnail.png': redPng });
    const { thumbnailUrl } = (await bob.get(`/api/games/${gameIn(await untried(folder))}`)).body.game;
    expect((await fetch(thumbnailUrl)).headers.get('content-type')).toBe('image/jpeg');
    expect(await untried(folder)).toMatch(/^Nothing is new/);
  });

  it('takes what game.json does not say from the page and the folder', async () => {
    const output = await untried(writeFolder({ 'index.html': page }, 'Größe 2!'));
    expect((await bob.get(`/api/games/${gameIn(output)}`)).body.game).toMatchObject({
      title: 'From the page',
      description: '',
      tags: [],
      orientation: 'any',
    });
    const { rows } = await sql<{ slug: string }>`select slug from games where id = ${gameIn(output)}`.execute(ctx.db);
    expect(rows[0]?.slug).toBe(`${ada.id}/große-2`.replace('große', 'gro-e'));
  });

  it('leaves hidden what an operator hid', async () => {
    const folder = playable({ slug: 'hidden' });
    const id = gameIn(await untried(folder));
    await sql`update games set hidden_at = ${ctx.clock.now()} where id = ${id}`.execute(ctx.db);
    expect(await untried(folder)).toContain('It is unlisted or hidden at the moment, and stays so.');
    expect((await bob.get(`/api/games/${id}`)).status).toBe(404);
  });
});

const guest = await people.guest();
const cyd = await people.member('cyd');
await sql`update accounts set banned_at = ${ctx.clock.now()} where id = ${cyd.id}`.execute(ctx.db);
const fine = playable({ slug: 'fine' });

describe('importing is refused with a sentence', () => {
  it.each<[string, () => string[], string]>([
    ['nobody named', () => [fine], 'Say npm run coinop'],
    ['two folders', () => [fine, fine, '--as', 'ada'], 'Say npm run coinop'],
    ['an unknown option', () => [fine, '--as', 'ada', '--loud'], "Unknown option '--loud'"],
    ['a member who is none', () => [fine, '--as', 'nobody_here'], 'no such account as nobody_here'],
    ['a guest', () => [fine, '--as', guest.handle], 'games belong to members'],
    ['a banned member', () => [fine, '--as', 'cyd'], 'cyd is banned'],
    ['the house', () => [fine, '--as', 'coinop'], 'no such account'],
    ['no folder', () => ['/nowhere', '--as', 'ada'], '/nowhere is not a folder'],
    ['broken JSON', () => [playable({}, { 'game.json': '{' }), '--as', 'ada'], 'game.json is not valid JSON'],
    ['an empty title', () => [playable({ title: ' ' }), '--as', 'ada'], '"title" must be Text of 1 to 100'],
    ['a title with a bell', () => [playable({ title: 'a\u0007' }), '--as', 'ada'], '"title" must be Text of 1 to 100'],
    [
      'too many tags',
      () => [playable({ tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }), '--as', 'ada'],
      '"tags" must be at most 10',
    ],
    [
      'an unknown orientation',
      () => [playable({ orientation: 'round' }), '--as', 'ada'],
      '"orientation" must be one of portrait',
    ],
    ['a bad slug', () => [playable({ slug: 'A b' }), '--as', 'ada'], '"slug" must be 1 to 50 small letters'],
    ['words nobody should read', () => [playable({ description: 'fuck' }), '--as', 'ada'], 'choose other words'],
    [
      'such words on an item',
      () => [playable({ items: [{ ...hat, name: 'fuck' }] }), '--as', 'ada'],
      'choose other words',
    ],
    [
      'an item that does not fit',
      () => [playable({ items: [{ ...hat, price: -1 }] }), '--as', 'ada'],
      'game.json: "items.0" does not fit: "price"',
    ],
    [
      "an item's missing picture",
      () => [playable({ items: [{ ...hat, imageUrl: 'no.png' }] }), '--as', 'ada'],
      '"items.0.imageUrl" "no.png" is not in the folder',
    ],
    [
      'a thumbnail that is none',
      () => [playable({}, { 'thumbnail.png': 'text' }), '--as', 'ada'],
      'thumbnail.png must be a picture',
    ],
    [
      'source code that cannot be bundled',
      () => [playable({}, { 'index.html': '<script type=module src=nope.ts></script>' }), '--as', 'ada'],
      'source code that no browser runs',
    ],
    ['no page', () => [writeFolder({ 'notes.txt': 'None' }), '--as', 'ada'], 'There is no index.html in it'],
    ['an empty page', () => [writeFolder({ 'main.html': '' }), '--as', 'ada'], 'Its files are empty'],
  ])('%s', async (_what, args, sentence) => {
    const games = async () => (await sql`select count(*) from games`.execute(ctx.db)).rows;
    const before = await games();
    await expect(say(...args(), '--untried')).rejects.toThrow(sentence);
    expect(await games()).toEqual(before);
  });

  it('the system account, also when it has games', async () => {
    await sql`insert into accounts (id, kind, handle, name, created_at)
      values (gen_random_uuid(), 'member', 'coinop', 'Coinop', ${ctx.clock.now()})`.execute(ctx.db);
    await expect(say(fine, '--as', 'coinop')).rejects.toThrow('The games of this account come with the service');
    await expect(say(fine, '--as', 'coinop')).rejects.toBeInstanceOf(StartupError);
  });
});

declare global {
  interface Window {
    found: Record<string, unknown>;
  }
}

/** A game in modules, with a style, pictures, sounds, a level, a font of its own making, and a worker. */
const moduleGame: FolderFiles = {
  'game.json': json({ slug: 'modules', title: 'Modules' }),
  'index.html': `<!doctype html><html><head><link rel="stylesheet" href="css/look.css"><script type="module" src="js/main.js"></script></head>
    <body><canvas width="300" height="300"></canvas><div id="box"></div></body></html>`,
  'css/look.css': 'body{margin:0;background:#012} #box{width:40px;height:40px;background:url(../art/red.png)}',
  'js/main.js': `import { load } from './load.js';
    window.found = {};
    const pen = document.querySelector('canvas').getContext('2d');
    const picture = await load('art/' + 'red' + '.png');
    let taps = 0;
    addEventListener('pointerdown', () => { taps++; });
    (function frame() {
      pen.fillStyle = 'hsl(' + taps * 60 + ' 80% 50%)';
      pen.fillRect(0, 0, 300, 300);
      pen.drawImage(picture, 10 + (performance.now() / 20) % 200, 20, 60, 60);
      requestAnimationFrame(frame);
    })();
    const { getImage } = await import('./html.js');
    found.pixel = [...(() => { pen.drawImage(picture, 0, 0, 9, 9); return pen.getImageData(4, 4, 1, 1).data; })()].join();
    found.level = (await (await fetch('levels/1.json')).json()).name;
    found.beside = await (await fetch(new URL('./words.txt', import.meta.url))).text();
    found.html = await getImage();
    found.sound = await new Promise((done) => { const a = new Audio('sound/beep.wav'); a.onloadedmetadata = () => done(a.duration); a.onerror = () => done('error'); });
    found.decoded = (await new OfflineAudioContext(1, 1, 8000).decodeAudioData(await (await fetch('./sound/beep.wav')).arrayBuffer())).duration;
    found.request = await new Promise((done) => { const r = new XMLHttpRequest(); r.open('GET', 'levels/1.json'); r.onload = () => done(JSON.parse(r.responseText).name); r.send(); });
    found.worker = await new Promise((done) => { const w = new Worker('js/add.js', { type: 'module' }); w.onmessage = (e) => done(e.data); w.postMessage([3, 4]); });
    found.missing = await fetch('levels/' + taps + '.json').then(() => 'found', () => 'missing');
    await coinop.ready();
    found.done = true;`,
  'js/load.js': `export const load = (name) => new Promise((done, failed) => { const image = new Image(); image.onload = () => done(image); image.onerror = failed; image.src = name; });`,
  'js/html.js': `export async function getImage() { const div = document.createElement('div'); div.innerHTML = '<img src="art/red.png">'; await div.firstChild.decode(); return div.firstChild.naturalWidth; }`,
  'js/words.txt': 'beside',
  'js/add.js': `import { add } from './sum.js'; onmessage = ({ data: [a, b] }) => postMessage(add(a, b));`,
  'js/sum.js': 'export const add = (a, b) => a + b;',
  'art/red.png': redPng,
  'levels/1.json': '{"name":"first"}',
  'sound/beep.wav': beepWav(),
};

describe('an imported game, in a browser', () => {
  const browser = useBrowser({ network: true });

  async function open(id: string): Promise<{ tab: Page; errors: string[] }> {
    const { body } = await bob.post(`/api/games/${id}/session`);
    const tab = await browser().newPage({ viewport: { width: 300, height: 400 } });
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(error.message));
    await tab.goto(body.htmlUrl);
    return { tab, errors };
  }

  it('runs with its modules, style, pictures, sounds, data and worker', async () => {
    const output = await untried(writeFolder(moduleGame));
    const { tab, errors } = await open(gameIn(output));
    await tab.waitForFunction(() => window.found?.['done'] === true);
    expect(await tab.evaluate(() => window.found)).toEqual({
      pixel: '255,0,0,255',
      level: 'first',
      beside: 'beside',
      html: 4,
      sound: 0.1,
      decoded: 0.1,
      request: 'first',
      worker: 7,
      missing: 'missing',
      done: true,
    });
    expect(
      await tab.evaluate(() => getComputedStyle(document.querySelector('#box') as Element).backgroundImage),
    ).toMatch(/^url\("data:image\/png/);
    const before = await tab.screenshot();
    await tab.mouse.click(150, 150);
    await expect.poll(async () => (await tab.screenshot()).equals(before)).toBe(false);
    expect(errors).toEqual([]);
    await tab.close();
  });

  it('is played first: for its picture, and to find faults that its files do not show', async () => {
    // A picture that stays empty is waited for as long as one that comes late: this waits beside the others.
    const empty = playable({ slug: 'empty' }, { 'index.html': '<!doctype html><script>"nothing"</script>' });
    const isRefused = expect(say(empty, '--as', 'ada')).rejects.toThrow(
      /cannot be listed\. It drew nothing[\s\S]*--untried/,
    );
    const folder = playable(
      { slug: 'played' },
      {
        'index.html': `${page}<script>const n = 'x' + 1; document.title = n;
      const pen = document.querySelector('canvas').getContext('2d'); pen.fillStyle = 'red'; pen.fillRect(20, 20, 200, 90);</script>`,
      },
    );
    const output = await say(folder, '--as', 'ada');
    expect(output).toContain('played in a browser');
    const { thumbnailUrl } = (await bob.get(`/api/games/${gameIn(output)}`)).body.game;
    expect((await fetch(thumbnailUrl)).headers.get('content-type')).toBe('image/jpeg');
    expect(await say(folder, '--as', 'ada')).toMatch(/^Nothing is new[\s\S]*played before/);
    const odd = playable(
      { slug: 'odd' },
      {
        'index.html': `${page}<h1 style="background:red">drawn</h1><script>const n = document.title.length; new Image().src = 'pictures/' + n + '-gone.png';
          setTimeout(() => { location.href = 'https://elsewhere.test/'; }, 300); throw new Error('odd');</script>`,
      },
    );
    const said = await say(odd, '--as', 'ada');
    for (const note of [
      /pictures\/\d+-gone\.png is asked for/,
      /lead the player to https:\/\/elsewhere\.test/,
      /threw "odd"/,
    ]) {
      expect(said).toMatch(note);
    }
    await isRefused;
  });
});
