import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { redPng } from '../../testing/folder-of-game.ts';
import { makeBuild } from '../../testing/people/build-fixtures.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { buildLimits } from '../builds/manifest.ts';
import { sweepBuilds } from '../builds/sweep-builds.ts';

const config = { gameHosts: 'https://*.play.test' };
const service = await startService({ config });
const { people, ctx, url, clock } = service;
const ada = await people.member('ada');
const bob = await people.member('bob');
const script = `console.log(${JSON.stringify('word '.repeat(1000))})`;
const files = {
  'index.html': '<!doctype html><title>T</title><script src="a.js"></script>',
  'level.html': '<p>two</p>',
  'a.js': script,
  'red.png': redPng,
  'Build/game.wasm.br': brotliCompressSync('wasm'),
  'Build/game.data.gz': gzipSync('data'),
  'Build/fake.json.gz': 'no gzip',
  'Build/old.data.unityweb': gzipSync('packed'),
  'ümlaut file.txt': 'umlaut',
};
const { id: game } = await makeBuild(ctx, ada, files);

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** As a browser asks a name that leads here; Node does not let `fetch` set the host. */
function get(address: string, headers: Record<string, string> = {}, node = url): Promise<Got> {
  const { host, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    httpRequest(node + pathname + search, { headers: { host, ...headers } }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
    })
      .on('error', reject)
      .end();
  });
}

const playUrl = async (who: Person, id: string): Promise<string> =>
  (await who.post(`/api/games/${id}/session`)).body.playUrl;
const at = async (path: string, who = bob, id = game) => new URL(path, await playUrl(who, id)).href;
const rootOf = async (path: string, who = bob, id = game) => `${new URL(await playUrl(who, id)).origin}/${path}`;

it('a node that falls behind refuses the page of a game, and none of the files that a page asks for', async () => {
  const busy = await startService({ beside: service, config, app: { isOverloaded: () => true } });
  const statuses = ['index.html', 'a.js', 'missing.js'].map(
    async (path) => (await get(await at(path), {}, busy.url)).status,
  );
  expect(await Promise.all(statuses)).toEqual([503, 200, 404]);
});

describe('playUrl', () => {
  it('is the same for a player and game, and another for another, and holds neither token nor account', async () => {
    const address = await playUrl(bob, game);
    expect(address).toMatch(/^https:\/\/[0-9a-f]{32}-[0-9a-f]{26}\.play\.test\/~[0-9a-f]{64}\/index\.html$/);
    expect(await playUrl(bob, game)).toBe(address);
    expect(new URL(await playUrl(ada, game)).origin).not.toBe(new URL(address).origin);
    expect(address).not.toContain(bob.id.replaceAll('-', ''));
    const other = await makeGame(ctx, ada);
    expect(new URL(await playUrl(bob, other)).host.split('-')[1]).not.toBe(new URL(address).host.split('-')[1]);
  });

  it('is null where there are no hosts for games', async () => {
    const plain = await startService();
    const carl = await plain.people.member('carl');
    const id = await makeGame(plain.ctx, carl);
    expect((await carl.post(`/api/games/${id}/session`)).body).toMatchObject({
      playUrl: null,
      htmlUrl: expect.any(String),
    });
  });
});

