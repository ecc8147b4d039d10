import type { Config } from '../process/config.ts';

export type CorsHeaders = Record<string, string>;

const allowHeaders = 'Authorization, Content-Type, If-Match, Idempotency-Key';
const exposeHeaders = 'Retry-After, ETag, Error-Code, Request-Id, RateLimit, RateLimit-Policy';
export const openHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': exposeHeaders };
/** What an app on another address talks to: the API, where its clips go, and the parts of a stream. */
const forApps = /^\/(?:api|uploads|live)\//;
const openToAll = /^\/api\/(?:sdk\/|games\/[^/]+\/items$)/;

/**
 * What another origin may do. Games run on the origin "null", so the SDK's routes and a game's public items answer to
 * anybody, without credentials; the rest, uploads and streams included, only to the configured app origins.
 */
export function corsHeaders(config: Config, method: string, path: string, origin: string | undefined): CorsHeaders {
  const isItems = path.startsWith('/api/games/');
  if (openToAll.test(path) && (!isItems || ['GET', 'HEAD', 'OPTIONS'].includes(method))) {
    return openHeaders;
  }
  if (!forApps.test(path) || config.appOrigins.length === 0) return {};
  // Also for who is not let in: a cache must not give their answer to those who are.
  const vary = 'Origin';
  if (origin === undefined || !config.appOrigins.includes(origin)) return { vary };
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposeHeaders, vary };
}

export function preflightHeaders(path: string, config: Config, origin: string | undefined): CorsHeaders {
  const allowed = corsHeaders(config, 'OPTIONS', path, origin);
  if (allowed['access-control-allow-origin'] === undefined) return {};
  const onlyReads = path.startsWith('/api/games/') && allowed['access-control-allow-origin'] === '*';
  return {
    ...allowed,
    'access-control-allow-methods': onlyReads ? 'GET, HEAD' : 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': allowHeaders,
    'access-control-max-age': '600',
  };
}
