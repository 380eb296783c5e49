/** How packages of an ecosystem are written as a purl. */
export type PackageShape = {
  type: string;
  /** Namespace of all packages of the ecosystem, as distributions have it. */
  namespace?: string;
  /** Separates the namespace from the name inside a package name; the last one counts. */
  separator?: ':' | '/';
  /** True if names may be Git addresses, whose scheme and `.git` are not part of the package's name. */
  isAddress?: boolean;
  /** Records speak of source packages, by the versions of these. */
  namesSources?: true;
  /** Qualifiers without which no purl of the type is valid; what they hold plays no part in matching. */
  qualifiers?: Readonly<Record<string, string>>;
};

/**
 * Ecosystems of OSV (https://ossf.github.io/osv-schema/#defined-ecosystems) by the name before the first colon, and
 * the purl type that their packages have. An ecosystem that is missing here can still speak through `package.purl`.
 */
const SHAPES: ReadonlyMap<string, PackageShape> = new Map<string, PackageShape>([
  ['AlmaLinux', { type: 'rpm', namespace: 'almalinux' }],
  ['Alpaquita', { type: 'apk', namespace: 'alpaquita' }],
  ['Alpine', { type: 'apk', namespace: 'alpine', namesSources: true }],
  ['Azure Linux', { type: 'rpm', namespace: 'azurelinux' }],
  ['BellSoft Hardened Containers', { type: 'apk', namespace: 'bellsoft-hardened-containers' }],
  ['Bitnami', { type: 'bitnami' }],
  ['CRAN', { type: 'cran' }],
  ['Chainguard', { type: 'apk', namespace: 'chainguard' }],
  ['ConanCenter', { type: 'conan' }],
  ['Debian', { type: 'deb', namespace: 'debian', namesSources: true }],
  ['Echo', { type: 'deb', namespace: 'echo' }],
  ['GitHub Actions', { type: 'github', separator: '/' }],
  ['Go', { type: 'golang', separator: '/' }],
  ['Hackage', { type: 'hackage' }],
  ['Hex', { type: 'hex', separator: '/' }],
  ['Julia', { type: 'julia', qualifiers: { uuid: 'any' } }],
  ['Mageia', { type: 'rpm', namespace: 'mageia' }],
  ['Maven', { type: 'maven', separator: ':' }],
  ['MinimOS', { type: 'apk', namespace: 'minimos' }],
  ['NuGet', { type: 'nuget' }],
  ['OSS-Fuzz', { type: 'generic' }],
  ['Packagist', { type: 'composer', separator: '/' }],
  ['Pub', { type: 'pub' }],
  ['PyPI', { type: 'pypi' }],
  ['Red Hat', { type: 'rpm', namespace: 'redhat' }],
  ['Rocky Linux', { type: 'rpm', namespace: 'rocky' }],
  ['RubyGems', { type: 'gem' }],
  ['SUSE', { type: 'rpm', namespace: 'suse', namesSources: true }],
  ['SwiftURL', { type: 'swift', separator: '/', isAddress: true }],
  ['Ubuntu', { type: 'deb', namespace: 'ubuntu', namesSources: true }],
  ['VSCode', { type: 'vscode-extension', separator: '/' }],
  ['Wolfi', { type: 'apk', namespace: 'wolfi' }],
  ['crates.io', { type: 'cargo' }],
  ['npm', { type: 'npm', separator: '/' }],
  ['opam', { type: 'opam' }],
  ['openEuler', { type: 'rpm', namespace: 'openeuler' }],
  ['openSUSE', { type: 'rpm', namespace: 'opensuse', namesSources: true }],
]);

/**
 * The ecosystem name without its release or repository: `Debian` of `Debian:12`
 * (https://ossf.github.io/osv-schema/#affectedpackage-field).
 *
 * @example
 * ecosystemName('Debian:12') // 'Debian'
 */
export function ecosystemName(ecosystem: string): string {
  const colon = ecosystem.indexOf(':');
  return colon < 0 ? ecosystem : ecosystem.slice(0, colon);
}

/** How packages of an OSV ecosystem (`Debian:12`, `Go`) are written as a purl; undefined for unknown ones. */
export function packageShape(ecosystem: string): PackageShape | undefined {
  return SHAPES.get(ecosystemName(ecosystem));
}

/** Says whether records of an OSV ecosystem speak of source packages. */
export function namesSources(ecosystem: string | undefined): boolean {
  return ecosystem !== undefined && packageShape(ecosystem)?.namesSources === true;
}

/**
 * The OSV ecosystems that speak about packages of a purl type and namespace, in alphabetical order; empty when
 * there is none. Both are in look-up form.
 *
 * @example
 * ecosystemsForPackage('cargo', '') // ['crates.io']
 * ecosystemsForPackage('conda', '') // []
 */
export function ecosystemsForPackage(type: string, namespace: string): string[] {
  const names: string[] = [];
  for (const [name, shape] of SHAPES) {
    if (shape.type === type && (shape.namespace === undefined || shape.namespace === namespace))
      names.push(name);
  }
  return names.sort();
}

/** The namespace, if it tells the ecosystems of a distribution apart; any other says as much as none. */
export function knownNamespace(namespace: string): string {
  return NAMESPACES.has(namespace) ? namespace : '';
}

/** Texts of sights that are stored hold only what was known: a new namespace takes a migration that writes them anew. */
const NAMESPACES: ReadonlySet<string> = new Set(
  [...SHAPES.values()].flatMap((shape) => shape.namespace ?? []),
);
