import { schemeForPurlType } from '@waybill/version';
import type { PackageCoordinate } from './coordinate.ts';
import { knownNamespace } from './ecosystem.ts';
import type { CpeTarget, PackageTarget, Target } from './target.ts';
import { CPE_SCHEME } from './version-zone.ts';

/** The parts of a package that determine which sources can match it. */
export type PackageSight = Pick<PackageTarget, 'scheme' | 'version' | 'versionKind'> & {
  coordinate: Pick<PackageCoordinate, 'type' | 'namespace' | 'distro'>;
};

/** The parts of a CPE that determine which sources can match it. */
export type CpeSight = Pick<CpeTarget, 'scheme' | 'version' | 'versionKind'>;

/**
 * The parts of an identity that determine which sources can match it. The rest of a {@link Target} is
 * irrelevant.
 */
export type Sight = Pick<Target, 'packageError' | 'cpeError'> & {
  package: PackageSight | undefined;
  cpe: CpeSight | undefined;
};

/** A side of an identity: absent, not to be read, or read with a version that is `r`eadable, `m`issing or `u`nreadable. */
type Side = '-' | 'x' | 'r' | 'm' | 'u';

/**
 * The sight of an identity as a text that thousands share, for any sources: the sides of CPE and purl, then type,
 * namespace and release of the package. It leaves out texts that only tell what is wrong, and namespaces that no source
 * asks for.
 *
 * @example
 * sightText(readTarget({ purl: 'pkg:deb/debian/curl@8.0?distro=trixie' })) // '-rdeb/debian/debian-13'
 * sightText(readTarget({ purl: 'pkg:golang/example.com/a', cpe: 'acme' })) // 'xmgolang//'
 * sightText(readTarget({})) // '--'
 */
export function sightText(target: Target): string {
  const sides = `${sideOf(target.cpe, target.cpeError)}${sideOf(target.package, target.packageError)}`;
  if (!target.package) return sides;
  const { type, namespace, distro = '' } = target.package.coordinate;
  return `${sides}${type}/${knownNamespace(namespace)}/${distro}`;
}

function sideOf(side: CpeSight | PackageSight | undefined, error: string | undefined): Side {
  if (!side) return error === undefined ? '-' : 'x';
  if (side.versionKind !== 'unreadable') return 'r';
  return side.version === undefined ? 'm' : 'u';
}

/**
 * Reads what {@link sightText} wrote; the texts that tell what is wrong are empty.
 *
 * @example
 * sightOfText('-x') // { package: undefined, packageError: '', cpe: undefined }
 */
export function sightOfText(text: string): Sight {
  const [cpe, purl] = text;
  const [type = '', namespace = '', ...rest] = text.slice(2).split('/');
  const distro = rest.join('/');
  const coordinate = { type, namespace, ...(distro === '' ? {} : { distro }) };
  return {
    package: hasVersion(purl)
      ? { coordinate, scheme: schemeForPurlType(type), ...versionOf(purl) }
      : undefined,
    ...(purl === 'x' ? { packageError: '' } : {}),
    cpe: hasVersion(cpe) ? { scheme: CPE_SCHEME, ...versionOf(cpe) } : undefined,
    ...(cpe === 'x' ? { cpeError: '' } : {}),
  };
}

type ReadSide = Exclude<Side, '-' | 'x'>;

function hasVersion(side: string | undefined): side is ReadSide {
  return side === 'r' || side === 'm' || side === 'u';
}

function versionOf(side: ReadSide): Pick<PackageSight, 'version' | 'versionKind'> {
  return { version: side === 'm' ? undefined : '', versionKind: side === 'r' ? 'ordinary' : 'unreadable' };
}
