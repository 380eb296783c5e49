import { RefusalError } from '../refusal.ts';
import { isSpdxJson } from '../spdx/is-spdx-json.ts';
import { clip } from '../text/clip.ts';
import { decodeText, toUtf8 } from '../text/decode-text.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { parseJsonObject } from '../text/parse-json.ts';
import { isCsaf } from '../vex/read-csaf.ts';
import { isOpenVex } from '../vex/read-openvex.ts';
import type { Items, LongList } from './long-lists.ts';
import { LARGE_BYTES, LONG_LISTS } from './long-lists.ts';
import { isProtobufBom, mayBeProtobuf, protobufVersion, readProtobufBom } from './read-protobuf.ts';
import type { JsonSpecVersion, SpecVersion } from './spec-version.ts';
import { isJsonSpecVersion } from './spec-version.ts';
import { splitJson } from './split-json.ts';
import { findXmlVersion } from './xml-prolog.ts';

/** A document whose form and version are known, and nothing else yet. */
export type LoadedDocument = LoadedJson | LoadedXml | LoadedProtobuf;

export interface LoadedJson {
  readonly format: 'json';
  readonly specVersion: JsonSpecVersion;
  /** The document; of a large one without the items of its long lists. */
  readonly value: JsonObject;
  /** The items that are missing there; empty for a document that is not large. */
  readonly long: ReadonlyMap<LongList, Items>;
}

export interface LoadedXml {
  readonly format: 'xml';
  readonly specVersion: SpecVersion;
  /** UTF-8 without byte-order mark. */
  readonly bytes: Uint8Array;
}

export interface LoadedProtobuf {
  readonly format: 'protobuf';
  readonly specVersion: SpecVersion;
  readonly bytes: Uint8Array;
}

/**
 * Finds out what a document is: CycloneDX JSON by its `specVersion`, CycloneDX XML by the namespace of its root,
 * CycloneDX Protocol Buffers by its first bytes, or because it reads as such and as nothing else.
 *
 * @throws RefusalError when it is neither, is not well-formed, or is of an unknown version
 */
export function loadDocument(bytes: Uint8Array, largeBytes = LARGE_BYTES): LoadedDocument {
  if (isProtobufBom(bytes)) return loadProtobuf(bytes);
  try {
    return loadText(bytes, largeBytes);
  } catch (error) {
    if (!(error instanceof RefusalError) || !mayBeProtobuf(bytes)) throw error;
    return tryProtobuf(bytes, error);
  }
}

function loadProtobuf(bytes: Uint8Array): LoadedProtobuf {
  return { format: 'protobuf', specVersion: protobufVersion(bytes), bytes };
}

/** Without a version in front only reading tells; if that fails, it was a text after all. */
function tryProtobuf(bytes: Uint8Array, asText: RefusalError): LoadedProtobuf {
  try {
    readProtobufBom(bytes, () => undefined);
    return loadProtobuf(bytes);
  } catch (error) {
    throw error instanceof RefusalError ? asText : error;
  }
}

const BRACE = 0x7b;
const ANGLE = 0x3c;
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

function loadText(given: Uint8Array, largeBytes: number): LoadedDocument {
  const bytes = toUtf8(given);
  const first = bytes.find((byte) => !SPACE.has(byte));
  if (first === undefined) throw new RefusalError('The document is empty');
  if (first === BRACE) return loadJson(bytes, largeBytes);
  if (first === ANGLE) return { format: 'xml', specVersion: findXmlVersion(bytes), bytes };
  throw new RefusalError('The document is neither a JSON object nor XML');
}

function loadJson(bytes: Uint8Array, largeBytes: number): LoadedJson {
  const split = bytes.length < largeBytes ? undefined : splitJson(bytes, LONG_LISTS);
  const value = parseJsonObject(decodeText(split?.head ?? bytes));
  return { format: 'json', specVersion: jsonVersion(value), value, long: split?.long ?? NOTHING };
}

const NOTHING: ReadonlyMap<LongList, Items> = new Map();

function jsonVersion(document: JsonObject): JsonSpecVersion {
  const { specVersion } = document;
  if (typeof specVersion !== 'string') {
    const other = otherFormat(document);
    if (other !== undefined) throw new RefusalError(`The JSON document is ${other}, not a CycloneDX BOM`);
    throw new RefusalError('The JSON document has no "specVersion", so it is not a CycloneDX BOM');
  }
  if (isJsonSpecVersion(specVersion)) return specVersion;
  throw new RefusalError(
    `CycloneDX version "${clip(specVersion)}" is not known in JSON; known are 1.2 to 1.7`,
  );
}

/** Which of the formats that people mistake for it a document is. */
function otherFormat(document: JsonObject): string | undefined {
  if (isSpdxJson(document)) return 'SPDX';
  if (isOpenVex(document)) return 'OpenVEX';
  return isCsaf(document) ? 'CSAF' : undefined;
}
