import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { needBrowser, testBrowser } from '../testing/browser/use-browser.ts';
import { waitMs } from '../testing/wait-ms.ts';
import { findBrowser, launchBrowser, type RunningBrowser } from './browser.ts';

let home: string;
let server: Server;
let address: string;
let calls = 0;
let running: RunningBrowser | undefined;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'coinop-test-'));
  chmodSync(home, 0o755);
  server = createServer((_request, response) => {
    calls += 1;
    response.setHeader('content-type', 'text/html').end('<title>from the network</title>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`;
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
  calls = 0;
  vi.unstubAllEnvs();
});
afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

needBrowser();

async function openPage(network: boolean) {
  running = await launchBrowser(testBrowser(), { network });
  return running.browser.newPage();
}

it('opens a page and reads its title', async () => {
  const page = await openPage(false);
  await page.goto('data:text/html,<title>hello ada</title>');
  expect(await page.title()).toBe('hello ada');
  expect(testBrowser().version).toMatch(/^\d+\./);
});

it('reaches the network only when it may', async () => {
  const page = await openPage(true);
  await page.goto(address);
  expect(await page.title()).toBe('from the network');
  await running?.close();

  const callsBefore = calls;
  const shutIn = await openPage(false);
  const reached = await shutIn.goto(address).then(
    () => true,
    () => false,
  );
  expect(reached).toBe(!testBrowser().words.startsWith('no network'));
  expect(calls > callsBefore).toBe(reached);
});

it('is given pages without any network, and shows them no file of ours', async () => {
  const page = await openPage(false);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>handed in</title>' }));
  await page.goto('http://game.test/');
  expect(await page.title()).toBe('handed in');
  await page.unroute('**/*');
  const secret = await page.goto(`file://${import.meta.filename}`).then(
    () => page.textContent('body'),
    () => 'nothing',
  );
  expect(secret === 'nothing').toBe(testBrowser().words.includes('no files but its own'));
});

it('is killed with all its processes while a page never ends, and leaves nothing behind', async () => {
  vi.stubEnv('TMPDIR', home);
  const page = await openPage(false);
  const [folder = ''] = readdirSync(home).filter((name) => name.startsWith('coinop-browser-'));
  const group = Number(readFileSync(join(home, folder, 'pid'), 'utf8'));
  process.kill(-group, 0);
  page.evaluate('for (;;) {}').catch(() => {});
  await running?.kill();
  await vi.waitFor(() => expect(() => process.kill(-group, 0)).toThrow('ESRCH'), waitMs);
  expect(readdirSync(home)).toEqual([]);
});

it('gives the reason when there is none', async () => {
  expect(await findBrowser(home, '/nowhere/chromium')).toMatchObject({
    missing: expect.stringMatching(/^\/nowhere\/chromium does not run: /),
  });
});
