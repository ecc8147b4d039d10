import { describe, expect, it } from 'vitest';
import { makeBuild } from '../../server/src/testing/people/build-fixtures.ts';
import { startListener } from '../../server/src/testing/servers/listener.ts';
import { startService } from '../../server/src/testing/service.ts';
import { hasBrowser, openBrowser, takeControls, type Visit } from './kit.ts';

const service = await startService({ reachable: true });
const { ctx, people } = service;
const visit = openBrowser(service);
const maker = await people.member('maker');
const stranger = await startListener();

const page = (inside: string) =>
  `<!doctype html><title>Build</title><body style="background:#173;color:#fff;font:20px sans-serif">${inside}<pre id="log"></pre>
  <script src="/main.js"></script>`;
const log = `const log = (text) => { document.getElementById('log').textContent += text + '\\n'; };`;

/**
 * Writes into the memory that threads share, as emscripten's builds have it:
 * (module (import "env" "memory" (memory 1 2 shared)) (func (export "f") (i32.atomic.store (i32.const 0) (i32.const 7))))
 */
const storeSeven = Buffer.from(
  '0061736d0100000001040160000002100103656e76066d656d6f72790203010203020100070501016600000a0c010a0041004107fe1702000b',
  'hex',
);

/** What the frame on the screen shows, and what it is allowed. */
const frameOf = ({ page: shown }: Visit) => shown.locator('article:not([inert]) iframe');

