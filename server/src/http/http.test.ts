import { createHash } from 'node:crypto';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { type Service, startService } from '../testing/service.ts';
import { bodyMsMax } from './http.ts';
import { newReadiness } from './readiness.ts';

const service = await startService({ config: { appOrigins: ['https://app.example'] } });
const { people, url, app } = service;
const { nobody } = people;

/** Bytes straight to the socket, for what no HTTP client would send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    setTimeout(() => socket.end(), 700).unref();
  });
}

const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '');

describe('X2: every error has the one form', () => {
  it.each([
    ['an unknown path', 'GET', '/nope', undefined, 404],
    ['an unknown path under the API', 'GET', '/api/nope', undefined, 404],
    ['a path that cannot be decoded', 'GET', '/api/%zz', undefined, 404],
    ['another method', 'DELETE', '/api/auth/guest', undefined, 405],
    ['broken JSON', 'POST', '/api/auth/guest', '{', 400],
    ['JSON that is no object', 'POST', '/api/auth/guest', '[]', 400],
    ['a JSON string', 'POST', '/api/auth/guest', '"x"', 400],
    ['null', 'POST', '/api/auth/guest', 'null', 400],
    ['a missing field', 'POST', '/api/auth/guest', '{}', 400],
  ])('%s', async (_what, method, path, body, status) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    const json = (await answer.json()) as { error: string };
    expect(answer.status).toBe(status);
    expect(Object.keys(json)).toEqual(['error']);
    expect(json.error).toMatch(/^[A-Z"].*\.$/);
    expect(json.error).not.toMatch(/\bat \/|node_modules|select |\.ts\b/i);
    expect(answer.headers.get('error-code')).toMatch(/^[a-z_]+$/);
    expect(answer.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('names the field', async () => {
    expect((await nobody.post('/api/auth/guest', {})).body.error).toBe('"deviceId" is missing.');
    expect((await nobody.post('/api/auth/guest', { deviceId: 5 })).body.error).toContain('"deviceId"');
  });

  it('names the bound that a value breaks', async () => {
    const ada = await people.member('ada_bounds');
    const sentenceFor = async (body: object) => (await ada.post('/api/clips/upload', body)).body.error;
    expect(await sentenceFor({ trimEnd: 90_000 })).toBe('"trimEnd" must be at most 86400.');
    expect(await sentenceFor({ trimStart: -1 })).toBe('"trimStart" must be at least 0.');
    expect(await sentenceFor({ trimEnd: 0 })).toBe('"trimEnd" must be greater than 0.');
    expect(await sentenceFor({ trimStart: null, trimEnd: '5' })).toBe('"trimEnd" must be a number.');
  });

  it('names the expected scheme to a client that authenticates in another way', async () => {
    const answer = await nobody.get('/api/me', { authorization: 'Basic YWRhOnNlY3JldA==' });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(answer.body.error).toBe('Send the token as "Authorization: Bearer <token>".');
  });

  it('sends a page for an unknown address only to browsers', async () => {
    // fetch() has a Sec-Fetch-Mode of its own.
    const go = (path: string, mode: string, method = 'GET') =>
      raw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Mode: ${mode}\r\nConnection: close\r\n\r\n`);
    for (const path of ['/nowhere', '/api/nowhere']) {
      const led = await go(path, 'navigate');
      expect(led).toMatch(/^HTTP\/1.1 303 /);
      expect(led).toMatch(/\r\nlocation: \/not-found\r\n/i);
      expect(await go(path, 'cors')).toMatch(/^HTTP\/1.1 404 /);
      expect(await go(path, 'navigate', 'POST')).toMatch(/^HTTP\/1.1 404 /);
    }
    expect(await go('/api/auth/guest', 'navigate')).toMatch(/^HTTP\/1.1 405 /);
    expect((await nobody.get('/not-found')).status).toBe(200);
  });

  it('TRACE on a known path', async () => {
    const answer = await raw('TRACE /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 4/);
    expect(Object.keys(bodyOf(answer))).toEqual(['error']);
  });

  it('headers of 20 KB', async () => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\nBig: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431/);
    expect(Object.keys(bodyOf(answer))).toEqual(['error']);
    expect(answer).toMatch(/Request-Id: /);
  });

  it('a crash in a handler, of which only the log knows the cause', async () => {
    const crashing: Service = await startService();
    crashing.ctx.db.destroy = async () => undefined;
    Object.defineProperty(crashing.ctx, 'db', { value: { get: 'nonsense' } });
    const answer = await crashing.people.nobody.get('/readyz');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ error: 'Something went wrong on our side; please try again.' });
    expect(crashing.logLines.join()).toContain('request failed');
  });
});

describe('bodies', () => {
  it.each([
    'application/json\ta',
    'text/plain',
    'application/jsonx',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('X3: never reads %j as JSON', async (type) => {
    const answer = await raw(
      `POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 18\r\nConnection: close\r\n\r\n{"deviceId":"abc"}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 4(00|15)/);
  });

  it('takes JSON with a charset', async () => {
    const answer = await nobody.post(
      '/api/auth/guest',
      { deviceId: 'charset' },
      { 'content-type': 'application/json; charset=utf-8' },
    );
    expect(answer.status).toBe(200);
  });

  it('X3: refuses JSON in another charset', async () => {
    for (const charset of ['utf-16', '"latin1"', 'iso-8859-1']) {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect((await nobody.post('/api/auth/guest', { deviceId: 'charset' }, headers)).status).toBe(415);
    }
  });

  it('X7: refuses bytes that are no UTF-8', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.from('{"deviceId":"caf\u00e9"}', 'latin1');
    const answer = await fetch(`${url}/api/auth/guest`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'The body is not valid UTF-8.' });
  });

  it('X4: refuses __proto__ as a key, however it is written', async () => {
    for (const key of ['__proto__', '\\u005f_proto__']) {
      const answer = await nobody.post('/api/auth/guest', `{"deviceId":"d1","deep":{"${key}":{"kind":"member"}}}`);
      expect(answer.status).toBe(400);
    }
    expect(({} as { kind?: string }).kind).toBeUndefined();
  });

  it('X11: stops reading a body that is too large', async () => {
    const declared = await raw(
      'POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 52428800\r\n\r\n{"deviceId":"',
    );
    expect(declared).toMatch(/^HTTP\/1.1 413/);
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const chunked = await raw(
      `POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`,
    );
    expect(chunked).toMatch(/^HTTP\/1.1 413/);
    expect(chunked).toMatch(/connection: close/i);
  });

  it('X12: takes no compressed body', async () => {
    const answer = await nobody.post('/api/auth/guest', { deviceId: 'x' }, { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
    expect(answer.body).toEqual({ error: 'Send the body without Content-Encoding.' });
  });

  it('a route that needs none takes none, an empty one and {}', async () => {
    for (const body of [undefined, '', '{}']) {
      const ada = await people.guest();
      expect((await ada.post('/api/auth/logout', body)).status).toBe(204);
    }
  });

  it('X9: a nesting bomb does no harm', async () => {
    const answer = await nobody.post('/api/auth/guest', `{"deviceId":${'['.repeat(16_000)}${']'.repeat(16_000)}}`);
    expect(answer.status).toBe(400);
  });
});

describe('requests below HTTP', () => {
  it.each([
    [
      'both lengths',
      'POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no Host', 'GET /api/sdk/wallet HTTP/1.1\r\n\r\n'],
    ['CONNECT', 'CONNECT bob.example:443 HTTP/1.1\r\nHost: bob.example\r\n\r\n'],
  ])('X15: refuses %s and hangs up, in words that a game can read too', async (_what, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect(answer).toMatch(/^connection: close/im);
    expect(Object.keys(bodyOf(answer))).toEqual(['error']);
    expect(answer).toMatch(/^error-code: bad_request_head/im);
    expect(answer).toMatch(/^access-control-allow-origin: \*/im);
  });

  it('answers an unknown expectation as if it were not there', async () => {
    const answer = await raw('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200/);
  });

  it('X10: gives headers ten seconds, looked at every two, and a body thirty', async () => {
    expect(app.server.headersTimeout).toBe(10_000);
    expect(bodyMsMax).toBe(30_000);
    const hasty = await startService({ beside: service, app: { bodyMsMax: 100 } });
    const slow = new Promise<string>((resolve) => {
      const head =
        'POST /api/auth/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{';
      const socket = net.connect(Number(new URL(hasty.url).port), '127.0.0.1', () => socket.write(head));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
    });
    const answer = await slow;
    expect(answer).toMatch(/^HTTP\/1.1 408/);
    expect(Object.keys(bodyOf(answer))).toEqual(['error']);
  });
});

