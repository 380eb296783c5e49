import { randomBytes } from 'node:crypto';
import type { Observed } from '../observe/observe.ts';

/** Something that took time, as a trace has it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly isSampled: boolean;
  readonly kind: Observed['kind'];
  readonly name: string;
  readonly startedAtNs: bigint;
  readonly facts: Record<string, string | number>;
  endedAtNs?: bigint;
  outcome?: string;
}

/** What came along with a request: the trace that it belongs to (W3C Trace Context §3.2). */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const traceparentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** @returns undefined for a header that says nothing that can be used */
export function parseTraceparent(header: string): TraceParent | undefined {
  const [, version, traceId = '', spanId = '', flags = ''] = traceparentForm.exec(header.trim()) ?? [];
  if (version === undefined || version === 'ff' || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const originNs = BigInt(Math.round(performance.timeOrigin * 1e6));

/** Now, in nanoseconds since 1970, by a clock that nobody sets back. */
export function nowNs(): bigint {
  return originNs + BigInt(Math.round(performance.now() * 1e6));
}

/** @param share of the traces that begin here and are kept, 0 to 1 */
export function beginSpan(
  { kind, name, facts = {} }: Observed,
  parent: Span | TraceParent | undefined,
  share: number,
): Span {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentId: parent?.spanId,
    isSampled: parent?.isSampled ?? Math.random() < share,
    kind,
    name,
    startedAtNs: nowNs(),
    facts: { ...facts },
  };
}
