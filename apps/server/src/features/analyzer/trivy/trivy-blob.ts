import { readTarget } from '@waybill/match';
import { formatPurl, type Purl } from '@waybill/purl';
import type { Subject } from '../analyzer.ts';

/** The parts of a BOM that a Trivy server should scan. */
export interface ScannedKinds {
  readonly libraries: boolean;
  readonly systems: boolean;
}

/** A package as Trivy takes it, and where it stands. */
export interface TrivyTarget {
  readonly kind: 'library' | 'os';
  /** Kind of the application, or family and release of the system. */
  readonly type: string;
  readonly release?: string;
  readonly pkg: Readonly<Record<string, unknown>>;
}

/** One layer; `numbers` are the positions of its packages in the list. */
export interface Blob {
  readonly kind: TrivyTarget['kind'];
  readonly numbers: readonly number[];
  readonly info: Readonly<Record<string, unknown>>;
}

/** Types of package URLs and the kinds of applications whose packages they are. */
const applications: ReadonlyMap<string, string> = new Map([
  ['bitnami', 'bitnami'],
  ['cargo', 'cargo'],
  ['cocoapods', 'cocoapods'],
  ['composer', 'composer'],
  ['conan', 'conan'],
  ['gem', 'gemspec'],
  ['golang', 'gobinary'],
  ['hex', 'hex'],
  ['maven', 'jar'],
  ['npm', 'node-pkg'],
  ['nuget', 'nuget'],
  ['pub', 'pub'],
  ['pypi', 'python-pkg'],
  ['swift', 'swift'],
]);

/** Systems that Trivy calls otherwise than `distro` of a package URL does. */
const families: ReadonlyMap<string, string> = new Map([
  ['almalinux', 'alma'],
  ['amzn', 'amazon'],
  ['mariner', 'cbl-mariner'],
  ['ol', 'oracle'],
  ['rhel', 'redhat'],
]);

/** Without its release it has nothing to say about a package of these. */
export const systemTypes: readonly string[] = ['apk', 'deb', 'rpm'];

/** Types of the package URLs that it knows. */
export function typesOf({ libraries, systems }: ScannedKinds): string[] {
  return [...(libraries ? applications.keys() : []), ...(systems ? systemTypes : [])];
}

/** Undefined when it is no package that Trivy knows, or is not to be looked at. */
export function targetOf(subject: Subject, kinds: ScannedKinds): TrivyTarget | undefined {
  const { purl } = subject;
  if (purl?.version === undefined) return undefined;
  const application = applications.get(purl.type);
  if (application !== undefined) return kinds.libraries ? libraryTarget(purl, application) : undefined;
  if (!kinds.systems || !systemTypes.includes(purl.type)) return undefined;
  return systemTarget(subject, purl);
}

function libraryTarget(purl: Purl, type: string): TrivyTarget {
  const { namespace, name, version } = purl.received;
  const separator = ['golang', 'npm', 'composer'].includes(purl.type) ? '/' : ':';
  const fullName = namespace === undefined ? name : `${namespace}${separator}${name}`;
  return {
    kind: 'library',
    type,
    pkg: {
      name: fullName,
      version,
      src_name: fullName,
      src_version: version,
      identifier: { purl: formatPurl(purl) },
    },
  };
}

/** Without its release Trivy has nothing to say about a package of a system. */
function systemTarget(
  { properties, upstream: source, distro }: Subject,
  purl: Purl,
): TrivyTarget | undefined {
  const system = systemOf(purl, distro, properties['trivy:PkgType']);
  if (!system) return undefined;
  const { name, version, qualifiers } = purl;
  const upstream = /^([^@]+)(?:@(.+))?$/.exec(qualifiers.upstream ?? source ?? '');
  return {
    kind: 'os',
    ...system,
    pkg: {
      name,
      version,
      arch: qualifiers.arch ?? 'x86_64',
      ...numbered('epoch', qualifiers.epoch),
      src_name: properties['trivy:SrcName'] ?? upstream?.[1] ?? name,
      src_version: properties['trivy:SrcVersion'] ?? upstream?.[2] ?? version,
      ...(properties['trivy:SrcRelease'] === undefined
        ? {}
        : { src_release: properties['trivy:SrcRelease'] }),
      ...numbered('src_epoch', properties['trivy:SrcEpoch']),
      identifier: { purl: formatPurl(purl) },
    },
  };
}

/** By the package URL, else by what describes the whole system, else by the version, where vendors write the release into it. */
function systemOf(
  purl: Purl,
  described: string | undefined,
  pkgType: string | undefined,
): { type: string; release: string } | undefined {
  const distro = purl.qualifiers.distro ?? described ?? distroOfVersion(purl);
  if (distro === undefined) return undefined;
  const [, family, release] = /^(.+)-([^-]+)$/.exec(distro) ?? [undefined, pkgType ?? purl.namespace, distro];
  if (family === undefined || release === undefined || !/\d/.test(release)) return undefined;
  const lower = family.toLowerCase();
  return { type: families.get(lower) ?? lower, release };
}

function distroOfVersion(purl: Purl): string | undefined {
  return readTarget({ purl: formatPurl(purl) }).package?.coordinate.distro;
}

function numbered(name: string, text: string | undefined): Record<string, number> {
  return text !== undefined && /^\d{1,9}$/.test(text) ? { [name]: Number(text) } : {};
}

/** One layer for all libraries, and one for each system. Packages carry their number, which comes back with what is found. */
export function blobsOf(targets: readonly TrivyTarget[]): Blob[] {
  const numbered = targets.map((target, number) => ({ ...target, number }));
  const layers = Map.groupBy(numbered, ({ kind, type, release }) =>
    kind === 'library' ? kind : `${type} ${release}`,
  );
  return [...layers.values()].map((layer) => {
    const [first] = layer;
    const numbers = layer.map(({ number }) => number);
    if (first?.kind !== 'os') return { kind: 'library', numbers, info: libraryInfo(layer) };
    return {
      kind: 'os',
      numbers,
      info: {
        schema_version: 2,
        os: { family: first.type, name: first.release },
        package_infos: [{ packages: layer.map(packageOf) }],
      },
    };
  });
}

type Numbered = TrivyTarget & { readonly number: number };

function libraryInfo(layer: readonly Numbered[]): Record<string, unknown> {
  const byType = Map.groupBy(layer, ({ type }) => type);
  return {
    schema_version: 2,
    applications: [...byType].map(([type, ofType]) => ({ type, packages: ofType.map(packageOf) })),
  };
}

function packageOf({ pkg, number }: Numbered): Record<string, unknown> {
  return { ...pkg, identifier: { ...(pkg.identifier as object), bom_ref: `${number}` } };
}
