import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '../http/http.ts';

/** `within` counts by the first bound that is not exceeded; slower ones stand in `count` alone. */
type Series = { labels: string; count: number; seconds: number; within: number[] };

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const requests = new Map<string, Series>();
const eventLoop = monitorEventLoopDelay({ resolution: 20 });

/** Counts every answer by route, method and status. */
export function measureRequests(app: App): void {
  eventLoop.enable();
  app.addHook('onResponse', (request, reply, done) => {
    const series = seriesOf(request.method, request.routeOptions.url ?? 'none', reply.statusCode);
    const seconds = reply.elapsedTime / 1000;
    series.count++;
    series.seconds += seconds;
    const place = bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) series.within[place] = (series.within[place] ?? 0) + 1;
    done();
  });
}

function seriesOf(method: string, route: string, status: number): Series {
  const name = `${method} ${status} ${route}`;
  const known = requests.get(name);
  if (known !== undefined) return known;
  const labels = `method="${method}",route="${route}",status="${status}"`;
  const series = { labels, count: 0, seconds: 0, within: bounds.map(() => 0) };
  requests.set(name, series);
  return series;
}

/** Prometheus text. */
export function renderMetrics(): string {
  const lines = [
    '# HELP coinop_http_request_seconds How long answers took.',
    '# TYPE coinop_http_request_seconds histogram',
  ];
  for (const { labels, ...series } of requests.values()) {
    let upTo = 0;
    for (const [i, bound] of bounds.entries()) {
      upTo += series.within[i] ?? 0;
      lines.push(`coinop_http_request_seconds_bucket{${labels},le="${bound}"} ${upTo}`);
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
