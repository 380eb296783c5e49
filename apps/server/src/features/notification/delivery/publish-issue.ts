import type { Context } from '../../../feature.ts';
import { isIssueKind } from '../publisher/publisher-kinds.ts';
import { issuesUrl } from '../rule/issue-config.ts';
import { askDestination } from './ask-destination.ts';
import { accountOf, type IssuePlace, maxPageLength } from './issue-place.ts';
import { type Publication, type Publish, Undeliverable } from './publish.ts';
import {
  completeRepositoryIssue,
  type KnownIssue,
  readCreated,
  readIssues,
  refusalOf,
} from './repository-issue.ts';
import { madeTicket, rememberIssue } from './ticket-of-message.ts';

/**
 * The pace that the services require for creating many issues
 * (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api).
 */
const intervalMs = 1_000;
const pageSize = 100;
/** With more new issues than these, a duplicate is better than no issue. */
const mostPages = 20;
/** The tolerated difference between clocks. */
const skewMs = 10 * 60_000;

/**
 * Creates an issue in a repository of GitHub (https://docs.github.com/rest/issues/issues) or a project of GitLab
 * (https://docs.gitlab.com/api/issues/), unless there is one for this notification already: whether an earlier try arrived is not known.
 */
export const createRepositoryIssue: Publish = async (context, publication) => {
  const { config, kind, owed } = publication;
  if (!isIssueKind(kind)) throw new Error(`${kind} creates no issues`);
  const { destination, token, issue } = config;
  const url = destination === undefined ? undefined : issuesUrl(kind, destination, issue.apiUrl);
  if (!url) throw new Undeliverable('The rule needs the address of a repository.');
  if (token === undefined) throw new Undeliverable('The rule has no access token.');
  const body = completeRepositoryIssue(kind, await publication.render(), issue.labels, owed.uuid);
  if (await madeTicket(context, owed)) return;
  const place = { kind, url, token };
  const known = await findIssue(context, publication, place);
  const made = known ?? (await createIssue(context, publication, place, body));
  await rememberIssue(context, owed, kind === 'github' ? 'GITHUB' : 'GITLAB', made);
};

async function createIssue(
  context: Context,
  publication: Publication,
  place: IssuePlace,
  body: string,
): Promise<KnownIssue> {
  const { kind, url, token } = place;
  const { text } = await askDestination(context, publication, {
    url,
    method: 'POST',
    headers: { ...accountOf(place), 'content-type': 'application/json' },
    body,
    intervalMs,
    credential: token,
    maxLength: maxPageLength,
    told: (answer) => refusalOf(answer, token),
  });
  return readCreated(kind, text, url.host);
}

/** The issue of a notification among those that came after its event. */
async function findIssue(
  context: Context,
  publication: Publication,
  place: IssuePlace,
): Promise<KnownIssue | undefined> {
  const { kind, token } = place;
  const { at, uuid } = publication.owed;
  for (let page = 1; page <= mostPages; page++) {
    const url = listUrl(place, new Date(at.getTime() - skewMs), page);
    const { text } = await askDestination(context, publication, {
      url,
      method: 'GET',
      headers: accountOf(place),
      intervalMs: 0,
      credential: token,
      maxLength: maxPageLength,
      told: (answer) => refusalOf(answer, token),
    });
    const { found, length } = readIssues(kind, text, uuid, url.host);
    if (found || length < pageSize) return found;
  }
  return undefined;
}

function listUrl({ kind, url }: IssuePlace, since: Date, page: number): URL {
  const list = new URL(url);
  const order =
    kind === 'github'
      ? { state: 'all', sort: 'created', direction: 'desc', since: since.toISOString() }
      : { scope: 'all', order_by: 'created_at', sort: 'desc', created_after: since.toISOString() };
  const query = { ...order, per_page: String(pageSize), page: String(page) };
  for (const [name, value] of Object.entries(query)) list.searchParams.set(name, value);
  return list;
}
