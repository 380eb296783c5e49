import { buildPurl, lookupKey, type Purl, parsePurl } from '@waybill/purl';
import { fipsRelease, isDistributionType, readDistro, readDistroOfVersion } from './distro.ts';
import { ecosystemName, namesSources, packageShape } from './ecosystem.ts';
import { streamOfEcosystem, streamOfPackage } from './stream.ts';

/** The parts that a component and an advisory must share to mean the same package. */
export type PackageCoordinate = {
  type: string;
  namespace: string;
  name: string;
  /**
   * The path as it was written, when the look-up form has lost its case (Go, npm). Two paths that both show their
   * case must be equal; a path in lower case may have been folded by a tool and equals every spelling.
   */
  exactName?: string;
  /** Distribution release; absent means every release. */
  distro?: string;
  /** Stream of the release, where it has several; absent means every stream. See `streamOfPackage`. */
  stream?: string;
  /**
   * The kind of package with this name, where a distribution's binary and source packages have different
   * names. Absent means either.
   */
  names?: 'source' | 'binary';
};

/**
 * Longest name (type, namespace and name together) that is compared, in UTF-16 units: it is the key of an index, which
 * takes 2,700 bytes. The longest real ones have under 300.
 */
export const MAX_NAME_LENGTH = 500;

/** Says whether a purl has a name that is too long to be compared. */
export function isTooLong({ type, namespace = '', name }: Purl): boolean {
  return type.length + namespace.length + name.length > MAX_NAME_LENGTH;
}

/** Types whose names tell packages apart by case, although tools and the look-up form fold it. */
const CASE_TELLS = new Set(['golang', 'npm']);

/** Namespaces that tools write differently for the same distribution. */
const RPM_NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['rocky-linux', 'rocky'],
  ['alma', 'almalinux'],
  ['rhel', 'redhat'],
  ['sles', 'suse'],
  ['sled', 'suse'],
  ['sle-micro', 'suse'],
  ['sl-micro', 'suse'],
  ['opensuse-leap', 'opensuse'],
  ['opensuse.leap', 'opensuse'],
  ['opensuse-tumbleweed', 'opensuse'],
  ['opensuse.tumbleweed', 'opensuse'],
  ['azure-linux', 'azurelinux'],
  ['mariner', 'azurelinux'],
  ['cbl-mariner', 'azurelinux'],
]);

/**
 * CentOS Linux, up to its last release 8, is rebuilt from Red Hat's own sources and has no records. CentOS
 * Stream runs ahead of Red Hat, so Red Hat's fixes do not apply to its builds (docs/adr/0020).
 */
function isCentosLinux(namespace: string, told: string | undefined, version: string | undefined): boolean {
  if (namespace !== 'centos' || /stream/i.test(told ?? '')) return false;
  const release = /(\d+)/.exec(told ?? '')?.[1] ?? /\.el(\d+)/.exec(version ?? '')?.[1];
  return release !== undefined && Number(release) <= 8;
}

/**
 * The namespace of a distribution's packages, by the name that a tool gives the distribution.
 *
 * @example
 * distributionNamespace('sles') // 'suse'
 * distributionNamespace('Debian') // 'debian'
 */
export function distributionNamespace(name: string): string {
  const lower = name.toLowerCase();
  return RPM_NAMESPACES.get(lower) ?? lower;
}

/**
 * The coordinate of a package URL, in look-up form on both sides of a comparison: the fields that decide, so a
 * qualifier other than `distro` and the subpath are left out (contract §13 and §26.9). Never throws. A release that
 * no qualifier names is read from the version, where the vendor writes it there.
 *
 * @example
 * const { coordinate } = readTarget({ purl: 'pkg:deb/debian/curl@8.0?distro=trixie' }).package;
 * coordinate // { type: 'deb', namespace: 'debian', name: 'curl', distro: 'debian-13' }
 * coordinateOfPurl({ type: 'cargo', name: 'arrow2', qualifiers: {}, received: { name: 'arrow2' } })
 * // { type: 'cargo', namespace: '', name: 'arrow2' }
 */
export function coordinateOfPurl(purl: Purl): PackageCoordinate {
  const key = lookupKey(purl);
  const type = key.type === 'githubactions' ? 'github' : key.type;
  const exactName = exactNameOf(purl);
  const version = purl.received.version;
  const isRebuild = type === 'rpm' && isCentosLinux(key.namespace, releaseTold(purl), version);
  const namespace = isRebuild
    ? 'redhat'
    : (type === 'rpm' && RPM_NAMESPACES.get(key.namespace)) || key.namespace;
  const told = isRebuild ? releaseTold(purl)?.replace(/^centos[a-z-]*/i, 'rhel-') : releaseTold(purl);
  const distro = readDistro(type, namespace, told) ?? readDistroOfVersion(type, namespace, version);
  const stream =
    distro === undefined
      ? undefined
      : streamOfPackage(namespace, told, version, purl.qualifiers.upstream ?? key.name);
  return {
    type,
    namespace,
    name: standardLibraryName(type, namespace, key.name),
    ...(exactName === undefined ? {} : { exactName }),
    ...(distro === undefined ? {} : { distro: fipsRelease(distro, version) }),
    ...(stream === undefined ? {} : { stream }),
  };
}

