import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterFile } from '../after-file.ts';

export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

/** Receives traces like a collector, over HTTP in JSON, and keeps the spans. */
export async function startTraceReceiver(): Promise<{
  endpoint: string;
  spans: ReceivedSpan[];
  services: Set<string>;
}> {
  const spans: ReceivedSpan[] = [];
  const services = new Set<string>();
  type Body = {
    resourceSpans: {
      resource: { attributes: ReceivedSpan['attributes'] };
      scopeSpans: { spans: ReceivedSpan[] }[];
    }[];
  };
  const server = http.createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    const { resourceSpans } = (await json(request)) as Body;
    for (const { resource, scopeSpans } of resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === 'service.name') services.add(value.stringValue ?? '');
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, services };
}