describe.skipIf(!hasBrowser)('a build in the app', () => {
  it('runs on an origin of its own, knows its player and what it was shared with, and saves', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page('<button id="save">save</button>'),
      'main.js': `${log}
        document.getElementById('save').onclick = () => coinop.state.save({ level: 2 }).then(() => log('saved'));
        coinop.ready().then(() => log('player ' + coinop.player.handle + ' level ' + coinop.launchParams.level + location.search));`,
    });
    const ada = await people.member('ada');
    const visitor = await visit({ as: ada, path: `/g/${id}?p=${encodeURIComponent('level=3')}` });
    await visitor.game.getByText('player ada level 3', { exact: true }).waitFor();
    const frame = frameOf(visitor);
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-pointer-lock allow-same-origin');
    expect(new URL((await frame.getAttribute('src')) ?? '').host).toMatch(/^[0-9a-f]{32}-[0-9a-f]{26}\.localhost:/);
    await takeControls(visitor.page);
    await visitor.game.getByRole('button', { name: 'save' }).click();
    await visitor.game.getByText('saved').waitFor();
    // One session, whose token the game was given when it asked.
    expect(visitor.requests.filter((line) => line.endsWith(`/${id}/session`))).toHaveLength(1);
  });

  it('ignores messages from any other origin in its frame', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page('<button id="score">score</button><button id="frame">frame</button>'),
      // A frame inside has no origin, and its messages to the top come from another window.
      'main.js': `${log}
        document.getElementById('score').onclick = () => { coinop.gameplayStart(); coinop.score(5); };
        document.getElementById('frame').onclick = () => {
          const inner = document.createElement('iframe');
          inner.srcdoc = '<script>top.postMessage({ coinop: 1, type: "score", score: 999 }, "*")<\\/script>';
          inner.onload = () => log('framed');
          document.body.append(inner);
        };
        coinop.ready();`,
    });
    const visitor = await visit({ path: `/g/${id}`, complaints: /frame|Framing/ });
    await takeControls(visitor.page);
    await visitor.game.getByRole('button', { name: 'score' }).click();
    const score = visitor.page.locator('.play-bar-score');
    await expect.poll(() => score.innerText()).toBe('5');
    await visitor.game.getByRole('button', { name: 'frame' }).click();
    await visitor.game.getByText('framed').waitFor();
    expect(await score.innerText()).toBe('5');
  });

  it.each([
    ['a link', `<a id="out" href="${stranger.origin}/credits">out</a>`, ''],
    [
      'a script',
      '<button id="out">out</button>',
      `document.getElementById('out').onclick = () => { location.href = '${stranger.origin}/credits'; };`,
    ],
    [
      'a window',
      '<button id="out">out</button>',
      `document.getElementById('out').onclick = () => window.open('${stranger.origin}/credits');`,
    ],
  ])('asks before it leads its player out by %s, and stays where it is', async (_how, inside, script) => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page(inside),
      'main.js': `${log}${script}
        coinop.ready(); log('loaded ' + (sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1));`,
    });
    const visitor = await visit({ path: `/g/${id}` });
    await takeControls(visitor.page);
    await visitor.game.locator('#out').click();
    const sheet = visitor.page.getByRole('dialog', { name: 'Open this link?' });
    await sheet.getByText(`${stranger.origin}/credits`).waitFor();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect((await visitor.game.locator('#log').innerText()).trim()).toBe('loaded 1');
    expect(stranger.heard).toEqual([]);
  });

  it('opens a link outside when its player agrees', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page('<button id="out">out</button>'),
      'main.js': `${log}
        document.getElementById('out').onclick = () => coinop.openLink('https://author.example/').then((done) => log('opened ' + done));
        coinop.ready();`,
    });
    const visitor = await visit({ path: `/g/${id}`, alone: true });
    await visitor.context.route('https://author.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Author</title>' }),
    );
    await takeControls(visitor.page);
    await visitor.game.getByRole('button', { name: 'out' }).click();
    const opening = visitor.context.waitForEvent('page');
    await visitor.page.getByRole('button', { name: 'Open link' }).click();
    await (await opening).waitForURL('https://author.example/');
    await visitor.game.getByText('opened true').waitFor();
  });

  it('shows a wide game wide, on a phone and on a desk', async () => {
    const { id } = await makeBuild(ctx, maker, { 'index.html': page('<p>Wide</p>'), 'main.js': 'coinop.ready()' });
    await ctx.db.updateTable('games').set({ orientation: 'landscape' }).where('id', '=', id).execute();
    for (const viewport of ['phone', 'desk'] as const) {
      const { page: shown } = await visit({ path: `/g/${id}`, viewport });
      await takeControls(shown);
      const shape = async () => {
        const box = await shown.locator('article:not([inert]) iframe').boundingBox();
        return (box?.width ?? 0) / (box?.height ?? 1);
      };
      await expect.poll(shape).toBeGreaterThan(1.5);
      const hint = shown.getByText('Turn your phone for a larger picture');
      await expect.poll(() => hint.isVisible()).toBe(viewport === 'phone');
    }
  });

  it('shows a game of a fixed size whole', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html':
        '<!doctype html><body style="margin:0"><canvas id="c" width="1600" height="1200" style="background:#173"></canvas><script>coinop.ready()</script>',
    });
    const { page: shown, game } = await visit({ path: `/g/${id}` });
    await takeControls(shown);
    const frame = shown.locator('article:not([inert]) iframe');
    await expect.poll(() => game.locator('#c').evaluate(() => innerWidth)).toBeGreaterThanOrEqual(1600);
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  });

  it('has threads on an isolated page, which the feed links to', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page(''),
      'main.js': `${log}
        coinop.ready().then(() => log('isolated ' + self.crossOriginIsolated + ', player ' + coinop.player.handle.slice(0, 5)));
        if (self.crossOriginIsolated) {
          const memory = new WebAssembly.Memory({ "initial": 1, "maximum": 2, "shared": true });
          const worker = new Worker('w.js');
          worker.onmessage = () => log('thread wrote ' + Atomics.load(new Int32Array(memory.buffer), 0));
          WebAssembly.compileStreaming(fetch('store.wasm')).then((module) => worker.postMessage({ module, memory }));
        }`,
      'store.wasm': storeSeven,
      'w.js': `onmessage = async ({ data: { module, memory } }) => {
        (await WebAssembly.instantiate(module, { env: { memory } })).exports.f();
        postMessage(1);
      };`,
    });
    const { page: shown, game } = await visit({ path: `/g/${id}`, alone: true });
    await game.getByText('isolated false, player guest').waitFor();
    await shown.getByRole('link', { name: 'Open it on a page of its own' }).click();
    await shown.waitForURL(`**/play/${id}`);
    await game.getByText('thread wrote 7').waitFor();
    await game.getByText('isolated true, player guest').waitFor();
    await takeControls(shown);
    expect(await shown.getByText('This game needs threads').count()).toBe(0);
  });

  it('shows an achievement of its own when it is unlocked, and in its menu', async () => {
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page('<button id="win">win</button>'),
      'game.json': JSON.stringify({
        achievements: [
          { id: 'first-win', title: 'First win', description: 'Win a round.' },
          { id: 'all', title: 'All levels' },
        ],
      }),
      'main.js': `${log}
        document.getElementById('win').onclick = () => coinop.achievements.unlock('first-win').then(({ title }) => log('unlocked ' + title));
        coinop.ready();`,
    });
    const { page: shown, game } = await visit({ path: `/g/${id}` });
    await takeControls(shown);
    await game.getByRole('button', { name: 'win' }).click();
    await game.getByText('unlocked First win').waitFor();
    await shown.getByRole('status').filter({ hasText: 'First win' }).waitFor();
    await shown
      .locator('article:not([inert]) .play-bar')
      .getByRole('button', { name: /^More about/ })
      .click();
    await shown.getByRole('dialog').getByText('All levels').waitFor();
  });

  it('asks and celebrates for the game, and shows each of its boards', async () => {
    const names = ['share', 'sign', 'cheer', 'score'];
    const { id } = await makeBuild(ctx, maker, {
      'index.html': page(names.map((name) => `<button id="${name}">${name}</button>`).join('')),
      'game.json': JSON.stringify({ boards: [{ name: 'par', title: 'Strokes', lowestWins: true }] }),
      'main.js': `${log}
        const on = (id, act) => { document.getElementById(id).onclick = act; };
        on('share', () => coinop.share({ level: '4' }).then((done) => log('shared ' + done)));
        on('sign', () => coinop.signIn().then((done) => log('signed in ' + done)));
        on('cheer', () => coinop.celebrate());
        on('score', async () => {
          for (const points of [9, 4, 6]) coinop.score(points, { board: 'par' });
          log('best ' + (await coinop.leaderboard({ board: 'par' })).me.score);
        });
        coinop.loading(0.5);
        coinop.ready();`,
    });
    const { page: shown, game } = await visit({ path: `/g/${id}`, viewport: 'desk', motion: true, alone: true });
    await takeControls(shown);
    await game.getByRole('button', { name: 'share' }).click();
    const sharing = shown.getByRole('dialog', { name: 'Share this game?' });
    await sharing.getByText(`/g/${id}?p=level%3D4`).waitFor();
    await sharing.getByRole('button', { name: 'Share' }).click();
    await game.getByText('shared true').waitFor();
    await game.getByRole('button', { name: 'sign' }).click();
    await shown.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await shown.keyboard.press('Escape');
    await game.getByText('signed in false').waitFor();
    // Looked for from before the click on, for it is soon gone.
    const confetti = shown.locator('.confetti').waitFor({ state: 'attached' });
    await Promise.all([confetti, game.getByRole('button', { name: 'cheer' }).click()]);
    await game.getByRole('button', { name: 'score' }).click();
    await game.getByText('best 4').waitFor();
    await shown.locator('article:not([inert])').getByRole('button', { name: 'Leaderboard' }).click();
    const board = shown.getByRole('dialog', { name: /^Leaderboard of/ });
    await board.getByRole('combobox').selectOption('Strokes');
    await board.locator('.standing-mine .standing-score').getByText('4', { exact: true }).waitFor();
  });

  it('shows no leaderboard next to a game without scores', async () => {
    const { id } = await makeBuild(ctx, maker, { 'index.html': page('<p>Quiet</p>'), 'main.js': '' });
    const { page: shown } = await visit({ path: `/g/${id}`, viewport: 'desk' });
    const card = shown.locator('article:not([inert])');
    await card.locator('.poster-gone').waitFor({ state: 'attached' });
    // An empty leaderboard would only take space.
    await expect.poll(() => card.locator('.standings').count()).toBe(0);
    expect(await shown.getByText(/first place/).count()).toBe(0);
    await card.getByRole('button', { name: 'Leaderboard' }).click();
    await shown.getByRole('dialog').getByText('Scores show here when this game reports them.').waitFor();
  });
});
