import type { TicketCategory } from '@waybill/api-contract';
import { NotNow } from '../delivery/publish.ts';
import { issueOf, type KnownIssue, parse } from '../delivery/repository-issue.ts';
import { isObject } from '../rule/jira-config.ts';

/** A service's data about an issue. */
export interface IssueState {
  readonly status: string;
  readonly category: TicketCategory;
  /** Where it is now, if it moved. */
  readonly moved?: KnownIssue;
}

/** Why an issue of GitHub was closed, where it does not go without saying. */
const reasons: Readonly<Record<string, string>> = {
  NOT_PLANNED: 'Closed as not planned',
  DUPLICATE: 'Closed as duplicate',
};

/** The question for the state of issues of a repository, by their numbers (https://docs.github.com/graphql/reference/objects#issue). */
export function githubQuestion(owner: string, name: string, numbers: readonly number[]): string {
  const fields = numbers.map((number) => `i${number}: issue(number: ${number}) { state stateReason }`);
  const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
  return JSON.stringify({ query, variables: { owner, name } });
}

/**
 * Reads GitHub's answer.
 * @returns by number; null for issues that are not in the repository, or no longer
 * @throws NotNow if the answer is something else, or hides the repository
 */
export function readGithub(
  text: string,
  numbers: readonly number[],
  host: string,
): ReadonlyMap<number, IssueState | null> {
  const answer = parse(text);
  const { data, errors } = isObject(answer) ? answer : {};
  const faults = (Array.isArray(errors) ? errors : []).filter(isObject);
  const refusal = faults.find(({ type }) => type !== 'NOT_FOUND');
  if (refusal) throw new NotNow(`${host} refuses to return the state of issues (${wordOf(refusal)}).`);
  const repository = isObject(data) ? data.repository : undefined;
  if (repository === null) throw new NotNow(`${host} does not show the repository.`);
  if (!isObject(repository)) throw new NotNow(`${host} sent something other than the state of issues.`);
  return new Map(
    numbers.map((number) => {
      const issue = repository[`i${number}`];
      return [number, isObject(issue) ? githubState(issue.state, issue.stateReason) : null];
    }),
  );
}

function wordOf({ type, message }: Readonly<Record<string, unknown>>): string {
  const word = typeof type === 'string' ? type : String(message);
  return word.replace(/\s+/g, ' ').slice(0, 200);
}

/** One issue as the REST API of GitHub has it, which follows where it moved to. @throws NotNow where it is none */
export function readMoved(text: string, host: string): IssueState {
  const issue = parse(text);
  const moved = issueOf('github', issue);
  if (!moved || !isObject(issue)) throw new NotNow(`${host} sent something other than an issue.`);
  return { ...githubState(issue.state, issue.state_reason), moved };
}

function githubState(state: unknown, reason: unknown): IssueState {
  if (String(state).toUpperCase() !== 'CLOSED') return { status: 'Open', category: 'TODO' };
  return { status: reasons[String(reason).toUpperCase()] ?? 'Closed', category: 'DONE' };
}

/**
 * A list of issues of GitLab (https://docs.gitlab.com/api/issues/).
 * @returns by number; one of another id than it should have, or that moved, is not the issue any more
 * @throws NotNow where it is none
 */
export function readGitlab(
  text: string,
  ids: ReadonlyMap<number, string>,
  host: string,
): ReadonlyMap<number, IssueState | null> {
  const issues = parse(text);
  if (!Array.isArray(issues)) throw new NotNow(`${host} sent something other than a list of issues.`);
  const found = new Map<number, IssueState | null>([...ids.keys()].map((number) => [number, null]));
  for (const issue of issues) {
    const { id, iid, state, moved_to_id: movedTo } = isObject(issue) ? issue : {};
    if (typeof iid !== 'number' || ids.get(iid) !== String(id) || typeof movedTo === 'number') continue;
    found.set(
      iid,
      state === 'closed' ? { status: 'Closed', category: 'DONE' } : { status: 'Open', category: 'TODO' },
    );
  }
  return found;
}
