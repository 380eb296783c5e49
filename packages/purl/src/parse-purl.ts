import { normalizedPurl } from './normalize.ts';
import { cleanNamespace, cleanSubpath } from './path-segments.ts';
import { brokenPercentOffset, decodePurlText } from './percent.ts';
import { type PurlPart, type PurlResult, purlFailure } from './purl.types.ts';
import { isPurlType } from './purl-type.ts';
import { isQualifierFailure, parseQualifiers } from './qualifiers.ts';
import { typeRule } from './type-rules.ts';

const SLASH = 47;

/**
 * Reads a package URL and brings it into canonical form; never throws.
 *
 * The parts of the result are decoded and follow the rules of the type; `received` keeps their spelling. As the
 * specification requires of readers, it accepts slashes after `pkg:`, upper case in scheme, type, and qualifier keys, empty
 * segments, and an npm scope with a bare `@`. Source: https://github.com/package-url/purl-spec.
 *
 * @example
 * const { name, version, received } = parsePurl('pkg:PyPI/Django_Rest@4.1').purl;
 * [name, version, received.name] // ['django-rest', '4.1', 'Django_Rest']
 * parsePurl('pkg:npm').error // { part: 'name', offset: 7, message: "Expected '/' and a name after the type 'npm'" }
 */
export function parsePurl(text: string): PurlResult {
  if (!hasScheme(text)) return purlFailure('scheme', "Expected the text to start with 'pkg:'", 0);
  const unsafe = unsafeOffset(text);
  if (unsafe >= 0) return purlFailure('name', 'Text holds a NUL or half of a surrogate pair', unsafe);

  const hash = text.indexOf('#');
  const beforeHash = hash < 0 ? text.length : hash;
  const question = text.indexOf('?');
  const pathEnd = question < 0 || question > beforeHash ? beforeHash : question;

  let typeStart = 4;
  while (text.charCodeAt(typeStart) === SLASH) typeStart++;
  const typeEnd = text.indexOf('/', typeStart);
  if (typeEnd < 0 || typeEnd >= pathEnd) return missingName(text, typeStart, pathEnd);
  const type = text.slice(typeStart, typeEnd).toLowerCase();
  if (!isPurlType(type)) return invalidType(text.slice(typeStart, typeEnd), typeStart);

  const at = versionSeparator(text, typeEnd, pathEnd);
  const version = decodePart(text, 'version', at < 0 ? pathEnd : at + 1, pathEnd);
  if (typeof version === 'object') return version;

  const path = pathBounds(text, type, typeEnd + 1, at < 0 ? pathEnd : at);
  const name = decodePart(text, 'name', path.nameStart, path.end);
  if (typeof name === 'object') return name;
  if (name === '') return purlFailure('name', 'A name is required', path.nameStart);
  const namespace = decodePart(text, 'namespace', path.start, path.nameStart - 1);
  if (typeof namespace === 'object') return namespace;

  const qualifiers = parseQualifiers(text.slice(pathEnd + 1, Math.max(pathEnd + 1, beforeHash)), pathEnd + 1);
  if (isQualifierFailure(qualifiers)) return qualifiers;
  const subpath = decodePart(text, 'subpath', beforeHash + 1, text.length);
  if (typeof subpath === 'object') return subpath;

  const result = normalizedPurl(
    type,
    namespace === '' ? undefined : cleanNamespace(namespace),
    name,
    version === '' ? undefined : version,
    qualifiers,
    subpath === '' ? undefined : cleanSubpath(subpath),
  );
  return result.ok ? result : locateIssue(result, path, pathEnd);
}

interface PathBounds {
  readonly start: number;
  readonly nameStart: number;
  readonly end: number;
}

function hasScheme(text: string): boolean {
  return text.startsWith('pkg:') || text.slice(0, 4).toLowerCase() === 'pkg:';
}

// PostgreSQL cannot store a NUL, and half a surrogate pair cannot be percent-encoded.
function unsafeOffset(text: string): number {
  if (!text.isWellFormed()) return text.search(/\p{Surrogate}/u);
  const nul = text.indexOf('\0');
  return nul >= 0 ? nul : text.indexOf('%00');
}

/** The last `@`, unless it opens a segment that others follow: then it is the bare `@` of an npm scope. */
function versionSeparator(text: string, typeEnd: number, pathEnd: number): number {
  const at = text.lastIndexOf('@', pathEnd - 1);
  if (at <= typeEnd) return -1;
  if (text.charCodeAt(at - 1) !== SLASH) return at;
  const nextSlash = text.indexOf('/', at);
  return nextSlash >= 0 && nextSlash < pathEnd ? -1 : at;
}

function pathBounds(text: string, type: string, from: number, to: number): PathBounds {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) === SLASH) start++;
  while (end > start && text.charCodeAt(end - 1) === SLASH) end--;
  const slash = typeRule(type).nameIsPath ? text.indexOf('/', start) : text.lastIndexOf('/', end - 1);
  return { start, nameStart: slash < start || slash >= end ? start : slash + 1, end };
}

function decodePart(text: string, part: PurlPart, from: number, to: number): string | PurlResult {
  if (from >= to) return '';
  const encoded = text.slice(from, to);
  const decoded = decodePurlText(encoded);
  if (decoded !== undefined) return decoded;
  return purlFailure(
    part,
    `The ${part} is not valid percent-encoded UTF-8`,
    from + brokenPercentOffset(encoded),
  );
}

function missingName(text: string, typeStart: number, pathEnd: number): PurlResult {
  const type = text.slice(typeStart, pathEnd);
  if (!isPurlType(type.toLowerCase())) return invalidType(type, typeStart);
  return purlFailure('name', `Expected '/' and a name after the type '${type}'`, pathEnd);
}

function invalidType(type: string, offset: number): PurlResult {
  const found = type === '' ? 'A type is required' : `Type '${type}' is not valid`;
  return purlFailure('type', `${found}: expected a letter, then letters, digits, '.' or '-'`, offset);
}

function locateIssue(result: PurlResult & { ok: false }, path: PathBounds, pathEnd: number): PurlResult {
  const { part, message } = result.error;
  const offset = part === 'name' ? path.nameStart : part === 'qualifiers' ? pathEnd : path.start;
  return purlFailure(part, message, offset);
}
