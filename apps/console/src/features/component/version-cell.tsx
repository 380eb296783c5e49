import { VersionText } from '../../ui/path-name.tsx';
import { OutdatedMark } from '../project/outdated-mark.tsx';

interface Versions {
  version?: string | undefined;
  /** Of the package, as far as that is known. */
  latestVersion: string | undefined;
}

/** The latest version, where a component is of another one. */
function newerThan({ version, latestVersion }: Versions): string | undefined {
  return latestVersion === version ? undefined : latestVersion;
}

/** A version, with a sign where it is outdated. */
export function VersionCell(versions: Versions) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      {versions.version === undefined ? null : <VersionText version={versions.version} />}
      <OutdatedMark latestVersion={newerThan(versions)} />
    </span>
  );
}
