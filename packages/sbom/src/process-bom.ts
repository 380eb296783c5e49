import { loadDocument } from './cyclonedx/load-document.ts';
import type { TakePart } from './cyclonedx/long-lists.ts';
import type { ReadDocument } from './read-bom.ts';
import { readLoaded } from './read-bom.ts';
import type { Refusal } from './refusal.ts';
import { refusalOf } from './refusal.ts';
import { validateLoaded } from './validate-bom.ts';

/**
 * Checks a CycloneDX document against its schema (unless `validate` is false) and reads it, parsing it once. The
 * same as `validateBom` and then `readBom`.
 *
 * @example
 * const text = '{"bomFormat":"CycloneDX","specVersion":"1.6","version":0}';
 * const result = await processBom(new TextEncoder().encode(text), { validate: true });
 * result.ok // false
 */
export async function processBom(
  bytes: Uint8Array,
  { validate }: { validate: boolean },
): Promise<ReadDocument | Refusal> {
  return processInParts(bytes, validate);
}

/** Processes a document and gives the items of its long lists, as far as they are read in parts, to `take`. */
export async function processInParts(
  bytes: Uint8Array,
  validate: boolean,
  take?: TakePart,
): Promise<ReadDocument | Refusal> {
  try {
    const document = loadDocument(bytes);
    if (validate) {
      const result = await validateLoaded(document);
      if (!result.ok) return result;
    }
    return readLoaded(document, take);
  } catch (error) {
    return refusalOf(error);
  }
}
