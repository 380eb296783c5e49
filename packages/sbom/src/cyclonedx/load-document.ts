import type { Bom } from '../model.ts';
import { decodeText } from './decode-text.ts';
import { isNestedDeeperThan } from './nesting.ts';
import { isProtobufBom, mayBeProtobuf, readProtobufBom } from './read-protobuf.ts';
import { RefusalError } from './refusal.ts';
import type { JsonObject } from './shape.ts';
import { isObject } from './shapes/common.ts';
import type { JsonSpecVersion, SpecVersion } from './spec-version.ts';
import { isJsonSpecVersion } from './spec-version.ts';
import { clip, findXmlVersion } from './xml-prolog.ts';

/** A document whose form and version are known, and nothing else yet. */
export type LoadedDocument = LoadedJson | LoadedXml | LoadedProtobuf;

export interface LoadedJson {
  readonly format: 'json';
  readonly specVersion: JsonSpecVersion;
  readonly value: JsonObject;
  /** Some text may hold a NUL or half a surrogate pair. */
  readonly hasOddText: boolean;
}

export interface LoadedXml {
  readonly format: 'xml';
  readonly specVersion: SpecVersion;
  readonly text: string;
}

/** Protocol Buffers are read at once: they have no form to know before. */
export interface LoadedProtobuf {
  readonly format: 'protobuf';
  readonly specVersion: SpecVersion;
  readonly bom: Bom;
}

/** Deepest nesting of JSON that is read: 250 components inside each other. */
export const MAX_JSON_DEPTH = 500;

/** Only escapes can bring these characters into JSON: U+0000 and the surrogates. */
const ODD_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/**
 * Finds out what a document is: CycloneDX JSON by its `specVersion`, CycloneDX XML by the namespace of its root,
 * CycloneDX Protocol Buffers by its first bytes, or because it reads as such and as nothing else.
 *
 * @throws RefusalError when it is neither, is not well-formed, or is of an unknown version
 */
export function loadDocument(bytes: Uint8Array): LoadedDocument {
  if (isProtobufBom(bytes)) return loadProtobuf(bytes);
  try {
    return loadText(bytes);
  } catch (error) {
    if (!(error instanceof RefusalError) || !mayBeProtobuf(bytes)) throw error;
    return tryProtobuf(bytes, error);
  }
}

function loadProtobuf(bytes: Uint8Array): LoadedProtobuf {
  const bom = readProtobufBom(bytes);
  return { format: 'protobuf', specVersion: bom.specVersion as SpecVersion, bom };
}

/** Without a version in front only reading tells; if that fails, it was a text after all. */
function tryProtobuf(bytes: Uint8Array, asText: RefusalError): LoadedProtobuf {
  try {
    return loadProtobuf(bytes);
  } catch (error) {
    throw error instanceof RefusalError ? asText : error;
  }
}

function loadText(bytes: Uint8Array): LoadedDocument {
  const text = decodeText(bytes);
  const first = text.trimStart().charAt(0);
  if (first === '') throw new RefusalError('The document is empty');
  if (first === '{') return loadJson(text);
  if (first === '<') return { format: 'xml', specVersion: findXmlVersion(text), text };
  throw new RefusalError('The document is neither a JSON object nor XML');
}

function loadJson(text: string): LoadedJson {
  if (isNestedDeeperThan(text, MAX_JSON_DEPTH)) {
    throw new RefusalError(`The document is nested deeper than ${MAX_JSON_DEPTH} levels`);
  }
  const value = parseJson(text);
  const specVersion = jsonVersion(value);
  return { format: 'json', specVersion, value, hasOddText: ODD_ESCAPE.test(text) };
}

function parseJson(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RefusalError(`The document is not well-formed JSON: ${clip(messageOf(error))}`);
  }
  if (!isObject(value)) throw new RefusalError('The document is not a JSON object');
  return value;
}

function jsonVersion(document: JsonObject): JsonSpecVersion {
  const { specVersion } = document;
  if (typeof specVersion !== 'string') {
    throw new RefusalError('The JSON document has no "specVersion", so it is not a CycloneDX BOM');
  }
  if (isJsonSpecVersion(specVersion)) return specVersion;
  throw new RefusalError(
    `CycloneDX version "${clip(specVersion)}" is not known in JSON; known are 1.2 to 1.7`,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
