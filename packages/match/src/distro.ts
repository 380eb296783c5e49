/**
 * Releases of distributions, so that `trixie`, `debian-13` and `Debian:13` name the same one.
 *
 * A release reads as `debian-13`. A text of a deb or apk package that cannot be interpreted is kept as `?text`: it
 * equals only itself. For rpm it is dropped, because vendors write products, not releases, there, and dropping
 * compares by version alone rather than staying silent.
 */

const DEBIAN =
  'buzz 1.1 rex 1.2 bo 1.3 hamm 2.0 slink 2.1 potato 2.2 woody 3.0 sarge 3.1 etch 4 lenny 5 squeeze 6 wheezy 7 jessie 8 ' +
  'stretch 9 buster 10 bullseye 11 bookworm 12 trixie 13 forky 14 duke 15 sid sid unstable sid';

const UBUNTU =
  'precise 12.04 trusty 14.04 utopic 14.10 vivid 15.04 wily 15.10 xenial 16.04 yakkety 16.10 zesty 17.04 artful 17.10 ' +
  'bionic 18.04 cosmic 18.10 disco 19.04 eoan 19.10 focal 20.04 groovy 20.10 hirsute 21.04 impish 21.10 jammy 22.04 ' +
  'kinetic 22.10 lunar 23.04 mantic 23.10 noble 24.04 oracular 24.10 plucky 25.04 questing 25.10 resolute 26.04';

type Release = {
  /** Words that name a release by themselves. */
  names: ReadonlyMap<string, string>;
  /** Patterns for the part of the number that distinguishes releases. The first match counts. */
  digits: readonly RegExp[];
  /** Finds the release in a version, where vendors write it there. */
  version?: RegExp;
};

const MAJOR = /(\d+)/;
const MAJOR_MINOR = /(\d+\.\d+)/;
const ENTERPRISE_LINUX = /\.el(\d+)/;

/** By namespace of the purl. */
const RELEASES: ReadonlyMap<string, Release> = new Map<string, Release>([
  [
    'debian',
    {
      names: codeNames(DEBIAN),
      digits: [/(\d+)(?!\d)/],
      version: /[+~]deb(\d+)u\d/,
    },
  ],
  [
    'ubuntu',
    {
      names: codeNames(UBUNTU),
      digits: [/(\d\d\.\d\d)/],
      version: /[~.]((?:1\d|2\d)\.(?:04|10))\.\d/,
    },
  ],
  [
    'alpine',
    {
      names: codeNames('edge edge'),
      digits: [MAJOR_MINOR],
    },
  ],
  ['alpaquita', { names: codeNames('stream stream'), digits: [MAJOR] }],
  ['almalinux', { names: codeNames(''), digits: [MAJOR], version: ENTERPRISE_LINUX }],
  ['rocky', { names: codeNames(''), digits: [MAJOR], version: ENTERPRISE_LINUX }],
  [
    'redhat',
    {
      names: codeNames(''),
      // A layered product says behind its name on which release it stands: `openshift:4.14::el9`.
      digits: [/::el(\d+)/, /(?:enterprise_linux[a-z_]*:|rhel(?:_[a-z_\d]+)?[-:]|redhat-|^)(\d+)/],
      version: ENTERPRISE_LINUX,
    },
  ],
  ['fedora', { names: codeNames('rawhide rawhide'), digits: [MAJOR], version: /\.fc(\d+)/ }],
  ['mageia', { names: codeNames(''), digits: [MAJOR], version: /\.mga(\d+)/ }],
  ['azurelinux', { names: codeNames(''), digits: [MAJOR] }],
  ['openeuler', { names: codeNames(''), digits: [/(\d\d\.\d\d(?:-lts(?:-sp\d)?)?)/] }],
  ['opensuse', { names: codeNames('tumbleweed tumbleweed'), digits: [MAJOR_MINOR] }],
  // `15 SP5` and `15.5` are the same service pack.
  ['suse', { names: codeNames(''), digits: [/(\d+)[ -]?sp[ -]?(\d+)/, /(\d+)\.(\d+)/, MAJOR] }],
]);

