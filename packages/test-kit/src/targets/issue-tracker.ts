import type { IncomingMessage } from 'node:http';

/** An issue as the played GitHub or GitLab keeps it; a test moves it on. */
export interface TrackedIssue {
  readonly service: 'github' | 'gitlab';
  /** Such as `acme/shop`; another one when it is moved. */
  repository: string;
  number: number;
  isOpen: boolean;
  /** Why GitHub says that it was closed. */
  reason?: 'COMPLETED' | 'NOT_PLANNED' | 'DUPLICATE';
  /** Where it was before it was moved: GitHub goes on to where it is, GitLab has a closed one there. */
  before?: { readonly repository: string; readonly number: number };
  readonly title: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly createdAt: string;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly service: 'github' | 'gitlab';
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly body: string;
}

type Members = Readonly<Record<string, unknown>>;

const json = (status: number, value: unknown): Answer => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});

/**
 * Lists and creates issues, and tells their state, as both services do, below `/github/api/v3`, `/github/api/graphql` and `/gitlab/api/v4`; any
 * token but `wrong` is known.
 */
export class IssueTracker {
  readonly issues: TrackedIssue[] = [];

  answer(asked: Asked): Answer {
    const { service, url, request } = asked;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || token === 'wrong')
      return json(401, { message: service === 'github' ? 'Bad credentials' : '401 Unauthorized' });
    if (service === 'github' && request.headers['user-agent'] === undefined)
      return json(403, { message: 'Request forbidden by administrative rules.' });
    if (url.pathname === '/github/api/graphql') return this.#tellStates(asked);
    const [, of, number] =
      /^\/github\/api\/v3\/repos\/([\w.-]+\/[\w.-]+)\/issues\/(\d+)$/.exec(url.pathname) ?? [];
    if (of !== undefined) return this.#tellOne(of, Number(number), url);
    const repository = repositoryOf(service, url.pathname);
    if (repository === undefined) return json(404, { message: 'Not Found' });
    if (request.method === 'GET') return this.#list(service, repository, url);
    if (request.method !== 'POST') return json(405, { message: 'Method not allowed' });
    return this.#create(asked, repository);
  }

  /** The query of issues by number alone, as GraphQL answers it. */
  #tellStates({ request, body }: Asked): Answer {
    const { query, variables } = read(body) ?? {};
    const { owner, name } = Object(variables) as Members;
    if (request.method !== 'POST' || typeof query !== 'string')
      return json(400, { message: 'A query attribute must be specified and must be a string.' });
    const repository = `${owner}/${name}`;
    const own = this.issues.filter((issue) => issue.service === 'github' && issue.repository === repository);
    const isKnown = own.length > 0 || this.issues.some(({ before }) => before?.repository === repository);
    const missing = (path: readonly string[]) => ({ type: 'NOT_FOUND', path, message: 'Could not resolve.' });
    if (!isKnown) return json(200, { data: { repository: null }, errors: [missing(['repository'])] });
    const asked = [...query.matchAll(/(\w+): issue\(number: (\d+)\) \{ state stateReason \}/g)];
    if (asked.length === 0) return json(200, { errors: [{ message: 'Parse error on "}" (RCURLY)' }] });
    const answers = asked.map(([, alias = '', number]) => {
      const issue = own.find((one) => one.number === Number(number));
      const state = issue?.isOpen ? 'OPEN' : 'CLOSED';
      return [alias, issue ? { state, stateReason: issue.reason ?? null } : null] as const;
    });
    const errors = answers.flatMap(([alias, issue]) => (issue ? [] : [missing(['repository', alias])]));
    return json(200, {
      data: { repository: Object.fromEntries(answers) },
      ...(errors.length > 0 ? { errors } : {}),
    });
  }

  #tellOne(repository: string, number: number, { origin }: URL): Answer {
    const isAt = (place: { repository: string; number: number } | undefined) =>
      place?.repository === repository && place.number === number;
    const here = this.issues.find((issue) => issue.service === 'github' && isAt(issue));
    if (here) return json(200, shownIssue(here, origin));
    const gone = this.issues.find((issue) => issue.service === 'github' && isAt(issue.before));
    if (!gone) return json(410, { message: 'This issue was deleted' });
    const location = `${origin}/github/api/v3/repos/${gone.repository}/issues/${gone.number}`;
    return {
      status: 301,
      headers: { location },
      body: JSON.stringify({ message: 'Moved Permanently', url: location }),
    };
  }

  #list(service: TrackedIssue['service'], repository: string, { searchParams: query, origin }: URL): Answer {
    const perPage = Number(query.get('per_page') ?? (service === 'github' ? 30 : 20));
    if (!(perPage >= 1 && perPage <= 100)) return json(400, { message: 'per_page' });
    const numbers = query.getAll('iids[]').map(Number);
    if (service === 'gitlab' && numbers.length > 0) {
      if (query.get('scope') !== 'all') return json(200, []);
      const isAsked = (place: { repository: string; number: number } | undefined) =>
        place?.repository === repository && numbers.includes(place.number);
      const own = this.issues.filter((issue) => issue.service === 'gitlab');
      return json(200, [
        ...own.filter(isAsked).map((issue) => shownIssue(issue, origin)),
        ...own.flatMap((issue) =>
          isAsked(issue.before)
            ? [
                {
                  ...shownIssue(issue, origin),
                  iid: issue.before?.number,
                  state: 'closed',
                  moved_to_id: 9_000,
                },
              ]
            : [],
        ),
      ]);
    }
    const isAll = service === 'github' ? query.get('state') === 'all' : query.get('scope') === 'all';
    const isNewestFirst =
      service === 'github'
        ? query.get('sort') === 'created' && query.get('direction') === 'desc'
        : query.get('order_by') === 'created_at' && query.get('sort') === 'desc';
    const since = query.get(service === 'github' ? 'since' : 'created_after');
    const first = (Number(query.get('page') ?? 1) - 1) * perPage;
    const known = this.issues.filter(
      (issue) =>
        issue.service === service &&
        issue.repository === repository &&
        (since === null || Date.parse(issue.createdAt) >= Date.parse(since)),
    );
    // Without a request for closed issues and for an order, the answer has neither.
    if (!isAll || !isNewestFirst) return json(200, []);
    return json(
      200,
      known
        .toReversed()
        .slice(first, first + perPage)
        .map((issue) => shownIssue(issue, origin)),
    );
  }

  #create({ service, url, request, body }: Asked, repository: string): Answer {
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return json(415, { message: 'Unsupported media type' });
    const given = read(body);
    if (!given) return json(400, { message: 'Problems parsing JSON' });
    const { title } = given;
    const text = service === 'github' ? given.body : given.description;
    const labels = service === 'github' ? given.labels : String(given.labels ?? '').split(',');
    const maxTitle = service === 'github' ? 256 : 255;
    const maxText = service === 'github' ? 65_536 : 1_048_576;
    if (typeof title !== 'string' || title.trim() === '' || title.length > maxTitle)
      return refused(service, 'title');
    if (typeof text !== 'string' || text.length > maxText)
      return refused(service, service === 'github' ? 'body' : 'description');
    if (labels !== undefined && !Array.isArray(labels)) return refused(service, 'labels');
    const issue: TrackedIssue = {
      service,
      repository,
      number: this.issues.length + 1,
      title,
      text,
      labels: ((labels ?? []) as string[]).filter((label) => label !== ''),
      createdAt: new Date().toISOString(),
      isOpen: true,
    };
    this.issues.push(issue);
    return json(201, shownIssue(issue, url.origin));
  }
}

