import { readBom } from '../read-bom.ts';
import type { Refusal } from '../refusal.ts';
import { RefusalError, refusalOf } from '../refusal.ts';
import { decodeText } from '../text/decode-text.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { parseJsonObject } from '../text/parse-json.ts';
import { claimsOfBom } from './bom-claims.ts';
import { claimsOfDocument } from './document-claims.ts';
import { isCsaf } from './read-csaf.ts';
import { isOpenVex } from './read-openvex.ts';
import { readVexJson } from './read-vex.ts';
import type { VexClaim } from './vex-claim.ts';

/** The formats of VEX documents. */
export type VexFormat = 'cyclonedx' | 'openvex' | 'csaf';

/** A VEX document as what it says. */
export interface ReadVexClaims {
  ok: true;
  format: VexFormat;
  specVersion: string;
  claims: VexClaim[];
}

/** Statements multiply with their products; more than a database should be asked about at once are refused. */
const MAX_CLAIMS = 500_000;

/**
 * Reads a VEX document of any format as its claims: CycloneDX (JSON, XML, Protocol Buffers), OpenVEX, CSAF. Does not check
 * CycloneDX against its schema (see `validateBom`). Never throws.
 *
 * @example
 * const text = '{"@context":"https://openvex.dev/ns/v0.2.0","statements":[{"vulnerability":{"name":"CVE-2024-1"},' +
 *   '"products":[{"@id":"pkg:npm/acme@1.0"}],"status":"fixed"}]}';
 * const result = readVexClaims(new TextEncoder().encode(text));
 * result.ok && result.claims[0]?.verdict?.state; // 'resolved'
 */
export function readVexClaims(bytes: Uint8Array): ReadVexClaims | Refusal {
  try {
    return read(bytes);
  } catch (error) {
    return refusalOf(error);
  }
}

function read(bytes: Uint8Array): ReadVexClaims | Refusal {
  const json = findVexJson(bytes);
  if (json) {
    const document = readVexJson(json);
    const { format, specVersion } = document;
    return { ok: true, format, specVersion, claims: bounded(claimsOfDocument(document)) };
  }
  const result = readBom(bytes);
  if (!result.ok) return result;
  const { bom, specVersion } = result;
  return { ok: true, format: 'cyclonedx', specVersion, claims: bounded(claimsOfBom(bom)) };
}

function bounded(claims: VexClaim[]): VexClaim[] {
  if (claims.length <= MAX_CLAIMS) return claims;
  throw new RefusalError(
    `The document makes ${claims.length} statements; at most ${MAX_CLAIMS} are read at once`,
  );
}

/**
 * The format of a document: OpenVEX or CSAF when it says so, else taken for CycloneDX, whose reader then tells what is wrong.
 *
 * @example
 * vexFormatOf(new TextEncoder().encode('{"document":{"csaf_version":"2.0"}}')) // 'csaf'
 */
export function vexFormatOf(bytes: Uint8Array): VexFormat {
  try {
    const json = findVexJson(bytes);
    if (json === undefined) return 'cyclonedx';
    return isOpenVex(json) ? 'openvex' : 'csaf';
  } catch (error) {
    if (error instanceof RefusalError || error instanceof RangeError) return 'cyclonedx';
    throw error;
  }
}

/** Words without which a document is neither OpenVEX nor CSAF: looking for them is cheap, parsing a large BOM is not. */
const MARKS = /openvex\.dev\/ns|openvex\.dev\\\/ns|"csaf_version"/;

/** The document when it is OpenVEX or CSAF. */
function findVexJson(bytes: Uint8Array): JsonObject | undefined {
  const text = decodeText(bytes);
  if (!MARKS.test(text)) return undefined;
  const json = parseJsonObject(text);
  return isOpenVex(json) || isCsaf(json) ? json : undefined;
}
