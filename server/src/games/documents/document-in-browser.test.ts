import type { Frame, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oddDocuments } from '../../testing/browser/odd-documents.ts';
import { hasBrowser, useBrowser } from '../../testing/browser/use-browser.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startListener } from '../../testing/servers/listener.ts';
import { startService } from '../../testing/service.ts';

declare global {
  interface Window {
    first?: string;
    coinop: { player: { handle: string }; state: { load(): Promise<unknown> } };
  }
}

const stranger = await startListener();
const host = await startListener();
const { people, ctx } = await startService({ reachable: true, config: { appOrigins: [host.origin] } });
const { baseUrl } = ctx.config;
const ada = await people.member('ada');
const bob = await people.member('bob');
const game = '<!doctype html><title>Game</title><body><p>playing</p></body>';

const browser = useBrowser({ network: true });
let page: Page;

beforeAll(async () => {
  if (hasBrowser()) page = await browser().newPage();
});
afterEach(() => {
  stranger.heard.length = 0;
});

async function addressOf(gameId: string, person: Person = bob): Promise<string> {
  return (await person.post(`/api/games/${gameId}/session`)).body.htmlUrl;
}

/** The game in a frame of the app, whose own policy lets frames show games and nothing else. */
async function openInHost(gameId: string, person: Person = bob): Promise<Frame> {
  host.serve('/app', {
    html: `<!doctype html><title>App</title><iframe sandbox="allow-scripts allow-pointer-lock" src="${await addressOf(gameId, person)}"></iframe>`,
    headers: { 'content-security-policy': `frame-src ${ctx.config.gamesOrigin}` },
  });
  await page.goto(`${host.origin}/app`, { waitUntil: 'load' });
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The app shows no game');
  return frame;
}

describe('in a browser, the SDK comes first', () => {
  it.each(oddDocuments.map((document) => [document.name, document.html] as const))('%s (D8)', async (_name, html) => {
    const id = await makeGame(ctx, ada, { html });
    await page.goto(await addressOf(id), { waitUntil: 'load' });
    await page.waitForFunction(() => window.first !== undefined);
    const seen = await page.evaluate(
      (source) => ({
        first: window.first,
        mode: document.compatMode,
        wanted: new DOMParser().parseFromString(source.replace(/^\uFEFF/, ''), 'text/html').compatMode,
        player: window.coinop.player.handle,
        address: location.pathname,
        base: document.baseURI === document.URL,
        own: document.documentElement.outerHTML.includes('__coinop'),
      }),
      html,
    );
    expect(seen).toEqual({
      first: 'object',
      mode: seen.wanted,
      wanted: seen.wanted,
      player: 'bob',
      address: `/games/${id}/index.html`,
      base: true,
      own: false,
    });
  });
});

