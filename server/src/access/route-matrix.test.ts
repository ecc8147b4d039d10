import { describe, expect, it } from 'vitest';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { openEvents } from '../testing/event-stream.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { signInAsOperator } from '../testing/people/operators.ts';
import type { Answer, Requests } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { webScreens } from '../web-screens.ts';
import type { Access } from './guards.ts';
import { sealGameToken } from './tokens.ts';

/** Every route and who may call it. A route that is not here, or says something else of itself, fails. */
const routes: Record<string, Access> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /openapi.json': 'public',
  'GET /terms': 'public',
  'GET /privacy': 'public',
  'GET /docs': 'public',
  'GET /docs/reference.js': 'public',
  'GET /docs/start.js': 'public',
  'GET /docs/style.css': 'public',
  'GET /docs/:guide': 'public',
  ...Object.fromEntries(webScreens.map((path) => [`GET ${path}`, 'public' as const])),
  'GET /assets/:name': 'public',
  'GET /console': 'public',
  'GET /favicon.ico': 'public',
  'GET /manifest.webmanifest': 'public',
  'GET /service-worker.js': 'public',
  'GET /play/:gameId': 'public',
  'GET /g/:gameId': 'public',
  'GET /': 'public',
  'GET /@:handle': 'public',
  'GET /c/:clipId': 'public',
  'GET /l/:liveId': 'public',
  'GET /r/:recordingId': 'public',
  'POST /api/auth/guest': 'public',
  'POST /api/auth/apple': 'public',
  'POST /api/auth/email/start': 'public',
  'POST /api/auth/email/verify': 'public',
  'POST /api/auth/logout': 'session',
  'GET /api/me': 'session',
  'PATCH /api/me': 'member',
  'DELETE /api/me': 'session',
  'GET /api/me/export': 'session',
  'GET /api/me/blocks': 'member',
  'PUT /api/games/:id/picture': 'session',
  'PUT /api/me/avatar': 'member',
  'GET /api/me/creator': 'member',
  'GET /api/me/creator.csv': 'member',
  'GET /api/me/achievements': 'session',
  'GET /api/me/inventory': 'session',
  'GET /api/me/sessions': 'session',
  'DELETE /api/me/sessions/:id': 'session',
  'DELETE /api/me/sessions': 'session',
  'POST /api/me/identities/apple': 'member',
  'POST /api/me/identities/email': 'member',
  'GET /api/me/saves/previous': 'session',
  'POST /api/me/saves/previous/:gameId/restore': 'session',
  'GET /avatars/:id.png': 'public',
  'GET /achievements/:id.svg': 'public',
  'GET /avatars/:id.svg': 'public',
  'GET /api/wallet': 'session',
  'GET /api/sdk/wallet': 'game',
  'GET /api/games': 'session',
  'GET /api/games/mine': 'session',
  'GET /api/games/search': 'session',
  'GET /api/tags': 'session',
  'GET /api/feed/following': 'session',
  'GET /api/games/mine/:id': 'session',
  'GET /api/games/:id': 'session',
  'PATCH /api/games/:id': 'session',
  'POST /api/games/:id/session': 'session',
  'GET /games/:id/index.html': 'document',
  'GET /games/:id/thumbnail': 'public',
  'GET /games/:id/preview.html': 'public',
  'GET /clips/:id/preview.mp4': 'public',
  'GET /game-hosts/:label/*': 'public',
  'POST /api/games/uploads': 'member',
  'GET /api/games/uploads/:id': 'member',
  'GET /api/games/uploads/limits': 'member',
  'PUT /uploads/games/:id': 'public',
  'GET /api/games/:id/versions': 'member',
  'POST /api/games/:id/versions/:number/activate': 'member',
  'DELETE /api/games/:id': 'member',
  'POST /api/live': 'member',
  'GET /api/live': 'session',
  'GET /api/live/:id': 'session',
  'POST /api/live/:id/view': 'session',
  'POST /api/live/clip': 'member',
  'GET /api/live/publish/socket': 'public',
  'GET /live/:id/:file': 'public',
  'GET /live/:id/low/:file': 'public',
  'GET /api/recordings': 'member',
  'GET /api/recordings/:id': 'session',
  'PATCH /api/recordings/:id': 'member',
  'DELETE /api/recordings/:id': 'member',
  'POST /api/recordings/:id/clip': 'member',
  'GET /recordings/:id/:file': 'public',
  'GET /recordings/:id/preview/:file': 'public',
  'POST /hooks/rtmp': 'public',
  'GET /api/live/:id/chat': 'session',
  'POST /api/live/:id/chat': 'member',
  'PATCH /api/live/:id/chat': 'member',
  'DELETE /api/live/:id/chat/:messageId': 'member',
  'GET /api/live/:id/chat/mutes': 'member',
  'PUT /api/live/:id/chat/mutes/:handle': 'member',
  'DELETE /api/live/:id/chat/mutes/:handle': 'member',
  'GET /api/live/:id/chat/socket': 'public',
  'POST /api/events': 'session',
  'GET /api/games/:id/leaderboard': 'session',
  'GET /api/games/:id/leaderboard/:handle': 'session',
  'GET /api/friends/playing': 'session',
  'POST /api/games/generate': 'member',
  'POST /api/games/:id/refine': 'member',
  'GET /api/jobs': 'session',
  'GET /api/jobs/:id': 'session',
  'GET /api/jobs/:id/events': 'session',
  'POST /api/jobs/:id/cancel': 'session',
  'POST /api/clips/upload': 'member',
  'GET /api/clips/mine': 'session',
  'GET /api/clips/:id': 'session',
  'POST /api/clips/:id/retry': 'session',
  'POST /api/clips/:id/view': 'session',
  'PATCH /api/clips/:id': 'member',
  'DELETE /api/clips/:id': 'session',
  'GET /clips/:id/video.mp4': 'public',
  'GET /clips/:id/thumbnail.jpg': 'public',
  'GET /clips/:id/preview.webp': 'public',
  'GET /clips/:id/hls/:file': 'public',
  'GET /clips/:id/captions.vtt': 'public',
  'PUT /api/clips/:id/captions': 'member',
  'DELETE /api/clips/:id/captions': 'member',
  'PUT /uploads/clips/:id': 'public',
  'GET /api/achievements': 'public',
  'GET /api/games/:id/items': 'public',
  'GET /api/games/:id/items/all': 'member',
  'GET /item-images/:hash': 'public',
  'POST /api/games/:id/items': 'member',
  'PUT /api/games/:id/items/:itemId': 'member',
  'PATCH /api/games/:id/items/:itemId': 'member',
  'GET /api/shop/intents': 'session',
  'GET /api/shop/intents/:id': 'session',
  'POST /api/shop/intents/:id/approve': 'session',
  'POST /api/shop/intents/:id/decline': 'session',
  'POST /api/sdk/shop/intents': 'game',
  'GET /api/sdk/shop/intents/:id': 'game',
  'GET /api/sdk/shop/items/:gameId': 'game',
  'GET /api/sdk/shop/inventory/:gameId': 'game',
  'POST /api/sdk/shop/inventory/:gameId/:itemId/consume': 'game',
  'GET /api/sdk/state/:gameId': 'game',
  'PUT /api/sdk/state/:gameId': 'game',
  'GET /api/sdk/storage/:gameId': 'game',
  'PUT /api/sdk/storage/:gameId': 'game',
  'GET /api/sdk/storage/:gameId/:key': 'game',
  'PUT /api/sdk/storage/:gameId/:key': 'game',
  'DELETE /api/sdk/storage/:gameId/:key': 'game',
  'GET /api/sdk/achievements/:gameId': 'game',
  'POST /api/sdk/achievements/:gameId/:id/unlock': 'game',
  'GET /api/sdk/recorder.js': 'public',
  'POST /api/sdk/leaderboard/:gameId': 'game',
  'POST /api/sdk/events/:gameId': 'game',
  'GET /api/games/:id/boards': 'session',
  'GET /api/games/:id/figures': 'member',
  'GET /api/games/:id/achievements': 'session',
  'GET /api/sdk/player/:gameId': 'game',
  'GET /api/sdk/leaderboard/:gameId': 'game',
  'GET /api/feed': 'session',
  'POST /api/reports': 'session',
  'GET /api/appeals': 'member',
  'POST /api/appeals': 'member',
  'POST /api/appeals/ban': 'public',
  'GET /api/admin/appeals': 'operator',
  'POST /api/admin/appeals/:id/answer': 'operator',
  'GET /api/service': 'public',
  'POST /api/admin/auth/invite': 'public',
  'POST /api/admin/auth/enroll': 'public',
  'POST /api/admin/auth/start': 'public',
  'POST /api/admin/auth/verify': 'public',
  'POST /api/admin/auth/passkey/options': 'public',
  'POST /api/admin/auth/passkey/enroll': 'public',
  'POST /api/admin/auth/passkey/verify': 'public',
  'GET /api/admin/passkeys': 'operator',
  'POST /api/admin/passkeys/options': 'operator',
  'POST /api/admin/passkeys': 'operator',
  'POST /api/admin/passkeys/:id/remove': 'operator',
  'POST /api/admin/auth/logout': 'operator',
  'GET /api/admin/me': 'operator',
  'GET /api/admin/operators': 'operator',
  'POST /api/admin/operators': 'operator',
  'PATCH /api/admin/operators/:id': 'operator',
  'GET /api/admin/actions': 'operator',
  'GET /api/admin/actions.csv': 'operator',
  'GET /api/admin/webhooks/deliveries': 'operator',
  'GET /api/admin/overview': 'operator',
  'GET /api/admin/requests': 'operator',
  'POST /api/admin/requests/:id/approve': 'operator',
  'POST /api/admin/requests/:id/reject': 'operator',
  'GET /api/admin/people': 'operator',
  'GET /api/admin/people/:id': 'operator',
  'GET /api/admin/people/:id/export': 'operator',
  'POST /api/admin/people/:id/sign-out': 'operator',
  'POST /api/admin/people/:id/handle': 'operator',
  'POST /api/admin/people/:id/limits/:limit/reset': 'operator',
  'POST /api/admin/people/:id/saves/:gameId/restore': 'operator',
  'POST /api/admin/people/:id/ban': 'operator',
  'POST /api/admin/people/:id/unban': 'operator',
  'POST /api/admin/people/:id/close': 'operator',
  'POST /api/admin/people/:id/coins': 'operator',
  'GET /api/admin/ledger/:id': 'operator',
  'GET /api/admin/purchases': 'operator',
  'GET /api/admin/sales': 'operator',
  'POST /api/admin/purchases/:id/refund': 'operator',
  'GET /api/admin/reports': 'operator',
  'GET /api/admin/things/:target/:id': 'operator',
  'POST /api/admin/things/:target/:id/hide': 'operator',
  'POST /api/admin/things/:target/:id/restore': 'operator',
  'POST /api/admin/things/:target/:id/delete': 'operator',
  'GET /api/admin/content/:target': 'operator',
  'PUT /api/admin/games/:id/featured': 'operator',
  'PUT /api/admin/games/:id/tags': 'operator',
  'PUT /api/admin/games/:id/rating': 'operator',
  'POST /api/admin/boards/:gameId/clean': 'operator',
  'PUT /api/admin/boards/:gameId/frozen': 'operator',
  'POST /api/admin/people/:id/scores/clean': 'operator',
  'PUT /api/admin/queues/:name/paused': 'operator',
  'GET /api/admin/words': 'operator',
  'POST /api/admin/words': 'operator',
  'GET /api/admin/jobs/failed': 'operator',
  'POST /api/admin/jobs/:name/:id/retry': 'operator',
  'GET /api/admin/settings': 'operator',
  'PUT /api/admin/switches/:name': 'operator',
  'POST /api/admin/announcements': 'operator',
  'POST /api/admin/announcements/withdraw': 'operator',
  'GET /api/games/:id/comments': 'session',
  'POST /api/games/:id/comments': 'member',
  'GET /api/clips/:id/comments': 'session',
  'POST /api/clips/:id/comments': 'member',
  'DELETE /api/comments/:id': 'member',
  'PUT /api/comments/:id/pin': 'member',
  'DELETE /api/comments/:id/pin': 'member',
  'GET /api/notifications': 'session',
  'GET /api/notifications/events': 'session',
  'POST /api/notifications/read': 'session',
  'GET /api/me/notifications': 'member',
  'PATCH /api/me/notifications': 'member',
  'GET /api/me/push': 'member',
  'POST /api/me/push': 'member',
  'DELETE /api/me/push/:id': 'member',
  'GET /api/me/webhooks': 'member',
  'POST /api/me/webhooks': 'member',
  'PATCH /api/me/webhooks/:id': 'member',
  'DELETE /api/me/webhooks/:id': 'member',
  'POST /api/me/webhooks/:id/secret': 'member',
  'POST /api/me/webhooks/:id/test': 'member',
  'GET /api/me/webhooks/:id/deliveries': 'member',
  'GET /api/me/history': 'session',
  'GET /api/me/likes': 'session',
  'GET /api/me/likes/among': 'session',
  'PUT /api/games/:id/like': 'member',
  'DELETE /api/games/:id/like': 'member',
  'PUT /api/clips/:id/like': 'member',
  'DELETE /api/clips/:id/like': 'member',
  'PUT /api/live/:id/like': 'member',
  'DELETE /api/live/:id/like': 'member',
  'GET /api/profiles/search': 'session',
  'GET /api/profiles/:handle': 'session',
  'GET /api/profiles/:handle/games': 'session',
  'GET /api/profiles/:handle/clips': 'session',
  'GET /api/profiles/:handle/recordings': 'session',
  'GET /api/profiles/:handle/followers': 'session',
  'GET /api/profiles/:handle/following': 'session',
  'GET /api/friends': 'session',
  'POST /api/profiles/:handle/follow': 'member',
  'DELETE /api/profiles/:handle/follow': 'session',
  'POST /api/profiles/:handle/block': 'member',
  'DELETE /api/profiles/:handle/block': 'member',
};

