import { NO_QUALIFIERS } from './normalize.ts';
import { brokenPercentOffset, decodePurlText } from './percent.ts';
import { type PurlResult, purlFailure } from './purl.types.ts';

type Qualifiers = Record<string, string>;
type Failure = Extract<PurlResult, { ok: false }>;

const KEY = /^[a-z][a-z0-9._-]*$/;

/**
 * Reads the text between `?` and `#`. Keys are folded to lower case, pairs without a value are dropped.
 * A broken key, a key given twice or broken percent-encoding is a failure; `start` is the text's offset.
 */
export function parseQualifiers(text: string, start: number): Readonly<Qualifiers> | Failure {
  if (text === '') return NO_QUALIFIERS;
  const found: Qualifiers = Object.create(null);
  let offset = start;
  for (const pair of text.split('&')) {
    const failure = addPair(found, pair, offset);
    if (failure) return failure;
    offset += pair.length + 1;
  }
  return found;
}

/** Takes qualifiers from an object; empty values are dropped, a broken key or a double one is a failure. */
export function buildQualifiers(
  given: Readonly<Record<string, string | null | undefined>>,
): Readonly<Qualifiers> | Failure {
  const found: Qualifiers = Object.create(null);
  for (const [key, value] of Object.entries(given)) {
    const failure = addQualifier(found, key, value ?? '', undefined);
    if (failure) return failure;
  }
  return found;
}

/** Tells a failure of the functions above from qualifiers (whose values are texts, never a boolean). */
export function isQualifierFailure(result: Readonly<Qualifiers> | Failure): result is Failure {
  return result.ok === false;
}

function addPair(found: Qualifiers, pair: string, offset: number): Failure | undefined {
  if (pair === '') return undefined;
  const equals = pair.indexOf('=');
  const key = equals < 0 ? pair : pair.slice(0, equals);
  const encoded = equals < 0 ? '' : pair.slice(equals + 1);
  const value = decodePurlText(encoded);
  if (value === undefined) {
    const at = offset + equals + 1 + brokenPercentOffset(encoded);
    return failure(`Value of qualifier '${key}' is not valid percent-encoded UTF-8`, at);
  }
  return addQualifier(found, key, value, offset);
}

function addQualifier(
  found: Qualifiers,
  givenKey: string,
  value: string,
  offset: number | undefined,
): Failure | undefined {
  const key = givenKey.toLowerCase();
  if (!KEY.test(key)) {
    return failure(
      `Qualifier key '${givenKey}' is not valid: expected a letter, then letters, digits, '.', '-' or '_'`,
      offset,
    );
  }
  if (value === '') return undefined;
  if (key in found) return failure(`Qualifier '${key}' is given twice`, offset);
  found[key] = value;
  return undefined;
}

function failure(message: string, offset: number | undefined): Failure {
  return purlFailure('qualifiers', message, offset) as Failure;
}
