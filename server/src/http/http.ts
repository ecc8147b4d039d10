import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Context } from '../platform/context.ts';
import { dropAbsentNulls } from './absent-nulls.ts';
import { type Cors, type CorsRule, createCors } from './cors.ts';
import { invalid, Refusal } from './errors.ts';
import { type App, pathOf } from './http-app.ts';
import { answerClientError, sendError } from './http-errors.ts';
import { readJsonBody } from './json-body.ts';
import { createLoadShedding, isApi, useReleases } from './load-shedding.ts';
import { useNotFound } from './not-found.ts';
import { type FindPrepared, sendPrepared, usePreparedResponses } from './prepared-responses.ts';
import { createRequestIds } from './request-ids.ts';
import { serializerOf, validatorOf } from './schema-compilers.ts';

export type { App } from './http-app.ts';

const bodyBytesMax = 64 * 1024;
export const bodyMsMax = 30_000;
/** No traffic for this long: the client is gone. */
const silentMsMax = 120_000;
const connectionOptions = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  // Per route, below: an upload may take long.
  requestTimeout: 0,
  connectionsCheckingInterval: 2000,
  // A missing Host header is refused below, with our error body.
  requireHostHeader: false,
  // Any other request that asks for an upgrade is answered as it is: its body would not be read otherwise.
  shouldUpgradeCallback: isUpgrade,
};

export type HttpOptions = {
  bodyMsMax?: number;
  isOverloaded?: () => boolean;
  /** Requests that are handled at once. */
  requestsMax?: number;
  corsRules: readonly CorsRule[];
  /** Paths that are served under overload too. */
  isSpared?: (path: string) => boolean;
  /** The path that a request to this host is routed by. */
  routeByHost?: (host: string, url: string) => string;
};

/** The HTTP server with everything that all requests and responses share. */
export function createHttp(ctx: Context, options: HttpOptions): App {
  const cors = createCors(ctx.config, options.corsRules);
  const nextId = createRequestIds();
  const routedUrl = ({ headers, url = '/' }: IncomingMessage) => options.routeByHost?.(headers.host ?? '', url) ?? url;
  const load = createLoadShedding({ ...options, cors, nextId, log: ctx.log, pathOf: (raw) => pathOf(routedUrl(raw)) });
  const prepared = new Map<string, FindPrepared>();
  const preparedOptions = { cors, log: ctx.log, nextId, urlOf: routedUrl };
  const app: App = fastify({
    loggerInstance: withoutChildren(ctx.log as FastifyBaseLogger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    requestIdHeader: false,
    // Trusts X-Forwarded-For only for the configured number of proxies.
    trustProxy: (_address: string, hop: number) => hop < ctx.config.trustProxyHops,
    bodyLimit: bodyBytesMax,
    serverFactory: (handle) => {
      // A trace needs the framework's hooks.
      const guarded = load.guard(handle, ctx.tracing ? undefined : sendPrepared(prepared, preparedOptions));
      return createServer(connectionOptions, guarded).setTimeout(silentMsMax);
    },
    rewriteUrl: (request) => routedUrl(request as IncomingMessage),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A malformed path ends here before any hook has run.
    frameworkErrors: (error, request, reply) => {
      setCommonHeaders(cors, request, reply);
      closeIfUpgrade(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, caseSensitive: true },
  }).withTypeProvider<TypeBoxTypeProvider>();

  usePreparedResponses(app, prepared);
  useOwnAnswers(app);
  useOrderlyClose(app);
  useBodyTimeout(app, options.bodyMsMax ?? bodyMsMax);
  useEndOfUnreadBodies(app, options.bodyMsMax ?? bodyMsMax);
  app.setValidatorCompiler(({ schema, httpPart }) => validatorOf(schema as object, httpPart));
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object));
  useJsonBodies(app);
  useReleases(app, load);
  useCommonHeaders(app, cors, (raw, path) => load.isRefused(raw) && !isSpared(path) && !options.isSpared?.(path));
  useNotFound(app);
  useAccessLog(app);
  app.setErrorHandler(sendError);
  return app;
}

/** Fastify makes a child logger per request, which costs more than its log line; that carries the request id anyway. */
function withoutChildren(log: FastifyBaseLogger): FastifyBaseLogger {
  const shared: FastifyBaseLogger = Object.create(log, { child: { value: () => shared } });
  return shared;
}

/** Answers CONNECT with our error body, for which Node has no response; an unknown Expect header is ignored. */
function useOwnAnswers(app: App): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket) =>
    answerClientError(new Error('CONNECT is no request'), socket as Socket),
  );
}

