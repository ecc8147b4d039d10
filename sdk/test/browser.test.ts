import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasBrowser } from '../../server/src/testing/browser/use-browser.ts';
import type { HostMessageBody } from '../src/host-protocol.ts';
import { useGamePage } from './play-in-browser.ts';
import { gameId, type Service } from './stand-in-service.ts';

describe.skipIf(!hasBrowser())('in a browser', () => {
  const game = useGamePage();
  const { play, greeted, messages, errors } = game;
  let page: Page;
  let service: Service;

  beforeEach(() => {
    page = game.page();
    service = game.service();
  });

  const reloadByHost = async (): Promise<Frame> => {
    await page.evaluate(() => window.host.load());
    return greeted(2);
  };
  const say = (body: HostMessageBody) => page.evaluate((message) => window.host.say(message), body);
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 180_000, interval: 50 });

  it('D4, D5: runs before the first script of the game and leaves no trace of itself or the token', async () => {
    service.title = '</script><img src=x onerror="window.broken=1">';
    const frame = await play(`<script>
      window.seen = {
        coinop: typeof coinop, boot: '__coinop' in window, scripts: document.scripts.length, address: location.href,
        cookie: document.cookie, storage: localStorage instanceof Storage, origin,
      };
      document.cookie = 'a=b';
    </script><script>const coinop = window.coinop; window.seen.again = coinop.player.handle;</script>`);
    expect(await frame.evaluate(() => window.seen)).toEqual({
      coinop: 'object',
      boot: false,
      scripts: 1,
      address: `${service.baseUrl}/games/${gameId}/index.html`,
      cookie: '',
      storage: true,
      origin: 'null',
      again: 'ada',
    });
    expect(await frame.evaluate(() => [document.images.length, document.title])).toEqual([0, service.title]);
    expect(errors).toEqual([]);
  });

  it('D6: localStorage works at once and survives a reload by the host', async () => {
    const game = `<script>
      window.seen = { before: localStorage.getItem('best'), keys: Object.keys(localStorage) };
      localStorage.best = 12; localStorage.setItem('__proto__', 'x'); sessionStorage.setItem('s', '1');
    </script>`;
    const first = await play(game);
    expect(await first.evaluate(() => window.seen)).toEqual({ before: null, keys: [] });
    await until(() => expect(service.saved.text).toBe('{"localStorage":{"best":"12","__proto__":"x"}}'));
    const second = await reloadByHost();
    expect(await second.evaluate(() => window.seen)).toEqual({ before: '12', keys: ['best', '__proto__'] });
    expect(errors).toEqual([]);
  });

  it('X9, Z4: any saved state comes with the document', async () => {
    const deep = '['.repeat(16_000) + ']'.repeat(16_000);
    service.saved = { text: deep, version: 1 };
    const frame = await play('');
    expect(await frame.evaluate(async () => JSON.stringify(await coinop.state.load()).length)).toBe(32_000);
    service.saved = { text: '{"__proto__":{"a":1},"n":"\\u0000</script>","h":"\\ud800"}', version: 1 };
    const again = await reloadByHost();
    expect(await again.evaluate(async () => JSON.stringify(await coinop.state.load()))).toBe(service.saved.text);
    expect(service.requests).not.toContain(`GET /api/sdk/state/${gameId}`);
  });

  it('a game that saves every frame writes once, and its last value when it is paused', async () => {
    const frame = await play(`<script>
      let frames = 0;
      // In a loop instead of real frames: on a busy machine sixty frames may take until the next write is due.
      (function loop() { coinop.state.save({ frames: ++frames }); if (frames < 60) queueMicrotask(loop); })();
      coinop.on('pause', () => coinop.state.save({ frames, paused: true }));
    </script>`);
    await frame.waitForFunction('frames === 60');
    expect(service.writes.length).toBeLessThanOrEqual(1);
    await until(() => expect(service.writes).toHaveLength(1));
    await say({ type: 'pause' });
    await until(() => expect(service.saved.text).toBe('{"frames":60,"paused":true}'));
    expect(service.writes).toHaveLength(2);
  });

  it('a state saved while the page is being closed is still written', async () => {
    const frame = await play(`<script>
      addEventListener('pagehide', () => localStorage.setItem('left', 'yes'));
      localStorage.setItem('left', 'no');
    </script>`);
    await until(() => expect(service.writes).toHaveLength(1));
    await frame.evaluate(() => localStorage.setItem('last', '1'));
    await page.evaluate(() => window.host.leave());
    await until(() => expect(service.saved.text).toBe('{"localStorage":{"left":"yes","last":"1"}}'));
  });

  it('on 401 the pending calls continue with a new token', async () => {
    const frame = await play('');
    service.tokens.clear();
    const result = await frame.evaluate(() => Promise.all([coinop.wallet.balance(), coinop.state.save({ level: 2 })]));
    expect(result[0]).toBe(40);
    expect(service.saved.text).toBe('{"level":2}');
    expect((await messages()).filter(({ type }) => type === 'needToken')).toHaveLength(1);
  });

  it('a host without a token leaves the 401 as the answer', async () => {
    const frame = await play('');
    service.tokens.clear();
    await page.evaluate(() => {
      window.host.mintsTokens = false;
    });
    const call = frame.evaluate(() => coinop.wallet.balance().catch(({ status, code }) => ({ status, code })));
    await until(async () => expect((await messages()).at(-1)?.type).toBe('needToken'));
    await say({ type: 'noToken', message: 'Signed out.' });
    expect(await call).toEqual({ status: 401, code: 'invalid_token' });
  });

  it('a guest buys, signs in, approves, and the game gets its item', async () => {
    const frame = await play('');
    await frame.evaluate(() => {
      window.purchase = coinop.shop.buy('0190b0a0-0000-7000-8000-0000000000aa');
    });
    await until(async () =>
      expect((await messages()).at(-1)).toEqual({ coinop: 1, type: 'purchase', intentId: service.intent.id }),
    );
    service.tokens.clear();
    Object.assign(service.intent, { status: 'approved', granted: [{ itemId: 'hat', name: 'Hat', quantity: 1 }] });
    await say({ type: 'purchaseResult', intentId: service.intent.id, status: 'approved' });
    expect(await frame.evaluate(() => window.purchase)).toEqual({
      intentId: service.intent.id,
      status: 'approved',
      granted: [{ itemId: 'hat', name: 'Hat', quantity: 1 }],
    });
  });

  it('the host pauses, resumes, mutes and sets the language', async () => {
    const frame = await play(`<script>
      window.heard = [];
      for (const event of ['pause', 'resume', 'audio']) coinop.on(event, (audio) => heard.push(audio ? audio.muted : event));
    </script>`);
    for (const type of ['pause', 'resume'] as const) await say({ type });
    for (const muted of [true, false]) await say({ type: 'audio', muted });
    await frame.waitForFunction('heard.length === 4');
    expect(await frame.evaluate(() => window.heard)).toEqual(['pause', 'resume', true, false]);
    expect(await frame.evaluate(() => coinop.locale)).toBe('pt-BR');
  });

  it('messages from a page other than the host are ignored', async () => {
    const frame = await play(`<script>window.heard = []; coinop.on('pause', () => heard.push('pause'));</script>
      <iframe srcdoc="<script>parent.postMessage({ coinop: 1, type: 'pause' }, '*'); parent.postMessage('hi', '*')</script>"></iframe>
      <script>addEventListener('message', ({ data }) => { if (data === 'hi') heard.push(data); });</script>`);
    await frame.waitForFunction('heard.length > 0');
    await frame.evaluate(() => {
      window.postMessage({ coinop: 1, type: 'pause' }, '*');
    });
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await frame.evaluate(() => window.heard)).toEqual(['hi']);
  });

  it('a state saved elsewhere is not overwritten: the host reloads the game', async () => {
    const frame = await play(`<script>coinop.state.load().then((state) => { window.seen = state; });</script>`);
    service.saved = { text: '{"level":50}', version: 7 };
    const code = frame.evaluate(() => coinop.state.save({ level: 1 }).catch((error) => error.code)).catch(() => 'gone');
    const anew = await greeted(2);
    expect(['state_conflict', 'gone']).toContain(await code);
    await anew.waitForFunction('window.seen');
    expect(await anew.evaluate(() => window.seen)).toEqual({ level: 50 });
    expect(service.saved.text).toBe('{"level":50}');
  });

  it("a game's own reload ends in a fresh session", async () => {
    const frame = await play(`<script>localStorage.visits = Number(localStorage.visits ?? 0) + 1;</script>`);
    await until(() => expect(service.saved.text).toContain('"1"'));
    await frame.evaluate(() => location.reload()).catch(() => {});
    const anew = await greeted(2);
    await until(async () => expect(await anew.evaluate(() => localStorage['visits'])).toBe('2'));
    expect(await page.evaluate(() => window.host.sessions)).toBe(2);
  });

  it('works without a host', async () => {
    service.game = '<script>window.started = coinop.ready();</script>';
    const session = await fetch(`${service.baseUrl}/api/games/${gameId}/session`, { method: 'POST' });
    await page.goto(((await session.json()) as { htmlUrl: string }).htmlUrl);
    const result = await page.evaluate(async () => {
      await coinop.ready();
      coinop.gameplayStart();
      coinop.score(5);
      await coinop.state.save([1, 2]);
      return {
        state: await coinop.state.load(),
        balance: await coinop.wallet.balance(),
        search: location.search,
      };
    });
    expect(result).toEqual({ state: [1, 2], balance: 40, search: '' });
    expect(service.saved.text).toBe('[1,2]');
  });

  it('records the canvas of the game when the host asks', async () => {
    await play(`<canvas width="64" height="64"></canvas><script>
      const pen = document.querySelector('canvas').getContext('2d');
      (function draw(time) { pen.fillStyle = 'hsl(' + time + ' 90% 50%)'; pen.fillRect(0, 0, 64, 64); requestAnimationFrame(draw); })(0);
    </script>`);
    await say({ type: 'capture.start', id: 'c1', seconds: 1 });
    await page.waitForFunction(() => window.host.captures.length === 1);
    const [started, done] = (await messages()).filter(({ type }) => type.startsWith('capture'));
    expect(started).toEqual({ coinop: 1, type: 'capture.started', id: 'c1', width: 64, height: 64 });
    expect(done).toMatchObject({
      type: 'capture.done',
      id: 'c1',
      mimeType: expect.stringMatching(/^video\/(webm|mp4)/),
      hasSound: false,
    });
    const magic = Buffer.from((await page.evaluate(() => window.host.captures))[0] ?? []).toString('hex');
    expect(magic === '1a45dfa3' || magic.startsWith('0000')).toBe(true);
  });

  it('sound is recorded too, however the game connects and disconnects its audio nodes', async () => {
    const frame = await play(`<canvas width=64 height=64></canvas><script>
      const pen = document.querySelector('canvas').getContext('2d');
      (function draw(time) { pen.fillStyle = 'hsl(' + time + ' 90% 50%)'; pen.fillRect(0, 0, 64, 64); requestAnimationFrame(draw); })(0);
      addEventListener('click', () => {
        const audio = new AudioContext();
        const tone = new OscillatorNode(audio);
        window.returned = tone.connect(audio.destination) === audio.destination;
        tone.disconnect(audio.destination);
        tone.connect(audio.destination);
        tone.start();
      });
    </script>`);
    await frame.click('canvas');
    await say({ type: 'capture.start', id: 'c1', seconds: 1 });
    await page.waitForFunction(() => window.host.captures.length === 1);
    expect((await messages()).at(-1)).toMatchObject({
      type: 'capture.done',
      mimeType: expect.stringMatching(/opus|mp4a/),
      hasSound: true,
      framesPerSecond: expect.any(Number),
    });
    expect(await frame.evaluate('returned')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('a game without a canvas says that it cannot be recorded', async () => {
    await play('<p>words only</p>');
    await say({ type: 'capture.start', id: 'c1' });
    await until(async () =>
      expect((await messages()).at(-1)).toEqual({
        coinop: 1,
        type: 'capture.failed',
        id: 'c1',
        message: 'This game has no canvas to record.',
      }),
    );
  });

  it('the example for game authors runs', async () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/sdk.md'), 'utf8');
    const example = /```html\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(12);
    const frame = await play(example);
    await until(async () => expect((await messages()).map(({ type }) => type)).toContain('ready'));
    for (let taps = 0; taps < 3; taps++) await frame.click('canvas');
    await until(() => expect(service.saved.text).toBe('{"best":3}'));
    await until(async () => expect((await messages()).at(-1)).toEqual({ coinop: 1, type: 'score', score: 3 }));
    const types = (await messages()).map(({ type }) => type);
    expect(types.slice(0, 5)).toEqual(['hello', 'ready', 'firstInput', 'gameplayStart', 'score']);
    expect(errors).toEqual([]);
  });
});
