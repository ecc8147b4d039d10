import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../process/log.ts';
import type { Cors } from './cors.ts';
import { httpErrors } from './errors.ts';
import type { App } from './http-app.ts';
import { countRefused } from './request-metrics.ts';

const sampleMs = 100;
const lagMsMax = 500;
/** Requests that are handled at once. More would only make all of them late: a node does about a thousand a second. */
const requestsMax = 1000;
const loggedEveryMs = 1000;

/** Whether the event loop has fallen behind: timers are more than half a second late, twice in a row. */
export function watchEventLoop(clock = () => performance.now()): { isOverloaded(): boolean; stop(): void } {
  let expected = clock() + sampleMs;
  let late = 0;
  const timer = setInterval(() => {
    const now = clock();
    late = now - expected > lagMsMax ? late + 1 : 0;
    expected = now + sampleMs;
  }, sampleMs);
  timer.unref();
  return { isOverloaded: () => late >= 2, stop: () => clearInterval(timer) };
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
/** Whether it has sent a response, which then was no load. */
export type SendAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

export type LoadShedding = {
  /** For what the guard did not decide on: pages, and requests that become a WebSocket. */
  isRefused(request: IncomingMessage): boolean;
  /** Refuses API requests under overload before the framework sees them: what refusing costs is lost for serving. */
  guard(handle: Handle, sendAtOnce?: SendAtOnce): Handle;
  /** From now on the request is no load: it is answered, or it waits for its sender or for something to happen. */
  release(request: IncomingMessage): void;
  stop(): void;
};

type Options = {
  cors: Cors;
  log: Pick<Log, 'warn'>;
  nextId: () => string;
  /** The path that a request is routed by. */
  pathOf: (request: IncomingMessage) => string;
  isOverloaded?: (() => boolean) | undefined;
  requestsMax?: number | undefined;
};

export function createLoadShedding(options: Options): LoadShedding {
  const eventLoop = watchEventLoop();
  const handled = new Set<IncomingMessage>();
  const admitted = new WeakSet<IncomingMessage>();
  const handledMax = options.requestsMax ?? requestsMax;
  const isBehind = options.isOverloaded ?? eventLoop.isOverloaded;
  const refuse = createRefusals(options);
  return {
    // It is itself among those that are handled.
    isRefused: (request) => !admitted.has(request) && (handled.size > handledMax || isBehind()),
    stop: eventLoop.stop,
    release: (request) => handled.delete(request),
    guard: (handle, sendAtOnce) => (request, response) => {
      if (isApi(options.pathOf(request))) {
        if (handled.size >= handledMax || isBehind()) return refuse(request, response);
        if (sendAtOnce?.(request, response)) return;
        admitted.add(request);
      }
      handled.add(request);
      response.once('close', () => handled.delete(request));
      handle(request, response);
    },
  };
}

export const isApi = (path: string): boolean => path.startsWith('/api/');

/** A request is load until its response is sent; one that waits for its sender or for an event is none. */
export function useReleases(app: App, load: LoadShedding): void {
  app.addHook('onRequest', ({ raw, routeOptions: { config } }, _reply, done) => {
    if (config.slowBody === true || config.waits === true) load.release(raw);
    done();
  });
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    load.release(raw);
    done();
  });
  app.addHook('onClose', async () => load.stop());
}

/** The same response as the framework's error handler sends, without its cost; logged once a second. */
function createRefusals({ cors, nextId, log, pathOf }: Options): Handle {
  const { status, sentence } = httpErrors.overloaded;
  const body = Buffer.from(JSON.stringify({ error: sentence }));
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (request, response) => {
    const { method = '', headers } = request;
    response.writeHead(status, {
      'request-id': nextId(),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': '2',
      'error-code': 'overloaded',
      'x-frame-options': 'DENY',
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      ...cors.headers(method, pathOf(request), headers.origin),
    });
    response.end(body);
    countRefused(method, status, 'overloaded');
    refused += 1;
    if (performance.now() - loggedAt < loggedEveryMs) return;
    loggedAt = performance.now();
    log.warn({ refused }, 'overloaded: requests are refused');
    refused = 0;
  };
}
