import { keepsRelease, needsRelease, readDistro } from './distro.ts';
import { ecosystemName, ecosystemsForPackage } from './ecosystem.ts';
import type { CpeSight, PackageSight, Sight } from './sight.ts';
import { type Identity, readTarget } from './target.ts';

/** The vulnerability sources that are switched on and have been read. */
export type EnabledSources = {
  /** CPE criteria. */
  nvd: boolean;
  /** GitHub's own mirror. */
  github: boolean;
  /** OSV ecosystems as configured: `Go`, `Debian` or `Debian:12`. */
  osvEcosystems: readonly string[];
  /** Enabled sources of which nothing has been read yet, so there are no advisories. */
  unread?: { nvd: boolean; osvEcosystems: readonly string[] };
  /** Package types that an analyzer outside is asked about, where one is switched on. */
  analyzerTypes?: readonly string[];
  /** Those among them for which the analyzer needs a known release. */
  analyzerReleaseTypes?: readonly string[];
};

/**
 * The reason why an identifier of a component cannot be matched:
 *
 * - `no_identifier` neither purl nor CPE
 * - `purl_unreadable`, `cpe_unreadable` with the fault
 * - `ecosystem_not_enabled` no enabled source covers the package's type; `osv` and `github` list candidates
 * - `ecosystem_not_read` the OSV ecosystems that cover it are enabled, but have not been read yet
 * - `type_without_source` no source that we know covers it
 * - `version_missing`, `version_unreadable` its scheme cannot order the version
 * - `release_unreadable` the release of its distribution is unknown, so records of releases do not apply
 * - `release_missing` only an analyzer that needs the release of the distribution covers it, and none is
 *   given
 * - `nvd_not_enabled` only the NVD covers CPEs; `nvd_not_read` it is enabled, but has not been read yet
 */
export type BlindSpot =
  | { code: 'no_identifier'; data: Record<string, never> }
  | { code: 'purl_unreadable'; data: { message: string } }
  | { code: 'cpe_unreadable'; data: { message: string } }
  | { code: 'ecosystem_not_enabled'; data: { type: string; osv: string[]; github: boolean } }
  | { code: 'ecosystem_not_read'; data: { type: string; osv: string[] } }
  | { code: 'type_without_source'; data: { type: string } }
  | { code: 'version_missing'; data: { scheme: string } }
  | { code: 'version_unreadable'; data: { scheme: string; version: string } }
  | { code: 'release_unreadable'; data: { type: string; namespace: string; distro: string } }
  | { code: 'release_missing'; data: { type: string; namespace: string } }
  | { code: 'nvd_not_enabled'; data: Record<string, never> }
  | { code: 'nvd_not_read'; data: Record<string, never> };

/**
 * A reason why the answer about a component is less precise, though it can be matched:
 *
 * - `release_unknown` the release of its distribution is missing, so it is compared with the records of all
 *   releases. Fixes backported to one release then do not count
 */
export type Caveat = { code: 'release_unknown'; data: { type: string; namespace: string } };

/**
 * The identifiers by which a component can be matched, the obstacles to the others, and caveats of the
 * answer.
 */
export type Judgment = {
  judgeable: boolean;
  by: ('purl' | 'cpe')[];
  blindSpots: BlindSpot[];
  caveats: Caveat[];
};

/** Package types that GitHub's advisories speak about. */
const GITHUB_TYPES = new Set([
  'maven',
  'cargo',
  'pypi',
  'gem',
  'golang',
  'npm',
  'composer',
  'nuget',
  'hex',
  'pub',
  'swift',
  'github',
]);

/**
 * Says whether any enabled source can judge an identity: it has a readable identifier, a source speaks it, and its
 * version can be ordered. A component that none can judge has no findings for want of eyes, not of flaws.
 *
 * @example
 * judgeable({ purl: 'pkg:npm/left-pad@1.3.0' }, { nvd: true, github: false, osvEcosystems: ['Go'] })
 * // { judgeable: false, by: [], blindSpots: [
 * //   { code: 'ecosystem_not_enabled', data: { type: 'npm', osv: ['npm'], github: true } }], caveats: [] }
 */
export function judgeable(identity: Identity, sources: EnabledSources): Judgment {
  return judgeSight(readTarget(identity), sources);
}

/**
 * Says the same by what decides about an identity; the texts that tell what is wrong are those of the sight.
 *
 * @example
 * judgeSight(sightOfText('r-'), { nvd: true, github: false, osvEcosystems: [] })
 * // { judgeable: true, by: ['cpe'], blindSpots: [], caveats: [] }
 */
