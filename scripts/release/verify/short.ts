import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tar } from '../archive/tar.ts';
import { writeGzip } from '../archive/write-archive.ts';
import { composeRelease } from '../contents/compose-release.ts';
import { hasProgram, run } from '../draft.ts';
import type { ReleaseOptions } from '../options.ts';
import { ReleaseError } from '../release-error.ts';
import { identityHere } from './identity.ts';
import { type Measured, type TriedSystem, tryRelease } from './trial.ts';

/** Times of a machine that builds other things meanwhile tell little: only what takes three times as long is a fault. */
const BUSY = 3;

/** initdb asks for the name of its user; every system of Debian has this one. */
const NOBODY = '65534';

/**
 * The short form for every change: the checkout as it stands becomes a tarball, which is unpacked and started where it can write nothing but its
 * data, filled, killed, started again, and compared. No network, and no tools but `tar` and, where it is there, `bwrap`.
 */
export async function tryShort(
  root: string,
  { version }: ReleaseOptions,
  say: (line: string) => void,
): Promise<Measured[]> {
  const work = mkdtempSync(path.join(tmpdir(), 'waybill-verify-'));
  try {
    const system = await layOutCheckout(root, version, work);
    say(
      `tarball of this checkout, ${system.isOpen ? 'without a sandbox (bwrap is not installed)' : 'in a sandbox'}:`,
    );
    const measured = await tryRelease(system, { isShort: true });
    return measured.map(withRoom);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function withRoom(one: Measured): Measured {
  return one.unit === 's' && one.limit !== undefined ? { ...one, limit: one.limit * BUSY } : one;
}

async function layOutCheckout(root: string, version: string, work: string): Promise<TriedSystem> {
  const [built, docs] = [path.join(root, 'apps/console/dist'), path.join(root, 'docs/dist')];
  if (![built, docs].every((folder) => existsSync(path.join(folder, 'index.html')))) {
    throw new ReleaseError('The console or the documentation is not built. Run "npm run build" first.');
  }
  const identity = identityHere(root, version);
  const origin = { root, installed: root, console: built, docs, bundled: [] };
  const composed = await composeRelease(origin, identity);
  const file = path.join(work, 'waybill.tar.gz');
  await writeGzip(file, tar(composed.entries, { time: identity.time, prefix: 'waybill/' }));
  run('tar', ['-x', '-f', file, '-C', work]);
  rmSync(file);
  const data = path.join(work, 'data');
  mkdirSync(data);
  const password = 'verify-password';
  return {
    root: '/',
    home: path.join(work, 'waybill'),
    data,
    dataAt: data,
    user: NOBODY,
    isOpen: !hasProgram('bwrap'),
    command: [path.join(work, 'waybill/bin/waybill')],
    environment: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: data,
      TMPDIR: data,
      WAYBILL_DATA_DIR: path.join(data, 'waybill'),
      WAYBILL_ADMIN_PASSWORD: password,
      WAYBILL_LOG_LEVEL: 'warn',
    },
    password,
  };
}
