import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hasProgram, run } from '../draft.ts';
import { ReleaseError } from '../release-error.ts';

const DATA = 'var/lib/waybill/waybill.json';

/**
 * The life of the Debian package in a system of its own: installed, installed again over itself, removed, and purged, by apt and dpkg. It
 * takes root, for chroot; systemd does not run there, so the unit is started by nobody.
 * @returns sentences about what was tried
 */
export function tryDebianPackage(file: string, work: string): string[] {
  const life = process.getuid?.() === 0 ? liveThrough(file, work) : 'not tried, as it needs root';
  const lint = hasProgram('lintian') ? lintianOf(file) : 'lintian: not installed, not tried';
  return [`install, upgrade, remove, purge: ${life}`, lint];
}

function liveThrough(file: string, work: string): string {
  const root = path.join(work, 'debian');
  run('mmdebstrap', [
    '--variant=apt',
    '--quiet',
    '--include=adduser,init-system-helpers,libstdc++6',
    'bookworm',
    root,
  ]);
  copyFileSync(file, path.join(root, 'waybill.deb'));
  const inside = (script: string) => run('chroot', [root, '/bin/sh', '-ec', script]);
  const install =
    'DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends --reinstall --allow-downgrades /waybill.deb';

  inside(install);
  expect(inside('getent passwd waybill').includes('/var/lib/waybill'), 'the account is made');
  expect(
    inside('stat -c %U:%a /var/lib/waybill').trim() === 'waybill:750',
    'the folder of the data belongs to it',
  );
  expect(inside('dpkg --verify waybill').trim() === '', 'all files are as packed');
  expect(inside('waybill --help').includes('serve'), 'the program runs');
  inside(`echo '# changed' >> /etc/waybill/waybill.env && su waybill -s /bin/sh -c 'echo {} > /${DATA}'`);
  inside(install);
  expect(
    inside('tail -n 1 /etc/waybill/waybill.env').trim() === '# changed',
    'an upgrade keeps changed settings',
  );
  inside('dpkg --remove waybill');
  expect(!existsSync(path.join(root, 'usr/lib/waybill')), 'removing leaves no program');
  expect(existsSync(path.join(root, 'etc/waybill/waybill.env')), 'removing keeps settings');
  inside('dpkg --purge waybill');
  expect(!existsSync(path.join(root, 'etc/waybill')), 'purging takes the settings');
  expect(existsSync(path.join(root, DATA)), 'purging keeps data');
  rmSync(root, { recursive: true, force: true });
  return 'as expected';
}

/** Its exit code is 0 or, with something to say, 1; any other means that it did not come to its end. */
function lintianOf(file: string): string {
  const { status, stdout, stderr } = spawnSync('lintian', ['--no-cfg', '--allow-root', file], {
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1)
    throw new ReleaseError(`lintian did not end as it should: ${stderr.trim()}`);
  const faults = stdout.split('\n').filter((line) => /^[EW]:/.test(line));
  if (faults.length > 0) throw new ReleaseError(`lintian finds:\n${faults.join('\n')}`);
  return 'lintian: no error, no warning';
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new ReleaseError(`The Debian package fails: ${what}.`);
}
