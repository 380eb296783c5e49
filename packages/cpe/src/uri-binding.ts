import { ALL_ANY, ANY, type Cpe, type CpeAttribute, type CpeAttributeName, NA } from './cpe.types.ts';
import { CpeSyntaxError } from './cpe-syntax-error.ts';
import { attributeOf } from './formatted-string.ts';

/** The prefix of every 2.2 URI. */
export const URI_PREFIX = 'cpe:/';

const COMPONENTS: readonly CpeAttributeName[] = [
  'part',
  'vendor',
  'product',
  'version',
  'update',
  'edition',
  'language',
];
const PACKED: readonly CpeAttributeName[] = ['edition', 'swEdition', 'targetSw', 'targetHw', 'other'];

/** Unbinds a 2.2 URI, with the packed edition of 2.3; throws a {@link CpeSyntaxError}. */
export function readUri(text: string): Cpe {
  const fields = text.slice(URI_PREFIX.length).split(':');
  if (fields.length > COMPONENTS.length) {
    const message = `Expected at most ${COMPONENTS.length} components after '${URI_PREFIX}', found ${fields.length}`;
    throw new CpeSyntaxError(undefined, text.length, message);
  }
  const found: Record<CpeAttributeName, CpeAttribute> = { ...ALL_ANY };
  let offset = URI_PREFIX.length;
  for (const [index, name] of COMPONENTS.entries()) {
    const field = fields[index] ?? '';
    if (name === 'edition' && field.startsWith('~')) readPacked(found, field, offset);
    else found[name] = readComponent(field, name, offset);
    offset += field.length + 1;
  }
  return found;
}

/**
 * Binds a name to its 2.2 URI, in lower case; the attributes that 2.3 added are packed into the edition. Never throws.
 * Source: NISTIR 7695 §6.1.2.
 *
 * @example
 * const { cpe } = parseCpe('cpe:2.3:a:hp:insight_diagnostics:7.4.0.1570:-:*:*:online:win2003:x64:*');
 * formatCpe22(cpe) // 'cpe:/a:hp:insight_diagnostics:7.4.0.1570:-:~~online~win2003~x64~'
 */
export function formatCpe22(cpe: Cpe): string {
  const isPacked = PACKED.some((name) => name !== 'edition' && cpe[name].kind !== 'any');
  const fields = COMPONENTS.map((name) => {
    if (name !== 'edition' || !isPacked) return formatComponent(cpe[name]);
    return PACKED.map((packed) => `~${formatComponent(cpe[packed])}`).join('');
  });
  return URI_PREFIX + fields.join(':').replace(/:+$/, '');
}

function readPacked(found: Record<CpeAttributeName, CpeAttribute>, field: string, offset: number): void {
  const parts = field.slice(1).split('~');
  if (parts.length !== PACKED.length) {
    const message = `Expected ${PACKED.length} packed values in the edition, found ${parts.length}`;
    throw new CpeSyntaxError('edition', offset, message);
  }
  let at = offset + 1;
  for (const [index, name] of PACKED.entries()) {
    const part = parts[index] ?? '';
    found[name] = readComponent(part, name, at);
    at += part.length + 1;
  }
}

function readComponent(field: string, name: CpeAttributeName, offset: number): CpeAttribute {
  // A bare asterisk is not in the specification, but tools write it for ANY.
  if (field === '' || field === '*') return ANY;
  if (field === '-') return NA;
  return attributeOf(escapedText(field, name, offset));
}

/** The component as the formatted string would write it: %01 and %02 become wildcards, all else is literal. */
function escapedText(field: string, name: CpeAttributeName, offset: number): string {
  const marked = field
    .replace(/[*?\\]/g, '\\$&')
    .replaceAll('%01', '?')
    .replaceAll('%02', '*');
  if (!marked.includes('%')) return marked;
  const broken = field.search(/%(?![0-9A-Fa-f]{2})/);
  if (broken >= 0) throw new CpeSyntaxError(name, offset + broken, `Attribute '${name}' has a broken escape`);
  return marked.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeRun(run, name, offset));
}

function decodeRun(run: string, name: CpeAttributeName, offset: number): string {
  try {
    return decodeURIComponent(run).replace(/[*?\\]/g, '\\$&');
  } catch {
    throw new CpeSyntaxError(name, offset, `Attribute '${name}' is not valid percent-encoded UTF-8`);
  }
}

function formatComponent(attribute: CpeAttribute): string {
  if (attribute.kind === 'any') return '';
  if (attribute.kind === 'na') return '-';
  if (!attribute.pattern) return attribute.value === '-' ? '%2d' : encodeLiteral(attribute.value);
  return attribute.value.replace(/\\(.)|([*?])|[^\\*?]+/gsu, (text, literal, wildcard) => {
    if (wildcard) return wildcard === '?' ? '%01' : '%02';
    return encodeLiteral(literal ?? text);
  });
}

function encodeLiteral(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replace(/%[0-9A-F]{2}/g, (triplet) => triplet.toLowerCase());
}
