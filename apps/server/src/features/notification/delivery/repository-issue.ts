import type { IssueKind } from '../publisher/publisher-kinds.ts';
import { isObject } from '../rule/jira-config.ts';
import { NotNow, Undeliverable } from './publish.ts';

type Members = Readonly<Record<string, unknown>>;

/** The member of an issue that contains its text. */
const textMember: Readonly<Record<IssueKind, string>> = { github: 'body', gitlab: 'description' };
/** As the services take them, in characters. */
const maxText: Readonly<Record<IssueKind, number>> = { github: 65_536, gitlab: 1_048_576 };

/** The hidden mark of an issue that identifies its notification. Browsers do not show it. */
function markerOf(key: string): string {
  return `<!-- waybill-notification: ${key} -->`;
}

/**
 * An issue as the API takes it: what the template makes, with the labels of the rule, and a mark by which it is found again.
 * @param key of the delivery
 * @throws Undeliverable when the template makes no issue
 */
export function completeRepositoryIssue(
  kind: IssueKind,
  text: string,
  labels: readonly string[],
  key: string,
): string {
  const issue = readIssue(text);
  const member = textMember[kind];
  const body = issue[member] ?? '';
  if (typeof issue.title !== 'string' || issue.title.trim() === '')
    throw new Undeliverable('The template does not produce an issue: "title" is missing.');
  if (typeof body !== 'string')
    throw new Undeliverable(`The template does not produce an issue: "${member}" is not a text.`);
  const marked = `${body.trimEnd()}\n\n${markerOf(key)}`.trimStart();
  if (marked.length > maxText[kind])
    throw new Undeliverable(`"${member}" has more than ${maxText[kind]} characters.`);
  const all = [...new Set([...labelsOf(issue.labels), ...labels])];
  const labelled = all.length === 0 ? {} : { labels: kind === 'gitlab' ? all.join(',') : all };
  return JSON.stringify({ ...issue, [member]: marked, ...labelled });
}

function readIssue(text: string): Members {
  try {
    const issue: unknown = JSON.parse(text);
    if (isObject(issue)) return issue;
  } catch {
    // As below.
  }
  throw new Undeliverable('The template does not produce an issue: it is not a JSON object.');
}

/** A list, or a text joined by commas. */
function labelsOf(value: unknown): string[] {
  const labels: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return labels.flatMap((label) => (typeof label === 'string' && label.trim() !== '' ? [label.trim()] : []));
}

/** An issue that exists. */
export interface KnownIssue {
  readonly id: string;
  /** Such as `acme/shop#12`. */
  readonly key: string;
  readonly url: string;
}

/** Reads the created issue. @throws NotNow if the answer contains none */
export function readCreated(kind: IssueKind, answer: string, host: string): KnownIssue {
  const issue = issueOf(kind, parse(answer));
  if (!issue) throw new NotNow(`${host} did not say which issue it created.`);
  return issue;
}

/** A page of issues, the newest first. */
interface IssuePage {
  /** The one for a notification. */
  readonly found: KnownIssue | undefined;
  readonly length: number;
}

/** Looks for the issue of a notification. @throws NotNow when the answer is no list of issues */
export function readIssues(kind: IssueKind, answer: string, key: string, host: string): IssuePage {
  const issues = parse(answer);
  if (!Array.isArray(issues)) throw new NotNow(`${host} sent something other than a list of issues.`);
  const marker = markerOf(key);
  const own = issues.find((issue: unknown) => {
    const text = isObject(issue) ? issue[textMember[kind]] : undefined;
    return typeof text === 'string' && text.includes(marker);
  });
  return { found: own === undefined ? undefined : issueOf(kind, own), length: issues.length };
}

/** An issue as the API tells it; undefined where it does not say which. */
export function issueOf(kind: IssueKind, value: unknown): KnownIssue | undefined {
  if (!isObject(value)) return undefined;
  const { id } = value;
  const number = kind === 'github' ? value.number : value.iid;
  const url = kind === 'github' ? value.html_url : value.web_url;
  const isWhole = Number.isInteger(number) && (typeof id === 'number' || typeof id === 'string');
  if (!isWhole || typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const repository = repositoryOf(url).pathname.slice(1);
  return { id: String(id), key: `${repository}#${number}`, url: new URL(url).href };
}

/** The address of the repository of an issue, as a browser shows both. */
export function repositoryOf(issueUrl: string): URL {
  const { origin, pathname } = new URL(issueUrl);
  const [repository = ''] = pathname.split(/\/(?:-\/)?(?:issues|work_items)\//);
  return new URL(repository, origin);
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The service's message about a refusal, without the token. */
export function refusalOf(text: string, token: string): string | undefined {
  const answer = parse(text);
  if (!isObject(answer)) return undefined;
  const { message, error_description, error, errors } = answer;
  const said = message ?? error_description ?? error;
  if (said === undefined) return undefined;
  const details = Array.isArray(errors) ? errors : [];
  const fields = details.flatMap((one) => (isObject(one) ? [one.field ?? one.message] : []));
  const whole = [said, ...fields.filter((field) => typeof field === 'string')]
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join(', ');
  return whole.replaceAll(token, '…').replace(/\s+/g, ' ').slice(0, 200);
}
