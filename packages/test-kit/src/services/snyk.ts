import { createRateMeter, type RateLimit } from './rate-meter.ts';
import type { Service, ServiceAnswer } from './service.ts';

/** The setup of the played Snyk. */
export type SnykState = {
  org: string;
  tokens: readonly string[];
  /** Issues by coordinates. */
  issues: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  /** Packages that it does not know: 404. */
  unknown?: readonly string[];
  /** The limit of each token. */
  limit?: RateLimit;
  /** Largest page; the real one allows 1,000. */
  maxPage?: number;
  /** When this version of the API ends. */
  sunset?: string;
};

/** Plays the issues of packages of Snyk's REST API (https://docs.snyk.io/snyk-api/reference/issues). */
export function playSnyk(state: () => SnykState): Service & { most(token: string): number } {
  const meters = new Map<string, ReturnType<typeof createRateMeter>>();
  const service: Service = ({ method, path, query, headers }) => {
    const { org, tokens, issues, unknown = [], limit, maxPage = 1_000, sunset } = state();
    const token = /^token (.+)$/.exec(String(headers.authorization))?.[1];
    if (headers.accept !== 'application/vnd.api+json') return failure(406, 'Not acceptable');
    if (token === undefined || !tokens.includes(token)) return failure(401, 'Unauthorized');
    if (limit) {
      const meter = meters.get(token) ?? createRateMeter(limit);
      meters.set(token, meter);
      if (meter.isTooMany(performance.now())) return failure(429, 'Too Many Requests');
    }
    const [, askedOrg, purl] = /^\/rest\/orgs\/([^/]+)\/packages\/([^/]+)\/issues$/.exec(path) ?? [];
    if (method !== 'GET' || askedOrg === undefined || purl === undefined) return { status: 599 };
    if (askedOrg !== org) return failure(404, 'Org not found');
    if (!/^\d{4}-\d\d-\d\d(~(beta|experimental))?$/.test(query.get('version') ?? ''))
      return failure(400, 'Unsupported version');
    const coordinates = decodeURIComponent(purl);
    if (coordinates.includes('?')) return failure(400, 'Unsupported qualifier');
    if (unknown.includes(coordinates)) return failure(404, 'Package not found');
    return page(coordinates, issues[coordinates] ?? [], { org, query, maxPage, sunset });
  };
  return Object.assign(service, { most: (token: string) => meters.get(token)?.most ?? 0 });
}

function page(
  coordinates: string,
  all: readonly Record<string, unknown>[],
  {
    org,
    query,
    maxPage,
    sunset,
  }: { org: string; query: URLSearchParams; maxPage: number; sunset: string | undefined },
): ServiceAnswer {
  const limit = Math.min(Number(query.get('limit') ?? 1_000), maxPage);
  const offset = Number(query.get('offset') ?? 0);
  const link = (at: number) =>
    `/orgs/${org}/packages/${encodeURIComponent(coordinates)}/issues?version=${query.get('version')}&limit=${limit}&offset=${at}`;
  const next = offset + limit < all.length ? { next: link(offset + limit) } : {};
  return {
    status: 200,
    headers: {
      'content-type': 'application/vnd.api+json',
      'x-ratelimit-limit': '160, 160;w=1;name="burst", 1620;w=60',
      ...(sunset === undefined ? {} : { sunset }),
    },
    body: {
      jsonapi: { version: '1.0' },
      data: all.slice(offset, offset + limit),
      links: { self: link(offset), ...next },
      meta: { package: packageOf(coordinates) },
    },
  };
}

/** As the real one repeats the package that it was asked about. */
function packageOf(coordinates: string): Record<string, string | undefined> {
  const [, type, name, version] = /^pkg:([^/]+)\/(?:.*\/)?([^/@]+)(?:@(.*))?$/.exec(coordinates) ?? [];
  return { type, name, url: coordinates, version };
}

/**
 * The `coordinates` of an issue in their current form: the ranges as Snyk writes them for the requested
 * package, and the versions to upgrade to.
 */
export function snykCoordinates(
  coordinates: string,
  range: string,
  fixed: string,
): Record<string, unknown>[] {
  const upgrade = {
    type: 'indeterminate',
    description: `Upgrade to ${fixed}`,
    details: { upgrade_package: fixed },
  };
  return [
    { remedies: [upgrade], representations: [{ resource_path: range }, { package: packageOf(coordinates) }] },
  ];
}

function failure(status: number, title: string): ServiceAnswer {
  const errors = [{ id: '1', status: `${status}`, code: 'SNYK-0000', title, detail: title }];
  return { status, body: { jsonapi: { version: '1.0' }, errors } };
}
