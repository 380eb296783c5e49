/** Package URLs: reading, building, canonical form and look-up keys, by the purl specification. */
export { buildPurl } from './build-purl.ts';
export { formatPurl, formatReceivedPurl, purlCoordinates } from './format-purl.ts';
export { lookupKey, type PurlLookupKey } from './lookup-key.ts';
export { parsePurl } from './parse-purl.ts';
export type { Purl, PurlError, PurlPart, PurlParts, PurlResult, ReceivedParts } from './purl.types.ts';
export { knownPurlTypes } from './type-rules.ts';
export { type PurlIssue, validatePurl } from './validate-purl.ts';
