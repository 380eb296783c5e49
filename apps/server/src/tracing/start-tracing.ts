import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { TracingConfig } from '../config/tracing-config.ts';
import { addObserver } from '../observe/observe.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { encodeSpans } from './otlp.ts';
import { beginSpan, nowNs, parseTraceparent, type Span } from './span.ts';

const sendEveryMs = 5_000;
const spansAtOnce = 512;
/** A collector that does not answer costs so many spans of memory and no more. */
const maxWaiting = 4_096;
const sendWithinMs = 10_000;

export interface TracingOptions {
  config: TracingConfig;
  outgoing: Outgoing;
  log: Logger;
  sendEveryMs?: number;
}

/**
 * Sends traces to a collector: requests, jobs, what they ask of other hosts, and their statements. Spans that cannot be sent are
 * dropped; nothing waits for them.
 * @returns what sends the last of them and ends it
 */
export function startTracing(options: TracingOptions): () => Promise<void> {
  const { config, log } = options;
  const current = new AsyncLocalStorage<Span | 'ours'>();
  let waiting: Span[] = [];
  let dropped = 0;
  const keep = (span: Span) => {
    if (waiting.length < maxWaiting) waiting.push(span);
    else dropped += 1;
  };
  const stop = addObserver((what) => {
    const around = current.getStore();
    // What sends spans is not worth one.
    if (around === 'ours') return undefined;
    // Statements that belong to nothing are the upkeep of queue and schedule.
    if (what.kind === 'statement' && around === undefined) return undefined;
    const given = what.facts?.traceparent;
    const parent = around ?? (typeof given === 'string' ? parseTraceparent(given) : undefined);
    const span = beginSpan(what, parent, config.share);
    return {
      inside: (work) => current.run(span, work),
      end(outcome, facts) {
        if (!span.isSampled) return;
        Object.assign(span.facts, facts);
        span.endedAtNs = nowNs();
        span.outcome = outcome;
        keep(span);
      },
    };
  });
  const flush = async () => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, spansAtOnce);
      waiting = waiting.slice(spansAtOnce);
      await current.run('ours', () => send(options, spans));
    }
    if (dropped > 0) log.warn({ spans: dropped }, 'traces were dropped, as there were more than can be sent');
    dropped = 0;
  };
  let sending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(flush).catch((error) => log.warn({ err: error }, 'traces could not be sent'));
  }, options.sendEveryMs ?? sendEveryMs);
  timer.unref();
  return async () => {
    stop();
    clearInterval(timer);
    await sending;
    await flush().catch((error) => log.warn({ err: error }, 'the last traces could not be sent'));
  };
}

async function send({ config, outgoing }: TracingOptions, spans: readonly Span[]): Promise<void> {
  const answer = await outgoing.ask({
    url: config.url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...config.headers },
    body: encodeSpans(spans, config.serviceName),
    signal: AbortSignal.timeout(sendWithinMs),
    totalMs: sendWithinMs,
  });
  answer.drop();
}
