import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';
import { type App, pathOf } from './http-app.ts';

/** 404 for an unknown path, 405 for a known one with another method; both before authentication. */
export function useNotFound(app: App): void {
  const known: { pattern: RegExp; method: string }[] = [];
  app.decorate('registeredRoutes', []);
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      known.push({ pattern: patternOf(route.url), method });
      if (method !== 'HEAD') app.registeredRoutes.push({ method, url: route.url });
    }
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (allowed.size === 0 && isNavigation(request)) {
      return reply.header('cache-control', 'no-store').redirect('/not-found', 303);
    }
    if (allowed.size === 0 || allowed.has(request.method)) throw new Refusal('not_found');
    throw new Refusal('method_not_allowed', undefined, { allow: [...allowed].sort().join(', ') });
  });
}

/** A person who follows a link in a browser gets a page; scripts and other clients get the error. */
function isNavigation(request: FastifyRequest): boolean {
  return request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
}

function patternOf(url: string): RegExp {
  const parts = url
    .split(/(:[a-zA-Z]+|\*)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`);
}
