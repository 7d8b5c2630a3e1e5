import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { type Context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Access, Span } from './sight.ts';

/** The header by which a proxy says which trace a request belongs to: version, trace, span, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Traces of requests, and of what was done for them, sent to an OpenTelemetry collector. */
export interface Tracing {
  readonly span: Span;
  /** Does the work of a request; what it does becomes part of its trace. */
  request<T>(req: IncomingMessage, work: () => T): T;
  /** The request whose work is going on has been answered. */
  answered(access: Access): void;
  close(): Promise<void>;
}

/** Loaded only where a host asks for traces. `trusted`: what comes with a request may say which trace it belongs to. */
export function openTracing(endpoint: string, node: string, trusted: boolean): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'overtrick',
      'service.instance.id': node,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('overtrick');
  const now = new AsyncLocalStorage<Context>();
  const wall = (moment: number): number => performance.timeOrigin + moment;
  return {
    span(name, started, about = {}) {
      const span = tracer.startSpan(
        name,
        { startTime: wall(started), attributes: about },
        now.getStore() ?? ROOT_CONTEXT,
      );
      span.end(wall(performance.now()));
    },
    request(req, work) {
      const from = trusted ? parentOf(req.headers.traceparent) : ROOT_CONTEXT;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from);
      return now.run(trace.setSpan(from, span), work);
    },
    answered({ request, method, route, status, problem }) {
      const span = trace.getSpan(now.getStore() ?? ROOT_CONTEXT);
      span?.updateName(`${method} ${route}`);
      span?.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'overtrick.request': request,
        ...(problem !== undefined && { 'overtrick.problem': problem }),
      });
      span?.end();
    },
    close: () => provider.shutdown(),
  };
}

function parentOf(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(header)) ?? [];
  if (traceId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
