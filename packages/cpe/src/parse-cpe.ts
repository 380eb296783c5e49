import type { Cpe, CpeResult } from './cpe.types.ts';
import { CpeSyntaxError } from './cpe-syntax-error.ts';
import { FORMATTED_PREFIX, readFormattedString } from './formatted-string.ts';
import { readUri, URI_PREFIX } from './uri-binding.ts';

/** The longest text that is read as a CPE name, in UTF-16 units. The longest in the NVD has under 300. */
export const MAX_CPE_LENGTH = 4096;

const PARTS = new Set(['a', 'o', 'h']);

/**
 * Reads a CPE name: a 2.3 formatted string or a 2.2 URI; never throws. Values are in lower case and without escapes.
 *
 * Wildcards are accepted anywhere in a value, although the specification has them at the ends only: real
 * dictionaries contain both. Source: NISTIR 7695, https://doi.org/10.6028/NIST.IR.7695.
 *
 * @example
 * parseCpe('cpe:2.3:a:foo\\:bar:x:1.0:*:*:*:*:*:*:*').cpe.vendor // { kind: 'value', value: 'foo:bar', pattern: false }
 * parseCpe('cpe:/a:foo:bar:1.0').cpe.update // ANY
 * parseCpe('cpe:/x:foo').error.message // "Part 'x' is not valid: expected 'a', 'o' or 'h'"
 */
export function parseCpe(text: string): CpeResult {
  try {
    return { ok: true, cpe: readName(text) };
  } catch (error) {
    if (!(error instanceof CpeSyntaxError)) throw error;
    return { ok: false, error: { attribute: error.attribute, offset: error.offset, message: error.message } };
  }
}

function readName(text: string): Cpe {
  if (text.length > MAX_CPE_LENGTH) {
    throw new CpeSyntaxError(undefined, MAX_CPE_LENGTH, `Text is longer than ${MAX_CPE_LENGTH} characters`);
  }
  if (!text.isWellFormed() || text.includes('\0') || text.includes('%00')) {
    throw new CpeSyntaxError(undefined, 0, 'Text holds a NUL or half of a surrogate pair');
  }
  const prefix = text.slice(0, FORMATTED_PREFIX.length).toLowerCase();
  if (prefix === FORMATTED_PREFIX) return checkPart(readFormattedString(text), FORMATTED_PREFIX.length);
  if (prefix.startsWith(URI_PREFIX)) return checkPart(readUri(text), URI_PREFIX.length);
  throw new CpeSyntaxError(undefined, 0, `Expected '${FORMATTED_PREFIX}' or '${URI_PREFIX}' at the start`);
}

function checkPart(cpe: Cpe, offset: number): Cpe {
  if (cpe.part.kind === 'value' && !PARTS.has(cpe.part.value)) {
    throw new CpeSyntaxError(
      'part',
      offset,
      `Part '${cpe.part.value}' is not valid: expected 'a', 'o' or 'h'`,
    );
  }
  return cpe;
}
