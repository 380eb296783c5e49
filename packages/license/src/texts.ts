/** The texts of the SPDX list, for Node only: 11 MB that a browser has no use for. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A license or exception of the SPDX list with all that SPDX publishes about it; what it lacks is null. */
export interface SpdxDocument {
  readonly id: string;
  readonly name: string;
  readonly isException: boolean;
  readonly osiApproved: boolean;
  readonly fsfLibre: boolean;
  readonly deprecated: boolean;
  readonly seeAlso: readonly string[];
  readonly text: string | null;
  /** The text with the markup of SPDX's matching rules. */
  readonly template: string | null;
  /** The notice that the license wants at the head of source files. */
  readonly header: string | null;
  readonly comment: string | null;
}

/** The SPDX list, licenses and exceptions together in the order of their identifiers (by code unit). */
export interface SpdxDocuments {
  /** Version of the list, such as `3.28.0`. */
  readonly version: string;
  readonly documents: readonly SpdxDocument[];
}

const file = new URL('../data/spdx-documents.json.br', import.meta.url);

/**
 * The packed list as delivered, half a megabyte: to see cheaply whether it has changed since it was last looked at.
 *
 * @example
 * (await readPackedDocuments()).length > 100_000 // true
 */
export function readPackedDocuments(): Promise<Buffer> {
  return readFile(file);
}

/**
 * Unpacks what `readPackedDocuments` gave, 11 MB of text. Takes a fifth of a second; nothing is kept. Rejects when the
 * bytes are no such pack.
 *
 * @example
 * (await unpackDocuments(await readPackedDocuments())).documents.length // 811
 */
export async function unpackDocuments(packed: Buffer): Promise<SpdxDocuments> {
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  // The file is our own, made by scripts/make-spdx-data.ts.
  return JSON.parse(text) as SpdxDocuments;
}

/**
 * The texts of the SPDX list. Rejects only when the file of this package is missing or damaged.
 *
 * @example
 * (await readDocuments()).documents.find(({ id }) => id === 'MIT')?.name // 'MIT License'
 */
export async function readDocuments(): Promise<SpdxDocuments> {
  return unpackDocuments(await readPackedDocuments());
}
