import { bareVersion, compareVersions, schemeForPurlType } from '@waybill/version';

/**
 * Orders the version of a package against another text by the scheme of its type, by the generic one where it has no package URL: below 0
 * when the first comes first. Undefined when the scheme cannot read one of them. Source: contract §13.
 *
 * @example
 * comparePackageVersions('pkg:npm/a@2.0.0-rc.1', '2.0.0-rc.1', '2.0.0') // -1
 * comparePackageVersions('pkg:deb/debian/a@1:1.0-1', '1:1.0-1', '2.0.0') // 1
 */
export function comparePackageVersions(
  purl: string | null,
  version: string,
  other: string,
): number | undefined {
  const type = /^pkg:\/{0,2}([^/]+)\//i.exec(purl ?? '')?.[1]?.toLowerCase() ?? '';
  const own = withEpoch(type, purl, bareVersion(type, version));
  return compareVersions(schemeForPurlType(type), own, bareVersion(type, other));
}

/** Packages of distributions may say their epoch in a qualifier. */
function withEpoch(type: string, purl: string | null, version: string): string {
  if ((type !== 'deb' && type !== 'rpm') || version.includes(':')) return version;
  const epoch = /[?&]epoch=(\d+)/.exec(purl ?? '')?.[1];
  return epoch === undefined ? version : `${epoch}:${version}`;
}
