import type { JsonObject } from '../text/parse-json.ts';

/** True if a JSON document declares itself as SPDX. */
export function isSpdxJson(document: JsonObject): boolean {
  return typeof document.spdxVersion === 'string' || isSpdx3(document);
}

/** True if a JSON document is SPDX 3, by its context. */
export function isSpdx3(document: JsonObject): boolean {
  return JSON.stringify(document['@context'] ?? '').includes('spdx.org/rdf/3');
}
