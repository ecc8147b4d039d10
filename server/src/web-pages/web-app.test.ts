import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { economy } from '../coins/economy.ts';
import { newId } from '../platform/ids.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { openWebApp } from './web-app.ts';

const { people, ctx, clock, app } = await startService();
const ada = await people.member('ada');
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function contentOf(html: string, property: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];
}

describe('the page', () => {
  it('is served at / with walls around it, and is never kept without asking', async () => {
    const { status, headers, text } = await people.nobody.get('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        'frame-src http://coinop.test',
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(text).toContain('<div id="app"></div>');
    expect(text).not.toContain('<!--share-->');
  });

  it('answers 304 to one who has it', async () => {
    const { headers } = await people.nobody.get('/');
    const again = await people.nobody.get('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('fetches the words of the visitor’s language beside the script', async () => {
    const catalogue = async (language?: string) => {
      const { text, headers } = await people.nobody.get('/', language ? { 'accept-language': language } : {});
      expect(headers.get('vary')).toContain('Accept-Language');
      return [...text.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/(\w+)-/g)]
        .map(([, name]) => name)
        .filter((name) => /^(english|[a-z]{2})$/.test(name ?? ''));
    };
    expect(await catalogue()).toEqual(['english']);
    expect(await catalogue('de-AT,de;q=0.9,en;q=0.8')).toEqual(['de']);
    expect(await catalogue('it, ja;q=0.5')).toEqual(['ja']);
    expect(await catalogue('"><script>')).toEqual(['english']);
  });

  it('frames the games where they are', async () => {
    const apart = await startService({ config: { gamesOrigin: 'https://games.example' } });
    const { headers } = await apart.people.nobody.get('/');
    expect(headers.get('content-security-policy')).toContain('frame-src https://games.example;');
    const each = await startService({ config: { gameHosts: 'https://*.play.example' } });
    const policy = (await each.people.nobody.get('/')).headers.get('content-security-policy');
    expect(policy).toContain('frame-src http://coinop.test https://*.play.example;');
  });

  it('is served for every screen, so that a reload returns there', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const screen of ['/wallet', '/create', `/create/${id}`, `/create/remix/${id}`, `/my-games/${id}/items/new`]) {
      const { status, text } = await people.nobody.get(screen, asBrowser);
      expect([screen, status, text.includes('<div id="app"></div>')]).toEqual([screen, 200, true]);
    }
  });

  it('leaves any other path to the JSON 404', async () => {
    for (const wrong of ['/wallets', '/find/x', '/g', '/index.html', '/assets/', '/%00']) {
      const { status, headers, body } = await people.nobody.get(wrong, asBrowser);
      expect([wrong, status, headers.get('content-type')]).toEqual([wrong, 404, 'application/json; charset=utf-8']);
      expect(Object.keys(body)).toEqual(['error']);
    }
  });

  it('offers Sign in with Apple only where it is set up', async () => {
    expect(contentOf((await people.nobody.get('/')).text, 'coinop:apple-client-id')).toBeUndefined();
    const apple = { ...ctx.config.apple, clientIds: ['com.example.web', 'com.example.app'] };
    const other = await startService({ config: { apple } });
    const { text } = await other.people.nobody.get('/');
    expect(contentOf(text, 'coinop:apple-client-id')).toBe('com.example.web');
    expect(contentOf(text, 'coinop:apple-issuer')).toBe('https://appleid.apple.com');
  });

  it('can be installed, and has a picture where its address is shared', async () => {
    const { status, headers, text: written } = await people.nobody.get('/manifest.webmanifest');
    const body = JSON.parse(written);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    expect(body).toMatchObject({ name: 'Coinop', start_url: '/', display: 'standalone' });
    expect(body.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src } of body.icons) {
      const icon = await people.nobody.get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    const favicon = await app.inject({ url: '/favicon.ico' });
    expect([favicon.statusCode, favicon.headers.location]).toEqual([302, body.icons[0].src]);
    const { text } = await people.nobody.get('/');
    expect(text).toContain(`property="og:image" content="${ctx.config.baseUrl}${body.icons[1].src}"`);
  });

  it('has a worker that opens it without a connection, and a browser looks for a newer one every time', async () => {
    const { status, headers, text } = await people.nobody.get('/service-worker.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    // Run by every browser: no module.
    expect(text).not.toMatch(/\b(import|export)\b|__APP_BUILD__/);
  });

  it('contains the first game of a new visitor’s feed, for the time before scripts have loaded', async () => {
    await makeGame(ctx, ada, { title: 'Lantern run' });
    clock.forward(60);
    const { body } = await (await people.guest()).get('/api/feed');
    expect(body.items[0]).toMatchObject({ type: 'game' });
    const { title, thumbnailUrl } = body.items[0].game;
    const home = async () => (await people.nobody.get('/')).text;
    await expect.poll(home).toContain(`<img class="poster" src="${thumbnailUrl}"`);
    expect(await home()).toContain(`<p class="info-title">${title}</p>`);
    const { text } = await people.nobody.get('/find');
    expect(text).toContain('<div id="first"><p>Coinop</p>');
  });

  it('contains the coins of a first sign-in', async () => {
    expect(contentOf((await people.nobody.get('/')).text, 'coinop:welcome-coins')).toBe(String(economy.welcomeCoins));
  });

  it('is opened under the base address by one who typed another name of this machine', async () => {
    const local = await startService({ config: { baseUrl: 'http://127.0.0.1:8080' } });
    const ask = (host: string) => local.app.inject({ url: '/g/x?a=1', headers: { host, ...asBrowser } });
    const moved = await ask('localhost:8080');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, 'http://127.0.0.1:8080/g/x?a=1']);
    for (const host of ['127.0.0.1:8080', 'localhost:9090', 'evil.example', 'localhost.evil.example:8080']) {
      expect((await ask(host)).statusCode).toBe(404);
    }
  });
});

