import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../process/log.ts';
import type { Cors } from './cors.ts';
import type { App } from './http-app.ts';
import type { SendAtOnce } from './load-shedding.ts';
import { countSent } from './request-metrics.ts';

/** A body that is kept as bytes, with the headers that belong to it as a list of names and values. */
export type PreparedResponse = { headers: readonly string[]; vary: string; body: Buffer };

/** The response to this GET, or undefined when it is not at hand or the caller is not known: then the route answers. */
export type FindPrepared = (request: IncomingMessage) => PreparedResponse | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** By address, without a query. */
    preparedResponses: Map<string, FindPrepared>;
  }
}

type Options = {
  cors: Cors;
  log: Log;
  nextId: () => string;
  /** The address that a request is routed by. */
  urlOf: (request: IncomingMessage) => string;
};

/**
 * Sends a response that is at hand as the route would, without the framework, whose hooks and lookups take several times
 * as long as sending it. Where anything else is asked for, the request goes to the framework.
 */
export function sendPrepared(found: ReadonlyMap<string, FindPrepared>, options: Options): SendAtOnce {
  return (request, response) => {
    const { method, headers } = request;
    const find = method === 'GET' && isPlain(headers) ? found.get(options.urlOf(request)) : undefined;
    const prepared = find?.(request);
    if (prepared === undefined) return false;
    send(request, response, prepared, options);
    return true;
  };
}

/** Without a body, and not only if something has changed. */
function isPlain(headers: IncomingMessage['headers']): boolean {
  return (
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['content-encoding'] === undefined
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  { cors, log, nextId }: Options,
): void {
  const startedAt = performance.now();
  const { url = '', headers } = request;
  const requestId = nextId();
  // As a list, which takes Node less time than an object.
  const list = ['request-id', requestId, 'x-content-type-options', 'nosniff'];
  let { vary } = prepared;
  const allowed = cors.headers('GET', url, headers.origin);
  for (const name in allowed) {
    if (name === 'vary') vary = `${allowed[name]}, ${vary}`;
    else list.push(name, allowed[name] ?? '');
  }
  list.push('vary', vary, ...prepared.headers);
  response.writeHead(200, list);
  response.end(prepared.body);
  const ms = performance.now() - startedAt;
  countSent(url, ms / 1000);
  log.info({ requestId, method: 'GET', path: url, status: 200, ms: Math.round(ms) }, 'request');
}

/** No longer once the server closes: then each response has to close its connection. */
export function usePreparedResponses(app: App, found: Map<string, FindPrepared>): void {
  app.decorate('preparedResponses', found);
  app.addHook('preClose', async () => found.clear());
}
