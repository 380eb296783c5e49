import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { type FetchedJson, fetchJson } from '../../../outgoing/read-body.ts';
import type { PartRun } from '../mirror-parts.ts';
import { sourceAddress } from '../source.settings.ts';
import {
  advisoriesOf,
  advisoryOf,
  type GithubPage,
  innerPageOf,
  openLists,
  textOf,
  troubleOf,
} from './github-answer.ts';
import { githubPace } from './github-pace.ts';
import { advisoriesQuery, innerQuery } from './github-query.ts';

const largestPage = 100;
/** A query that takes GitHub more than 10 s fails; a page this small never does. */
const smallestPage = 10;

/** GitHub has some 300,000 advisories. At the smallest page that is less than this. */
const maxPages = 50_000;
/** An advisory has a few hundred entries in a list at most, 50 or 100 to a page; its pages are in memory at once. */
const maxInnerPages = 100;

/** Asks GitHub for advisories. */
export interface GithubClient {
  /** The next page, its advisories whole; undefined behind the last one. @throws OutgoingError */
  next(): Promise<GithubPage | undefined>;
}

/** @param since ISO 8601; all advisories when absent */
export function openGithubClient(run: PartRun, token: string, since: string | undefined): GithubClient {
  let first = largestPage;
  let after: string | undefined;
  let isDone = false;
  let pages = 0;

  /** Trouble that a smaller page may spare. */
  const isTooMuch = (error: unknown) =>
    error instanceof OutgoingError && error.kind === 'ill' && first > smallestPage;

  async function fetchPage(): Promise<GithubPage> {
    for (;;) {
      try {
        const answer = await ask(run, token, advisoriesQuery({ first, since, after }));
        const page = advisoriesOf(answer);
        if (page) return page;
        throw new OutgoingError('garbled', 'GitHub sent no advisories and no reason');
      } catch (error) {
        if (!isTooMuch(error)) throw error;
        first = Math.max(smallestPage, Math.floor(first / 2));
      }
    }
  }

  return {
    async next() {
      if (isDone) return undefined;
      pages += 1;
      if (pages > maxPages) throw endless('advisories');
      const page = await fetchPage();
      if (page.next !== undefined && page.next === after) throw endless('advisories');
      for (const advisory of page.nodes) await complete(run, token, advisory);
      after = page.next;
      isDone = after === undefined;
      return page;
    },
  };
}

/** Adds what did not fit on the first page of an advisory's lists. */
async function complete(run: PartRun, token: string, advisory: Record<string, unknown>): Promise<void> {
  const ghsaId = textOf(advisory, 'ghsaId');
  if (ghsaId === undefined) return;
  for (const { list, after } of openLists(advisory)) {
    const nodes = innerPageOf(advisory, list)?.nodes ?? [];
    let pages = 1;
    for (let next: string | undefined = after; next !== undefined; pages++) {
      if (pages > maxInnerPages) throw endless(`the ${list} of ${ghsaId}`);
      const answer = await ask(run, token, innerQuery(ghsaId, list, next));
      const page = innerPageOf(advisoryOf(answer), list);
      if (!page) throw new OutgoingError('garbled', `GitHub did not send the rest of ${ghsaId}`);
      nodes.push(...page.nodes);
      next = page.next;
    }
    advisory[list] = { nodes };
  }
}

function endless(what: string): OutgoingError {
  return new OutgoingError('excess', `GitHub keeps sending further pages of ${what}`);
}

/** GitHub asks for that much where it names no time (https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api). */
const usualWaitMs = 60_000;

/** One query. A query changes nothing, so it may be sent again. @throws OutgoingError */
async function ask(run: PartRun, token: string, query: string): Promise<unknown> {
  const { value } = await fetchJson(
    run.outgoing,
    {
      url: () => sourceAddress(run.db, 'github.advisories.api.url'),
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
      body: JSON.stringify({ query }),
      kind: 'json',
      pace: (url) => githubPace(url, token),
      signal: run.signal,
    },
    refuseLimited,
  );
  const trouble = troubleOf(value);
  if (trouble) throw new OutgoingError('ill', `GitHub cannot answer: ${trouble.message}`);
  return value;
}

/** A limit comes with a success status. Its headers close the lane, and another attempt waits as long. */
function refuseLimited({ value, waitMs = usualWaitMs }: FetchedJson): void {
  const trouble = troubleOf(value);
  if (!trouble?.isRateLimit) return;
  throw new OutgoingError('busy', `GitHub limits the number of requests: ${trouble.message}`, {
    retryAfterMs: waitMs,
  });
}
