import type { LoadedProtobuf } from './cyclonedx/load-document.ts';
import { loadDocument } from './cyclonedx/load-document.ts';
import type { TakePart } from './cyclonedx/long-lists.ts';
import { readProtobufBom } from './cyclonedx/read-protobuf.ts';
import { createProtobufJudge } from './cyclonedx/validate-protobuf.ts';
import type { ReadDocument } from './read-bom.ts';
import { readLoaded } from './read-bom.ts';
import type { Refusal } from './refusal.ts';
import { refusalOf, refuseWith } from './refusal.ts';
import { validateLoaded } from './validate-bom.ts';

/**
 * Checks a CycloneDX document against its schema (unless `validate` is false) and reads it, parsing it once. The
 * same as `validateBom` and then `readBom`. A document of 50 MB takes up to eight times its size in a process with a small
 * young heap (`node --max-semi-space-size=8`); a thread (`createBomReader`) has one by itself.
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

/**
 * Processes a document and gives the items of its long lists, as far as they are read in parts, to `take`. A document
 * may still be refused when parts of it were given.
 */
export async function processInParts(
  bytes: Uint8Array,
  validate: boolean,
  take?: TakePart,
): Promise<ReadDocument | Refusal> {
  try {
    const document = loadDocument(bytes);
    if (validate && document.format === 'protobuf') return readJudged(document, take);
    if (validate) {
      const result = await validateLoaded(document);
      if (!result.ok) return result;
    }
    return readLoaded(document, take);
  } catch (error) {
    return refusalOf(error);
  }
}

/** Protocol Buffers have no form to check before they are read, so they are judged as they come. */
function readJudged({ bytes, format, specVersion }: LoadedProtobuf, take?: TakePart): ReadDocument | Refusal {
  const judge = createProtobufJudge();
  const judgeAndTake: TakePart | undefined =
    take &&
    ((list, items) => {
      judge.part(list, items);
      take(list, items);
    });
  const bom = readProtobufBom(bytes, judgeAndTake);
  const violations = judge.rest(bom);
  return violations.length > 0 ? refuseWith(violations) : { ok: true, bom, format, specVersion };
}