const service = await startService();
const { people, ctx, clock, app } = service;
const ada = await people.member('ada');
const own = await makeGame(ctx, ada);
const other = await makeGame(ctx, ada);

const keptWithTag = ['GET /api/games', 'GET /api/games/:id', 'GET /api/games/:id/items'];

/** The words with which the guard itself says no; a handler's own refusals come after it. */
const guardWords = ['token_missing', 'token_invalid', 'wrong_token_kind', 'wrong_game', 'guest_not_allowed'];

/** What the guard says to each kind of caller; undefined lets it through. */
const expected: Record<Access, Record<string, string | undefined>> = {
  public: {},
  session: { none: 'token_missing', garbage: 'token_invalid', expired: 'token_invalid', tampered: 'token_invalid', ownGame: 'wrong_token_kind', otherGame: 'wrong_token_kind', operator: 'token_invalid' },
  member: { none: 'token_missing', garbage: 'token_invalid', expired: 'token_invalid', tampered: 'token_invalid', guest: 'guest_not_allowed', ownGame: 'wrong_token_kind', otherGame: 'wrong_token_kind', operator: 'token_invalid' },
  game: { none: 'token_missing', garbage: 'token_invalid', expired: 'token_invalid', tampered: 'token_invalid', guest: 'wrong_token_kind', member: 'wrong_token_kind', otherGame: 'wrong_game', operator: 'token_invalid' },
  document: { none: 'token_missing', garbage: 'token_invalid', expired: 'token_invalid', tampered: 'token_invalid', guest: 'wrong_token_kind', member: 'wrong_token_kind', otherGame: 'wrong_game', operator: 'token_invalid' },
  operator: { none: 'token_missing', garbage: 'token_invalid', expired: 'token_invalid', tampered: 'token_invalid', guest: 'wrong_token_kind', member: 'wrong_token_kind', ownGame: 'wrong_token_kind', otherGame: 'wrong_token_kind' },
}; // biome-ignore format: one line a kind

