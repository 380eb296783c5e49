import { useLingui } from '@lingui/react/macro';
import { comparePackageVersions } from '@waybill/policy';
import { VersionText } from '../../ui/path-name.tsx';
import { NotCoveredSign } from '../coverage/covered-figure.tsx';
import { OutdatedMark } from '../project/outdated-mark.tsx';

interface Versions {
  version?: string | undefined;
  purl?: string | undefined;
  /** The latest version of the package, if known. */
  latestVersion: string | undefined;
}

/** The latest version, where a component is of an earlier one; of another one where the ecosystem cannot order them. */
function newerThan({ version, purl, latestVersion }: Versions): string | undefined {
  if (version === undefined || latestVersion === undefined || version === latestVersion) {
    return latestVersion === version ? undefined : latestVersion;
  }
  const order = comparePackageVersions(purl ?? null, version, latestVersion);
  return order === undefined || order < 0 ? latestVersion : undefined;
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

/** The latest version of a package, or that no repository has told it. */
export function LatestVersionCell({ latestVersion }: Pick<Versions, 'latestVersion'>) {
  const { t } = useLingui();
  if (latestVersion !== undefined)
    return (
      <span className="flex min-w-0">
        <VersionText version={latestVersion} />
      </span>
    );
  return <NotCoveredSign title={t`No package repository has told the latest version.`} />;
}
