import type { IncomingMessage } from 'node:http';

/** An issue as the played Jira keeps it; a test moves it on. */
interface JiraIssue {
  readonly id: string;
  key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  status: { name: string; category: 'new' | 'indeterminate' | 'done' };
}

/** The state of the played Jira. */
export interface JiraState {
  readonly issues: JiraIssue[];
  /** Jira Cloud has another search, by which the older one is gone. */
  isCloud: boolean;
  /** An old Server has no list of the types of a project. */
  isOld: boolean;
  /** Fields that an issue of the type `Task` must have in a project, by its key, beyond those of every project. */
  readonly required: Record<string, readonly JiraField[]>;
}

interface JiraField {
  readonly fieldId: string;
  readonly name: string;
  readonly hasDefaultValue: boolean;
}

interface Answer {
  readonly status: number;
  readonly body?: string;
}

type Members = Readonly<Record<string, unknown>>;

const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) });
const refused = (errorMessages: readonly string[], errors: Readonly<Record<string, string>> = {}) =>
  json(400, { errorMessages, errors });

/**
 * Creates issues, and finds them by `id in (…)`, as Jira does below `/jira`
 * (https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issue-search/); tells which fields issues must have. The pages
 * of Cloud are small here.
 */
export function answerJira(state: JiraState, url: URL, request: IncomingMessage, given: Members): Answer {
  if (!request.headers.authorization) return { status: 401 };
  const { pathname: path } = url;
  if (path === '/jira/rest/api/2/myself') return json(200, { self: 'http://played/user', name: 'bot' });
  if (request.method === 'GET') return tellFields(state, url);
  if (request.method !== 'POST') return { status: 405 };
  if (path === '/jira/rest/api/2/issue') return create(state, given);
  if (path === '/jira/rest/api/2/search')
    return state.isCloud
      ? json(410, { errorMessages: ['The requested API has been removed.'] })
      : search(state, given);
  if (path === '/jira/rest/api/2/search/jql' && state.isCloud) return searchCloud(state, given);
  return { status: 404, body: '<html><title>Not found</title></html>' };
}

function create(state: JiraState, given: Members): Answer {
  const fields = (given.fields ?? {}) as Members;
  const { project, issuetype, summary, description } = fields;
  const errors: Record<string, string> = {};
  const nameIn = (value: unknown, member: string) => {
    const text = (value as Members | undefined)?.[member];
    return typeof text === 'string' && text.trim() !== '' && text.length <= 255 ? text : undefined;
  };
  const key = nameIn(project, 'key');
  if (key === undefined) errors.project = 'project is required';
  if (nameIn(issuetype, 'name') === undefined) errors.issuetype = 'issue type is required';
  if (typeof summary !== 'string' || summary === '' || summary.length > 255 || summary.includes('\n'))
    errors.summary = 'The summary is invalid';
  if (typeof description !== 'string' || description.length > 32_767) errors.description = 'too long';
  for (const { fieldId, name, hasDefaultValue } of state.required[key ?? ''] ?? [])
    if (fields[fieldId] === undefined && !hasDefaultValue) errors[fieldId] = `${name} is required.`;
  if (Object.keys(errors).length > 0) return refused([], errors);
  const { issues } = state;
  const number = issues.length + 1;
  const issue: JiraIssue = {
    id: String(10_000 + number),
    key: `${key}-${number}`,
    fields,
    status: { name: 'To Do', category: 'new' },
  };
  issues.push(issue);
  return json(201, { id: issue.id, key: issue.key, self: `http://played/rest/api/2/issue/${issue.id}` });
}

function search({ issues }: JiraState, { jql, fields, maxResults, validateQuery }: Members): Answer {
  const ids = idsOf(jql);
  if (!ids || !Array.isArray(fields)) return refused(['Error in the JQL Query.']);
  const unknown = ids.filter((id) => issues.every((issue) => issue.id !== id));
  if (unknown.length > 0 && validateQuery !== false) return refused(unknown.map(missing));
  const found = issues.filter((issue) => ids.includes(issue.id)).slice(0, Number(maxResults ?? 50));
  return json(200, { startAt: 0, maxResults, total: found.length, issues: found.map(shown) });
}

