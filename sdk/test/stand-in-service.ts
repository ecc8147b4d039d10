import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Boot } from '../src/boot.ts';
import { hostPage } from './host-page.ts';

export const gameId = '0190b0a0-0000-7000-8000-000000000001';

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, PUT, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After, ETag, Error-Code, Request-Id, RateLimit, RateLimit-Policy',
  'Access-Control-Max-Age': '600',
};

export const player = { id: 'p1', handle: 'ada', name: 'Ada', avatarUrl: 'data:,', guest: false };

const ownOriginPolicy = (baseUrl: string): string =>
  documentPolicy(baseUrl)
    .replace('allow-scripts', 'allow-scripts allow-same-origin')
    .replace(/(script|style|img|media|font|worker|connect)-src/g, "$1-src 'self'");

const documentPolicy = (baseUrl: string): string =>
  `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; worker-src blob:; connect-src ${baseUrl}/api/sdk/ data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors ${baseUrl}`;

type Reply = { status: number; body: unknown; headers?: Record<string, string> };

// A service with one player, one game and one item, and the routes that the SDK and a host call.
export async function startService(sdk: { script: string; recorder: string }, hostname = '127.0.0.1') {
  const service = {
    baseUrl: '',
    gameOrigin: '',
    game: '',
    title: 'Blocks',
    saved: { text: 'null', version: 0 },
    stored: new Map<string, unknown>(),
    // Scripts of adapters, inserted after the SDK, and their settings from game.json.
    adapters: [] as string[],
    adapterSettings: undefined as object | undefined,
    achievements: [] as Coinop.Achievement[],
    // Whether the host loads the game on an origin of its own, or on the opaque one with the token in the address.
    ownOrigin: false,
    sendsState: true,
    balance: 40,
    intent: { id: randomUUID(), status: 'pending', granted: [] as unknown[] },
    tokens: new Set<string>(),
    requests: [] as string[],
    writes: [] as string[],
    stop: async () => {},
  };

  // Without a token: the document on the game's own origin, which is the same for all players.
  function documentOf(token?: string): string {
    const boot: Boot = {
      baseUrl: service.baseUrl,
      gameId,
      title: service.title,
      locale: 'en',
      ...(token === undefined ? {} : { token, player }),
      ...(token !== undefined && service.sendsState
        ? { state: service.saved.text, stateVersion: service.saved.version }
        : {}),
      hostOrigins: [service.baseUrl],
    };
    const json = JSON.stringify(boot).replace(/[<>&\u2028\u2029]/g, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    });
    const settings = service.adapterSettings && `window.__coinopAdapters=${JSON.stringify(service.adapterSettings)};`;
    const adapters = service.adapters.map((text) => `<script>${text}</script>`).join('');
    const start = `<!doctype html><script>${settings ?? ''}window.__coinop=${json};${sdk.script}</script>`;
    return start + adapters + service.game;
  }

  function stateRoute(method: string, headers: IncomingMessage['headers'], body: string): Reply {
    const { saved } = service;
    if (method === 'GET') return { status: 200, body: { state: JSON.parse(saved.text), version: saved.version } };
    const condition = headers['if-match'];
    if (condition && condition !== `"${saved.version}"`) return { status: 409, body: { error: 'Saved elsewhere.' } };
    saved.text = JSON.stringify(JSON.parse(body).state);
    saved.version += 1;
    service.writes.push(saved.text);
    return { status: 200, body: { version: saved.version, updatedAt: new Date().toISOString() } };
  }

  function storageRoute(method: string, body: string): Reply {
    if (method === 'GET') return { status: 200, body: { entries: Object.fromEntries(service.stored) } };
    const { set, remove } = JSON.parse(body) as { set: Record<string, unknown>; remove: string[] };
    for (const [key, value] of Object.entries(set)) service.stored.set(key, value);
    for (const key of remove) service.stored.delete(key);
    return { status: 200, body: { updatedAt: new Date().toISOString() } };
  }

  function sdkRoute(request: IncomingMessage, path: string, body: string): Reply {
    const { intent } = service;
    if (!service.tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) {
      return { status: 401, body: { error: 'The token is not valid.' }, headers: { 'Error-Code': 'invalid_token' } };
    }
    if (path === `state/${gameId}`) return stateRoute(request.method ?? '', request.headers, body);
    if (path === `storage/${gameId}`) return storageRoute(request.method ?? '', body);
    if (path === `player/${gameId}`) return { status: 200, body: { player } };
    if (path === `achievements/${gameId}`) return { status: 200, body: { achievements: service.achievements } };
    if (path === `leaderboard/${gameId}` && request.method === 'POST') return { status: 200, body: { ranked: true } };
    if (path === `leaderboard/${gameId}`) return { status: 200, body: { entries: [], me: null } };
    if (path === 'wallet') return { status: 200, body: { balance: service.balance } };
    if (path === 'shop/intents') return { status: 201, body: { intent } };
    if (path === `shop/intents/${intent.id}`) return { status: 200, body: { intent } };
    return { status: 404, body: { error: 'Not found.' }, headers: { 'Error-Code': 'not_found' } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', service.baseUrl);
    const body = await text(request);
    const json = ({ status, body: value, headers }: Reply) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...cors, ...headers })
        .end(JSON.stringify(value));
    const html = (page: string, policy: string) =>
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }).end(page);

    if (request.method !== 'OPTIONS') service.requests.push(`${request.method} ${url.pathname}`);
    if (request.headers.host !== new URL(service.baseUrl).host) {
      return void html(documentOf(), ownOriginPolicy(service.baseUrl));
    }
    const origins = `${service.baseUrl} ${service.gameOrigin}`;
    if (url.pathname === '/') return void html(hostPage(gameId, 200), `frame-src ${origins}`);
    if (url.pathname === `/api/games/${gameId}/session`) {
      const token = randomUUID();
      service.tokens.add(token);
      const htmlUrl = `${service.baseUrl}/games/${gameId}/index.html?token=${token}`;
      const playUrl = service.ownOrigin ? `${service.gameOrigin}/index.html` : null;
      return void json({ status: 201, body: { token, expiresAt: '2030-01-01T00:00:00.000Z', htmlUrl, playUrl } });
    }
    if (url.pathname === `/games/${gameId}/index.html`) {
      const token = url.searchParams.get('token') ?? '';
      if (!service.tokens.has(token)) return void json({ status: 401, body: { error: 'The token is not valid.' } });
      return void html(documentOf(token), documentPolicy(service.baseUrl));
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    if (url.pathname === '/api/sdk/recorder.js') return void response.writeHead(200, cors).end(sdk.recorder);
    if (url.pathname.startsWith('/api/sdk/')) return void json(sdkRoute(request, url.pathname.slice(9), body));
    json({ status: 404, body: { error: 'Not found.' } });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  service.baseUrl = `http://${hostname}:${port}`;
  // On the same site as the service only if that has a host name instead of an IP address.
  service.gameOrigin = `http://game-ada.${hostname.replace('127.0.0.1', 'localhost')}:${port}`;
  service.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return service;
}

export type Service = Awaited<ReturnType<typeof startService>>;
