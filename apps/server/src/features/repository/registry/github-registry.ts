import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { LatestVersion, Registry, Release } from './registry.ts';
import { dated, dateOf, ifThere, pathOf, requireAnswer, textAt } from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** https://docs.github.com/rest/releases. A package is named by a release, or by a commit where none has that tag. */
export const githubRegistry: Registry = {
  type: 'GITHUB',
  /** The API of github.com has a host of its own; an enterprise server has it below `/api/v3`. */
  address(repository) {
    if (repository.hostname === 'github.com') return new URL('https://api.github.com');
    const address = new URL(repository);
    if (address.hostname !== 'api.github.com' && !/\/api\/v3\/?$/.test(address.pathname)) {
      address.pathname = `${address.pathname.replace(/\/$/, '')}/api/v3`;
    }
    return address;
  },
  async findLatest(client, { namespace, name, version }) {
    if (namespace === undefined) throw new OutgoingError('absent', `"${name}" has no owner`);
    const path = `repos/${pathOf(namespace, name)}`;
    const isCommit =
      version !== undefined &&
      looksLikeCommit(version) &&
      (await ifThere(client.readJson(`${path}/releases/tags/${pathOf(version)}`))) === undefined;
    return isCommit ? findHead(client, path) : findRelease(client, path);
  },
  async findReleases(client, { namespace = '', name }, versions) {
    const path = `repos/${pathOf(namespace, name)}`;
    const found: (Release | undefined)[] = [];
    for (const { version } of versions) found.push(await findInUse(client, path, version));
    return found;
  },
};

function looksLikeCommit(version: string): boolean {
  return /^(?:[0-9a-f]{7}|[0-9a-f]{40})$/i.test(version);
}

/** A release by its tag, else a commit. */
async function findInUse(
  client: RegistryClient,
  path: string,
  version: string,
): Promise<Release | undefined> {
  const release = await ifThere(client.readJson(`${path}/releases/tags/${pathOf(version)}`));
  if (release !== undefined) return dated(dateOf(textAt(release, 'published_at')));
  if (!looksLikeCommit(version)) return undefined;
  const commit = await ifThere(client.readJson(`${path}/commits/${pathOf(version)}`));
  return commit === undefined ? undefined : dated(dateOf(textAt(commit, 'commit', 'committer', 'date')));
}

async function findRelease(client: RegistryClient, path: string): Promise<LatestVersion> {
  const release = await client.readMainJson(`${path}/releases/latest`);
  const version = textAt(release, 'tag_name');
  requireAnswer(client.address, version !== undefined);
  return { version, publishedAt: dateOf(textAt(release, 'published_at')) };
}

async function findHead(client: RegistryClient, path: string): Promise<LatestVersion> {
  const branch = textAt(await client.readJson(path), 'default_branch');
  requireAnswer(client.address, branch !== undefined);
  const head = await client.readMainJson(`${path}/branches/${encodeURIComponent(branch)}`);
  const version = textAt(head, 'commit', 'sha');
  const date = textAt(head, 'commit', 'commit', 'committer', 'date');
  requireAnswer(client.address, version !== undefined);
  return { version, publishedAt: dateOf(date) };
}