describe('in a browser, a game', () => {
  it('has an origin of its own, without cookies and storage of the platform (D5)', async () => {
    await page.goto(`${baseUrl}/healthz`);
    await page.context().addCookies([{ name: 'secret', value: 'platform', url: baseUrl }]);
    await page.evaluate(() => localStorage.setItem('secret', 'platform'));
    const frame = await openInHost(await makeGame(ctx, ada, { html: game }));
    const seen = await frame.evaluate(() => {
      const attempt = (read: () => unknown) => {
        try {
          return String(read());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: window.origin,
        cookie: attempt(() => document.cookie),
        realCookie: attempt(() => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.get?.call(document)),
        secret: attempt(() => localStorage.getItem('secret')),
        database: attempt(() => indexedDB.open('x')),
        caches: attempt(() => window.caches),
        parent: attempt(() => window.parent.document.title),
      };
    });
    expect(seen).toEqual({
      origin: 'null',
      // The SDK stands in for them, so that a game which only looks does not stop.
      cookie: '',
      realCookie: 'SecurityError',
      secret: 'null',
      database: 'SecurityError',
      caches: expect.stringMatching(/^(SecurityError|undefined)$/),
      parent: 'SecurityError',
    });
  });

  it('reaches no address but the SDK routes (D4, D5)', async () => {
    const frame = await openInHost(await makeGame(ctx, ada, { html: game }));
    const outcome = await frame.evaluate(
      async ({ strange, own }) => {
        const tries = {
          fetch: () => fetch(`${strange}/fetch`, { mode: 'no-cors' }),
          api: () => fetch(`${own}/api/me`, { mode: 'no-cors' }),
          request: () =>
            new Promise((resolve, reject) => {
              const request = new XMLHttpRequest();
              request.onload = resolve;
              request.onerror = () => reject(new Error('blocked'));
              request.open('GET', `${strange}/xhr`);
              request.send();
            }),
          socket: () =>
            new Promise((resolve, reject) => {
              const socket = new WebSocket(`${strange.replace('http', 'ws')}/socket`);
              socket.onopen = resolve;
              socket.onerror = () => reject(new Error('blocked'));
            }),
          image: () =>
            new Promise((resolve, reject) => {
              const image = new Image();
              image.onload = resolve;
              image.onerror = () => reject(new Error('blocked'));
              image.src = `${strange}/image`;
            }),
          script: () => import(`${strange}/module.js`),
          sdk: async () => {
            if ((await fetch(`${own}/api/sdk/state/x`)).status !== 401) throw new Error('unexpected');
          },
        };
        navigator.sendBeacon(`${strange}/beacon`, 'x');
        const form = document.body.appendChild(document.createElement('form'));
        form.action = `${strange}/form`;
        form.submit();
        const link = document.head.appendChild(document.createElement('link'));
        link.rel = 'stylesheet';
        link.href = `${strange}/style`;
        const settled = Object.entries(tries).map(async ([name, attempt]) => {
          try {
            await attempt();
            return [name, 'reached'];
          } catch {
            return [name, 'blocked'];
          }
        });
        return Object.fromEntries(await Promise.all(settled));
      },
      { strange: stranger.origin, own: baseUrl },
    );
    expect(outcome).toEqual({
      fetch: 'blocked',
      api: 'blocked',
      request: 'blocked',
      socket: 'blocked',
      image: 'blocked',
      script: 'blocked',
      sdk: 'reached',
    });
    expect(stranger.heard).toEqual([]);
  });

  it('cannot lead the window or its frame away, nor open another (D5)', async () => {
    const frame = await openInHost(await makeGame(ctx, ada, { html: game }));
    const outcome = await frame.evaluate((strange) => {
      const attempt = (act: () => unknown) => {
        try {
          return String(act());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        popup: attempt(() => window.open(`${strange}/popup`)),
        top: attempt(() => {
          (window.top as Window).location.href = `${strange}/top`;
        }),
      };
    }, stranger.origin);
    expect(outcome).toEqual({ popup: 'null', top: 'SecurityError' });
    await frame.evaluate((strange) => {
      location.href = `${strange}/frame?stolen`;
    }, stranger.origin);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:)/);
    expect(page.url()).toBe(`${host.origin}/app`);
    expect(stranger.heard).toEqual([]);
  });

  it('is framed by the app alone', async () => {
    const id = await makeGame(ctx, ada, { html: game });
    const address = await addressOf(id);
    stranger.serve('/thief', { html: `<iframe src="${address}"></iframe>` });
    await page.goto(`${stranger.origin}/thief`, { waitUntil: 'load' });
    expect(await page.frames()[1]?.evaluate(() => document.body.textContent)).not.toContain('playing');
  });

  it('has no token in its address, and its title stays text (D4, D7)', async () => {
    const title = '</script><img src=x onerror="document.body.dataset.broken=1"><script>alert(1)</script>';
    const id = await makeGame(ctx, ada, { html: '<!doctype html><p>playing</p>', title });
    await page.goto(await addressOf(id), { waitUntil: 'load' });
    const seen = await page.evaluate(() => ({
      search: location.search,
      text: document.body.textContent?.trim(),
      images: document.images.length,
      broken: document.body.dataset['broken'],
      title: document.title,
    }));
    expect(seen).toEqual({ search: '', text: 'playing', images: 0, broken: undefined, title });
  });

  it('keeps its localStorage in the saved state (D6)', async () => {
    const id = await makeGame(ctx, ada, { html: game });
    const player = await people.member('carol');
    const frame = await openInHost(id, player);
    await frame.evaluate(() => localStorage.setItem('best', '</script>42'));
    const playing = await people.playing(player, id);
    const saved = async () => (await playing.get(`/api/sdk/state/${id}`)).body.state;
    await expect.poll(saved).toEqual({ localStorage: { best: '</script>42' } });
    const again = await openInHost(id, player);
    expect(await again.evaluate(() => localStorage.getItem('best'))).toBe('</script>42');
  });

  it('is given a deep state without breaking its script (X9)', async () => {
    const id = await makeGame(ctx, ada, { html: game });
    const playing = await people.playing(bob, id);
    await playing.put(`/api/sdk/state/${id}`, `{"state":${'['.repeat(16_000)}${']'.repeat(16_000)}}`);
    await page.goto(await addressOf(id), { waitUntil: 'load' });
    expect(await page.evaluate(async () => Array.isArray(await window.coinop.state.load()))).toBe(true);
  });
});