function repositoryOf(service: TrackedIssue['service'], path: string): string | undefined {
  if (service === 'github') return /^\/github\/api\/v3\/repos\/([\w.-]+\/[\w.-]+)\/issues$/.exec(path)?.[1];
  const project = /^\/gitlab\/api\/v4\/projects\/([^/]+)\/issues$/.exec(path)?.[1];
  return project === undefined ? undefined : decodeURIComponent(project);
}

function shownIssue(issue: TrackedIssue, origin: string): Members {
  const { service, repository, number, title, text, labels, createdAt } = issue;
  return service === 'github'
    ? {
        id: 1_000 + number,
        number,
        html_url: `${origin}/github/${repository}/issues/${number}`,
        state: issue.isOpen ? 'open' : 'closed',
        state_reason: issue.reason?.toLowerCase() ?? null,
        title,
        body: text,
        labels: labels.map((name) => ({ name })),
        created_at: createdAt,
        updated_at: createdAt,
      }
    : {
        id: 1_000 + number,
        iid: number,
        web_url: `${origin}/gitlab/${repository}/-/issues/${number}`,
        state: issue.isOpen ? 'opened' : 'closed',
        moved_to_id: null,
        title,
        description: text,
        labels,
        created_at: createdAt,
        updated_at: createdAt,
      };
}

function refused(service: TrackedIssue['service'], field: string): Answer {
  return service === 'github'
    ? json(422, {
        message: 'Validation Failed',
        errors: [{ resource: 'Issue', field, code: 'invalid' }],
      })
    : json(400, { message: { [field]: ['is invalid'] } });
}

function read(body: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
}
