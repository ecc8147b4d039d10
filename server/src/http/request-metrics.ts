import { Histogram } from 'prom-client';
import { metrics } from '../platform/metrics.ts';
import type { App } from './http.ts';

const requestSeconds = new Histogram({
  name: 'coinop_http_request_seconds',
  help: 'Response time in seconds, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

export function measureRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
