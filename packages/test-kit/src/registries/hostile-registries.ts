import type { Service, ServiceAnswer, ServiceRequest } from '../services/service.ts';

/** How a hostile repository fills the memory or the time of those who ask it. */
export type HostilePlan = {
  /** Roughly how many bytes each document has. */
  pageBytes: number;
  /** Called with the bytes of each answer. */
  onSent?(bytes: number): void;
};

/** The kinds of repositories that {@link playHostileRegistry} plays. */
export type HostileKind = 'nuget' | 'nuget-releases' | 'composer' | 'composer-packages' | 'github';

/**
 * Plays a repository that always has one more document. `nuget` has pages without a stable version.
 * `nuget-releases` has one stable version and pages for the others. `composer` includes files that include
 * others. `composer-packages` has one file with very many small packages. `github` has an answer for each
 * tag, as large as possible.
 */
export function playHostileRegistry(kind: HostileKind, plan: HostilePlan): Service {
  return (request) => {
    const answer = answers[kind](request, plan);
    const body = JSON.stringify(answer.body);
    plan.onSent?.(body.length);
    return { ...answer, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  };
}

const nugetPages = 1_500;

const answers: Readonly<Record<HostileKind, (request: ServiceRequest, plan: HostilePlan) => ServiceAnswer>> =
  {
    nuget: (request, plan) => answerNuget(request, plan, false),
    'nuget-releases': (request, plan) => answerNuget(request, plan, true),
    composer({ path }, { pageBytes }) {
      if (path === '/packages.json') return found({ includes: { 'part/0.json': {} } });
      const number = Number(/\d+/.exec(path)?.[0] ?? 0);
      const name = `acme/part-${number}`;
      return found({
        packages: { [name]: { '1.0.0': { name, description: filler(pageBytes) } } },
        includes: { [`part/${number + 1}.json`]: {} },
      });
    },
    'composer-packages'(_request, { pageBytes }) {
      const names = Array.from({ length: Math.floor(pageBytes / 20) }, (_, n) => `a/${n}`);
      return found({ packages: Object.fromEntries(names.map((name) => [name, { 1: {} }])) });
    },
    github: (_request, { pageBytes }) =>
      found({ tag_name: 'v2.0.0', published_at: '2026-01-01T10:00:00Z', body: filler(pageBytes) }),
  };

function answerNuget(
  { headers, mount, path }: ServiceRequest,
  { pageBytes }: HostilePlan,
  hasStable: boolean,
): ServiceAnswer {
  const base = `http://${headers.host}${mount}`;
  if (path === '/v3/index.json') {
    return found({ resources: [{ '@type': 'RegistrationsBaseUrl', '@id': `${base}/registrations` }] });
  }
  const page = /page-(\d+)/.exec(path)?.[1];
  if (page === undefined) {
    const pages = Array.from({ length: nugetPages }, (_, n) => ({
      '@id': `${base}/registrations/page-${n}.json`,
      lower: `${n}.0.0`,
      upper: `${n}.9.0`,
    }));
    const stable = { lower: '9999.0.0', upper: '9999.0.0', items: [nugetItem('9999.0.0')] };
    return found({ items: hasStable ? [...pages, stable] : pages });
  }
  return found({ items: [nugetItem(`${page}.0.0-beta`)], filler: filler(pageBytes) });
}

function nugetItem(version: string) {
  return { catalogEntry: { version, published: '2026-01-01T10:00:00Z' } };
}

function found(body: unknown): ServiceAnswer {
  return { status: 200, body };
}

function filler(bytes: number): string {
  return 'x'.repeat(bytes);
}
