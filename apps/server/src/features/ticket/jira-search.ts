import type { TicketCategory } from '@waybill/api-contract';
import { storableText } from '../../db/storable-text.ts';
import { laneOf } from '../../outgoing/lane.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { readBytes } from '../../outgoing/read-body.ts';

/** The address of Jira, and the account. */
export interface JiraPlace {
  readonly base: string;
  readonly authorization: string;
  readonly outgoing: Outgoing;
  readonly signal: AbortSignal;
}

/** Jira's data about an issue. */
interface IssueState {
  readonly key: string;
  readonly status: string;
  readonly category: TicketCategory;
}

const totalMs = 60_000;
const intervalMs = 500;
const maxBytes = 8 * 1_048_576;
/** The maximum per search, of pages and of issues per page. */
const mostPages = 100;

/** Its search: Cloud has taken the older one away, and Server and Data Center do not have the newer one. */
const searches = ['search', 'search/jql'] as const;
type Search = (typeof searches)[number];
const goneStatuses: ReadonlySet<number> = new Set([404, 405, 410]);

/**
 * Asks in one search for the state of issues, by their numbers (https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issue-search/).
 * @returns by number; those that Jira does not have, or does not show, are missing
 * @throws OutgoingError
 */
export async function searchIssues(
  place: JiraPlace,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IssueState>> {
  const isCloud = new URL(place.base).hostname.endsWith('.atlassian.net');
  const order = isCloud ? searches.toReversed() : searches;
  for (const search of order) {
    const found = await searchBy(place, search, ids);
    if (found) return found;
  }
  throw new OutgoingError('absent', `${place.base} has no search of issues`);
}

/** Undefined where Jira has no such search. */
async function searchBy(
  place: JiraPlace,
  search: Search,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IssueState> | undefined> {
  const found = new Map<string, IssueState>();
  let wanted = ids;
  let token: string | undefined;
  for (let page = 0; page < mostPages && wanted.length > 0; page++) {
    const { status, answer } = await ask(place, search, bodyOf(search, wanted, token));
    if (goneStatuses.has(status)) return undefined;
    if (status === 400) {
      const known = withoutMissing(wanted, answer, place.base);
      // One that Jira does not have spoils the search for the others.
      wanted = known;
      token = undefined;
      continue;
    }
    for (const [id, state] of statesOf(answer)) found.set(id, state);
    token = typeof answer.nextPageToken === 'string' ? answer.nextPageToken : undefined;
    if (token === undefined) break;
  }
  return found;
}

type Members = Readonly<Record<string, unknown>>;

function bodyOf(search: Search, ids: readonly string[], token: string | undefined): Members {
  const asked = { jql: `id in (${ids.join(',')})`, fields: ['status'], maxResults: ids.length };
  if (search === 'search') return { ...asked, validateQuery: false };
  return token === undefined ? asked : { ...asked, nextPageToken: token };
}

async function ask(
  { base, authorization, outgoing, signal }: JiraPlace,
  search: Search,
  body: Members,
): Promise<{ status: number; answer: Members }> {
  const url = new URL(`${base}/rest/api/2/${search}`);
  const response = await outgoing.ask({
    url,
    method: 'POST',
    headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
    totalMs,
    pace: { lane: laneOf(url, authorization), intervalMs },
    reads: [400, ...goneStatuses],
  });
  const { status } = response;
  if (goneStatuses.has(status)) {
    response.drop();
    return { status, answer: {} };
  }
  const text = (await readBytes(response, maxBytes)).toString('utf8');
  const answer = read(text);
  if (answer) return { status, answer };
  throw new OutgoingError('garbled', `${base} sent something else than JSON`);
}

/** The issues that Jira does not say are missing. @throws OutgoingError when it refuses for another reason */
function withoutMissing(ids: readonly string[], answer: Members, base: string): string[] {
  const messages = Array.isArray(answer.errorMessages) ? answer.errorMessages.join(' ') : '';
  const named = new Set(messages.match(/\d+/g) ?? []);
  const known = ids.filter((id) => !named.has(id));
  if (known.length < ids.length) return known;
  throw new OutgoingError('forbidden', `${base} refuses to search: ${messages.slice(0, 200)}`);
}

function* statesOf({ issues }: Members): Generator<[string, IssueState]> {
  for (const issue of Array.isArray(issues) ? (issues as unknown[]) : []) {
    const { id, key, fields } = Object(issue) as Members;
    const { name, statusCategory } = Object((Object(fields) as Members).status) as Members;
    const category = (Object(statusCategory) as Members).key;
    if (typeof id === 'string' && typeof key === 'string' && typeof name === 'string')
      yield [id, { key: toldText(key), status: toldText(name), category: categoryOf(category) }];
  }
}

function toldText(text: string): string {
  return storableText(text.slice(0, 255));
}

/** Jira has these three for every workflow (https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-workflow-status-categories/). */
function categoryOf(key: unknown): TicketCategory {
  if (key === 'done') return 'DONE';
  return key === 'indeterminate' ? 'IN_PROGRESS' : 'TODO';
}

function read(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Members) : undefined;
  } catch {
    return undefined;
  }
}
