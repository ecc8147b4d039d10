import { Counter, Histogram } from 'prom-client';
import { metrics } from '../platform/metrics.ts';
import type { App } from './http.ts';

const requestSeconds = new Histogram({
  name: 'coinop_http_request_seconds',
  help: 'Response time in seconds, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const refusals = new Counter({
  name: 'coinop_refusals_total',
  help: 'Requests that were refused, by the Error-Code they got.',
  labelNames: ['code'],
  registers: [metrics],
});

const business = new Counter({
  name: 'coinop_business_total',
  help: 'What people did: sign-ins by their kind, event batches of plays, purchases, games asked for, uploads.',
  labelNames: ['what'],
  registers: [metrics],
});

/** `counted`: routes (`POST /path/:id`) whose success is something an operator counts, and what it is called. */
export function measureRequests(app: App, counted: Readonly<Record<string, string>>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const code = reply.getHeader('error-code');
    if (typeof code === 'string') refusals.inc({ code });
    const what = reply.statusCode < 300 ? counted[`${request.method} ${route}`] : undefined;
    if (what !== undefined) business.inc({ what });
    done();
  });
}
