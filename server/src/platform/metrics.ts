import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from './http.ts';

type Series = { count: number; seconds: number; buckets: number[] };

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const requests = new Map<string, Series>();
const eventLoop = monitorEventLoopDelay({ resolution: 20 });

/** Counts every answer by route, method and status. */
export function measureRequests(app: App): void {
  eventLoop.enable();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const series = requests.get(labels) ?? { count: 0, seconds: 0, buckets: bounds.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    series.count++;
    series.seconds += seconds;
    bounds.forEach((bound, i) => {
      if (seconds <= bound) series.buckets[i] = (series.buckets[i] ?? 0) + 1;
    });
    requests.set(labels, series);
    done();
  });
}

/** Prometheus text. */
export function renderMetrics(): string {
  const lines = [
    '# HELP coinop_http_request_seconds How long answers took.',
    '# TYPE coinop_http_request_seconds histogram',
  ];
  for (const [labels, series] of requests) {
    for (const [i, bound] of bounds.entries()) {
      lines.push(`coinop_http_request_seconds_bucket{${labels},le="${bound}"} ${series.buckets[i]}`);
    }
    lines.push(`coinop_http_request_seconds_bucket{${labels},le="+Inf"} ${series.count}`);
    lines.push(`coinop_http_request_seconds_sum{${labels}} ${series.seconds.toFixed(6)}`);
    lines.push(`coinop_http_request_seconds_count{${labels}} ${series.count}`);
  }
  const gauge = (name: string, help: string, value: number) =>
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
  gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Seconds since the start.', Math.round(process.uptime()));
  gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers come.', eventLoop.percentile(99) / 1e9);
  return `${lines.join('\n')}\n`;
}
