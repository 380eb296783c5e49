import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseIdentity } from '../contents/compose-release.ts';
import { hasProgram } from '../draft.ts';
import { debianFileName } from '../forms/debian-package.ts';
import { imageFileName } from '../forms/oci-image.ts';
import type { Form, ReleaseOptions } from '../options.ts';
import { ReleaseError } from '../release-error.ts';
import { tryDebianPackage } from './debian-life.ts';
import { identityHere } from './identity.ts';
import { tryShort } from './short.ts';
import { layOut } from './systems.ts';
import { type Measured, tryRelease } from './trial.ts';

const NEEDED = ['bwrap', 'mmdebstrap'];

/**
 * Tries what `npm run release` has built for this machine's architecture: each form on an otherwise empty system, as an unknown
 * user, without capabilities, with one folder that can be written.
 * @returns 0, or 1 when a limit is missed
 */
export async function verifyRelease(
  repository: string,
  options: ReleaseOptions,
  say: (line: string) => void,
): Promise<number> {
  if (options.isShort) {
    const measured = await tryShort(repository, options, say);
    for (const one of measured) say(formatMeasured(one));
    return judge(measured, say);
  }
  const identity = identityHere(repository, options.version);
  refuseMissing(options, identity);
  if (options.from !== undefined) refuseMissing(options, { ...identity, version: options.from });
  const work = mkdtempSync(path.join(tmpdir(), 'waybill-verify-'));
  const all: Measured[] = [];
  try {
    for (const form of options.forms) {
      say(`${form}:`);
      const previous = previousOf(form, options, identity, work);
      const system = layOut(form, options.out, identity, work);
      const measured = await tryRelease(system, { previous });
      for (const one of measured) say(formatMeasured(one));
      all.push(...measured);
      if (form === 'deb')
        for (const line of tryDebianPackage(path.join(options.out, debianFileName(identity)), work))
          say(`  ${line}`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return judge(all, say);
}

/** @returns the exit code */
function judge(all: readonly Measured[], say: (line: string) => void): number {
  const missed = all.filter(isMissed).length;
  say(missed === 0 ? 'All limits are kept.' : `${missed} limits are missed.`);
  return missed === 0 ? 0 : 1;
}

/** The version that is upgraded from, when one was named. */
function previousOf(form: Form, { out, from }: ReleaseOptions, identity: ReleaseIdentity, work: string) {
  return from === undefined ? undefined : layOut(form, out, { ...identity, version: from }, work);
}

/** @throws {ReleaseError} naming what is not installed or not built */
export function refuseMissing({ forms, out }: ReleaseOptions, identity: ReleaseIdentity): void {
  const missing = NEEDED.filter((name) => !hasProgram(name));
  if (missing.length > 0) {
    throw new ReleaseError(
      `Trying a release needs ${missing.join(' and ')} (Debian: apt-get install bubblewrap mmdebstrap).`,
    );
  }
  for (const form of forms) {
    const file = path.join(out, fileOf(form, identity));
    if (!existsSync(file)) throw new ReleaseError(`There is no "${file}". Build it first: npm run release.`);
  }
}

function fileOf(form: Form, identity: ReleaseIdentity): string {
  if (form === 'deb') return debianFileName(identity);
  if (form === 'image') return imageFileName(identity);
  return `waybill-${identity.version}-linux-${identity.platform.cpu}.tar.gz`;
}

function isMissed({ value, limit }: Measured): boolean {
  return limit !== undefined && value > limit;
}

function formatMeasured(one: Measured): string {
  const { what, value, unit, limit } = one;
  const digits = unit === 's' ? 2 : 0;
  const goal = limit === undefined ? '' : `, at most ${limit}${isMissed(one) ? ': MISSED' : ''}`;
  return `  ${what}: ${value.toFixed(digits)} ${unit}`.trimEnd() + goal;
}
