import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownOriginHost } from '../../testing/browser/host-page.ts';
import { hasBrowser, testBrowser, useBrowser } from '../../testing/browser/use-browser.ts';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { fixtureGames } from '../../testing/games/fixture-games.ts';
import { makeBuild } from '../../testing/people/build-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startListener } from '../../testing/servers/listener.ts';
import { startService } from '../../testing/service.ts';
import { readBuild } from '../builds/read-build.ts';
import { tryBuild } from '../builds/try-build.ts';

const host = await startListener();
const stranger = await startListener();
// On one site, for a browser without a profile lets no other site's frame store anything.
const gameDomain = 'coinop.localhost';
const hostOrigin = host.origin.replace('127.0.0.1', `app.${gameDomain}`);
const { people, ctx } = await startService({ reachable: true, gameDomain, config: { appOrigins: [hostOrigin] } });
const ada = await people.member('ada');
const bob = await people.member('bob');
const browser = useBrowser({ network: true });
let page: Page;

beforeAll(async () => {
  if (hasBrowser()) page = await browser().newPage();
});

/** The game in a frame of the host, on its own origin. */
async function open(gameId: string, who: Person = bob): Promise<Frame> {
  const { body } = await who.post(`/api/games/${gameId}/session`);
  people.tokens.push(body.token);
  host.serve('/app', {
    html: ownOriginHost(body),
    headers: { 'content-security-policy': `frame-src ${ctx.config.gameHosts}` },
  });
  await page.goto(`${hostOrigin}/app`, { waitUntil: 'load' });
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The host shows no game');
  return frame;
}

