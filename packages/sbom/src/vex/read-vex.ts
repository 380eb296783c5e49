import type { Refusal, Violation } from '../refusal.ts';
import { RefusalError, refusalOf } from '../refusal.ts';
import { decodeText } from '../text/decode-text.ts';
import { parseJsonObject } from '../text/parse-json.ts';
import { isCsaf, readCsaf } from './read-csaf.ts';
import { isOpenVex, readOpenVex } from './read-openvex.ts';
import type { VexDocument } from './vex-document.ts';

/** A VEX document that was read; `skipped` names what in it could not be understood. */
export interface ReadVexDocument {
  ok: true;
  document: VexDocument;
  format: 'openvex' | 'csaf';
  skipped: Violation[];
}

/**
 * Reads an OpenVEX (0.0.1, 0.2.0) or CSAF 2.0 document. Never throws. CycloneDX VEX is read by `readBom`; `vexToBom`
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
    const json = parseJsonObject(decodeText(bytes));
    const skipped: Violation[] = [];
    if (isOpenVex(json))
      return { ok: true, document: readOpenVex(json, skipped), format: 'openvex', skipped };
    if (isCsaf(json)) return { ok: true, document: readCsaf(json, skipped), format: 'csaf', skipped };
    throw new RefusalError('The document is neither OpenVEX nor CSAF');
  } catch (error) {
    return refusalOf(error);
  }
}
