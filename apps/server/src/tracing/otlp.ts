import { product } from '../http/about.ts';
import type { Span } from './span.ts';

/** Of the enumeration SpanKind. */
const kinds = { request: 2, outgoing: 3, statement: 3, job: 5 } as const;
const statusError = 2;

/** Our facts by the names of OpenTelemetry's semantic conventions. */
const names: Readonly<Record<string, string>> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  lane: 'waybill.lane',
  text: 'db.query.text',
};
/** The longest statements have some kilobytes; a trace needs to tell them apart. */
const maxTextLength = 2_000;

/** Spans as a request of OTLP/HTTP in JSON (OpenTelemetry Protocol 1.x, `ExportTraceServiceRequest`). */
export function encodeSpans(spans: readonly Span[], serviceName: string): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: {
          attributes: [
            attribute('service.name', serviceName),
            attribute('service.version', product.version),
            attribute('process.pid', process.pid),
          ],
        },
        scopeSpans: [{ scope: { name: 'waybill', version: product.version }, spans: spans.map(encodeSpan) }],
      },
    ],
  });
}

function encodeSpan(span: Span): object {
  const { traceparent: _from, ...facts } = span.facts;
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: `${span.startedAtNs}`,
    endTimeUnixNano: `${span.endedAtNs ?? span.startedAtNs}`,
    attributes: [
      ...Object.entries(facts).map(([name, value]) => attribute(names[name] ?? `waybill.${name}`, value)),
      ...(span.kind === 'statement' ? [attribute('db.system.name', 'postgresql')] : []),
      ...(span.kind === 'outgoing' ? [attribute('server.address', span.name)] : []),
      ...(span.outcome === undefined ? [] : [attribute('waybill.outcome', span.outcome)]),
    ],
    status: span.outcome === 'error' || span.outcome === 'failed' ? { code: statusError } : {},
  };
}

function attribute(key: string, value: string | number): object {
  if (typeof value === 'number') return { key, value: { intValue: `${value}` } };
  return { key, value: { stringValue: value.slice(0, maxTextLength) } };
}
