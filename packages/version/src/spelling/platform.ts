/**
 * Suffixes that tools append to a version for the platform or the build of a package. A release is one
 * release, whatever it was built for.
 */

const CPU =
  'x86|x86_64|x86-64|x64|amd64|i[3-6]86|universal|arm|arm64|aarch64|armv\\d+\\w*|armhf|powerpc|powerpc64|ppc|ppc64|ppc64le|' +
  'powerpc64le|s390x?|sparc\\w*|mips\\w*|riscv64|loongarch64|wasm32';
const OS =
  'linux|darwin|macos|mingw\\w*|mswin\\w*|windows|freebsd|openbsd|netbsd|dragonfly|solaris|aix|cygwin|android|dalvik|java|unknown|' +
  'wasi|musl';

/** Gem::Platform: an engine alone, or processor and system, with what follows them (`-gnu`, `-musl`, `-20`, `-ucrt`). */
const GEM = new RegExp(
  `-(?:(?:java|jruby|ruby|dotnet|dalvik|mswin|mingw)[\\d.]*|(?:${CPU})-(?:${OS})[\\d.]*(?:-[a-z0-9]+)*)$`,
  'i',
);
/** PEP 427: build tag, Python tag, ABI tag, platform tag; the platform may be left out (https://peps.python.org/pep-0427/). */
const WHEEL =
  /-(?:\d+[a-z0-9]*-)?(?:(?:py|cp|pp|ip|jy)\d[\w.]*)-(?:none|abi\d+|(?:cp|pypy|pp)\d\w*)(?:-[\w.]+)?(?:\.whl)?$/i;
const SOURCE_ARCHIVE = /\.(?:tar\.gz|tar\.bz2|zip)$/i;
/** Runtime identifiers of .NET (https://learn.microsoft.com/dotnet/core/rid-catalog). */
const RUNTIME =
  /[-/](?:win\d*|linux(?:-(?:musl|bionic))?|osx(?:\.[\d.]+)?|maccatalyst|android|ios(?:simulator)?|tvos|freebsd|unix|alpine|ubuntu|debian)[\d.]*-(?:x64|x86|arm|arm64|armv6|s390x|ppc64le|riscv64|loongarch64)$/i;
/** `1.21.0=py39h2e5f7a1_0`, also with hyphens as in file names. */
const CONDA = /(?:=+[\w.]+|-(?:[a-z]+\d*\w*_\d+|[a-z]*\d*h[0-9a-f]{7}_\d+|\d+))(?:\.(?:tar\.bz2|conda))?$/i;
const DEB_ARCHITECTURE =
  /_(?:all|any|amd64|arm64|armel|armhf|i386|mips64el|ppc64el|riscv64|s390x|source)(?:\.u?deb)?$/;
const RPM_ARCHITECTURE =
  /\.(?:noarch|src|nosrc|x86_64|i[3-6]86|aarch64|armv7hl|ppc64|ppc64le|s390x|riscv64)(?:\.rpm)?$/;

const BESIDE_VERSION: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['gem', [GEM]],
  ['pypi', [WHEEL, SOURCE_ARCHIVE]],
  ['nuget', [RUNTIME]],
  ['conda', [CONDA]],
  ['deb', [DEB_ARCHITECTURE]],
  ['rpm', [RPM_ARCHITECTURE]],
]);

/**
 * A version without the platform or build that is written behind it, by the type of its package.
 *
 * @example
 * withoutPlatform('gem', '1.19.3-x86_64-linux') // '1.19.3'
 * withoutPlatform('gem', '1.0.0-beta') // '1.0.0-beta'
 */
export function withoutPlatform(type: string, version: string): string {
  const patterns = BESIDE_VERSION.get(type);
  if (!patterns || version.length > MAX_LENGTH) return version;
  return patterns.reduce((text, pattern) => text.replace(pattern, '') || text, version);
}

/** Longer texts are no versions. */
const MAX_LENGTH = 200;
