import { lstatSync, mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Entry, textEntry } from '../archive/entry.ts';
import type { Platform } from '../contents/lock.ts';
import { run } from '../draft.ts';

/** The release of Debian, and what of it Node, PostgreSQL (the locale C.UTF-8 of libc-bin) and our scripts need; no package manager. */
const SUITE = 'bookworm';
const PACKAGES = ['base-files', 'libc6', 'libc-bin', 'libstdc++6', 'coreutils', 'dash', 'libnss-wrapper'];
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' } as const;

/** Of the packages, what nothing in the image reads. Copyrights stay: their licenses ask for it. */
const LEFT_OUT =
  /^(var|dev|proc|sys|run|boot|home|media|mnt|opt|root|srv|tmp)\/|^usr\/share\/(man|info|locale|lintian|bug|debianutils|menu|common-licenses\/\.)|^usr\/share\/doc\/[^/]+\/(?!copyright$)|^usr\/(sbin|games|local|src|include)\/|^usr\/lib\/[^/]+\/(gconv|audit)\/|^etc\/(ld\.so\.cache|apt|dpkg|update-motd\.d|systemd)/;

/** Names for the numbers that containers run as; others have none, which is why libnss-wrapper is there. */
const ACCOUNTS = {
  'etc/passwd': 'root:x:0:0:root:/:/usr/sbin/nologin\nwaybill:x:10001:0:Waybill:/data:/usr/sbin/nologin\n',
  'etc/group': 'root:x:0:\n',
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
};

/**
 * The system of an image: packages of Debian, unpacked by mmdebstrap and not installed, so no script of theirs runs, and another
 * architecture is no trouble. Their versions are those of the day, the only thing in an image that the commit does not fix.
 * @param folder for its files, made anew
 * @returns paths relative to the root of the system
 */
export function unpackBaseSystem(folder: string, { cpu }: Platform, time: number): Entry[] {
  const archive = `${folder}.tar`;
  const options = [
    '--variant=extract',
    `--architectures=${ARCHITECTURES[cpu]}`,
    `--include=${PACKAGES.join(',')}`,
    '--quiet',
    '--dpkgopt=path-include=/usr/share/doc/*/copyright',
  ];
  run('mmdebstrap', [...options, SUITE, archive], {
    env: { ...process.env, SOURCE_DATE_EPOCH: String(time) },
  });
  mkdirSync(folder, { recursive: true });
  run('tar', ['-x', '--no-same-owner', '-f', archive, '-C', folder, '--exclude=./dev/*']);
  return [
    ...listSystem(folder).filter(({ path: name }) => !LEFT_OUT.test(name) && !(name in ACCOUNTS)),
    ...Object.entries(ACCOUNTS).map(([name, text]) => textEntry(name, text)),
  ];
}

function listSystem(root: string, folder = ''): Entry[] {
  return readdirSync(path.join(root, folder))
    .sort(compareText)
    .flatMap((name): Entry[] => {
      const inside = folder === '' ? name : `${folder}/${name}`;
      const file = path.join(root, inside);
      const stat = lstatSync(file);
      if (stat.isSymbolicLink()) return [{ path: inside, link: readlinkSync(file) }];
      if (stat.isDirectory()) return listSystem(root, inside);
      // No program of another's rights is needed, so none keeps them.
      return stat.isFile() ? [{ path: inside, file, mode: stat.mode & 0o755 }] : [];
    });
}
