import { illegalArgument } from '../../../http/errors.ts';
import type { IssueKind } from '../publisher/publisher-kinds.ts';

/** A rule's settings for the issues it creates: Waybill's own members of its `publisherConfig`. */
export interface IssueConfig {
  readonly labels: readonly string[];
  /** Where the API is, where the address of the repository does not tell it. */
  readonly apiUrl: string | undefined;
}

type Members = Readonly<Record<string, unknown>>;

const maxLabels = 50;
/** GitHub takes labels of so many characters (https://docs.github.com/rest/issues/labels). */
const maxLabelLength = 50;

/** @throws 400 problem for members that are not as they must be */
export function requireIssueConfig(config: Members, kind: IssueKind): void {
  const { labels, apiUrl, destination } = config;
  if (apiUrl !== undefined && (typeof apiUrl !== 'string' || (apiUrl.trim() !== '' && !webAddress(apiUrl))))
    throw illegalArgument('"apiUrl" must be an address that begins with http:// or https://.');
  const list: unknown = labels ?? [];
  if (!Array.isArray(list)) throw illegalArgument('The publisherConfig must have a list as "labels".');
  if (list.length > maxLabels) throw illegalArgument(`An issue must not have more than ${maxLabels} labels.`);
  if (!list.every(isLabel))
    throw illegalArgument(`A label must be a text of 1 to ${maxLabelLength} characters without commas.`);
  if (typeof destination !== 'string' || destination.trim() === '') return;
  if (!issuesUrl(kind, destination, readIssueConfig(config).apiUrl))
    throw illegalArgument(
      kind === 'github'
        ? 'The destination must be the address of a repository, such as https://github.com/owner/name.'
        : 'The destination must be the address of a project, such as https://gitlab.com/group/name.',
    );
}

export function readIssueConfig(config: Members): IssueConfig {
  const { labels, apiUrl } = config;
  return {
    labels: Array.isArray(labels) ? labels.filter(isLabel).map((label) => label.trim()) : [],
    apiUrl: typeof apiUrl === 'string' && apiUrl.trim() !== '' ? apiUrl.trim() : undefined,
  };
}

/** GitLab joins labels by commas. */
function isLabel(label: unknown): label is string {
  return (
    typeof label === 'string' &&
    label.trim() !== '' &&
    label.length <= maxLabelLength &&
    !/[,\p{Cc}]/u.test(label)
  );
}

/**
 * Where the API has the issues of a repository; undefined for an address of none. Without an address of the API it is that of GitHub
 * (https://docs.github.com/rest), of a GitHub Enterprise Server or Cloud, or of a GitLab at the root of its host.
 * @param destination address of the repository as a browser shows it
 */
export function issuesUrl(kind: IssueKind, destination: string, apiUrl: string | undefined): URL | undefined {
  const repository = webAddress(destination);
  const api = repository && webAddress(apiUrl ?? usualApi(kind, repository));
  if (!repository || !api) return undefined;
  const base = `${api.origin}${withoutSlashes(api.pathname)}`;
  const path = pathOf(repository, api).map((part) => encodeURIComponent(part));
  if (kind === 'gitlab')
    return path.length >= 2 ? new URL(`${base}/projects/${path.join('%2F')}/issues`) : undefined;
  return path.length === 2 ? new URL(`${base}/repos/${path.join('/')}/issues`) : undefined;
}

function usualApi(kind: IssueKind, { origin, host, protocol }: URL): string {
  if (kind === 'gitlab') return `${origin}/api/v4`;
  if (host === 'github.com' || host === 'www.github.com') return 'https://api.github.com';
  // GitHub Enterprise Cloud with data residency: https://docs.github.com/enterprise-cloud@latest/admin/data-residency
  return host.endsWith('.ghe.com') ? `${protocol}//api.${host}` : `${origin}/api/v3`;
}

/** The path segments that name the repository. A server below a path has its API below the same path. */
function pathOf(repository: URL, api: URL): string[] {
  const root = withoutSlashes(api.pathname).replace(/\/api(\/v\d+)?$/, '');
  const path = withoutSlashes(repository.pathname);
  const isBelow = repository.origin === api.origin && root !== '' && path.startsWith(`${root}/`);
  const [own = ''] = (isBelow ? path.slice(root.length) : path).split('/-/');
  return own
    .replace(/\.git$/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function withoutSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Without credentials, which no address contains. */
function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return url && isWeb && url.username === '' && url.password === '' ? url : undefined;
}
