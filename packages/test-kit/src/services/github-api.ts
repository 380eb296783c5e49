import type { Service, ServiceAnswer } from './service.ts';

/** A `SecurityAdvisory` node; the members that paging needs are named, the rest is as GitHub has it. */
export type GithubAdvisory = { ghsaId: string; updatedAt: string } & Record<string, unknown>;

/** The setup of the played GraphQL API. */
export type GithubApiState = {
  advisories: readonly GithubAdvisory[];
  token: string;
  /** Requests left in this hour, counted down; unlimited when absent. */
  remaining?: number;
  /** When the next hour begins, in seconds. */
  resetAt?: number;
  /** Largest page of advisories; the real one allows 100. */
  maxPage?: number;
};

type Connection = { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

/** The number of CWEs and vulnerabilities on an advisory's first page. */
const innerPage = { cwes: 50, vulnerabilities: 100 } as const;

/**
 * Plays as much of GitHub's GraphQL API as advisories need (https://docs.github.com/graphql/reference/queries#securityadvisories):
 * pages by cursor, `updatedSince`, the further pages of one advisory's lists, tokens, the budget of an hour.
 */
export function playGithubApi(state: () => GithubApiState): Service {
  let used = 0;
  return ({ method, headers, body }) => {
    const { advisories, token, remaining, resetAt = 4_000_000_000, maxPage = 100 } = state();
    if (headers['user-agent'] === undefined) return { status: 403, body: 'Request forbidden' };
    if (headers.authorization !== `bearer ${token}`) {
      return { status: 401, body: { message: 'Bad credentials', documentation_url: 'https://docs.example' } };
    }
    if (method !== 'POST') return { status: 404, body: { message: 'Not Found' } };
    const left = remaining === undefined ? 4_999 : Math.max(0, remaining - used);
    const limits = {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': `${left}`,
      'x-ratelimit-reset': `${resetAt}`,
    };
    if (left === 0) {
      const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }];
      return { status: 200, headers: limits, body: { errors } };
    }
    used += 1;
    const { query } = JSON.parse(body) as { query: string };
    return { ...answer(query, advisories, maxPage), headers: limits };
  };
}

function answer(query: string, advisories: readonly GithubAdvisory[], maxPage: number): ServiceAnswer {
  if (!/\bsecurityAdvisor/.test(query))
    return { status: 200, body: { data: { rateLimit: { limit: 5_000 } } } };
  const single = /securityAdvisory\(ghsaId:\s*"([^"]+)"\)/.exec(query)?.[1];
  if (single !== undefined) return innerAnswer(query, advisories, single);
  const first = Number(/securityAdvisories\([^)]*first:\s*(\d+)/.exec(query)?.[1] ?? Number.NaN);
  if (!(first >= 1 && first <= 100))
    return failure('`first` on the `securityAdvisories` connection is out of range.');
  if (!/orderBy:\s*\{field:\s*UPDATED_AT,\s*direction:\s*ASC\}/.test(query)) return failure('Unknown order.');
  const since = /updatedSince:\s*"([^"]+)"/.exec(query)?.[1];
  const after = Number(/securityAdvisories\([^)]*after:\s*"C(\d+)"/.exec(query)?.[1] ?? 0);
  const wanted = advisories
    .filter(({ updatedAt }) => since === undefined || Date.parse(updatedAt) >= Date.parse(since))
    .toSorted((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt));
  const end = Math.min(wanted.length, after + Math.min(first, maxPage));
  return {
    status: 200,
    body: {
      data: {
        rateLimit: { limit: 5_000, cost: 1, remaining: 4_999, resetAt: '2030-01-01T01:00:00Z' },
        securityAdvisories: {
          ...connection(wanted.length, end),
          nodes: wanted.slice(after, end).map((node) => ({
            ...node,
            cwes: innerOf(node, 'cwes', 0),
            vulnerabilities: innerOf(node, 'vulnerabilities', 0),
          })),
        },
      },
    },
  };
}

function innerAnswer(query: string, advisories: readonly GithubAdvisory[], ghsaId: string): ServiceAnswer {
  const node = advisories.find((advisory) => advisory.ghsaId === ghsaId);
  if (!node) return { status: 200, body: { data: { securityAdvisory: null } } };
  const name = /\bvulnerabilities\(/.test(query) ? 'vulnerabilities' : 'cwes';
  const after = Number(/after:\s*"C(\d+)"/.exec(query)?.[1] ?? 0);
  return { status: 200, body: { data: { securityAdvisory: { [name]: innerOf(node, name, after) } } } };
}

/** A list of an advisory, kept whole as an array, as a page of a connection. */
function innerOf(
  node: GithubAdvisory,
  name: keyof typeof innerPage,
  after: number,
): Connection & { edges: unknown[] } {
  const list = Array.isArray(node[name]) ? (node[name] as unknown[]) : [];
  const end = Math.min(list.length, after + innerPage[name]);
  return { ...connection(list.length, end), edges: list.slice(after, end).map((item) => ({ node: item })) };
}

function connection(total: number, end: number): Connection {
  return {
    totalCount: total,
    pageInfo: { hasNextPage: end < total, endCursor: end === 0 ? null : `C${end}` },
  };
}

function failure(message: string): ServiceAnswer {
  return { status: 200, body: { data: null, errors: [{ message }] } };
}
