import { type Cpe, parseCpe } from '@waybill/cpe';
import { type Purl, parsePurl } from '@waybill/purl';
import { bareVersion, schemeForPurlType } from '@waybill/version';
import { coordinateOfPurl, isTooLong, MAX_NAME_LENGTH, type PackageCoordinate } from './coordinate.ts';
import { isDistributionType } from './distro.ts';
import { purlOfSource, readSourcePackage } from './source-package.ts';
import { CPE_SCHEME, isReadable, type SchemeId } from './version-zone.ts';

/**
 * The known facts of a component: texts as received, in any combination. Source package and release come from
 * a distribution's package whose purl has no qualifier `upstream` or `distro`, in the form of these
 * qualifiers.
 */
export type Identity = {
  purl?: string | undefined;
  cpe?: string | undefined;
  version?: string | undefined;
  upstream?: string | undefined;
  distro?: string | undefined;
};

/** The kind of a target's version. `any` and `not_applicable` exist for CPE only. */
export type VersionKind = 'ordinary' | 'any' | 'not_applicable' | 'unreadable';

/** A component's purl, ready to be compared. */
export type PackageTarget = {
  coordinate: PackageCoordinate;
  scheme: SchemeId;
  /** Version as the scheme takes it; undefined when none is known. */
  version: string | undefined;
  versionKind: 'ordinary' | 'unreadable';
  /** The purl has none, so the version of the component itself is used. */
  versionFromComponent: boolean;
};

/** A component's CPE, ready to be compared. */
export type CpeTarget = {
  cpe: Cpe;
  scheme: SchemeId;
  version: string | undefined;
  versionKind: VersionKind;
};

/** The sides of an identity; an error quotes why a text that is there cannot be read. */
export type Target = {
  package: PackageTarget | undefined;
  /** The source package behind it, where that has another name. */
  source?: PackageTarget;
  packageError?: string;
  cpe: CpeTarget | undefined;
  cpeError?: string;
};

/** Longest CPE that is compared, in UTF-16 units; see {@link MAX_NAME_LENGTH}. The longest in the NVD has under 300. */
const MAX_CPE_LENGTH = 1_000;

/**
 * Reads an identity once, for any number of comparisons; never throws.
 *
 * @example
 * readTarget({ purl: 'pkg:npm/left-pad', version: '1.3.0' }).package.version // '1.3.0'
 * readTarget({ cpe: 'acme' }).cpeError // "Expected 'cpe:2.3:' or 'cpe:/' at the start"
 */
export function readTarget(identity: Identity): Target {
  const target: Target = { package: undefined, cpe: undefined };
  if (identity.purl) {
    const parsed = parsePurl(identity.purl);
    if (!parsed.ok) target.packageError = parsed.error.message;
    else if (isTooLong(parsed.purl))
      target.packageError = `Name is longer than ${MAX_NAME_LENGTH} characters`;
    else readPackage(target, withHints(parsed.purl, identity), identity.version);
  }
  if (identity.cpe) {
    const parsed = parseCpe(identity.cpe);
    if (!parsed.ok) target.cpeError = parsed.error.message;
    else if (identity.cpe.length > MAX_CPE_LENGTH)
      target.cpeError = `Text is longer than ${MAX_CPE_LENGTH} characters`;
    else target.cpe = cpeTarget(parsed.cpe);
  }
  return target;
}

/** Qualifiers that another member of the component says instead. */
function withHints(purl: Purl, { upstream, distro }: Identity): Purl {
  if (!isDistributionType(purl.type) || (upstream === undefined && distro === undefined)) return purl;
  const hints = { ...(upstream ? { upstream } : {}), ...(distro ? { distro } : {}) };
  return { ...purl, qualifiers: { ...hints, ...purl.qualifiers } };
}

function readPackage(target: Target, purl: Purl, componentVersion: string | undefined): void {
  const binary = packageTarget(purl, componentVersion);
  const source = sourceTarget(purl, binary);
  if (!source) {
    target.package = binary;
  } else if (source.coordinate.name === binary.coordinate.name) {
    // If both names are equal, the source's name is used, because the name cannot distinguish them.
    target.package = source;
  } else {
    target.package = { ...binary, coordinate: { ...binary.coordinate, names: 'binary' } };
    target.source = source;
  }
}

function sourceTarget(purl: Purl, binary: PackageTarget): PackageTarget | undefined {
  const source = readSourcePackage(purl.type, purl.qualifiers.upstream);
  const named = source && purlOfSource(purl, source);
  if (!named || isTooLong(named)) return undefined;
  // The release is that of the binary package: its version may tell it, and a file of a source RPM has no epoch.
  const coordinate: PackageCoordinate = { ...coordinateOfPurl(named), names: 'source' };
  const { distro, stream } = binary.coordinate;
  if (distro !== undefined) coordinate.distro = distro;
  if (stream !== undefined) coordinate.stream = stream;
  if (source.version === undefined || isSameBuild(source.version, binary.version))
    return { ...binary, coordinate };
  const { scheme } = binary;
  const version = versionInScheme(coordinate.type, source.version);
  const versionKind = isReadable(scheme, version) ? 'ordinary' : 'unreadable';
  return { coordinate, scheme, version, versionKind, versionFromComponent: false };
}

/** True if a source package has the same version as its binary package, ignoring a missing epoch. */
function isSameBuild(source: string, binary: string | undefined): boolean {
  return binary === source || (!source.includes(':') && binary?.replace(/^\d+:/, '') === source);
}

function packageTarget(purl: Purl, componentVersion: string | undefined): PackageTarget {
  const coordinate = coordinateOfPurl(purl);
  const scheme = schemeForPurlType(coordinate.type);
  const own = purl.received.version;
  const text = own ?? (componentVersion || undefined);
  const version =
    text === undefined ? undefined : versionInScheme(coordinate.type, text, purl.qualifiers.epoch);
  return {
    coordinate,
    scheme,
    version,
    versionKind: version !== undefined && isReadable(scheme, version) ? 'ordinary' : 'unreadable',
    versionFromComponent: own === undefined && version !== undefined,
  };
}

function cpeTarget(cpe: Cpe): CpeTarget {
  const { version } = cpe;
  if (version.kind === 'any') return { cpe, scheme: CPE_SCHEME, version: undefined, versionKind: 'any' };
  if (version.kind === 'na')
    return { cpe, scheme: CPE_SCHEME, version: undefined, versionKind: 'not_applicable' };
  const isOrdinary = !version.pattern && isReadable(CPE_SCHEME, version.value);
  return {
    cpe,
    scheme: CPE_SCHEME,
    version: version.value,
    versionKind: isOrdinary ? 'ordinary' : 'unreadable',
  };
}

/**
 * A version as the scheme of its package type takes it: without the platform or build that is written behind it, Go versions
 * as semantic ones, deb and rpm versions with the epoch that a qualifier may hold.
 */
export function versionInScheme(type: string, text: string, epoch?: string): string {
  const version = bareVersion(type, text);
  const needsEpoch =
    (type === 'deb' || type === 'rpm') && epoch && /^\d+$/.test(epoch) && !version.includes(':');
  return needsEpoch ? `${epoch}:${version}` : version;
}
