import type { Subject } from '../event/subject.ts';
import { isObject, type JiraFields } from '../rule/jira-config.ts';
import { Undeliverable } from './publish.ts';

/**
 * An issue from the template, with the rule's fields. The template's value of a field wins. Lists, such as
 * labels and components, keep all values.
 * @throws Undeliverable if the template makes no issue
 */
export function completeIssue(text: string, jira: JiraFields, subject: Subject | null): string {
  const tags = tagsOf(subject);
  const matching = tags.flatMap((tag) => (Object.hasOwn(jira.byTag, tag) ? (jira.byTag[tag] ?? []) : []));
  const labels = jira.labelsFromTags && tags.length > 0 ? [{ labels: tags.map(labelOf) }] : [];
  const more = [jira.fields, ...matching.map(({ fields }) => fields), ...labels];
  const destination = matching.find((one) => one.destination !== undefined)?.destination;
  if (destination === undefined && more.every((fields) => Object.keys(fields).length === 0)) return text;
  const issue = read(text);
  const fields = more.reduce<Record<string, unknown>>(merge, { ...issue.fields });
  if (destination !== undefined) fields.project = { key: destination };
  return JSON.stringify({ ...issue, fields });
}

function read(text: string): { fields: Readonly<Record<string, unknown>> } {
  let issue: unknown;
  try {
    issue = JSON.parse(text);
  } catch {
    throw new Undeliverable('The template does not produce JSON, so Jira fields cannot be added.');
  }
  if (isObject(issue) && isObject(issue.fields)) return { ...issue, fields: issue.fields };
  throw new Undeliverable('The template does not produce a Jira issue: "fields" is missing.');
}

function merge(
  fields: Record<string, unknown>,
  added: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged = { ...fields };
  for (const [name, value] of Object.entries(added)) {
    const known = merged[name];
    merged[name] = Array.isArray(known) && Array.isArray(value) ? union(known, value) : value;
  }
  return merged;
}

function union(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(one.map((item) => JSON.stringify(item)));
  return [...one, ...other.filter((item) => !known.has(JSON.stringify(item)))];
}

/** The tags of the project that a message is about; none where it is about several, or about nothing of the portfolio. */
function tagsOf(subject: Subject | null): readonly string[] {
  if (!subject) return [];
  if ('component' in subject) return subject.component.project.tags ?? [];
  return 'project' in subject ? (subject.project.tags ?? []) : [];
}

/** Labels of Jira have no blanks. */
function labelOf(tag: string): string {
  return tag.replace(/\s+/g, '-').slice(0, 255);
}

/** Number and key of the issue that Jira says it created; undefined where it does not say. */
export function createdIssue(text: string): { id: string; key: string } | undefined {
  let issue: unknown;
  try {
    issue = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { id, key } = isObject(issue) ? issue : {};
  return typeof id === 'string' && /^\d{1,20}$/.test(id) && typeof key === 'string' && key !== ''
    ? { id, key }
    : undefined;
}

/** Jira's errors about fields, such as `customfield_10010: Team is required.`; undefined if it has none. */
export function wrongFields(text: string): string | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(answer)) return undefined;
  const messages = Array.isArray(answer.errorMessages) ? answer.errorMessages : [];
  const errors = isObject(answer.errors) ? Object.entries(answer.errors) : [];
  const all = [...messages.map(String), ...errors.map(([field, what]) => `${field}: ${what}`)];
  const told = all.join(' ').replace(/\s+/g, ' ').trim();
  return told === '' ? undefined : told.slice(0, 300);
}