describe('a node that falls behind', () => {
  it('refuses requests with Retry-After, and stays healthy', async () => {
    let isOverloaded = true;
    const busy = await startService({ beside: service, app: { isOverloaded: () => isOverloaded } });
    const refused = await busy.people.nobody.get('/api/games');
    expect([refused.status, refused.headers.get('error-code'), refused.headers.get('retry-after')]).toEqual([
      503,
      'overloaded',
      '2',
    ]);
    expect((await busy.people.nobody.get('/healthz')).status).toBe(200);
    expect((await busy.people.nobody.get('/assets/missing.js')).status).toBe(404);
    isOverloaded = false;
    expect((await busy.people.nobody.get('/api/games')).status).not.toBe(503);
  });

  it('serves the last request that it has room for', async () => {
    const small = await startService({ beside: service, app: { requestsMax: 1 } });
    const guest = await small.people.guest();
    expect((await guest.get('/api/games')).status).toBe(200);
    expect((await guest.get('/readyz')).status).toBe(200);
  });

  it('shows a page that tries again to a browser that opens one, and the error to everybody else', async () => {
    const busy = await startService({ beside: service, app: { isOverloaded: () => true } });
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' };
    const page = await busy.people.nobody.get('/find', html);
    const named = ['error-code', 'retry-after', 'content-type', 'cache-control', 'x-frame-options'];
    expect([page.status, ...named.map((name) => page.headers.get(name))]).toEqual([
      503,
      'overloaded',
      '2',
      'text/html; charset=utf-8',
      'no-store',
      'DENY',
    ]);
    expect(page.text).toContain('<html lang="pl">');
    expect(page.text).toContain('Za chwilę spróbujemy ponownie.');
    const script = /<script>(.*)<\/script>/.exec(page.text)?.[1] ?? '';
    expect(script).toContain('location.reload()');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);

    for (const [address, accept] of [
      ['/find', '*/*'],
      ['/api/games', html.accept],
    ] as const) {
      const refused = await busy.people.nobody.get(address, { accept });
      expect([refused.status, Object.keys(refused.body)]).toEqual([503, ['error']]);
    }
  });
});