function isUpgrade({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Node lets go of a connection that asked for a WebSocket, also where the answer is a response. */
function closeIfUpgrade({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (isUpgrade(raw)) reply.raw.once('finish', () => raw.socket.destroySoon());
}

/**
 * On shutdown, a busy connection is closed after its response instead of at the end of its keep-alive; the response has
 * `Connection: close`, so that the client does not send another request on it.
 */
function useOrderlyClose(app: App): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (timer !== undefined) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Closes a connection whose body does not arrive in time, or, where it may take long, stays away in the middle. */
function useBodyTimeout(app: App, msMax: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const mayTakeLong = (length !== undefined || coding !== undefined) && !request.raw.complete;
    if (!mayTakeLong) return done(null, payload);
    if (request.routeOptions.config.slowBody) {
      endWhenSilent(request.raw, msMax, app.server.timeout);
      return done(null, payload);
    }
    const timer = setTimeout(() => {
      sendError(new Refusal('request_timeout'), request, reply);
      reply.raw.once('finish', () => request.raw.destroy());
    }, msMax);
    request.raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    done(null, payload);
  });
}

/** An upload takes one of its sender's places: a phone that lost its network must find it free when it comes back. */
function endWhenSilent(request: IncomingMessage, silentMsMax: number, restMsMax: number): void {
  request.setTimeout(silentMsMax, () => request.destroy());
  // What is done with the body may be silent for longer.
  request.once('end', () => request.setTimeout(restMsMax));
}

/**
 * A response may be sent before the body has arrived: a refusal, or a GET with a body. The rest is read and dropped for
 * a limited time, so that the client gets the response. On the server itself, because some responses precede all hooks.
 */
function useEndOfUnreadBodies(app: App, msMax: number): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (length === undefined && coding === undefined) return;
    response.once('close', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), msMax);
      request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    });
  });
}

function useJsonBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const { 'content-type': type } = request.headers;
    return readJsonBody(type, body, request.routeOptions.config.anyKeys === true);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    // A missing body is an empty object: routes with required fields then name the first one that is missing.
    const schema = request.method === 'GET' ? undefined : request.routeOptions.schema?.body;
    if (schema) {
      request.body ??= {};
      dropAbsentNulls(schema, request.body);
    }
    done();
  });
}

function useCommonHeaders(app: App, cors: Cors, isRefused: (raw: IncomingMessage, path: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, host, 'content-encoding': encoding } = request.headers;
    const path = setCommonHeaders(cors, request, reply);
    closeIfUpgrade(request, reply);
    if (host === undefined && request.raw.httpVersion === '1.1') {
      throw new Refusal('bad_request_head', 'The request has no Host header.', { connection: 'close' });
    }
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      const allowed = cors.preflight(path, origin);
      if (Object.keys(allowed).length > 0) {
        reply.headers(allowed).code(204).send();
        return;
      }
    }
    if (hasEmptyParam(request.params as Record<string, string>)) throw new Refusal('not_found');
    if (!isWellEncoded(request.url)) throw invalid('The query is not valid percent-encoded UTF-8.');
    if (encoding !== undefined && encoding !== 'identity') throw new Refusal('unsupported_encoding');
    if (isRefused(request.raw, path)) throw new Refusal('overloaded', undefined, { 'retry-after': '2' });
    done();
  });
}

/**
 * Served under overload: operators' endpoints, and the static files of a page that was already sent, which come from
 * memory.
 */
function isSpared(path: string): boolean {
  return path === '/healthz' || path === '/metrics' || path.startsWith('/assets/');
}

function setCommonHeaders(cors: Cors, request: FastifyRequest, reply: FastifyReply): string {
  const path = pathOf(request.url);
  reply.header('request-id', request.id).header('x-content-type-options', 'nosniff');
  if (isApi(path)) reply.header('cache-control', 'no-store');
  reply.headers(cors.headers(request.method, path, request.headers.origin));
  return path;
}

/** One line per request, without the query string, which may contain tokens and signatures. */
function useAccessLog(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    request.log.info(
      { requestId: id, method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
}

/** The router accepts an empty parameter, which is never valid; only a wildcard may be empty. */
function hasEmptyParam(params: Record<string, string>): boolean {
  for (const name in params) if (params[name] === '' && name !== '*') return true;
  return false;
}

/** Fastify would use an undecodable query as it is. */
function isWellEncoded(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
