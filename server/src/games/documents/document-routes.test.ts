import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { gameTokenSeconds, sealGameToken } from '../../access/tokens.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { makeBuild } from '../../testing/people/build-fixtures.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';

const service = await startService({
  config: { gamesOrigin: 'http://games.test', appOrigins: ['https://app.test', 'https://other.test'] },
});
const { people, ctx, clock, logLines, app } = service;
const ada = await people.member('ada');
const bob = await people.member('bob');

const html = '<!doctype html><html><head><title>x</title></head><body><script>play()</script></body></html>';

async function open(id: string, person = bob) {
  const { body } = await person.post(`/api/games/${id}/session`);
  const url = new URL(body.htmlUrl);
  return people.nobody.get(url.pathname + url.search, { 'accept-language': 'de-CH,de;q=0.9' });
}

function bootIn(text: string) {
  const json = /<script>window\.__coinop=(\{.*?\});/s.exec(text)?.[1] ?? '';
  return JSON.parse(json);
}

describe('GET /games/:id/index.html', () => {
  it('is the document with the boot object and the SDK ahead of everything', async () => {
    const id = await makeGame(ctx, ada, { html, title: 'Cube' });
    const { status, text, headers } = await open(id);
    expect(status).toBe(200);
    const opening = '<!doctype html><html><head>';
    expect(text.startsWith(`${opening}<script>window.__coinop={`)).toBe(true);
    expect(text.endsWith(`</script>${html.slice(opening.length)}`)).toBe(true);
    expect(bootIn(text)).toEqual({
      baseUrl: 'http://coinop.test',
      gameId: id,
      title: 'Cube',
      token: expect.stringMatching(/^cog_/),
      player: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        handle: 'bob',
        name: 'Bob',
        avatarUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        guest: false,
      },
      locale: 'de-CH',
      state: 'null',
      stateVersion: 0,
      hostOrigins: ['http://coinop.test', 'https://app.test', 'https://other.test'],
    });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it("of a build has its adapters and what game.json says for them, and the game's rewards", async () => {
    const { id } = await makeBuild(ctx, ada, {
      'index.html':
        '<!doctype html><script src="https://sdk.crazygames.com/crazygames-sdk-v3.js"></script><script>CrazyGames.SDK.init()</script>',
      'game.json': JSON.stringify({ rewards: 'off', crazygames: { scoreKey: 'a2V5</script>' } }),
    });
    const { text } = await open(id);
    expect(bootIn(text)).toMatchObject({ rewards: 'off' });
    expect(text).toContain('};window.__coinopAdapters={"crazygames":{"scoreKey":"a2V5\\u003c/script\\u003e"}};');
    const [sdk, adapter, own] = ['window.__coinop=', '"CrazySDK"', 'CrazyGames.SDK.init()'].map((part) =>
      text.indexOf(part),
    );
    expect([sdk, adapter, own].every((at) => at !== undefined && at >= 0)).toBe(true);
    expect([sdk, adapter, own]).toEqual([sdk, adapter, own].toSorted((a = 0, b = 0) => a - b));
  });

  it('carries the walls of the contract (D4, D5)', async () => {
    const { headers } = await open(await makeGame(ctx, ada, { html }));
    expect(headers.get('content-security-policy')).toBe(
      "sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' " +
        "'wasm-unsafe-eval' blob: data:; style-src 'unsafe-inline'; img-src data: blob: http://coinop.test/item-images/; media-src data: blob:; " +
        "font-src data:; worker-src blob:; connect-src http://coinop.test/api/sdk/ data: blob:; webrtc 'block'; form-action 'none'; " +
        "base-uri 'none'; frame-ancestors http://coinop.test https://app.test https://other.test",
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('brings the saved state as text, whatever is in it (D7)', async () => {
    const id = await makeGame(ctx, ada, { html, title: '</script><img src=x onerror=alert(1)>' });
    const state = { '</script>': '<!--<script>', line: '\u2028', amp: '&lt;', nul: '\u0000', half: '\ud800' };
    await (await people.playing(bob, id)).put(`/api/sdk/state/${id}`, { state });
    const { text } = await open(id);
    const boot = bootIn(text);
    expect(boot.title).toBe('</script><img src=x onerror=alert(1)>');
    expect(boot.state).toBe(JSON.stringify(state));
    expect(boot.stateVersion).toBe(1);
    expect(text.match(/<\/script/g)).toHaveLength(2);
    expect(text).not.toContain('<img');
    expect(text).not.toContain('\u2028');
  });

  it('is the same in gzip and plain', async () => {
    const id = await makeGame(ctx, ada, { html: `${html}${'<p>again</p>'.repeat(1000)}` });
    const { token } = await people.playing(bob, id);
    const get = (encoding: string, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: `/games/${id}/index.html?token=${token}`, headers: { 'accept-encoding': encoding } });
    const [plain, packed] = [await get('identity'), await get('gzip, br')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toBe('Accept-Encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const answer of [plain, packed]) {
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    }
    const head = await get('gzip', 'HEAD');
    expect(head.headers['content-length']).toBe(packed.headers['content-length']);
    expect(head.rawPayload).toHaveLength(0);
  });

  it('names the player differently in each game, and the same in one', async () => {
    const [one, two] = [await makeGame(ctx, ada, { html }), await makeGame(ctx, ada, { html })];
    const ids = [await open(one), await open(one), await open(two), await open(one, ada)].map(
      ({ text }) => bootIn(text).player.id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(bob.id);
  });

  it('shows a guest as one, and speaks English to a device that says nothing', async () => {
    const id = await makeGame(ctx, ada, { html });
    const guest = await people.guest('guest_someone');
    const { token } = await people.playing(guest, id);
    const boot = bootIn((await people.nobody.get(`/games/${id}/index.html?token=${token}`)).text);
    expect(boot.player).toMatchObject({ handle: 'guest_someone', name: 'guest_someone', guest: true });
    expect(boot.locale).toBe('en');
  });

  it('refuses every token but a live one of this game (D3)', async () => {
    const [id, other] = [await makeGame(ctx, ada, { html }), await makeGame(ctx, ada, { html })];
    const path = `/games/${id}/index.html`;
    const { token } = await people.playing(bob, id);
    const ofOther = (await people.playing(bob, other)).token;
    const expired = sealGameToken(ctx.keys, {
      accountId: bob.id,
      gameId: id,
      sessionId: id,
      expiresAt: secondsAfter(clock.now(), -1),
    });
    const statuses = [
      await people.nobody.get(path),
      await people.nobody.get(`${path}?token=`),
      await people.nobody.get(`${path}?token=nonsense`),
      await people.nobody.get(`${path}?token=${token}x`),
      await people.nobody.get(`${path}?token=${expired}`),
      await people.nobody.get(`${path}?token=${token}&token=${token}`),
      await people.nobody.get(`${path}?token=${ofOther}`),
      await people.nobody.get(`${path}?token=${bob.token}`),
      await bob.get(path),
      await people.nobody.get(`${path}?token=${token}`),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 200, 403, 403, 401, 200]);
  });

  it('ends with its token, also for who came with it a moment before', async () => {
    const id = await makeGame(ctx, ada, { html });
    const { token } = await people.playing(bob, id);
    const open = async () => (await people.nobody.get(`/games/${id}/index.html?token=${token}`)).status;
    expect(await open()).toBe(200);
    clock.forward(gameTokenSeconds - 300);
    expect(await open()).toBe(200);
    clock.forward(301);
    expect(await open()).toBe(401);
  });

  it('answers 404 to path tricks and to a game that is hidden (D10)', async () => {
    const id = await makeGame(ctx, ada, { html });
    const { token } = await people.playing(bob, id);
    for (const path of ['..%2f..%2fetc', '%2e%2e', id.toUpperCase(), `${id}%00`, 'index.html']) {
      const answer = await people.nobody.get(`/games/${path}/index.html?token=${token}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(Object.keys(answer.body)).toEqual(['error']);
    }
    await sql`update games set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    expect((await people.nobody.get(`/games/${id}/index.html?token=${token}`)).status).toBe(404);
    expect((await open(id, ada)).status).toBe(200);
  });

  it('lives on the origin the settings give (D12)', async () => {
    const id = await makeGame(ctx, ada, { html });
    const htmlUrl = `http://games.test/games/${id}/index.html`;
    expect((await bob.get(`/api/games/${id}`)).body.game.htmlUrl).toBe(htmlUrl);
    expect((await bob.post(`/api/games/${id}/session`)).body.htmlUrl).toMatch(`${htmlUrl}?token=cog_`);
  });

  it('shows a new version of the document at once', async () => {
    const id = await makeGame(ctx, ada, { html });
    expect((await open(id)).text).toContain('play()');
    const next = html.replace('play()', 'again()');
    await sql`update game_documents set html = ${next}, sha256 = sha256(convert_to(${next}, 'UTF8'))
      where game_id = ${id}`.execute(ctx.db);
    expect((await open(id)).text).toContain('again()');
  });

  it('leaves no token in the log', async () => {
    await open(await makeGame(ctx, ada, { html }));
    expect(logLines.some((line) => line.includes('/index.html'))).toBe(true);
    expect(logLines.filter((line) => /cog_|cos_/.test(line))).toEqual([]);
  });
});

describe('GET /games/:id/thumbnail', () => {
  const picture = Buffer.from('RIFF0000WEBPVP8 not really a picture');
  const withPicture = async () => {
    const id = await makeGame(ctx, ada, { html });
    await sql`update game_documents set thumbnail = ${picture}, thumbnail_type = 'image/webp'
      where game_id = ${id}`.execute(ctx.db);
    return id;
  };

  it('is cached for good under its version, and revalidated without one', async () => {
    const id = await withPicture();
    const url = new URL((await bob.get(`/api/games/${id}`)).body.game.thumbnailUrl);
    const versioned = await people.nobody.get(url.pathname + url.search);
    expect(versioned.status).toBe(200);
    expect(versioned.headers.get('content-type')).toBe('image/webp');
    expect(versioned.text).toBe(picture.toString());
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await people.nobody.get(url.pathname);
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    const etag = plain.headers.get('etag') ?? '';
    expect((await people.nobody.get(url.pathname, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is drawn for a game without one, with its title as text', async () => {
    const id = await makeGame(ctx, ada, { html, title: '<script>alert(1)</script> & more' });
    const { status, headers, text } = await people.nobody.get(`/games/${id}/thumbnail`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toContain('<script');
    expect(text).toContain('&#60;');
  });

  it('refuses', async () => {
    expect((await people.nobody.get('/games/01890000-0000-7000-8000-000000000000/thumbnail')).status).toBe(404);
    expect((await people.nobody.get('/games/x/thumbnail')).status).toBe(400);
    const id = await withPicture();
    await sql`update games set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    expect((await people.nobody.get(`/games/${id}/thumbnail`)).status).toBe(404);
  });
});

describe('a browser that navigates to a document', () => {
  const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const get = async (path: string, headers: Record<string, string> = navigate) => {
    const answer = await app.inject({ method: 'GET', url: path, headers });
    return { status: answer.statusCode, location: answer.headers['location'], text: answer.payload };
  };
  const led = (id: string) => ({ status: 303, location: `http://coinop.test/g/${id}`, text: '' });

  it('D13: is led to the page of the game without a usable token, and a program is refused', async () => {
    const [id, other] = [await makeGame(ctx, ada, { html }), await makeGame(ctx, ada, { html })];
    const { token } = await people.playing(bob, other);
    const expired = sealGameToken(ctx.keys, {
      accountId: bob.id,
      gameId: id,
      sessionId: id,
      expiresAt: secondsAfter(clock.now(), -1),
    });
    const refused = {
      '': 401,
      '?token=': 401,
      '?token=nonsense': 401,
      [`?token=${expired}`]: 401,
      [`?token=${token}`]: 403,
      [`?token=${bob.token}`]: 403,
    };
    for (const [query, status] of Object.entries(refused)) {
      expect([query, await get(`/games/${id}/index.html${query}`)]).toEqual([query, led(id)]);
      const program = await get(`/games/${id}/index.html${query}`, { 'sec-fetch-mode': 'cors' });
      expect([query, program.status]).toEqual([query, status]);
      expect(JSON.parse(program.text)).toEqual({ error: expect.any(String) });
    }
  });

  it("D13: opens a hidden game by its owner's token alone", async () => {
    const id = await makeGame(ctx, ada, { html });
    const [owner, player] = [await people.playing(ada, id), await people.playing(bob, id)];
    const open = (token: string) => get(`/games/${id}/index.html?token=${token}`);
    expect((await open(player.token)).status).toBe(200);
    await sql`update games set hidden_at = ${clock.now()} where id = ${id}`.execute(ctx.db);
    expect(await open(player.token)).toEqual(led(id));
    expect((await open(owner.token)).status).toBe(200);
  });

  it('gets the same error for a malformed id as anyone', async () => {
    expect((await get('/games/nonsense/index.html')).status).toBe(404);
  });

  it('D13: takes the last of two tokens', async () => {
    const id = await makeGame(ctx, ada, { html });
    const { token } = await people.playing(bob, id);
    expect((await get(`/games/${id}/index.html?token=${token}&token=${token}`)).status).toBe(200);
    const { text } = await get(`/games/${id}/index.html?token=old&token=${token}`);
    expect(bootIn(text).token).toBe(token);
  });
});
