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

export type RequestFigures = {
  answers: { status: string; count: number }[];
  /** `upToSeconds` is null for those that took longer than every bound. */
  times: { upToSeconds: number | null; count: number }[];
};

/** What this process answered since its start, by class of status and by time. */
export async function readRequestFigures(): Promise<RequestFigures> {
  const { values } = await requestSeconds.get();
  const answers = new Map<string, number>();
  const upTo = new Map<number, number>();
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith('_count')) {
      const status = `${String(labels.status).charAt(0)}xx`;
      answers.set(status, (answers.get(status) ?? 0) + value);
    }
    if (metricName?.endsWith('_bucket')) {
      // The bound stands among the labels, of which the types know only ours.
      const le = Object.entries(labels).find(([name]) => name === 'le')?.[1];
      const bound = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
      upTo.set(bound, (upTo.get(bound) ?? 0) + value);
    }
  }
  // A bucket counts what is in those below it too.
  const bounds = [...upTo.keys()].sort((a, b) => a - b);
  return {
    answers: [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, count]) => ({ status, count })),
    times: bounds.map((bound, i) => ({
      upToSeconds: bound === Number.POSITIVE_INFINITY ? null : bound,
      count: (upTo.get(bound) ?? 0) - (upTo.get(bounds[i - 1] ?? -1) ?? 0),
    })),
  };
}
