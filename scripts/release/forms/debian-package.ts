import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ar } from '../archive/ar.ts';
import { below, compareText, type Entry, readEntry, textEntry } from '../archive/entry.ts';
import { tar } from '../archive/tar.ts';
import { writeGzip } from '../archive/write-archive.ts';
import type { ReleaseIdentity } from '../contents/compose-release.ts';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' } as const;
const HOME = 'usr/lib/waybill';

/** Calls the program where it lies; a link would need readlink at each start. */
const PROGRAM = `#!/bin/sh\nexec /${HOME}/bin/waybill "$@"\n`;

export function debianFileName({ version, platform }: ReleaseIdentity): string {
  return `waybill_${version}_${ARCHITECTURES[platform.cpu]}.deb`;
}

/** What a package says besides the release. */
interface Packaging {
  /** Of the sources, for the files in `packaging`. */
  root: string;
  /** In Debian's form. */
  changelog: string;
  maintainer: string;
}

/**
 * A Debian package of a release, made without root and without Debian's tools: the program below /usr/lib/waybill, the unit,
 * its settings as a configuration file, and the scripts that make the account.
 * @returns its bytes
 */
export async function writeDebianPackage(
  file: string,
  release: readonly Entry[],
  identity: ReleaseIdentity,
  { root, changelog, maintainer }: Packaging,
): Promise<number> {
  const { time } = identity;
  const read = (name: string) => readFileSync(path.join(root, 'packaging', name), 'utf8');
  const entries = [...below(HOME, release), ...systemFiles(read, root, changelog)];
  const packed = `${file}.data`;
  await writeGzip(packed, tar(entries, { time, prefix: './' }));
  const control = controlFiles(read, entries, identity, maintainer);
  const members = [
    { name: 'debian-binary', content: Buffer.from('2.0\n') },
    {
      name: 'control.tar.gz',
      content: gzipSync(Buffer.concat([...tar(control, { time, prefix: './' })]), { level: 9 }),
    },
    { name: 'data.tar.gz', content: readFileSync(packed) },
  ];
  const content = ar(members, time);
  writeFileSync(file, content);
  rmSync(packed);
  return content.length;
}

/** The chapter of a release in the form of debian/changelog. @param maintainer such as `Jane <jane@example.com>` */
export function debianChangelog(
  chapter: string,
  { version, time }: ReleaseIdentity,
  maintainer: string,
): string {
  const lines = chapter.split('\n').filter((line) => line.startsWith('- '));
  const changes = lines.map((line) => wrap(`  * ${line.slice(2).replaceAll('**', '')}`));
  const date = new Date(time * 1000).toUTCString().replace('GMT', '+0000');
  return [
    `waybill (${version}) stable; urgency=medium`,
    '',
    ...(changes.length > 0 ? changes : ['  * Nothing that users notice.']),
    '',
    ` -- ${maintainer}  ${date}`,
    '',
  ].join('\n');
}

function systemFiles(read: (name: string) => string, root: string, changelog: string): Entry[] {
  const document = (name: string, from: string): Entry => ({
    path: `usr/share/doc/waybill/${name}`,
    file: path.join(root, from),
  });
  return [
    textEntry('usr/bin/waybill', PROGRAM, true),
    textEntry('usr/lib/systemd/system/waybill.service', read('systemd/waybill.service')),
    // Root's alone: systemd reads it before it gives up root, and a password of a database may stand there.
    { ...textEntry('etc/waybill/waybill.env', read('systemd/waybill.env')), mode: 0o600 },
    { path: 'usr/share/man/man1/waybill.1.gz', content: gzipSync(read('debian/waybill.1'), { level: 9 }) },
    textEntry('usr/share/doc/waybill/copyright', read('debian/copyright')),
    { path: 'usr/share/doc/waybill/changelog.gz', content: gzipSync(changelog, { level: 9 }) },
    textEntry('usr/share/lintian/overrides/waybill', read('debian/lintian-overrides')),
    document('README.md', 'README.md'),
    document('operating.md', 'docs/operating.md'),
  ];
}

function controlFiles(
  read: (name: string) => string,
  entries: readonly Entry[],
  { version, platform }: ReleaseIdentity,
  maintainer: string,
): Entry[] {
  const values: Record<string, string> = {
    VERSION: version,
    ARCHITECTURE: ARCHITECTURES[platform.cpu],
    MAINTAINER: maintainer,
    INSTALLED_SIZE: String(
      Math.ceil(entries.reduce((bytes, entry) => bytes + readEntry(entry).length, 0) / 1024),
    ),
  };
  const control = read('debian/control').replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '');
  const script = (name: string) => textEntry(name, read(`debian/${name}`), true);
  return [
    textEntry('control', control),
    textEntry('conffiles', '/etc/waybill/waybill.env\n'),
    textEntry('md5sums', sums(entries)),
    script('postinst'),
    script('prerm'),
    script('postrm'),
  ];
}

/** By which `dpkg --verify` finds changed files; configuration files have sums elsewhere. */
function sums(entries: readonly Entry[]): string {
  return entries
    .filter((entry) => !('link' in entry) && !entry.path.startsWith('etc/'))
    .toSorted((a, b) => compareText(a.path, b.path))
    .map((entry) => `${createHash('md5').update(readEntry(entry)).digest('hex')}  ${entry.path}\n`)
    .join('');
}

/** Lines of a changelog have 80 columns at most. */
function wrap(line: string): string {
  const lines = [''];
  for (const word of line.split(/(?<=\S) /)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= 80) lines.push(`    ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
