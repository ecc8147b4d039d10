import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/sandbox/browser.ts';
import { browserOf } from '../src/sandbox/programs.ts';
import { makeMembers } from '../src/seed-members.ts';
import { zipOfFiles } from '../src/testing/zip-archive.ts';
import { onStage } from './kit/stage.ts';

type Build = { name: string; bytes: number; fileCount: number };

const builds: Build[] = [
  { name: '1 MB', bytes: 1_000_000, fileCount: 20 },
  { name: '20 MB', bytes: 20_000_000, fileCount: 60 },
  { name: '100 MB', bytes: 100_000_000, fileCount: 100 },
  { name: '1,500 files', bytes: 15_000_000, fileCount: 1499 },
];
const playedSecondsMax = 3;

/**
 * Uploads builds of several sizes as archives to a real service, which unpacks, play-tests, compresses and stores them;
 * then a player opens each in the app, twice. A game is ready when it has loaded all of its files.
 */
export async function run(): Promise<void> {
  await onStage(async ({ ctx, start }) => {
    const found = await browserOf(ctx.config);
    if ('missing' in found) throw new Error(found.missing);
    const { port } = await start(['server/coinop.js', 'serve'], '/readyz', { RTMP_PORT: '0' });
    const url = `http://127.0.0.1:${port}`;
    const running = await launchBrowser(found, { network: true });
    try {
      console.log('build         archive MB  upload s  until ready s  first play s  again s  again MB');
      for await (const [member] of makeMembers(ctx, 1)) {
        for (const build of builds) {
          const { cells, firstSeconds } = await measure(build, url, member?.token ?? '', running.browser);
          console.log([build.name.padEnd(12), ...cells].join('  '));
          if (build.bytes === 20_000_000 && firstSeconds > playedSecondsMax)
            console.log(`  NOT GOOD: the first play took more than ${playedSecondsMax} s`);
        }
      }
    } finally {
      await running.close();
    }
  });
}

async function measure(build: Build, url: string, token: string, browser: Browser) {
  const archive = zipOfFiles(filesOf(build));
  const { uploadUrl, upload } = await ask(`${url}/api/games/uploads`, token, { title: build.name });
  const uploadSeconds = await secondsOf(async () => {
    const answer = await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(archive) });
    if (!answer.ok) throw new Error(await answer.text());
  });
  let gameId = '';
  const readySeconds = await secondsOf(async () => {
    gameId = await untilReady(`${url}/api/games/uploads/${upload.id}`, token);
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const first = await play(context, `${url}/g/${gameId}`);
  const again = await play(context, `${url}/g/${gameId}`);
  await context.close();
  const cells = [
    (archive.length / 1e6).toFixed(1).padStart(10),
    uploadSeconds.toFixed(1).padStart(8),
    readySeconds.toFixed(1).padStart(13),
    first.seconds.toFixed(1).padStart(12),
    again.seconds.toFixed(1).padStart(7),
    (again.bytes / 1e6).toFixed(2).padStart(8),
  ];
  return { cells, firstSeconds: first.seconds };
}

/** Half compressible text, half noise, like pictures and sounds. */
function filesOf({ bytes, fileCount }: Build): Record<string, string | Buffer> {
  const size = Math.floor(bytes / fileCount);
  const names = Array.from({ length: fileCount }, (_, n) => `assets/${n}.${n % 2 === 0 ? 'bin' : 'json'}`);
  const line = '{"kind":"tile","x":12,"y":7,"solid":true},';
  const text = line.repeat(Math.ceil(size / line.length)).slice(0, size);
  const assets = names.map((name): [string, string | Buffer] => [
    name,
    name.endsWith('.bin') ? randomBytes(size) : text,
  ]);
  const page = `<!doctype html><title>Bench</title><body style="background:#157;color:#fff;font:40px sans-serif"><p>Loading</p>
<script>
const names = ${JSON.stringify(names)};
const load = async () => { for (let name; (name = names.pop()); ) await (await fetch(name)).arrayBuffer(); };
Promise.all([load(), load(), load(), load(), load(), load()]).then(() => coinop.ready());
</script>`;
  return { 'index.html': page, ...Object.fromEntries(assets) };
}

/** Until the app shows the game, which happens when the game reports that it is ready. */
async function play(
  context: Awaited<ReturnType<Browser['newContext']>>,
  address: string,
): Promise<{ seconds: number; bytes: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/assets/') || response.url().startsWith(new URL(address).origin)) return;
    // A prefetched game may still be loading when the page is closed; it is not the measured one.
    const sizes = await response
      .request()
      .sizes()
      .catch(() => undefined);
    bytes += Math.max(sizes?.responseBodySize ?? 0, 0);
  });
  const seconds = await secondsOf(async () => {
    await page.goto(address);
    await page.locator('article:not([inert]) .poster-gone').waitFor({ state: 'attached', timeout: 120_000 });
  });
  await page.close();
  return { seconds, bytes };
}

async function ask(address: string, token: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { uploadUrl: string; upload: { id: string } };
}

type Seen = { upload: { status: string; error: string | null; game: { id: string } | null } };

async function untilReady(address: string, token: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    // A busy service responds with 503: ask again.
    const upload = answer.ok ? ((await answer.json()) as Seen).upload : undefined;
    if (upload?.status === 'failed') throw new Error(upload.error ?? 'The upload failed');
    if (upload?.game) return upload.game.id;
    await sleep(200);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
