import type { FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '../platform/tracing.ts';
import type { App } from './http.ts';

/** Installed first, so that everything a request causes belongs to its span. */
export function traceRequests(app: App, tracing: Tracing | undefined): void {
  if (tracing === undefined) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.startRequest(request.method, request.headers);
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId } = request;
    spans.get(request)?.end({ route: request.routeOptions.url, status: reply.statusCode, requestId });
    done();
  });
}