describe('the host of a game', () => {
  it('serves the page with the SDK first, under a policy of its own, without a token or a cookie', async () => {
    const { status, headers, body } = await get(await at('index.html'));
    const html = body.toString();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-store',
    ]);
    expect(html.indexOf('window.__coinop=')).toBeLessThan(html.indexOf('<script src="a.js">'));
    const [, boot = ''] = /window\.__coinop=(.*?);"use strict"/.exec(html) ?? [];
    expect(Object.keys(JSON.parse(boot)).toSorted()).toEqual(['baseUrl', 'gameId', 'hostOrigins', 'locale', 'title']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-pointer-lock');
    for (const name of ['script', 'style', 'img', 'media', 'font', 'worker', 'connect']) {
      expect(policy).toMatch(new RegExp(`${name}-src [^;]*'self'`));
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`frame-ancestors ${ctx.config.baseUrl} 'self'; frame-src 'self'`);
    expect(headers).toMatchObject({ 'origin-agent-cluster': '?1', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await get(await at('level.html'))).body.toString()).toContain('window.__coinop=');
    const packed = await get(await at('index.html'), { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.body).toString()).toBe(html);
  });

  it('serves a page that a script fetches as it is, never as a document', async () => {
    const fetched = await get(await at('level.html'), { 'sec-fetch-dest': 'empty' });
    expect(fetched.body.toString()).toBe('<p>two</p>');
    expect(fetched.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    for (const dest of ['iframe', 'document', 'object'])
      expect((await get(await at('level.html'), { 'sec-fetch-dest': dest })).body.toString()).toContain('__coinop=');
  });

  it('serves files for ever under their version, compressed once, with types, tags and ranges', async () => {
    const plain = await get(await at('a.js'));
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    // A worker lives under the policy of its own script.
    expect(plain.headers['content-security-policy']).toContain('sandbox');
    expect(plain.body.toString()).toBe(script);
    const br = await get(await at('a.js'), { 'accept-encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', script]);
    const gzip = await get(await at('a.js'), { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
    const part = await get(await at('a.js'), { range: 'bytes=0-6', 'accept-encoding': 'br' });
    expect([part.status, part.body.toString(), part.headers['content-encoding']]).toEqual([206, 'console', undefined]);
    const again = await get(await at('a.js'), { 'if-none-match': String(plain.headers.etag) });
    expect(again.status).toBe(304);
    expect((await get(await at('red.png'), { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect((await get(await at(encodeURIComponent('u\u0308mlaut file.txt')))).body.toString()).toBe('umlaut');
  });

  it.each([
    ['Build/game.wasm.br', 'application/wasm', 'br'],
    ['Build/game.data.gz', 'application/octet-stream', 'gzip'],
    ['Build/fake.json.gz', 'application/json; charset=utf-8', undefined],
    ['Build/old.data.unityweb', 'application/octet-stream', undefined],
  ])('serves %s, which lies compressed in the build, as %s', async (path, type, encoding) => {
    const { headers } = await get(await at(path));
    expect([headers['content-type'], headers['content-encoding']]).toEqual([type, encoding]);
  });

  it('lets pages be framed by pages of the same game alone, and runs no scripts in pictures and data', async () => {
    const { id } = await makeBuild(ctx, ada, {
      'index.html': '<p>x',
      'a.svg': '<svg/>',
      'b.xml': '<b/>',
      'c.json': '{}',
    });
    const policyOf = async (path: string) =>
      String((await get(await at(path, bob, id))).headers['content-security-policy']);
    for (const path of ['a.svg', 'b.xml']) {
      expect(await policyOf(path)).toMatch(/^sandbox allow-same-origin allow-pointer-lock; .*script-src 'none';/);
    }
    expect(await policyOf('index.html')).toContain(`frame-ancestors ${ctx.config.baseUrl} 'self'`);
    for (const path of ['a.svg', 'b.xml', 'c.json', 'none.txt']) {
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    }
    expect(await policyOf('c.json')).toContain('sandbox allow-scripts allow-same-origin');
  });

  it('shows the page that the lowest score wins', async () => {
    const { id } = await makeBuild(ctx, ada, { 'index.html': '<p>Golf' });
    await ctx.db.updateTable('games').set({ lowest_wins: true }).where('id', '=', id).execute();
    expect((await get(await at('index.html', bob, id))).body.toString()).toContain('"lowestWins":true');
    const { htmlUrl } = (await bob.post(`/api/games/${id}/session`)).body;
    expect(await (await fetch(url + new URL(htmlUrl).pathname + new URL(htmlUrl).search)).text()).toContain(
      '"lowestWins":true',
    );
  });

  it('knows paths from the root, always asked about', async () => {
    const { status, headers } = await get(await rootOf('a.js'));
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect((await get(await rootOf(''))).body.toString()).toContain('window.__coinop=');
  });

  it('finds what a game asks for in other capitals, below the folder of a site, or without the slash of a folder', async () => {
    const { id } = await makeBuild(ctx, ada, {
      'index.html': '<p>x',
      'Art/Hero.png': redPng,
      'two/index.html': '<p>2',
    });
    for (const path of ['art/hero.PNG', 'my-game/Art/Hero.png']) {
      expect((await get(await at(path, bob, id))).headers['content-type']).toBe('image/png');
      expect((await get(await rootOf(path, bob, id))).status).toBe(200);
    }
    const { status, headers } = await get(await rootOf('two', bob, id));
    expect([status, headers['location']]).toEqual([302, 'two/']);
  });

  it('serves that game and nothing else', async () => {
    for (const path of [
      'nope.js',
      'api/me',
      'healthz',
      'assets/x.js',
      '..%2fa.js',
      `game-hosts/${'0'.repeat(32)}/nope.js`,
    ]) {
      const { status, body } = await get(await rootOf(path));
      expect([path, status, Object.keys(JSON.parse(body.toString()))]).toEqual([path, 404, ['error']]);
    }
    const other = await makeBuild(ctx, ada, { 'index.html': '<p>other', 'b.js': '' });
    const folder = new URL(await playUrl(bob, other.id)).pathname.split('/')[1];
    expect((await get(await rootOf(`${folder}/b.js`))).status).toBe(404);
    expect((await get(await at('a.js'), { 'service-worker': 'script' })).status).toBe(404);
    const label = new URL(await playUrl(bob, game)).host.split('.')[0];
    expect((await bob.get(`/game-hosts/${label}/a.js`)).status).toBe(404);
    expect((await get('https://nobody.play.test/')).status).toBe(404);
    expect((await get(`https://${'0'.repeat(32)}-${'0'.repeat(26)}.play.test/`)).status).toBe(404);
  });

  it('serves a game of one document too', async () => {
    const single = await makeGame(ctx, ada, { html: '<!doctype html><p>single' });
    const address = await playUrl(bob, single);
    expect(new URL(address).pathname).toBe('/index.html');
    expect((await get(address)).body.toString()).toContain('<p>single');
    expect((await get(new URL('a.js', address).href)).status).toBe(404);
  });

  it('shows a hidden game to its creator alone', async () => {
    const { id } = await makeBuild(ctx, ada, files);
    const [his, hers] = [await playUrl(bob, id), await playUrl(ada, id)];
    await sql`update games set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    expect([(await get(his)).status, (await get(hers)).status]).toEqual([404, 200]);
  });
});

describe('a new version', () => {
  it('is played at once, while the old one serves those who play it, and goes back', async () => {
    const { id } = await makeBuild(ctx, ada, { 'index.html': '<p>one', 'assets/one-a1.js': '1' });
    const [oldPage, oldPart] = [await playUrl(bob, id), await rootOf('assets/one-a1.js', bob, id)];
    await makeBuild(ctx, ada, { 'index.html': '<p>two', 'assets/two-b2.js': '2' }, id);
    expect((await get(await playUrl(bob, id))).body.toString()).toContain('<p>two');
    expect((await get(oldPage)).body.toString()).toContain('<p>one');
    expect((await get(oldPart)).body.toString()).toBe('1');
    await ada.post(`/api/games/${id}/versions/1/activate`);
    expect(await playUrl(bob, id)).toBe(oldPage);
    const { body } = await bob.post(`/api/games/${id}/session`);
    const { pathname, search } = new URL(body.htmlUrl);
    expect((await bob.get(pathname + search)).text).toContain('<p>one');
  });

  it('leaves the last ten; files that nobody needs are removed a day later', async () => {
    const first = await makeBuild(ctx, ada, { 'index.html': '<p>0', 'only-first.txt': 'only the first of all' });
    for (let i = 1; i <= buildLimits.versionsMax; i++) await makeBuild(ctx, ada, { 'index.html': `<p>${i}` }, first.id);
    const { versions } = (await ada.get(`/api/games/${first.id}/versions`)).body;
    expect(versions.map((version: { number: number }) => version.number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    const names = async () =>
      (
        await sql<{
          name: string;
        }>`select encode(sha256, 'hex') as name from build_files where size_bytes = 21`.execute(ctx.db)
      ).rows;
    const [gone] = await names();
    expect(await ctx.storage.size(`builds/${gone?.name}`)).toBe(21);
    await sweepBuilds(ctx);
    expect(await names()).toHaveLength(1);
    clock.forward(86_401);
    await sweepBuilds(ctx);
    expect(await names()).toEqual([]);
    expect(await ctx.storage.size(`builds/${gone?.name}`)).toBeUndefined();
    expect((await get(await at('a.js'))).status).toBe(200);
  });
});
