import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Platform } from './contents/lock.ts';

const FORMS = ['tarball', 'deb', 'image'] as const;
const CPUS = ['x64', 'arm64'] as const;

export type Form = (typeof FORMS)[number];

export interface ReleaseOptions {
  version: string;
  platforms: Platform[];
  forms: Form[];
  /** Absolute. */
  out: string;
  /** File of the key that signs, in PEM. */
  keyFile: string | undefined;
  /** Folder of advisories, laid out as the sources are. */
  advisories: string | undefined;
  /** The version that a trial upgrades from. */
  from: string | undefined;
  /** The commit that a release is built of, such as `v0.1.0`. */
  commit: string;
  /** A trial of the checkout in a minute or two, instead of one of what was built. */
  isShort: boolean;
}

export const USAGE = `Usage: npm run release -- [--version X.Y.Z] [--commit REF] [--arch x64,arm64] [--only tarball,deb,image] [--key FILE] [--out DIRECTORY]
       npm run release -- verify --short
       npm run release -- verify [--from X.Y.Z] [--out DIRECTORY] [--only tarball,deb,image]
       npm run release -- watch [--advisories DIRECTORY] [--out DIRECTORY]
       npm run release -- fixture [--version X.Y.Z]
       npm run release -- changelog [--version X.Y.Z]

Builds the release of the last commit, or of another one. Without options: all forms for x64 and arm64, of the version in package.json, below dist/release.
The key is one of Ed25519 in PEM, as \`openssl genpkey -algorithm ed25519\` makes it; without one nothing is signed.
verify starts what was built on an otherwise empty system and measures it; with --from
the version before is started first, and upgraded; with --short it tries this checkout in a minute or two.
fixture records the database of this version, which later ones are tested to upgrade. watch has it look for vulnerabilities in its own parts.`;

/** What the words of the command line cannot be taken for; its message says what was expected. */
export class ReleaseUsageError extends Error {}

/** @param manifestVersion of package.json @throws {ReleaseUsageError} */
export function readReleaseOptions(
  args: readonly string[],
  manifestVersion: string,
  root: string,
): ReleaseOptions {
  const values = parse(args);
  const version = values.version ?? manifestVersion;
  if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version)) {
    throw new ReleaseUsageError(
      `"${version}" is not a version; one such as 0.1.0 or 0.2.0-rc.1 was expected.`,
    );
  }
  return {
    version,
    platforms: choices('--arch', values.arch, CPUS).map((cpu) => ({ os: 'linux', cpu })),
    forms: choices('--only', values.only, FORMS),
    out: path.resolve(root, values.out ?? 'dist/release'),
    keyFile: values.key,
    advisories: values.advisories,
    from: values.from,
    commit: values.commit ?? 'HEAD',
    isShort: values.short ?? false,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = {
      version: text,
      arch: text,
      only: text,
      key: text,
      out: text,
      advisories: text,
      from: text,
      commit: text,
      short: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ReleaseUsageError(error instanceof Error ? error.message : String(error));
  }
}

function choices<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T[] {
  if (value === undefined) return [...allowed];
  return value.split(',').map((word) => {
    const found = allowed.find((one) => one === word.trim());
    if (!found)
      throw new ReleaseUsageError(`${name} does not know "${word}"; it takes ${allowed.join(', ')}.`);
    return found;
  });
}