const statusOf: Record<string, number> = {
  token_missing: 401,
  token_invalid: 401,
  wrong_token_kind: 403,
  wrong_game: 403,
  guest_not_allowed: 403,
};

/** After these nobody can call again with what they called with. */
const endings = ['POST /api/auth/logout', 'DELETE /api/me', 'POST /api/admin/auth/logout'];

let kept: Promise<Record<string, string | undefined>> | undefined;

function tokensFor(route: string): Promise<Record<string, string | undefined>> {
  if (endings.includes(route)) return tokens();
  kept ??= tokens();
  return kept;
}

async function tokens(): Promise<Record<string, string | undefined>> {
  const newMember = () => people.member(`m${newId(clock.now()).slice(-12).replaceAll('-', '')}`);
  const [guest, member, player] = [await people.guest(), await newMember(), await newMember()];
  const playing = await people.playing(player, own);
  const elsewhere = await people.playing(player, other);
  const sessionId = newId(clock.now());
  const expired = sealGameToken(ctx.keys, {
    accountId: member.id,
    gameId: own,
    sessionId,
    expiresAt: secondsAfter(clock.now(), -1),
  });
  return {
    none: undefined,
    garbage: 'garbage',
    expired,
    tampered: `${playing.token.slice(0, -4)}AAAA`,
    guest: guest.token,
    member: member.token,
    ownGame: playing.token,
    otherGame: elsewhere.token,
    operator: (await signInAsOperator(service, 'owner')).token,
  };
}

