import { ANY, CPE_ATTRIBUTES, type Cpe, type CpeAttribute, NA } from './cpe.types.ts';
import { CpeSyntaxError } from './cpe-syntax-error.ts';

/** The prefix of every 2.3 formatted string. */
export const FORMATTED_PREFIX = 'cpe:2.3:';

/** Unbinds a 2.3 formatted string; throws a {@link CpeSyntaxError}. */
export function readFormattedString(text: string): Cpe {
  const fields = splitFields(text);
  if (fields.length !== CPE_ATTRIBUTES.length) {
    throw new CpeSyntaxError(
      undefined,
      text.length,
      `Expected ${CPE_ATTRIBUTES.length} attributes after '${FORMATTED_PREFIX}', found ${fields.length}`,
    );
  }
  return {
    part: readField(fields, 0),
    vendor: readField(fields, 1),
    product: readField(fields, 2),
    version: readField(fields, 3),
    update: readField(fields, 4),
    edition: readField(fields, 5),
    language: readField(fields, 6),
    swEdition: readField(fields, 7),
    targetSw: readField(fields, 8),
    targetHw: readField(fields, 9),
    other: readField(fields, 10),
  };
}

/**
 * Binds a name to its 2.3 formatted string, eleven attributes in lower case; never throws. Source: NISTIR 7695 §6.2.
 *
 * @example
 * formatCpe23(parseCpe('cpe:/a:foo:bar:1.0').cpe) // 'cpe:2.3:a:foo:bar:1.0:*:*:*:*:*:*:*'
 */
export function formatCpe23(cpe: Cpe): string {
  return FORMATTED_PREFIX + CPE_ATTRIBUTES.map((name) => formatAttribute(cpe[name])).join(':');
}

/**
 * The text of one attribute in a formatted string: `*`, `-`, or the value with escapes. Two attributes are the same
 * if and only if these texts are. Source: NISTIR 7695 §6.2.2.
 *
 * @example
 * formatAttribute({ kind: 'value', value: 'foo:bar', pattern: false }) // 'foo\\:bar'
 */
export function formatAttribute(attribute: CpeAttribute): string {
  if (attribute.kind === 'any') return '*';
  if (attribute.kind === 'na') return '-';
  if (attribute.pattern) return attribute.value.replace(/\\.|[!-),+/:->@[\]^`{-~ ]/gsu, escapeOnce);
  if (attribute.value === '-') return '\\-';
  return attribute.value.replace(/[!-,/:-@[-^`{-~ ]/g, '\\$&');
}

/** Makes the attribute of a text whose wildcards are unquoted and whose literals may be escaped. */
export function attributeOf(escaped: string): CpeAttribute {
  const value = escaped.toLowerCase();
  if (!/[\\*?]/.test(value)) return { kind: 'value', value, pattern: false };
  if (/^(?:[^\\*?]|\\.)*$/su.test(value)) {
    return { kind: 'value', value: value.replace(/\\(.)/gsu, '$1'), pattern: false };
  }
  // A pattern keeps the backslashes that it needs and no others, so that equal patterns have equal texts.
  return { kind: 'value', value: value.replace(/\\(.)/gsu, neededEscape), pattern: true };
}

function splitFields(text: string): string[] {
  const body = text.slice(FORMATTED_PREFIX.length);
  if (!body.includes('\\')) return body.split(':');
  const fields: string[] = [];
  let start = 0;
  for (let index = 0; index < body.length; index++) {
    if (body[index] === '\\') index++;
    else if (body[index] === ':') {
      fields.push(body.slice(start, index));
      start = index + 1;
    }
  }
  fields.push(body.slice(start));
  return fields;
}

function readField(fields: readonly string[], index: number): CpeAttribute {
  const field = fields[index];
  if (field === '*') return ANY;
  if (field === '-') return NA;
  if (!field) throw fieldError(fields, index, "is empty: expected '*', '-' or a value");
  if (field.endsWith('\\') && endsInLoneBackslash(field))
    throw fieldError(fields, index, 'ends in a backslash');
  return attributeOf(field);
}

function fieldError(fields: readonly string[], index: number, problem: string): CpeSyntaxError {
  const name = CPE_ATTRIBUTES[index];
  const offset = FORMATTED_PREFIX.length + fields.slice(0, index).join(':').length + Math.min(index, 1);
  return new CpeSyntaxError(name, offset, `Attribute '${name}' ${problem}`);
}

function endsInLoneBackslash(field: string): boolean {
  let count = 0;
  while (field[field.length - 1 - count] === '\\') count++;
  return count % 2 === 1;
}

function neededEscape(pair: string, character: string): string {
  return '\\*?'.includes(character) ? pair : character;
}

function escapeOnce(character: string): string {
  return character.startsWith('\\') ? character : `\\${character}`;
}