/** The coordinate of `package` of an OSV record. */
interface RecordCoordinate {
  readonly coordinate: PackageCoordinate;
  /** The purl beside ecosystem and name is malformed or names another package. */
  readonly purlDisagrees: boolean;
}

/**
 * The coordinate of `package` of an OSV record. Ecosystem and name, which OSV requires, count; the purl beside them speaks for
 * ecosystems that are not known here (https://ossf.github.io/osv-schema/#affectedpackage-field).
 */
export function coordinateOfPackage(
  ecosystem: string | undefined,
  name: string | undefined,
  purlText: string | undefined,
): RecordCoordinate | undefined {
  const stated = readPurl(purlText);
  const built = purlOfPackage(ecosystem, name);
  const disagrees =
    built !== undefined && purlText !== undefined && !(stated && isSamePackage(stated, built));
  const purl = disagrees ? built : (stated ?? built);
  if (!purl || isTooLong(purl)) return undefined;
  const { stream: _ofPackages, ...coordinate } = coordinateOfPurl(purl);
  const release = ecosystem === undefined ? undefined : releaseText(ecosystem);
  const distro = readDistro(coordinate.type, coordinate.namespace, release) ?? coordinate.distro;
  const stream = streamOfEcosystem(coordinate.namespace, release);
  const isSource = purl.qualifiers.arch === 'source' || namesSources(ecosystem);
  return {
    coordinate: {
      ...coordinate,
      ...(distro === undefined ? {} : { distro }),
      ...(distro === undefined || stream === undefined ? {} : { stream }),
      ...(isSource && isDistributionType(coordinate.type) ? { names: 'source' } : {}),
    },
    purlDisagrees: disagrees,
  };
}

/** Spellings that look-ups fold are one package; the case of a path is what the purl shows of it. */
function isSamePackage(stated: Purl, built: Purl): boolean {
  const [one, other] = [coordinateOfPurl(stated), coordinateOfPurl(built)];
  return one.type === other.type && one.namespace === other.namespace && one.name === other.name;
}

/**
 * The release that a package URL tells: by `distro`, else by what Docker Scout and BuildKit write in its place.
 *
 * @example
 * releaseTold({ type: 'deb', namespace: 'debian', name: 'wget', qualifiers: { os_name: 'debian', os_version: '12' },
 *   received: { name: 'wget' } }) // '12'
 */
export function releaseTold({ type, namespace = '', qualifiers }: Purl): string | undefined {
  const { distro, os_name: system, os_version: version, os_distro: codeName } = qualifiers;
  if (distro || !isDistributionType(type)) return distro;
  if (system && distributionNamespace(system) !== distributionNamespace(namespace)) return undefined;
  return version || codeName || undefined;
}

function readPurl(text: string | undefined): Purl | undefined {
  const parsed = text === undefined ? undefined : parsePurl(text);
  return parsed?.ok ? parsed.purl : undefined;
}

function purlOfPackage(ecosystem: string | undefined, name: string | undefined): Purl | undefined {
  const shape = ecosystem === undefined ? undefined : packageShape(ecosystem);
  if (!shape || !name) return undefined;
  const path = shape.isAddress ? name.replace(/^[a-z]+:\/\//i, '').replace(/\.git$/, '') : name;
  const cut = shape.separator === undefined ? -1 : path.lastIndexOf(shape.separator);
  const built = buildPurl({
    type: shape.type,
    namespace: shape.namespace ?? (cut < 0 ? undefined : path.slice(0, cut)),
    name: path.slice(cut + 1),
    qualifiers: shape.qualifiers,
  });
  return built.ok ? built.purl : undefined;
}

function releaseText(ecosystem: string): string | undefined {
  const name = ecosystemName(ecosystem);
  return name === ecosystem ? undefined : ecosystem.slice(name.length + 1);
}

function exactNameOf(purl: Purl): string | undefined {
  if (!CASE_TELLS.has(purl.type)) return undefined;
  const path = purl.namespace === undefined ? purl.name : `${purl.namespace}/${purl.name}`;
  return path === path.toLowerCase() ? undefined : path;
}

/** CycloneDX tools for Go call the standard library `std`, the Go vulnerability database `stdlib`. */
function standardLibraryName(type: string, namespace: string, name: string): string {
  return type === 'golang' && namespace === '' && name === 'std' ? 'stdlib' : name;
}