export function judgeSight(sight: Sight, sources: EnabledSources): Judgment {
  const by: ('purl' | 'cpe')[] = [];
  const blindSpots: BlindSpot[] = [];
  const caveats: Caveat[] = [];
  if (isEmpty(sight)) blindSpots.push({ code: 'no_identifier', data: {} });
  if (sight.packageError !== undefined) {
    blindSpots.push({ code: 'purl_unreadable', data: { message: sight.packageError } });
  }
  if (sight.cpeError !== undefined)
    blindSpots.push({ code: 'cpe_unreadable', data: { message: sight.cpeError } });
  if (sight.package) {
    const spot = packageBlindSpot(sight.package, sources);
    if (spot) blindSpots.push(spot);
    else {
      by.push('purl');
      caveats.push(...packageCaveats(sight.package));
    }
  }
  if (sight.cpe) {
    const spot = cpeBlindSpot(sight.cpe, sources);
    if (spot) blindSpots.push(spot);
    else by.push('cpe');
  }
  return { judgeable: by.length > 0, by, blindSpots, caveats };
}

function isEmpty({ package: purl, packageError, cpe, cpeError }: Sight): boolean {
  return !purl && !cpe && packageError === undefined && cpeError === undefined;
}

function packageBlindSpot(sight: PackageSight, sources: EnabledSources): BlindSpot | undefined {
  const { type, namespace } = sight.coordinate;
  const osv = ecosystemsForPackage(type, namespace);
  const github = GITHUB_TYPES.has(type);
  const mayBeAsked = sources.analyzerTypes?.includes(type) ?? false;
  const isAsked = mayBeAsked && (!sources.analyzerReleaseTypes?.includes(type) || isReleaseNamed(sight));
  const isSpoken =
    (github && sources.github) || sources.osvEcosystems.some((name) => speaksOf(name, osv, sight));
  if (isAsked) return versionBlindSpot(sight);
  if (isSpoken) return versionBlindSpot(sight) ?? releaseBlindSpot(sight);
  if (mayBeAsked) return { code: 'release_missing', data: { type, namespace } };
  if (osv.length === 0 && !github) return { code: 'type_without_source', data: { type } };
  const unread = sources.unread?.osvEcosystems.filter((name) => speaksOf(name, osv, sight)) ?? [];
  if (unread.length > 0) return { code: 'ecosystem_not_read', data: { type, osv: unread } };
  return { code: 'ecosystem_not_enabled', data: { type, osv, github } };
}

/** True if an enabled ecosystem covers the package, not just another release. */
function speaksOf(enabled: string, possible: readonly string[], { coordinate }: PackageSight): boolean {
  const name = ecosystemName(enabled);
  if (!possible.includes(name)) return false;
  if (name === enabled || coordinate.distro === undefined) return true;
  const release = readDistro(coordinate.type, coordinate.namespace, enabled.slice(name.length + 1));
  return release === undefined || release === coordinate.distro;
}

function releaseBlindSpot({ coordinate }: PackageSight): BlindSpot | undefined {
  const { type, namespace, distro } = coordinate;
  if (!needsRelease(type, namespace) || !distro?.startsWith('?')) return undefined;
  return { code: 'release_unreadable', data: { type, namespace, distro: distro.slice(1) } };
}

/**
 * Only a numeric release is useful to an analyzer. If the release is not kept, the package may well have one.
 */
function isReleaseNamed({ coordinate: { type, namespace, distro } }: PackageSight): boolean {
  return !keepsRelease(type, namespace) || (distro !== undefined && /\d/.test(distro));
}

function packageCaveats({ coordinate: { type, namespace, distro } }: PackageSight): Caveat[] {
  if (!needsRelease(type, namespace) || distro !== undefined) return [];
  return [{ code: 'release_unknown', data: { type, namespace } }];
}

function cpeBlindSpot(sight: CpeSight, sources: EnabledSources): BlindSpot | undefined {
  if (sources.nvd) return versionBlindSpot(sight);
  return { code: sources.unread?.nvd ? 'nvd_not_read' : 'nvd_not_enabled', data: {} };
}

function versionBlindSpot({ scheme, version, versionKind }: PackageSight | CpeSight): BlindSpot | undefined {
  if (versionKind !== 'unreadable') return undefined;
  if (version === undefined) return { code: 'version_missing', data: { scheme } };
  return { code: 'version_unreadable', data: { scheme, version } };
}
