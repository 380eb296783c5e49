import type { LoadedDocument } from './cyclonedx/load-document.ts';
import { loadDocument } from './cyclonedx/load-document.ts';
import type { TakePart } from './cyclonedx/long-lists.ts';
import { readJsonBom } from './cyclonedx/read-json.ts';
import { readProtobufBom } from './cyclonedx/read-protobuf.ts';
import { readXmlBom } from './cyclonedx/read-xml.ts';
import type { SpecVersion } from './cyclonedx/spec-version.ts';
import type { Bom } from './model.ts';
import type { Refusal } from './refusal.ts';
import { refusalOf } from './refusal.ts';

/** How a document is written down. */
export type DocumentFormat = 'json' | 'xml' | 'protobuf';

/** A document that was read, and what it was. */
export interface ReadDocument {
  ok: true;
  bom: Bom;
  format: DocumentFormat;
  specVersion: SpecVersion;
}

/**
 * Reads a CycloneDX document: 1.0 to 1.7 as XML, 1.2 to 1.7 as JSON (both with or without byte-order mark), 1.3 to
 * 1.7 as Protocol Buffers.
 *
 * Does not check it against the schema (see `validateBom`): unknown members are passed over and values of the wrong
 * kind are absent. Never throws; a document that cannot be read at all is a refusal with a `detail` and no
 * violations. Entities, a DOCTYPE and nesting beyond 250 components are refused.
 *
 * @example
 * const text = '{"bomFormat":"CycloneDX","specVersion":"1.5","components":[{"type":"library","name":"acme"}]}';
 * const result = readBom(new TextEncoder().encode(text));
 * result.ok && result.bom.components[0]?.name; // 'acme'
 */
export function readBom(bytes: Uint8Array): ReadDocument | Refusal {
  try {
    return readLoaded(loadDocument(bytes));
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Reads a document whose form and version are known; throws as the readers do. Where long lists are read in parts,
 * `take` gets these, and the result has what it did not get.
 */
export function readLoaded(document: LoadedDocument, take?: TakePart): ReadDocument {
  const { format, specVersion } = document;
  return { ok: true, bom: modelOf(document, take), format, specVersion };
}

function modelOf(document: LoadedDocument, take: TakePart | undefined): Bom {
  switch (document.format) {
    case 'json':
      return readJsonBom(document.value, document.specVersion, document.long, take);
    case 'xml':
      return readXmlBom(document.bytes, take);
    case 'protobuf':
      return readProtobufBom(document.bytes, take);
  }
}