describe('X1, X24: every route and every kind of caller', () => {
  it('is listed in the table', () => {
    expect(app.registeredRoutes.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
      Object.keys(routes).sort(),
    );
  });

  it.each(Object.entries(routes))('%s lets in: %s', async (route, access) => {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replace(/:gameId|(?<=games\/):id/g, own).replace(/:\w+/g, newId(clock.now()));
    const said: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    const ask = async ([kind, token]: [string, string | undefined]) => {
      const answer = await send(
        method,
        path,
        access === 'document' ? undefined : token,
        access === 'document' ? token : undefined,
      );
      const word = answer.headers.get('error-code') ?? undefined;
      const guardSaid = word !== undefined && guardWords.includes(word) && !(access === 'public') ? word : undefined;
      said[kind] = guardSaid && `${answer.status} ${guardSaid}`;
      // A route without a game in its path serves whichever game its token names.
      const anyGame = access === 'game' && !url.includes(':gameId') && kind === 'otherGame';
      const want = anyGame ? undefined : expected[access][kind];
      wanted[kind] = want && `${statusOf[want]} ${want}`;
      if (answer.status >= 400) expect(Object.keys(answer.body)).toEqual(['error']);
      if (url.startsWith('/api/')) storedByNobody(route, answer);
    };
    await Promise.all(Object.entries(await tokensFor(route)).map(ask));
    expect(said).toEqual(wanted);
  });

  it('405 comes before 401, and says what is allowed', async () => {
    const answer = await people.nobody.put('/api/me', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH');
  });
});

/** X22: only what an entity tag guards may be kept, and asked about each time; errors never. */
function storedByNobody(route: string, { status, headers }: Answer): void {
  const isGuarded = keptWithTag.includes(route) && status < 400;
  expect(headers.get('cache-control')).toBe(isGuarded ? 'private, no-cache' : 'no-store');
  if (isGuarded) expect(headers.get('etag')).toMatch(/^(W\/)?"/);
}

/** These answers do not end by themselves. */
const unending = ['/api/notifications/events'];

async function beginningOf(path: string, token: string | undefined): Promise<Answer> {
  const { status, headers, until, close } = await openEvents(service.url + path, token);
  const text = status < 400 ? '' : await until('}');
  close();
  return { status, headers, body: text === '' ? undefined : JSON.parse(text), text };
}

function send(method: string, path: string, token: string | undefined, inQuery: string | undefined) {
  const as: Requests = token === undefined ? people.nobody : people.with(token);
  const full = inQuery === undefined ? path : `${path}?token=${inQuery}`;
  if (unending.includes(path)) return beginningOf(path, token);
  if (method === 'GET') return as.get(full);
  if (method === 'DELETE') return as.delete(full);
  return as[method.toLowerCase() as 'post' | 'put' | 'patch'](full, {});
}
