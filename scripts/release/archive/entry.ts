import { readFileSync } from 'node:fs';

/** A file or a symbolic link of an archive. Folders follow from the paths of what lies in them. */
export type Entry = {
  /** Relative, with slashes, such as `bin/waybill`. */
  path: string;
  isProgram?: boolean;
  /** Where neither 0644 nor, for a program, 0755 will do. */
  mode?: number;
} & ({ content: Buffer } | { file: string } | { link: string });

/** A folder of an archive that holds nothing, or has a mode of its own. */
export interface Folder {
  path: string;
  mode: number;
}

/** The bytes of a file; those on the disk are read only now, so that an archive never has all of them in memory. */
export function readEntry(entry: Entry): Buffer {
  if ('content' in entry) return entry.content;
  if ('file' in entry) return readFileSync(entry.file);
  return Buffer.alloc(0);
}

export function textEntry(path: string, text: string, isProgram = false): Entry {
  return { path, content: Buffer.from(text), isProgram };
}

/** By code units, so that the order is the same on every system. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The same entries below a folder. */
export function below(folder: string, entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));
}

export function modeOf({ isProgram, mode }: Entry): number {
  return mode ?? (isProgram ? 0o755 : 0o644);
}
