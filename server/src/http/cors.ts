import type { Config } from '../process/config.ts';

export type CorsHeaders = Record<string, string>;

/**
 * Which origins may call which paths; the first matching rule applies. `any`: every origin, without credentials, also
 * the "null" of a sandboxed frame. `apps`: the configured app origins.
 */
export type CorsRule = { paths: RegExp; origins: 'any' | 'apps'; methods?: readonly string[] };

const allowHeaders = 'Authorization, Content-Type, If-Match, Idempotency-Key, Upload-Offset, Upload-Complete';
const exposeHeaders =
  'Retry-After, ETag, Error-Code, Appeal-Token, Request-Id, RateLimit, RateLimit-Policy, Upload-Offset, Upload-Complete';
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
export const openHeaders = { 'access-control-allow-origin': '*', 'access-control-expose-headers': exposeHeaders };

export type Cors = {
  headers(method: string, path: string, origin: string | undefined): CorsHeaders;
  /** Empty when the origin may not call this path. */
  preflight(path: string, origin: string | undefined): CorsHeaders;
};

export function createCors({ appOrigins }: Pick<Config, 'appOrigins'>, rules: readonly CorsRule[]): Cors {
  const ruleOf = (method: string, path: string) =>
    rules.find(
      ({ paths, methods }) => paths.test(path) && (method === 'OPTIONS' || (methods ?? allMethods).includes(method)),
    );
  const headersOf = (rule: CorsRule | undefined, origin: string | undefined): CorsHeaders => {
    if (rule?.origins === 'any') return openHeaders;
    if (rule === undefined || appOrigins.length === 0) return {};
    // Also for an origin that is not allowed: a cache must not serve its response to one that is.
    const vary = 'Origin';
    if (origin === undefined || !appOrigins.includes(origin)) return { vary };
    return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposeHeaders, vary };
  };
  return {
    headers: (method, path, origin) => headersOf(ruleOf(method, path), origin),
    preflight(path, origin) {
      const rule = ruleOf('OPTIONS', path);
      const allowed = headersOf(rule, origin);
      if (allowed['access-control-allow-origin'] === undefined) return {};
      return {
        ...allowed,
        'access-control-allow-methods': (rule?.methods ?? allMethods).join(', '),
        'access-control-allow-headers': allowHeaders,
        'access-control-max-age': '600',
      };
    },
  };
}
