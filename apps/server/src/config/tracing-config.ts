import type { Environment } from './env.ts';

/** Where traces go. */
export interface TracingConfig {
  /** Of a collector that takes OTLP over HTTP, with its path. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of the traces that begin here so many are kept, 0 to 1. */
  readonly share: number;
}

/**
 * Reads the variables of OpenTelemetry (specification, "SDK environment variables" and "OTLP exporter configuration"); undefined where no
 * endpoint is named: nothing is traced then.
 */
export function readTracingConfig(
  env: Environment,
  problem: (text: string) => void,
): TracingConfig | undefined {
  const traces = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || undefined;
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined;
  const text = traces ?? (base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`);
  if (text === undefined || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') {
    return undefined;
  }
  const name = traces === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    problem(`${name}: "${text}" is not an address such as "http://collector:4318".`);
    return undefined;
  }
  return {
    url,
    headers: parseHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? '', problem),
    serviceName: env.OTEL_SERVICE_NAME || 'waybill',
    share: parseShare(env.OTEL_TRACES_SAMPLER_ARG, problem),
  };
}

function parseHeaders(text: string, problem: (text: string) => void): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const entry of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', ...rest] = entry.split('=');
    if (/^[\w-]+$/.test(name.trim()) && rest.length > 0) {
      headers[name.trim().toLowerCase()] = decodeURIComponent(rest.join('=').trim());
    } else {
      // Not quoted: it may hold a token.
      problem('OTEL_EXPORTER_OTLP_HEADERS: The value is not a list such as "name=value,other=value".');
    }
  }
  return headers;
}

function parseShare(text: string | undefined, problem: (text: string) => void): number {
  if (text === undefined || text === '') return 1;
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  problem(`OTEL_TRACES_SAMPLER_ARG: "${text}" is not a number from 0 to 1.`);
  return 1;
}
