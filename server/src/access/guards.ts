import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { isId } from '../platform/ids.ts';
import { accessErrors } from './access-errors.ts';
import type { Caller, GamePlayer } from './caller.ts';
import type { Callers } from './known-callers.ts';
import { type LimitName, rateLimitPolicy } from './limits.ts';
import { isGameToken } from './tokens.ts';

/**
 * Who may call a route, declared by each route: `public` (a token is ignored), `session`, `member` (a member's
 * session), `game` (a game token for the game in the path), `document` (the same, in the query), `operator` (guarded by
 * operators/). The server does not start with a route that declares nothing.
 */
export type Access = 'public' | 'session' | 'member' | 'game' | 'document' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
    player: GamePlayer | undefined;
  }
}

export function installGuards(app: App, callers: Callers): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('player', undefined);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined && route.method !== 'OPTIONS') {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, limit } = request.routeOptions.config;
    if (limit !== undefined) reply.header('ratelimit-policy', rateLimitPolicy(limit as LimitName));
    if (access === 'public' || access === 'operator') return;
    const wantsGame = access === 'game' || access === 'document';
    if (access === 'document' && !isId((request.params as { id?: string }).id ?? '')) throw new Refusal('not_found');
    const token = access === 'document' ? tokenInQuery(request) : bearerOf(request);
    if (isGameToken(token)) {
      const player = await callers.findByGameToken(token);
      if (player === undefined) throw new Refusal('token_invalid');
      if (!wantsGame) throw new Refusal(accessErrors.wrong_token_kind);
      const { gameId, id } = request.params as { gameId?: string; id?: string };
      const asked = access === 'document' ? id : gameId;
      if (asked !== undefined && asked !== player.gameId) throw new Refusal(accessErrors.wrong_game);
      request.player = player;
      return;
    }
    const caller = await callers.findBySessionToken(token);
    if (caller === undefined) throw new Refusal('token_invalid');
    if (wantsGame) throw new Refusal(accessErrors.wrong_token_kind);
    if (access === 'member' && caller.kind !== 'member') throw new Refusal(accessErrors.guest_not_allowed);
    request.caller = caller;
  });
}

export function sessionOf(request: FastifyRequest): Caller {
  if (request.caller === undefined) throw new Error('This route lets callers in without a session');
  return request.caller;
}

export function memberOf(request: FastifyRequest): Caller {
  const caller = sessionOf(request);
  if (caller.kind !== 'member') throw new Refusal(accessErrors.guest_not_allowed);
  return caller;
}

export function gamePlayerOf(request: FastifyRequest): GamePlayer {
  if (request.player === undefined) throw new Error('This route lets callers in without a game token');
  return request.player;
}

export function findBearer(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether a request with this header may call a `session` route, as far as it is known without a query. */
export function isKnownSession(callers: Callers, request: Pick<IncomingMessage, 'headers'>): boolean {
  const token = findBearer(request);
  return token !== undefined && callers.findCached(token) !== undefined;
}

export function bearerOf(request: FastifyRequest): string {
  const token = findBearer(request);
  if (token !== undefined) return token;
  if (request.headers.authorization === undefined) throw new Refusal('token_missing');
  throw new Refusal('token_invalid', 'Send the token as "Authorization: Bearer <token>".');
}

function tokenInQuery(request: FastifyRequest): string {
  const query = request.query as { token?: unknown };
  // Written back for the route's schema, because an address may contain the token twice.
  const token = [query.token].flat().at(-1);
  if (token !== undefined) query.token = token;
  if (typeof token !== 'string' || token === '')
    throw new Refusal('token_missing', 'Send the game token in the query parameter "token".');
  return token;
}
