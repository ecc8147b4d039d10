import { Counter } from 'prom-client';
import { openHistogram } from '../platform/histogram.ts';
import { metrics } from '../platform/metrics.ts';
import type { App } from './http-app.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requestSeconds = openHistogram(metrics, {
  name: 'coinop_http_request_seconds',
  help: 'Response time in seconds, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: requestBuckets,
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

/** `counted`: routes (`POST /path/:id`) whose successes are counted for operators, with the name of the counter. */
export function measureRequests(app: App, counted: Readonly<Record<string, string>>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe([request.method, route, reply.statusCode], reply.elapsedTime / 1000);
    const code = reply.getHeader('error-code');
    if (typeof code === 'string') refusals.inc({ code });
    const what = reply.statusCode < 300 ? counted[`${request.method} ${route}`] : undefined;
    if (what !== undefined) business.inc({ what });
    done();
  });
}

/** A response that was sent without the framework. */
export function countSent(route: string, seconds: number): void {
  requestSeconds.observe(['GET', route, 200], seconds);
}

/** A request that was refused before the framework saw it. */
export function countRefused(method: string, status: number, code: string): void {
  requestSeconds.observe([method, 'none', status], 0);
  refusals.inc({ code });
}

/** The counters of this process since its start. */
export type RequestCounts = { answers: number; errors: number; refusals: number; signIns: number; times: number[] };

/** The bounds of `times` in seconds; the last number of `times` counts everything above the last bound. */
export const timeBounds: readonly number[] = requestBuckets;

export async function readRequestCounts(): Promise<RequestCounts> {
  const counts = { answers: 0, errors: 0, refusals: 0, signIns: 0 };
  // A bucket includes the counts of those below it.
  const upTo = new Map<number, number>();
  for (const { metricName, labels, value } of (await requestSeconds.get()).values) {
    if (metricName.endsWith('_count')) {
      const status = Number(labels['status']);
      counts.answers += value;
      if (status >= 500) counts.errors += value;
      else if (status >= 400) counts.refusals += value;
    }
    if (metricName.endsWith('_bucket')) {
      const { le } = labels;
      if (le !== '+Inf') upTo.set(Number(le), (upTo.get(Number(le)) ?? 0) + value);
    }
  }
  for (const { labels, value } of (await business.get()).values)
    if (String(labels.what).startsWith('sign_in')) counts.signIns += value;
  const below = timeBounds.map((bound) => upTo.get(bound) ?? 0);
  return {
    ...counts,
    times: [...below, counts.answers].map((count, i) => count - (i === 0 ? 0 : (below[i - 1] ?? 0))),
  };
}
