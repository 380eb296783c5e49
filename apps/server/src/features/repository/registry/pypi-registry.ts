import type { AskedPackage, Registry, Release } from './registry.ts';
import {
  at,
  dateOf,
  digestsOf,
  isObject,
  listAt,
  pathOf,
  pickReleases,
  requireAnswer,
  textAt,
} from './registry-answer.ts';

/** https://docs.pypi.org/api/json/. Asked by the name of PEP 503, which every index knows; the real one redirects others. */
export const pypiRegistry: Registry = {
  type: 'PYPI',
  async findLatest(client, asked) {
    const project = await client.readMainJson(documentOf(asked));
    requireAnswer(client.address, isObject(at(project, 'info')));
    const version = textAt(project, 'info', 'version');
    if (version === undefined) return undefined;
    return { version, publishedAt: uploadOf(listAt(project, 'releases', version)[0]) };
  },
  /** A version has several files: each of them may be the one in use. */
  async findReleases(client, asked, versions) {
    const releases = Object(at(await client.readJson(documentOf(asked)), 'releases') ?? {});
    const listed = Object.entries(releases).map(([version, files]): [string, Release] => [
      version,
      releaseOf(Array.isArray(files) ? files : []),
    ]);
    return pickReleases(versions, 'pep440', new Map(listed));
  },
};

function documentOf({ name }: AskedPackage): string {
  return `pypi/${pathOf(name.toLowerCase().replace(/[-_.]+/g, '-'))}/json`;
}

function releaseOf(files: readonly unknown[]): Release {
  return {
    publishedAt: uploadOf(files[0]),
    digests: files.flatMap((file) =>
      digestsOf(textAt(file, 'digests', 'md5'), textAt(file, 'digests', 'sha256')),
    ),
  };
}

function uploadOf(file: unknown): Date | undefined {
  return dateOf(textAt(file, 'upload_time_iso_8601') ?? textAt(file, 'upload_time'));
}
