import { createRateMeter, type RateLimit } from './rate-meter.ts';
import type { Service } from './service.ts';

/** The setup of the played OSS Index. */
export type OssIndexState = {
  /** Vulnerabilities by coordinates, as `pkg:npm/left@1.0.0`; everything else is known to be free of them. */
  reports: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Value of the header `authorization` that it takes. */
  authorization: string;
  limit?: RateLimit;
  /** Coordinates that it cannot read: a request with one of them is refused. */
  unreadable?: readonly string[];
  /** Writes `npm:left@1.0.0`, as it did years ago. */
  isOldStyle?: boolean;
};

/** Plays the component reports of Sonatype OSS Index (https://ossindex.sonatype.org/rest). */
export function playOssIndex(state: () => OssIndexState): Service & { readonly most: number } {
  let meter: { limit: RateLimit; meter: ReturnType<typeof createRateMeter> } | undefined;
  const service: Service = ({ method, path, headers, body }) => {
    const { reports, authorization, limit, unreadable = [], isOldStyle = false } = state();
    if (path !== '/api/v3/component-report' || method !== 'POST')
      return { status: 599, body: 'Unknown path' };
    if (headers['user-agent'] === undefined) return { status: 403, body: 'Forbidden' };
    if (headers.authorization !== authorization) {
      return { status: 401, body: { code: 401, message: 'Unauthorized' } };
    }
    if (limit) {
      if (meter?.limit !== limit) meter = { limit, meter: createRateMeter(limit) };
      if (meter.meter.isTooMany(performance.now()))
        return { status: 429, body: { message: 'Too many requests' } };
    }
    if (headers['content-type'] !== 'application/json') return { status: 415 };
    const { coordinates } = JSON.parse(body) as { coordinates: string[] };
    const isFaulty = coordinates.some((text) => text.includes('?') || unreadable.includes(text));
    if (coordinates.length > 128 || isFaulty)
      return { status: 400, body: { code: 400, message: 'Bad request' } };
    return {
      status: 200,
      body: coordinates.map((text) => ({
        coordinates: isOldStyle ? text.replace(/^pkg:/, '').replace('/', ':') : text,
        description: '',
        reference: `https://oss.example/component/${text}`,
        vulnerabilities: reports[text] ?? [],
      })),
    };
  };
  return Object.defineProperty(service, 'most', { get: () => meter?.meter.most ?? 0 }) as Service & {
    readonly most: number;
  };
}
