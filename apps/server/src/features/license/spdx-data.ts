import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A licence or exception of the SPDX list. */
export interface SpdxLicense {
  readonly id: string;
  readonly name: string;
  /** OSI approved, FSF libre, deprecated. */
  readonly flags: readonly boolean[];
  readonly seeAlso: readonly string[];
  readonly text: string | null;
  readonly template: string | null;
  readonly header: string | null;
  readonly comment: string | null;
}

export interface SpdxList {
  /** Of the list, such as `3.28.0`. */
  readonly version: string;
  readonly licenses: readonly SpdxLicense[];
}

const file = new URL('./spdx-licenses.json.br', import.meta.url);

/** The list as delivered, packed (see make-spdx-data.ts). */
export function readPackedList(): Promise<Buffer> {
  return readFile(file);
}

export async function unpackList(packed: Buffer): Promise<SpdxList> {
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  // The file is our own, made by make-spdx-data.ts.
  return JSON.parse(text) as SpdxList;
}