describe('a game on an origin of its own', () => {
  it.each(fixtureGames.map(({ technology, files }) => [technology, files] as const))(
    'runs: %s',
    async (_name, files) => {
      const { id } = await makeBuild(ctx, ada, files);
      const frame = await open(id);
      await expect.poll(() => frame.evaluate(() => document.title)).toBe('works');
    },
  );

  it.each(fixtureGames.map(({ technology, files }) => [technology, files] as const))(
    'passes its play test without a note: %s',
    async (_name, files) => {
      const build = await readBuild(writeFolder(files));
      const tried = await tryBuild(testBrowser(), build, new AbortController().signal);
      expect(tried).toMatchObject({ notes: [], picture: expect.any(Buffer) });
    },
    60_000,
  );

  it.each([
    ['black on the white that browsers give a page', '<h1 style="color:#000">Black words</h1><p>Without a background'],
    [
      'two small words once it is tapped',
      `<body style="background:#000;color:#fff;font:10px monospace">
        <script>onclick = () => { document.body.textContent = 'Press to start'; };</script>`,
    ],
  ])(
    'is not taken for empty where it draws %s',
    async (_what, body) => {
      const build = await readBuild(writeFolder({ 'index.html': `<!doctype html>${body}` }));
      const tried = await tryBuild(testBrowser(), build, new AbortController().signal, { looks: 3 });
      expect(tried).toMatchObject({ notes: [], picture: expect.any(Buffer) });
    },
    120_000,
  );

  it('is empty where only the browser draws, around a canvas that has the focus', async () => {
    const style =
      '<style>html, body, canvas { position: absolute; width: 100%; height: 100%; background: #000 }</style>';
    const build = await readBuild(
      writeFolder({ 'index.html': `<!doctype html>${style}<canvas tabindex="1"></canvas>` }),
    );
    const tried = await tryBuild(testBrowser(), build, new AbortController().signal, { looks: 3 });
    expect(tried).toMatchObject({ problem: expect.stringContaining('drew nothing') });
  });

  it.each([
    ['is slow', 'requestAnimationFrame(start)', {}, { picture: expect.any(Buffer), orientation: 'any' }],
    [
      'never comes to rest',
      'for (;;);',
      { answerSeconds: 1 },
      { problem: 'The game froze: it blocked the main thread.' },
    ],
  ])(
    'is judged at the end of its time by whether it answers: one that %s',
    async (_what, again, options, expected) => {
      const files = writeFolder({
        'index.html': `<!doctype html><body style="background:#c33"><h1>Drawn</h1><script>
          const busy = () => { for (const until = performance.now() + 900; performance.now() < until; ); };
          const start = () => { busy(); ${again} };
          onclick = () => { ask(); start(); };
          const ask = () => { const request = new XMLHttpRequest(); request.open('GET', 'clicked.txt', false); request.send(); };
        </script>`,
        'clicked.txt': 'clicked',
      });
      const build = await readBuild(files);
      const time = new AbortController();
      const { read } = build.folder;
      // The click comes after the first picture, and what it starts goes on when the time is up.
      build.folder.read = async (name) => {
        if (name === 'clicked.txt') time.abort();
        return read(name);
      };
      const tried = await tryBuild(testBrowser(), build, new AbortController().signal, {
        ...options,
        timeUp: time.signal,
      });
      expect(tried).toMatchObject(expected);
    },
    120_000,
  );

  it('has the time that its files take to load before its picture is called empty', async () => {
    const build = await readBuild(
      writeFolder({
        'index.html': `<!doctype html><script>
          (async () => {
            for (let n = 0; n < 8; n++) await fetch('part.bin?' + n).then((part) => part.text());
            document.body.append('All parts are here.');
          })();
        </script>`,
        'part.bin': 'part',
      }),
    );
    const { read } = build.folder;
    build.folder.read = async (name) => {
      if (name === 'part.bin') await sleep(400);
      return read(name);
    };
    const tried = await tryBuild(testBrowser(), build, new AbortController().signal, { looks: 3 });
    expect(tried).toMatchObject({ notes: [], picture: expect.any(Buffer) });
  });

  it('gets its token from the host, knows its player, and saves', async () => {
    const { id } = await makeBuild(ctx, ada, {
      'index.html': '<!doctype html><title>Saves</title><h1>Saves</h1><script src="a.js"></script>',
      'a.js': 'coinop.ready()',
    });
    const frame = await open(id);
    const seen = await frame.evaluate(async () => {
      const { coinop } = window as unknown as {
        coinop: {
          state: { save(state: unknown): Promise<void> };
          storage: { set(key: string, value: unknown): Promise<void> };
          player: { handle: string };
        };
      };
      await coinop.state.save({ level: 3 });
      await coinop.storage.set('slot', { big: 'x'.repeat(100_000) });
      return { handle: coinop.player.handle, search: location.search, cookie: document.cookie };
    });
    expect(seen).toEqual({ handle: 'bob', search: '', cookie: '' });
    const playing = await people.playing(bob, id);
    expect((await playing.get(`/api/sdk/state/${id}`)).body.state).toEqual({ level: 3 });
    expect((await playing.get(`/api/sdk/storage/${id}/slot`)).body.value.big).toHaveLength(100_000);
  });

  it('keeps what it stored for the next visit, and two accounts on one device apart', async () => {
    const storing = fixtureGames.find(({ technology }) => technology.includes('IndexedDB'));
    const { id } = await makeBuild(ctx, ada, storing?.files ?? {});
    const shown = async (frame: Frame) => frame.evaluate(() => document.querySelector('#shown')?.textContent);
    const carol = await people.member('carol');
    expect(await shown(await open(id, carol))).toBe('Visit 1');
    expect(await shown(await open(id, carol))).toBe('Visit 2');
    expect(await shown(await open(id, ada))).toBe('Visit 1');
  });

  it('reaches no other address, by page, worker, picture or frame, and registers no service worker', async () => {
    const { id } = await makeBuild(ctx, ada, {
      'index.html': '<!doctype html><h1>Alone</h1>',
      'w.js':
        'onmessage = ({ data }) => fetch(data, { mode: "no-cors" }).then(() => postMessage("reached"), () => postMessage("blocked"));',
      'sw.js': '',
      'data.json': '{}',
    });
    const frame = await open(id);
    const outcome = await frame.evaluate(async (strange) => {
      const settle = (promise: Promise<unknown>) =>
        promise.then(
          () => 'reached',
          () => 'blocked',
        );
      const worker = new Worker('w.js');
      const inner = document.createElement('iframe');
      inner.src = `${strange}/frame`;
      const refused = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        });
      });
      document.body.append(inner);
      // A document without the SDK would have WebRTC, which no policy shuts. A frame's second one has a fresh realm.
      const peersIn = async (address: string) => {
        const { length } = window;
        const plain = document.createElement('iframe');
        for (const query of ['?1', '?2']) {
          const loaded = new Promise((resolve) => {
            plain.onload = resolve;
          });
          plain.src = address + query;
          document.body.append(...(plain.isConnected ? [] : [plain]));
          await loaded;
        }
        return settle(
          Promise.resolve().then(() => new (window[length] as unknown as typeof globalThis).RTCPeerConnection()),
        );
      };
      return {
        frame: await refused,
        peers: [await peersIn('data.json'), await peersIn('w.js'), await peersIn('none.txt'), await peersIn('/%')],
        fetch: await settle(fetch(`${strange}/fetch`, { mode: 'no-cors' })),
        worker: await new Promise((resolve) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.postMessage(`${strange}/worker`);
        }),
        image: await settle(
          new Promise((resolve, reject) => {
            const image = new Image();
            image.onload = resolve;
            image.onerror = reject;
            image.src = `${strange}/image`;
          }),
        ),
        serviceWorker: await settle(Promise.resolve().then(() => navigator.serviceWorker.register('sw.js'))),
      };
    }, stranger.origin);
    const all = { fetch: 'blocked', worker: 'blocked', image: 'blocked', serviceWorker: 'blocked' };
    expect(outcome).toEqual({ ...all, frame: 'frame-src', peers: Array(4).fill('blocked') });
    expect(stranger.heard).toEqual([]);
  });
});
