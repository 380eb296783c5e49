import { compareText, type Entry, type Folder, modeOf, readEntry } from './entry.ts';

const BLOCK = 512;

interface TarOptions {
  /** Of every entry, in seconds since 1970. */
  time: number;
  /** In front of every path: empty, or such as `waybill-0.1.0/`. */
  prefix?: string;
  /** Folders with a mode of their own; all others get 0755. */
  folders?: readonly Folder[];
}

type Header = { path: string; mode: number; size: number; type: '0' | '2' | '5'; link: string };

/**
 * The pieces of a tar archive (POSIX ustar; a name that is too long for it gets a pax header). Entries are sorted, all belong to root
 * and have one time, so the same entries are the same bytes, on whatever machine.
 * @throws {Error} naming a path that stands there twice
 */
export function* tar(
  entries: readonly Entry[],
  { time, prefix = '', folders = [] }: TarOptions,
): Generator<Buffer> {
  const modes = new Map(folders.map(({ path, mode }) => [path, mode]));
  for (const path of foldersOf([
    ...entries.map(({ path }) => path),
    ...folders.map(({ path }) => `${path}/.`),
  ])) {
    const header = { path: `${prefix}${path}/`, mode: modes.get(path) ?? 0o755, size: 0, link: '' };
    yield* headers({ ...header, type: '5' }, time);
  }
  let last: string | undefined;
  for (const entry of entries.toSorted((a, b) => compareText(a.path, b.path))) {
    if (entry.path === last) throw new Error(`"${entry.path}" stands twice in the archive.`);
    last = entry.path;
    yield* file(entry, prefix, time);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function* file(entry: Entry, prefix: string, time: number): Generator<Buffer> {
  const path = `${prefix}${entry.path}`;
  if ('link' in entry) {
    yield* headers({ path, mode: 0o777, size: 0, type: '2', link: entry.link }, time);
    return;
  }
  const content = readEntry(entry);
  yield* headers({ path, mode: modeOf(entry), size: content.length, type: '0', link: '' }, time);
  yield content;
  yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
}

/** Every folder above the paths, each before what lies in it. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    for (const [index] of parts.entries()) folders.add(parts.slice(0, index + 1).join('/'));
  }
  return [...folders].sort(compareText);
}

function* headers(header: Header, time: number): Generator<Buffer> {
  const split = splitPath(header.path);
  if (split && Buffer.byteLength(header.link) <= 100) {
    yield ustar(header, split, header.type, time);
    return;
  }
  const records = Buffer.from(
    paxRecord('path', header.path) + (header.link === '' ? '' : paxRecord('linkpath', header.link)),
  );
  yield ustar(
    { ...header, size: records.length, mode: 0o644, link: '' },
    { prefix: '', name: 'pax' },
    'x',
    time,
  );
  yield records;
  yield Buffer.alloc((BLOCK - (records.length % BLOCK)) % BLOCK);
  const short = { ...header, link: cut(header.link) };
  yield ustar(short, { prefix: '', name: cut(header.path) }, header.type, time);
}

function cut(name: string): string {
  return Buffer.from(name).subarray(0, 100).toString('latin1');
}

function splitPath(path: string): { prefix: string; name: string } | undefined {
  if (Buffer.byteLength(path) !== path.length) return undefined;
  if (path.length <= 100) return { prefix: '', name: path };
  const slash = path.indexOf('/', path.length - 101);
  if (slash === -1 || slash > 155 || slash === path.length - 1) return undefined;
  return { prefix: path.slice(0, slash), name: path.slice(slash + 1) };
}

/** `length key=value`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return `${length} ${key}=${value}\n`;
}

function ustar(
  { mode, size, link }: Header,
  { prefix, name }: { prefix: string; name: string },
  type: string,
  time: number,
): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 'latin1');
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(time, 136, 12);
  block.write('        ', 148, 'latin1');
  block.write(type, 156, 'latin1');
  block.write(link, 157, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write('root', 265, 'latin1');
  block.write('root', 297, 'latin1');
  block.write(prefix, 345, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}