describe('headers', () => {
  it('X20: HEAD is authenticated too, and an override header means nothing', async () => {
    expect((await fetch(`${url}/api/me`, { method: 'HEAD' })).status).toBe(401);
    const ada = await people.member('ada');
    const answer = await ada.get('/api/me', { 'x-http-method-override': 'DELETE' });
    expect(answer.body.user.handle).toBe('ada');
  });

  it('X22: authenticated responses are not cacheable', async () => {
    const bob = await people.member('bob');
    expect((await bob.get('/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await nobody.get('/api/me')).headers.get('cache-control')).toBe('no-store');
  });

  it('X16: what others claim our address to be is not believed', async () => {
    const cyd = await people.member('cyd');
    const answer = await cyd.get('/api/me', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    expect(answer.body.user.avatarUrl).toMatch(/^http:\/\/coinop\.test\/avatars\//);
  });

  it('X19: allows a game’s opaque origin, errors included, and no other', async () => {
    const preflight = await fetch(`${url}/api/sdk/wallet`, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, If-Match, Idempotency-Key, Upload-Offset, Upload-Complete',
    );
    expect(preflight.headers.get('access-control-max-age')).toBe('600');
    for (const path of ['/api/sdk/wallet', '/api/sdk/nothing-here']) {
      const refused = await nobody.get(path, { origin: 'null' });
      expect(refused.headers.get('access-control-allow-origin')).toBe('*');
      expect(refused.headers.get('access-control-expose-headers')).toContain('Error-Code');
    }
    const wallet = await nobody.get('/api/wallet', { origin: 'null' });
    expect(wallet.headers.get('access-control-allow-origin')).toBeNull();
    const app = await nobody.get('/api/wallet', { origin: 'https://app.example' });
    expect(app.headers.get('access-control-allow-origin')).toBe('https://app.example');
    // Uploads and the parts of a stream or its recording are fetched by an app's own script.
    for (const path of ['/uploads/clips/x', '/live/x/index.m3u8', '/recordings/x/index.m3u8']) {
      const ours = await nobody.get(path, { origin: 'https://app.example' });
      expect(ours.headers.get('access-control-allow-origin')).toBe('https://app.example');
      const strange = await nobody.get(path, { origin: 'https://strange.example' });
      expect(strange.headers.get('access-control-allow-origin')).toBeNull();
      for (const { headers } of [ours, strange]) expect(headers.get('vary')).toBe('Origin');
    }
    const eve = await people.member('eve');
    expect((await eve.get('/api/games')).headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it('X21: keeps every secret out of the log', async () => {
    const dee = await people.member('dee');
    await dee.get('/api/me?token=in-the-query');
    await nobody.get('/api/me', { authorization: 'Bearer cos_something-wrong' });
    const log = service.logLines.join('\n');
    for (const secret of [dee.token, 'in-the-query', 'cos_something-wrong']) expect(log).not.toContain(secret);
    expect(log).toContain('"path":"/api/me"');
  });
});

describe('the papers and the watchers', () => {
  it('serves the API document and its page', async () => {
    const document = (await nobody.get('/openapi.json')).body;
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/auth/guest'].post.requestBody).toBeDefined();
    const refusedBy = (path: string, method: string) => Object.keys(document.paths[path][method].responses);
    const codesOf = (path: string, method: string, status: number) =>
      document.paths[path][method].responses[status].headers['Error-Code'].schema.enum;
    expect(refusedBy('/api/wallet', 'get')).toEqual(['200', '400', '401', '403', '500', '503']);
    expect(codesOf('/api/shop/intents/{id}/approve', 'post', 402)).toEqual(['insufficient_coins']);
    expect(codesOf('/api/clips/upload', 'post', 409)).toEqual(['idempotency_mismatch']);
    expect(document.servers[0].url).toBe('http://coinop.test');
    const page = (await nobody.get('/docs')).text;
    expect(page).toContain('<script src="/docs/reference.js"');
  });

  it('says it is alive and ready', async () => {
    expect((await nobody.get('/healthz')).body).toEqual({ ok: true });
    const operator = { authorization: 'Bearer metrics-token' };
    expect((await nobody.get('/readyz', operator)).body).toMatchObject({ ok: true, database: 'ready' });
  });

  it.each([undefined, 'metrics-token', 'Bearer metrics', 'Bearer '])(
    'X26: tells a stranger (%s) only that it is ready',
    async (authorization) => {
      const readiness = newReadiness({ ffmpeg: 'version 7.0' });
      const other = await startService({ beside: service, app: { readiness } });
      const answer = await other.people.nobody.get('/readyz', authorization === undefined ? {} : { authorization });
      expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    },
  );

  it('X26: reveals no more to strangers where no token is set', async () => {
    const secrets = { ...service.ctx.config.secrets, metricsToken: undefined };
    const quiet = await startService({ beside: service, config: { secrets } });
    expect((await quiet.people.nobody.get('/readyz', { authorization: 'Bearer undefined' })).body).toEqual({
      ok: true,
    });
  });

  it.each(['/api/sdk/state/', '/api/sdk/inventory/', '/api/games/', '/games//index.html'])(
    'takes an empty id in %s for an unknown path',
    async (path) => {
      const unknown = await nobody.get('/api/nowhere');
      const { status, body, headers } = await nobody.get(path);
      expect([status, body, headers.get('error-code')]).toEqual([404, unknown.body, 'not_found']);
    },
  );

  it('shows metrics only with the token, and never where none is set', async () => {
    expect((await nobody.get('/metrics')).status).toBe(401);
    const answer = await nobody.get('/metrics', { authorization: 'Bearer metrics-token' });
    expect(answer.text).toContain('coinop_http_request_seconds_count');
    const secrets = { ...service.ctx.config.secrets, metricsToken: undefined };
    const quiet = await startService({ config: { secrets } });
    expect((await quiet.people.nobody.get('/metrics', { authorization: 'Bearer ' })).status).toBe(404);
  });
});