/** Distributions without releases: what stands for one is the day of an image. */
const ROLLING: ReadonlySet<string> = new Set(['wolfi', 'chainguard', 'minimos', 'echo']);

/** Real ones have under 30 characters. */
const MAX_TEXT = 100;

const DISTRIBUTION_TYPES = new Set(['deb', 'apk', 'rpm']);

/**
 * Says whether packages of a purl type belong to the releases of a distribution.
 *
 * @example
 * isDistributionType('deb') // true
 */
export function isDistributionType(type: string): boolean {
  return DISTRIBUTION_TYPES.has(type);
}

/**
 * Reads the release that a `distro` qualifier or the tail of an OSV ecosystem names.
 *
 * @example
 * readDistro('deb', 'debian', 'trixie') // 'debian-13'
 * readDistro('deb', 'ubuntu', 'Pro:16.04:LTS') // 'ubuntu-16.04'
 * readDistro('rpm', 'suse', 'Linux Enterprise Server 15 SP5') // 'suse-15.5'
 * readDistro('npm', '', 'trixie') // undefined
 */
export function readDistro(type: string, namespace: string, text: string | undefined): string | undefined {
  if (!text || !isDistributionType(type) || ROLLING.has(namespace)) return undefined;
  const lower = text.toLowerCase();
  const release = RELEASES.get(namespace);
  const found = release && releaseOf(release, lower);
  if (found !== undefined) return `${namespace}-${found}${isFips(namespace, lower) ? '-fips' : ''}`;
  return type === 'rpm' ? undefined : `?${lower.slice(0, MAX_TEXT)}`;
}

/**
 * The release that a version was built for, where the vendor writes it there.
 *
 * @example
 * readDistroOfVersion('rpm', 'redhat', '5.1.8-6.el9_1') // 'redhat-9'
 * readDistroOfVersion('deb', 'debian', '1.2-3') // undefined
 */
export function readDistroOfVersion(
  type: string,
  namespace: string,
  version: string | undefined,
): string | undefined {
  if (version === undefined || !isDistributionType(type)) return undefined;
  const found = RELEASES.get(namespace)?.version?.exec(version)?.[1];
  return found === undefined ? undefined : `${namespace}-${found}`;
}

/** Ubuntu mends its FIPS builds apart: their versions say nothing about the others of the release. */
export function fipsRelease(distro: string, version: string | undefined): string {
  return distro.startsWith('ubuntu-') && version !== undefined && /[.+]fips/i.test(version)
    ? `${distro}-fips`
    : distro;
}

function isFips(namespace: string, text: string): boolean {
  return namespace === 'ubuntu' && text.includes('fips');
}

/** Says whether a release that is named for a package of a namespace is among what is kept of it, readable or not. */
export function keepsRelease(type: string, namespace: string): boolean {
  return isDistributionType(type) && !ROLLING.has(namespace) && (type !== 'rpm' || RELEASES.has(namespace));
}

/** Says whether a package of a namespace cannot be judged well without its release. */
export function needsRelease(type: string, namespace: string): boolean {
  return isDistributionType(type) && RELEASES.has(namespace);
}

function releaseOf(release: Release, text: string): string | undefined {
  // A code name may follow a vendor prefix, as in `esm-infra/xenial` or `debian-trixie`.
  for (const word of text.split(/[-/: ]/)) {
    const named = release.names.get(word);
    if (named !== undefined) return named;
  }
  for (const pattern of release.digits) {
    const [, ...numbers] = pattern.exec(text) ?? [];
    if (numbers.length > 0) return numbers.join('.');
  }
  return undefined;
}

function codeNames(list: string): ReadonlyMap<string, string> {
  const words = list.split(' ');
  const names = new Map<string, string>();
  for (let i = 0; i + 1 < words.length; i += 2) names.set(words[i] ?? '', words[i + 1] ?? '');
  return names;
}
