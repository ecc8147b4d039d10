import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../process/config.ts';
import type { Tracing } from './tracing.ts';

const statementMax = 500;

/** Imported only where an endpoint is set, so that it costs nothing otherwise. */
export function openTracing({ endpoint, serviceName, ratio }: NonNullable<Config['tracing']>): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  const tracer = provider.getTracer('coinop');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const contextOf = (carrier: object) => propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);

  return {
    startRequest(method, headers) {
      const attributes = { 'http.request.method': method };
      const parent = contextOf(headers);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        run: (work) => current.run(trace.setSpan(parent, span), work),
        end({ route, status, requestId }) {
          // The path may contain a token; the route pattern never does.
          if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
          span.setAttributes({ 'http.response.status_code': status, 'coinop.request_id': requestId });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    recordQuery(text, seconds, outcome) {
      const parent = current.getStore();
      // Statements outside of requests and jobs, such as heartbeats, would be noise.
      if (parent === undefined) return;
      const endTime = Date.now();
      // Values are parameters, so the text contains no personal data.
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, statementMax) };
      const name = /\w+/.exec(text)?.[0]?.toLowerCase() ?? 'query';
      const startTime = endTime - seconds * 1000;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, parent);
      if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async traceJob({ name, id, traceparent }, run) {
      const parent = contextOf({ traceparent });
      const attributes = { 'messaging.message.id': id, 'messaging.destination.name': name };
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), run);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagator.inject(current.getStore() ?? ROOT_CONTEXT, carrier, defaultTextMapSetter);
      return carrier.traceparent;
    },
    close: () => provider.shutdown(),
  };
}
