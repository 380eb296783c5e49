import type { AffectedPackage } from './advisory.ts';

/** Says whether an entry says nothing of versions: it has commits only, or nothing but the package. */
export function hasOnlyCommits({ ranges, versions }: AffectedPackage): boolean {
  return versions.length === 0 && ranges.every(({ kind }) => kind === 'git');
}
