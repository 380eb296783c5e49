import type { Refusal } from '../refusal.ts';
import { RefusalError, refusalOf } from '../refusal.ts';
import { decodeText } from '../text/decode-text.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { parseJsonObject } from '../text/parse-json.ts';
import { csafVersion, isCsaf, readCsaf } from './read-csaf.ts';
import { isOpenVex, openVexVersion, readOpenVex } from './read-openvex.ts';
import type { ReadingNotes, SkippedStatement, VexDocument } from './vex-document.ts';

/**
 * A VEX document that was read; `skipped` names what in it could not be understood, `paths` where each of its statements
 * stands.
 */
export interface ReadVexDocument {
  ok: true;
  document: VexDocument;
  format: 'openvex' | 'csaf';
  /** Version of the format, such as `0.2.0`. */
  specVersion: string;
  skipped: SkippedStatement[];
  paths: string[];
}

/**
 * Reads an OpenVEX (0.0.1, 0.2.0) or CSAF (2.0, 2.1) document. Never throws. CycloneDX VEX is read by `readBom`; `vexToBom`
 * tells this one in its words.
 *
 * @example
 * const text = '{"@context":"https://openvex.dev/ns/v0.2.0","statements":[{"vulnerability":{"name":"CVE-2024-1"},' +
 *   '"products":[{"@id":"pkg:npm/acme@1.0"}],"status":"fixed"}]}';
 * const result = readVex(new TextEncoder().encode(text));
 * result.ok && result.document.statements[0]?.products[0]?.purl; // 'pkg:npm/acme@1.0'
 */
export function readVex(bytes: Uint8Array): ReadVexDocument | Refusal {
  try {
    return readVexJson(parseJsonObject(decodeText(bytes)));
  } catch (error) {
    return refusalOf(error);
  }
}

/** Reads what was parsed before. @throws RefusalError when it is of another format */
export function readVexJson(json: JsonObject): ReadVexDocument {
  const notes: ReadingNotes = { skipped: [], paths: [] };
  if (isOpenVex(json)) {
    const document = readOpenVex(json, notes);
    return { ok: true, document, format: 'openvex', specVersion: openVexVersion(json), ...notes };
  }
  if (isCsaf(json)) {
    const document = readCsaf(json, notes);
    return { ok: true, document, format: 'csaf', specVersion: csafVersion(json), ...notes };
  }
  throw new RefusalError('The document is neither OpenVEX nor CSAF');
}
