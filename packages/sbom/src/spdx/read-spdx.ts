import { LARGE_BYTES } from '../cyclonedx/long-lists.ts';
import { splitJson } from '../cyclonedx/split-json.ts';
import type { Bom } from '../model.ts';
import type { Refusal } from '../refusal.ts';
import { RefusalError, refusalOf } from '../refusal.ts';
import { clip } from '../text/clip.ts';
import { decodeText, toUtf8 } from '../text/decode-text.ts';
import { parseJsonObject } from '../text/parse-json.ts';
import { isSpdx3, isSpdxJson } from './is-spdx-json.ts';
import { readSpdx2Json, SPDX_LISTS } from './read-spdx2-json.ts';
import { readSpdx3Json } from './read-spdx3-json.ts';
import { readTagValue } from './read-tag-value.ts';
import { toBom } from './spdx-bom.ts';
import type { SpdxDocument } from './spdx-document.ts';

/** An SPDX document that was read; `specVersion` such as `2.3` or `3.0.1`. */
export interface ReadSpdxDocument {
  ok: true;
  bom: Bom;
  format: 'json' | 'tag-value' | 'json-ld';
  specVersion: string;
}

/**
 * Reads an SPDX document: 2.2 and 2.3 as JSON or tag-value, 3.0 as JSON-LD. Never throws.
 *
 * Packages become components (purl, CPE, checksums, licenses, supplier, references), relationships that mean use or
 * containment become dependencies, the described package becomes the subject. Files and snippets are passed over.
 *
 * @example
 * const text = 'SPDXVersion: SPDX-2.3\nDocumentName: acme\nPackageName: left-pad\nSPDXID: SPDXRef-1\n';
 * const result = readSpdx(new TextEncoder().encode(text));
 * result.ok && result.bom.components[0]?.name; // 'left-pad'
 */
export function readSpdx(bytes: Uint8Array): ReadSpdxDocument | Refusal {
  return readSpdxFrom(bytes, LARGE_BYTES);
}

/** Reads a document as `readSpdx` does; one of `largeBytes` and more is not parsed whole. */
export function readSpdxFrom(given: Uint8Array, largeBytes: number): ReadSpdxDocument | Refusal {
  try {
    const bytes = toUtf8(given);
    const { format, document } = startsLikeJson(bytes)
      ? readJson(bytes, largeBytes)
      : readText(decodeText(bytes));
    if (!/^(?:2\.[23]|3\.0(?:\.\d+)?)$/.test(document.specVersion)) {
      throw new RefusalError(
        `SPDX version "${clip(document.specVersion)}" is not known; known are 2.2, 2.3 and 3.0`,
      );
    }
    return { ok: true, bom: toBom(document), format, specVersion: document.specVersion };
  } catch (error) {
    return refusalOf(error);
  }
}

interface Parsed {
  format: ReadSpdxDocument['format'];
  document: SpdxDocument;
}

const BRACE = 0x7b;
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

function startsLikeJson(bytes: Uint8Array): boolean {
  return bytes.find((byte) => !SPACE.has(byte)) === BRACE;
}

function readJson(bytes: Uint8Array, largeBytes: number): Parsed {
  const split = bytes.length < largeBytes ? undefined : splitJson(bytes, SPDX_LISTS);
  const document = parseJsonObject(decodeText(split?.head ?? bytes));
  if (isSpdx3(document)) return { format: 'json-ld', document: readSpdx3Json(document) };
  if (isSpdxJson(document))
    return { format: 'json', document: readSpdx2Json(document, split?.long ?? new Map()) };
  throw new RefusalError('The JSON document is not SPDX: it has neither "spdxVersion" nor an SPDX 3 context');
}

function readText(text: string): Parsed {
  if (!/^[ \t]*SPDXVersion[ \t]*:/m.test(text)) {
    throw new RefusalError('The document is not SPDX: it is neither JSON nor has it the tag "SPDXVersion"');
  }
  return { format: 'tag-value', document: readTagValue(text) };
}
