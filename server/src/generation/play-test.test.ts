import { beforeAll, describe, expect, it } from 'vitest';
import { readSdk } from '../games/documents/inject-sdk.ts';
import { needBrowser, testBrowser } from '../testing/browser/use-browser.ts';
import { goodGame } from '../testing/sample-games.ts';
import { findFault } from './check-draft.ts';
import { playTest } from './play-test.ts';

const never = new AbortController().signal;

describe('the check before anybody plays', () => {
  it('finds nothing wrong with a good game', () => {
    expect(findFault(goodGame())).toBeUndefined();
    expect(findFault(goodGame('x', "const ns = 'http://www.w3.org/2000/svg';"))).toBeUndefined();
  });

  it.each([
    [
      'a script from outside',
      goodGame().replace('<script>', '<script src="http://evil.example/x.js"></script><script>'),
      'loads something from outside',
    ],
    [
      'a picture without a protocol',
      goodGame().replace('<canvas>', '<img src="//evil.example/x.png"><canvas>'),
      'loads something from outside',
    ],
    ['an address in code', goodGame('x', "fetch('https://evil.example/')"), 'names an outside address'],
    [
      'an import in a style',
      goodGame().replace('</head>', '<style>@import url(//evil.example/x.css);</style></head>'),
      'names an outside address',
    ],
    ['no SDK', goodGame().replace('coinop.ready()', ''), 'never calls the SDK'],
    ['a broken end', goodGame().slice(0, 300), 'breaks off'],
    ['too many bytes', goodGame('x', `// ${'x'.repeat(1_100_000)}`), 'at most 1048576'],
    ['nothing to play', '<!doctype html><html><body>coinop.ready</body></html>', 'no script'],
  ])('J4: refuses %s', (_what, html, fault) => {
    expect(findFault(html)).toContain(fault);
  });
});

describe('the play test, in a browser without a network', () => {
  needBrowser();
  let sdk = '';
  beforeAll(() => {
    sdk = readSdk();
  });

  it('plays a good game and brings a picture of it', async () => {
    const tried: [string, number][] = [];
    const result = await playTest(testBrowser(), goodGame(), sdk, never, {
      onStep: async (what, share) => void tried.push([what, share]),
    });
    expect(tried[0]).toEqual(['Opening it in a browser', 0]);
    expect(tried.map(([what]) => what)).toContain('Pressing keys');
    expect(tried.map(([, share]) => share)).toEqual(tried.map(([, share]) => share).sort());
    expect(result).toHaveProperty('thumbnail');
    if ('thumbnail' in result) expect(result.thumbnail.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it.each([
    ['throws', goodGame('x', 'setTimeout(() => { throw new Error("my bug"); }, 200);'), 'my bug', {}],
    [
      'never greets',
      goodGame().replace('coinop.ready();', 'void coinop.player;'),
      'never called coinop.ready',
      { handshakeLooks: 10 },
    ],
    [
      'ignores its player',
      goodGame().replaceAll('taps++', 'void 0').replace('Math.sin(time++ / 10) * 30', '(time++, 0)'),
      'did not react',
      {},
    ],
  ])('finds out a game that %s', async (_what, html, problem, options) => {
    const result = await playTest(testBrowser(), html, sdk, never, options);
    expect('problem' in result && result.problem).toContain(problem);
  });

  it('waits for a first frame that comes late, but not for one that never comes', async () => {
    const late = goodGame().replace('\nframe();\n', '\nsetTimeout(frame, 1500);\n');
    expect(await playTest(testBrowser(), late, sdk, never)).toHaveProperty('thumbnail');
    const empty = await playTest(testBrowser(), goodGame().replace('\nframe();\n', '\n'), sdk, never, {
      pictureLooks: 2,
    });
    expect('problem' in empty && empty.problem).toContain('drew nothing');
  });

  it('does not call a game frozen because all steps together take long on a busy machine', async () => {
    const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 3000));
    const result = await playTest(testBrowser(), goodGame(), sdk, never, { seconds: 15, onStep: slowly });
    expect(result).toHaveProperty('thumbnail');
  });

  it('survives games that loop for ever, storm with alerts and try to get away', async () => {
    const storm =
      'setInterval(() => alert(1), 1); setTimeout(() => { top.location = "http" + "://evil.invalid/"; }, 50);';
    const away = await playTest(testBrowser(), goodGame('x', storm), sdk, never);
    expect('problem' in away && away.problem).toMatch(/navigat|frame|permission|Ignored call/i);
    const loop = await playTest(testBrowser(), goodGame('x', 'setTimeout(() => { while (true); }, 300);'), sdk, never, {
      seconds: 3,
    });
    expect('problem' in loop && loop.problem).toMatch(/froze/);
  });

  it('stops at once when it is aborted', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('canceled')), 500);
    await expect(playTest(testBrowser(), goodGame(), sdk, stop.signal)).rejects.toThrow('canceled');
  });
});
