import { type InnerList, innerLists } from './github-query.ts';

/** A page of a GraphQL connection. */
export interface GithubPage {
  nodes: Record<string, unknown>[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
  total: number;
}

/** GitHub's error for a query that it nevertheless answered. */
export interface GithubTrouble {
  isRateLimit: boolean;
  message: string;
}

/** The page of advisories of an answer; undefined when it has none. */
export function advisoriesOf(answer: unknown): GithubPage | undefined {
  return pageOf(member(member(answer, 'data'), 'securityAdvisories'));
}

/** The page of a list of one advisory, as {@link advisoriesOf}. */
export function innerPageOf(advisory: unknown, list: InnerList): GithubPage | undefined {
  return pageOf(member(advisory, list));
}

export function advisoryOf(answer: unknown): unknown {
  return member(member(answer, 'data'), 'securityAdvisory');
}

/** The lists of an advisory of which it does not hold everything, with where they go on. */
export function openLists(advisory: unknown): { list: InnerList; after: string }[] {
  const open: { list: InnerList; after: string }[] = [];
  for (const list of Object.keys(innerLists) as InnerList[]) {
    const after = innerPageOf(advisory, list)?.next;
    if (after !== undefined) open.push({ list, after });
  }
  return open;
}

/** Trouble that an answer tells of; it may hold a part of the data beside it. */
export function troubleOf(answer: unknown): GithubTrouble | undefined {
  const errors = member(answer, 'errors');
  const hasErrors = Array.isArray(errors) && errors.length > 0;
  // A secondary limit has the REST API's form, without data.
  const first = hasErrors ? errors[0] : answer;
  if (!hasErrors && (member(answer, 'data') != null || textOf(answer, 'message') === undefined))
    return undefined;
  const message = textOf(first, 'message') ?? 'no reason given';
  const isRateLimit = textOf(first, 'type') === 'RATE_LIMITED' || /rate limit/i.test(message);
  return { isRateLimit, message: message.slice(0, 300) };
}

function pageOf(connection: unknown): GithubPage | undefined {
  const nodes = member(connection, 'nodes') ?? member(connection, 'edges');
  const info = member(connection, 'pageInfo');
  const total = member(connection, 'totalCount');
  if (!Array.isArray(nodes) || typeof total !== 'number') return undefined;
  const cursor = textOf(info, 'endCursor');
  const hasNext = member(info, 'hasNextPage') === true;
  return {
    nodes: nodes.map((item) => member(item, 'node') ?? item).filter(isObject),
    next: hasNext ? cursor : undefined,
    total,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function textOf(value: unknown, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
