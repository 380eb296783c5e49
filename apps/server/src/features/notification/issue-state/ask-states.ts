import type { Context } from '../../../feature.ts';
import type { DueTicket, TicketState } from '../../ticket/ticket.service.ts';
import { askDestination, type DestinationAnswer } from '../delivery/ask-destination.ts';
import { accountOf, type IssuePlace, maxPageLength } from '../delivery/issue-place.ts';
import { refusalOf } from '../delivery/repository-issue.ts';
import { githubQuestion, type IssueState, readGithub, readGitlab, readMoved } from './read-issue-state.ts';

type Ask = (request: {
  readonly url: URL;
  readonly body?: string;
  readonly judges?: readonly number[];
}) => Promise<DestinationAnswer>;

type States = ReadonlyMap<number, IssueState | null>;

/** An issue is not there, not any more, or was deleted. */
const goneStatuses = [404, 410];

/**
 * Asks for the state of issues of one repository, all in one request.
 * @throws NotNow, Undeliverable
 */
export async function askStates(
  context: Context,
  place: IssuePlace,
  tickets: readonly DueTicket[],
  signal: AbortSignal,
): Promise<TicketState[]> {
  const { kind, token } = place;
  const ask: Ask = ({ body, ...request }) =>
    askDestination(
      context,
      { kind, rule: { owner_id: null }, signal },
      {
        ...request,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...accountOf(place),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        intervalMs: 0,
        credential: token,
        maxLength: maxPageLength,
        told: (answer) => refusalOf(answer, token),
      },
    );
  const ids = new Map(tickets.map((ticket) => [numberOf(ticket), ticket.external_id]));
  const states = await (kind === 'github'
    ? askGithub(ask, place, [...ids.keys()])
    : askGitlab(ask, place, ids));
  return tickets.map((ticket) => stateOf(ticket, states.get(numberOf(ticket)) ?? null));
}

function stateOf({ ticket_id: ticketId, url }: DueTicket, state: IssueState | null): TicketState {
  if (!state) return { ticketId, status: null, category: 'GONE' };
  const { status, category, moved } = state;
  const isElsewhere = moved !== undefined && moved.url !== url;
  return { ticketId, status, category, ...(isElsewhere ? { key: moved.key, url: moved.url } : {}) };
}

/** The number of an issue in its repository, which ends its address. */
function numberOf({ url }: DueTicket): number {
  return Number(/\/(\d+)$/.exec(new URL(url).pathname)?.[1]);
}

async function askGithub(ask: Ask, { url }: IssuePlace, numbers: readonly number[]): Promise<States> {
  const [owner = '', name = ''] = url.pathname
    .split('/')
    .slice(-3, -1)
    .map((part) => decodeURIComponent(part));
  const { text } = await ask({ url: graphqlUrl(url), body: githubQuestion(owner, name, numbers) });
  const states = new Map(readGithub(text, numbers, url.host));
  for (const [number, state] of states) {
    if (state) continue;
    // The REST API alone says where an issue went.
    const answer = await ask({ url: new URL(`${url.href}/${number}`), judges: goneStatuses });
    if (!goneStatuses.includes(answer.status)) states.set(number, readMoved(answer.text, url.host));
  }
  return states;
}

/** The GraphQL API of a REST API: of github.com beside it, of an Enterprise Server instead of `v3` (https://docs.github.com/graphql/guides/forming-calls-with-graphql). */
function graphqlUrl({ origin, pathname }: URL): URL {
  const [root = ''] = pathname.split('/repos/');
  return new URL(`${root.replace(/\/v3$/, '')}/graphql`, origin);
}

async function askGitlab(ask: Ask, { url }: IssuePlace, ids: ReadonlyMap<number, string>): Promise<States> {
  const list = new URL(url);
  list.searchParams.set('scope', 'all');
  list.searchParams.set('per_page', String(ids.size));
  for (const number of ids.keys()) list.searchParams.append('iids[]', String(number));
  const { text } = await ask({ url: list });
  return readGitlab(text, ids, url.host);
}
