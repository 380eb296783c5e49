import type { LoadedDocument } from './cyclonedx/load-document.ts';
import { loadDocument } from './cyclonedx/load-document.ts';
import { readProtobufBom } from './cyclonedx/read-protobuf.ts';
import type { SpecVersion } from './cyclonedx/spec-version.ts';
import { createProtobufJudge } from './cyclonedx/validate-protobuf.ts';
import type { DocumentFormat } from './read-bom.ts';
import type { Refusal, Violation } from './refusal.ts';
import { refusalOf, refuseWith } from './refusal.ts';

/** The result of a schema check: valid, or the reasons why not. */
export type ValidationResult = { ok: true; format: DocumentFormat; specVersion: SpecVersion } | Refusal;

/**
 * Checks a CycloneDX document against the published schema of its version: JSON 1.2 to 1.7, XML 1.0 to 1.7 with
 * the extensions it uses, Protocol Buffers 1.3 to 1.7. At most 200 violations are reported. Never rejects for anything in the document.
 *
 * Schema and checker are loaded on first use, per version, and stay in memory: use `createBomReader` where idle
 * memory counts. Addresses (`iri-reference`, `xs:anyURI`) are not judged.
 *
 * @example
 * const result = await validateBom(new TextEncoder().encode('{"bomFormat":"CycloneDX","specVersion":"1.5"}'));
 * result.ok; // true
 */
export async function validateBom(bytes: Uint8Array): Promise<ValidationResult> {
  try {
    return await validateLoaded(loadDocument(bytes));
  } catch (error) {
    return refusalOf(error);
  }
}

/** Checks a document whose form and version are known; throws as the checkers do. */
export async function validateLoaded(document: LoadedDocument): Promise<ValidationResult> {
  const violations = await violationsOf(document);
  if (violations.length > 0) return refuseWith(violations);
  return { ok: true, format: document.format, specVersion: document.specVersion };
}

async function violationsOf(document: LoadedDocument): Promise<Violation[]> {
  // Imported on demand: the checkers bring ajv (JSON) and libxml2 (XML) into memory.
  switch (document.format) {
    case 'json':
      return (await import('./cyclonedx/validate-json.ts')).validateJson(document);
    case 'xml':
      return (await import('./cyclonedx/validate-xml.ts')).validateXml(document);
    case 'protobuf':
      return violationsOfProtobuf(document.bytes);
  }
}

function violationsOfProtobuf(bytes: Uint8Array): Violation[] {
  const judge = createProtobufJudge();
  return judge.rest(readProtobufBom(bytes, judge.part));
}
