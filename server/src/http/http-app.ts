import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: { method: string; url: string }[];
  }
  interface FastifyContextConfig {
    /** The body may take as long as it keeps coming. */
    slowBody?: boolean;
    /** The response may be held back until something happens. */
    waits?: boolean;
    /** Keys named `__proto__` are data here. */
    anyKeys?: boolean;
    /** The rate limit of this route, reported in its headers. */
    limit?: string;
  }
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