describe('its files', () => {
  it('are kept for ever, for their names hold their hash, and come compressed', async () => {
    const { text } = await people.nobody.get('/');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    const sizes: number[] = [];
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await app.inject({ url: script, headers: { 'accept-encoding': accepted } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding']).toBe(sent);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      sizes.push(answer.rawPayload.length);
    }
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });

  it('are only those that were built', async () => {
    for (const name of ['nothing.js', 'index.html', '..%2findex.html', '..%2f..%2fpackage.json']) {
      expect((await people.nobody.get(`/assets/${name}`)).status).toBe(404);
    }
  });

  it('are missing with one clear sentence while nothing is built', async () => {
    const empty = await mkdtemp(path.join(os.tmpdir(), 'coinop-unbuilt-'));
    onTestFinished(() => rm(empty, { recursive: true }));
    const web = openWebApp(
      ctx,
      { path: '/', title: 'Coinop', description: '', kind: 'website' },
      { welcomeCoins: 500 },
      empty,
    );
    for (const ask of [web.sendPage, web.sendLostPage, web.sendAsset] as (() => unknown)[]) {
      expect(ask).toThrow('The web client is not built; run "npm run build -w web" and start again.');
    }
  });
});

describe("a game's page", () => {
  it('has escaped share tags', async () => {
    const title = '"><script>alert(1)</script> & <b>';
    const id = await makeGame(ctx, ada, { title, description: 'Tap & "win" <now>\nand again' });
    const { status, text } = await people.nobody.get(`/g/${id}`);
    expect(status).toBe(200);
    expect(contentOf(text, 'og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt; · Coinop',
    );
    expect(contentOf(text, 'og:description')).toBe('Tap &amp; &quot;win&quot; &lt;now&gt;\nand again');
    expect(contentOf(text, 'og:url')).toBe(`http://coinop.test/g/${id}`);
    expect(contentOf(text, 'og:image')).toMatch(`http://coinop.test/games/${id}/thumbnail?v=`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('<title>&quot;&gt;&lt;script&gt;');
    expect(text).toContain('<p class="info-title">&quot;&gt;&lt;script&gt;');
    expect(text).toContain(`<img class="poster" src="http://coinop.test/games/${id}/thumbnail?v=`);
  });

  it('survives texts that look like replacement patterns', async () => {
    const id = await makeGame(ctx, ada, { title: "$& $1 $` $'" });
    expect(contentOf((await people.nobody.get(`/g/${id}`)).text, 'og:title')).toBe(
      "$& $1 $` $' · Coinop".replace('&', '&amp;'),
    );
  });

  it('of a hidden or unknown game shows people the app and programs the error', async () => {
    const hidden = await makeGame(ctx, ada, { title: 'Secret' });
    await ctx.db.updateTable('games').set({ hidden_at: clock.now() }).where('id', '=', hidden).execute();
    for (const id of [hidden, newId(clock.now()), 'nonsense']) {
      const seen = await people.nobody.get(`/g/${id}`, asBrowser);
      expect([seen.status, seen.headers.get('error-code')]).toEqual([404, 'not_found']);
      expect(seen.text).toContain('<div id="app"></div>');
      expect(seen.text).not.toContain('Secret');
      const { status, body } = await people.nobody.get(`/g/${id}`);
      expect([status, body]).toEqual([404, { error: 'There is no such game.' }]);
    }
  });
});

describe("a member's page", () => {
  it('says who it is, however the handle is written', async () => {
    const { status, text } = await people.nobody.get('/@ADA');
    expect(status).toBe(200);
    expect(contentOf(text, 'og:title')).toBe('Ada (@ada) · Coinop');
    expect(contentOf(text, 'og:type')).toBe('profile');
    expect(contentOf(text, 'og:url')).toBe('http://coinop.test/@ada');
    expect(contentOf(text, 'og:image')).toBe(`http://coinop.test/avatars/${ada.id}.png?v=0`);
  });

  it('is not found for guests, banned members and unknown handles', async () => {
    const guest = await people.guest();
    const bob = await people.member('bob');
    await ctx.db.updateTable('accounts').set({ banned_at: clock.now() }).where('id', '=', bob.id).execute();
    for (const handle of [guest.handle, 'bob', 'nobody_here', 'a%00b', '%F0%9F%8E%AE', 'x'.repeat(60)]) {
      const { status, body } = await people.nobody.get(`/@${handle}`);
      expect([handle, status, body]).toEqual([handle, 404, { error: 'There is no such profile.' }]);
    }
  });
});

describe('the page of a clip and of a stream', () => {
  it('shows what is public', async () => {
    const title = 'Look <here>';
    const [clipId, streamId, gameId] = [newId(clock.now()), newId(clock.now()), await makeGame(ctx, ada)];
    await sql`insert into clips (id, account_id, status, title, video_name, thumbnail_name, created_at, changed_at)
      values (${clipId}, ${ada.id}, 'ready', ${title}, 'v', 't', ${clock.now()}, ${clock.now()})`.execute(ctx.db);
    await sql`insert into live_streams (id, account_id, key_hash, sealed_key, title, game_id, created_at)
      values (${streamId}, ${ada.id}, ''::bytea, ''::bytea, ${title}, ${gameId}, ${clock.now()})`.execute(ctx.db);
    const clip = await people.nobody.get(`/c/${clipId}`);
    expect(contentOf(clip.text, 'og:title')).toBe('Look &lt;here&gt; · Coinop');
    expect(contentOf(clip.text, 'og:image')).toBe(`http://coinop.test/clips/${clipId}/thumbnail.jpg`);
    expect(contentOf(clip.text, 'og:video')).toBe(`http://coinop.test/clips/${clipId}/video.mp4`);
    const stream = await people.nobody.get(`/l/${streamId}`);
    expect(contentOf(stream.text, 'og:title')).toBe('Look &lt;here&gt; · Coinop');
    expect(contentOf(stream.text, 'og:image')).toBe(`http://coinop.test/games/${gameId}/thumbnail`);

    await ctx.db.updateTable('clips').set({ hidden_at: clock.now() }).where('id', '=', clipId).execute();
    await ctx.db.updateTable('live_streams').set({ hidden_at: clock.now() }).where('id', '=', streamId).execute();
    for (const path of [`/c/${clipId}`, `/l/${streamId}`, '/c/x', '/l/x']) {
      expect((await people.nobody.get(path)).status).toBe(404);
    }
  });
});
