// Public to other features.
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { readBytes } from '../../outgoing/read-body.ts';
import type { JiraPlace } from './jira-search.ts';

export type { JiraPlace } from './jira-search.ts';

/** A field that an issue must have. */
export interface RequiredField {
  /** Such as `customfield_10010`. */
  readonly id: string;
  readonly name: string;
}

/** Jira has no such project or type of issue, or does not let us create issues there; the message says which, as people read it. */
export class UnknownJiraTarget extends Error {
  override readonly name = 'UnknownJiraTarget';
}

const totalMs = 30_000;
/** Fields come with the values that they may have. */
const maxBytes = 16 * 1_048_576;
const pageSize = 100;
const mostPages = 50;
const goneStatuses = [400, 404, 405, 410];

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads the fields that Jira requires of an issue, except those that it fills in itself.
 *
 * Newer versions list them type by type
 * (https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issues/#api-rest-api-2-issue-createmeta-projectidorkey-issuetypes-issuetypeid-get),
 * older ones of Server and Data Center all at once.
 * @param project its key
 * @param issueType its name
 * @throws UnknownJiraTarget, OutgoingError
 */
export async function requiredFields(
  place: JiraPlace,
  project: string,
  issueType: string,
): Promise<RequiredField[]> {
  const path = `createmeta/${encodeURIComponent(project)}/issuetypes`;
  const types = await listPages(place, path, 'issueTypes');
  if (!types) return requiredOfOld(place, project, issueType);
  const id = types.find(({ name }) => name === issueType)?.id;
  if (id === undefined) throw unknownType(project, issueType, types);
  const fields = await listPages(place, `${path}/${encodeURIComponent(String(id))}`, 'fields');
  if (!fields) throw unknownProject(project);
  return fields.flatMap((field) => requiredOf(field.fieldId ?? field.key, field));
}

async function requiredOfOld(place: JiraPlace, project: string, issueType: string): Promise<RequiredField[]> {
  const query = new URLSearchParams({ projectKeys: project, expand: 'projects.issuetypes.fields' });
  const answer = await ask(place, `createmeta?${query}`);
  const [found] = answer ? membersIn(answer.projects) : [];
  if (!found) throw unknownProject(project);
  const types = membersIn(found.issuetypes);
  const type = types.find(({ name }) => name === issueType);
  if (!type) throw unknownType(project, issueType, types);
  return Object.entries(Object(type.fields) as Members).flatMap(([id, field]) =>
    requiredOf(id, Object(field)),
  );
}

function requiredOf(id: unknown, { name, required, hasDefaultValue }: Members): RequiredField[] {
  if (required !== true || hasDefaultValue === true || typeof id !== 'string') return [];
  // Jira fills in the reporter itself.
  return id === 'reporter' ? [] : [{ id, name: typeof name === 'string' ? name : id }];
}

function unknownProject(project: string): UnknownJiraTarget {
  return new UnknownJiraTarget(
    `Jira has no project "${project}", or does not let this account create issues in it.`,
  );
}

function unknownType(project: string, issueType: string, types: readonly Members[]): UnknownJiraTarget {
  const names = types.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])).join(', ');
  return new UnknownJiraTarget(
    `Jira has no issue type "${issueType}" in the project "${project}". It has: ${names.slice(0, 500)}.`,
  );
}

/** All that a list has; undefined where there is no such list. @param member that has it in Cloud; elsewhere it is `values` */
async function listPages(place: JiraPlace, path: string, member: string): Promise<Members[] | undefined> {
  const all: Members[] = [];
  for (let page = 0; page < mostPages; page++) {
    const answer = await ask(place, `${path}?startAt=${all.length}&maxResults=${pageSize}`);
    if (!answer) return undefined;
    const rows = membersIn(answer[member] ?? answer.values);
    all.push(...rows);
    const isLast = answer.isLast === true || (typeof answer.total === 'number' && all.length >= answer.total);
    if (rows.length === 0 || isLast) break;
  }
  return all;
}

function membersIn(value: unknown): Members[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is Members => typeof one === 'object' && one !== null);
}

/** Undefined where Jira has nothing there. */
async function ask(
  { base, authorization, outgoing, signal }: JiraPlace,
  path: string,
): Promise<Members | undefined> {
  const response = await outgoing.ask({
    url: new URL(`${base}/rest/api/2/issue/${path}`),
    headers: { authorization, accept: 'application/json' },
    signal,
    totalMs,
    reads: goneStatuses,
  });
  if (goneStatuses.includes(response.status)) {
    response.drop();
    return undefined;
  }
  const text = (await readBytes(response, maxBytes)).toString('utf8');
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return answer as Members;
  } catch {
    // As below.
  }
  throw new OutgoingError('garbled', `${base} sent something else than JSON`);
}