const types = [
  { id: '10001', name: 'Bug', subtask: false },
  { id: '10002', name: 'Task', subtask: false },
  { id: '10003', name: 'Story', subtask: false },
];
const everyField: readonly JiraField[] = [
  { fieldId: 'summary', name: 'Summary', hasDefaultValue: false },
  { fieldId: 'issuetype', name: 'Issue Type', hasDefaultValue: false },
  { fieldId: 'project', name: 'Project', hasDefaultValue: false },
  { fieldId: 'reporter', name: 'Reporter', hasDefaultValue: false },
];

/** The metadata of creating issues: type by type, with the names that Cloud or newer Servers have, or all at once. */
function tellFields(state: JiraState, { pathname, searchParams: query }: URL): Answer {
  const createMeta = '/jira/rest/api/2/issue/createmeta';
  const absent = json(404, { errorMessages: ['Project not found or you do not have permission'] });
  const fieldsOf = (key: string, type: string) =>
    [...everyField, ...(type === 'Task' ? (state.required[key] ?? []) : [])].map((field) => ({
      ...field,
      key: field.fieldId,
      required: true,
      operations: ['set'],
    }));
  if (pathname === createMeta && state.isOld) {
    const key = query.get('projectKeys') ?? '';
    const issuetypes = types.map((type) => ({
      ...type,
      // Without the question, the fields are left out.
      ...(query.get('expand') === 'projects.issuetypes.fields'
        ? {
            fields: Object.fromEntries(
              fieldsOf(key, type.name).map(({ fieldId, ...field }) => [fieldId, field]),
            ),
          }
        : {}),
    }));
    return json(200, { projects: state.required[key] ? [{ key, issuetypes }] : [] });
  }
  const [, key = '', id] = new RegExp(`^${createMeta}/([^/]+)/issuetypes(?:/([^/]+))?$`).exec(pathname) ?? [];
  if (state.isOld || !state.required[key]) return absent;
  const type = types.find((one) => one.id === id);
  if (id !== undefined && !type) return absent;
  const all: readonly object[] = type ? fieldsOf(key, type.name) : types;
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Math.min(state.isCloud ? cloudPage : 50, Number(query.get('maxResults') ?? 50));
  const page = all.slice(startAt, startAt + maxResults);
  const place = { startAt, maxResults, total: all.length };
  if (state.isCloud) return json(200, { ...place, [type ? 'fields' : 'issueTypes']: page });
  return json(200, { ...place, isLast: startAt + maxResults >= all.length, values: page });
}

const cloudPage = 2;

function searchCloud({ issues }: JiraState, { jql, fields, nextPageToken }: Members): Answer {
  const ids = idsOf(jql);
  if (!ids || !Array.isArray(fields)) return refused(['Error in the JQL Query.']);
  const unknown = ids.filter((id) => issues.every((issue) => issue.id !== id));
  if (unknown.length > 0) return refused(unknown.map(missing));
  const found = issues.filter((issue) => ids.includes(issue.id));
  const start = Number(nextPageToken ?? 0);
  const end = start + cloudPage;
  const isLast = end >= found.length;
  return json(200, {
    issues: found.slice(start, end).map(shown),
    isLast,
    ...(isLast ? {} : { nextPageToken: String(end) }),
  });
}

function idsOf(jql: unknown): string[] | undefined {
  const [, list] = /^id in \((\d+(?:, ?\d+)*)\)$/.exec(String(jql)) ?? [];
  return list?.split(/, ?/);
}

const missing = (id: string) => `An issue with key '${id}' does not exist for field 'id'.`;

function shown({ id, key, status }: JiraIssue): Members {
  return { id, key, fields: { status: { name: status.name, statusCategory: { key: status.category } } } };
}
