/**
 * Streams of Red Hat Enterprise Linux: the minor releases that go on getting fixes of their own (EUS, E4S, AUS, TUS) beside
 * the main stream, which knows major releases only.
 *
 * Red Hat writes an update for one stream, with the versions of that stream: `rhel_eus:9.4` says nothing of packages of 9.2.
 * The main stream counts for all of them, for a stream may get no fix of its own
 * (https://github.com/RedHatProductSecurity/security-data-guidelines, “CPE Matching Logic”).
 *
 * A package tells its stream by the minor release of its qualifier `distro`. The tag of its version, such as `.el9_4`, tells the
 * first minor release it was built for only: builds stay in the releases that follow, so `9.4+` is meant.
 */

/**
 * Lines of Ubuntu: Pro (ESM) and the real-time kernel get fixes of their own beside the release (FIPS builds even count as a release of
 * their own, see `fipsRelease`). A record says of which line an entry is only where it has one for the release as well: then the
 * build decides which of both counts. An entry that stands alone counts for all builds.
 */
const PRO_DISTRO = /(?:^|[^a-z])(?:pro|esm)(?:[^a-z]|$)/;
const PRO_VERSION = /[~+.]esm\d/i;
const REALTIME = /(?:^|[^a-z])realtime(?:[^a-z]|$)/;

/**
 * The line of Ubuntu that the tail of an ecosystem or a `distro` qualifier names: `Pro:24.04:LTS` and `esm-apps/noble` name
 * `pro`, `24.04:LTS` names `main`.
 */
function ubuntuLine(text: string): 'main' | 'pro' | 'realtime' {
  const lower = text.toLowerCase();
  if (REALTIME.test(lower)) return 'realtime';
  return PRO_DISTRO.test(lower) ? 'pro' : 'main';
}

/** `rhel_eus:9.4::baseos`, `rhel_eus_long_life:9.4`; since RHEL 10 `enterprise_linux_eus:10.0`. */
const OF_RECORD = /(?:rhel|enterprise_linux)_(?:eus|e4s|aus|tus)[a-z_]*:(\d+\.\d+)/;
const OF_DISTRO = /(?:rhel[a-z_]*[-:]|redhat-|enterprise_linux[a-z_]*:|^)(\d+\.\d+)/;
const OF_VERSION = /\.el(\d+)_(\d+)/;

/**
 * The stream in the tail of an OSV ecosystem; undefined for the main stream and for products built on a
 * release.
 *
 * @example
 * streamOfEcosystem('redhat', 'rhel_eus:9.4::appstream') // '9.4'
 * streamOfEcosystem('redhat', 'enterprise_linux:9::baseos') // undefined
 */
export function streamOfEcosystem(namespace: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (namespace === 'ubuntu') return ubuntuLine(text);
  if (namespace !== 'redhat') return undefined;
  return OF_RECORD.exec(text.toLowerCase())?.[1];
}

/**
 * The stream of a package, by what its `distro` qualifier and its version say; `9.4+` is that release or a later one of the
 * same major release, undefined any. A build for a later release than the qualifier names came by an update.
 *
 * @example
 * streamOfPackage('redhat', 'rhel-9.4', '3.0.7-18.el9_2') // '9.4'
 * streamOfPackage('redhat', undefined, '3.0.7-18.el9_2') // '9.2+'
 * streamOfPackage('ubuntu', 'ubuntu-24.04', '3.4.0-1ubuntu0.1~esm1') // 'pro'
 * @param name of the package or of the source that it was built from
 */
export function streamOfPackage(
  namespace: string,
  distro: string | undefined,
  version: string | undefined,
  name = '',
): string | undefined {
  if (namespace === 'ubuntu') return ubuntuLineOf(distro, version, name);
  if (namespace !== 'redhat') return undefined;
  const told = distro === undefined ? undefined : OF_DISTRO.exec(distro.toLowerCase())?.[1];
  const [, major, minor] = OF_VERSION.exec(version ?? '') ?? [];
  const built = major === undefined ? undefined : `${major}.${minor}`;
  if (told === undefined) return built === undefined ? undefined : `${built}+`;
  return built !== undefined && isLater(built, told) ? `${built}+` : told;
}

function ubuntuLineOf(distro: string | undefined, version: string | undefined, name: string): string {
  if (REALTIME.test(name.toLowerCase())) return 'realtime';
  return PRO_VERSION.test(version ?? '') ? 'pro' : ubuntuLine(distro ?? '');
}

/**
 * True if a record of a stream can apply to a package. A side without a stream meets any stream.
 *
 * @example
 * streamsMeet('9.4', '9.2') // false
 * streamsMeet('9.4', '9.2+') // true
 */
export function streamsMeet(advisory: string | undefined, component: string | undefined): boolean {
  if (advisory === undefined || component === undefined || advisory === component) return true;
  return component.endsWith('+') && !isLater(component.slice(0, -1), advisory);
}

/** Says whether a package tells exactly which stream it is of. */
export function isStreamTold(component: string | undefined): boolean {
  return component !== undefined && !component.endsWith('+');
}

function isLater(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor && minor > otherMinor;
}
