import { NO_QUALIFIERS, normalizedPurl } from './normalize.ts';
import { cleanNamespace, cleanSubpath } from './path-segments.ts';
import { type PurlPart, type PurlParts, type PurlResult, purlFailure } from './purl.types.ts';
import { isPurlType } from './purl-type.ts';
import { buildQualifiers, isQualifierFailure } from './qualifiers.ts';

/**
 * Builds a package URL from decoded parts and brings it into canonical form; never throws. A part that is empty, null
 * or undefined is absent. Source: https://github.com/package-url/purl-spec, "How to build a purl string".
 *
 * @example
 * const result = buildPurl({ type: 'npm', namespace: '@angular', name: 'core', version: '17.0.0' });
 * formatPurl(result.purl) // 'pkg:npm/%40angular/core@17.0.0'
 * buildPurl({ type: 'npm', name: '' }).error // { part: 'name', offset: undefined, message: 'A name is required' }
 */
export function buildPurl(parts: PurlParts): PurlResult {
  const type = (parts.type ?? '').toLowerCase();
  if (!isPurlType(type)) {
    return purlFailure(
      'type',
      `Type '${type}' is not valid: expected a letter, then letters, digits, '.' or '-'`,
    );
  }
  if (!parts.name) return purlFailure('name', 'A name is required');
  const unsafe = unsafePart(parts);
  if (unsafe) return purlFailure(unsafe, `The ${unsafe} holds a NUL or half of a surrogate pair`);
  const qualifiers = parts.qualifiers ? buildQualifiers(parts.qualifiers) : NO_QUALIFIERS;
  if (isQualifierFailure(qualifiers)) return qualifiers;
  return normalizedPurl(
    type,
    parts.namespace ? cleanNamespace(parts.namespace) : undefined,
    parts.name,
    parts.version || undefined,
    qualifiers,
    parts.subpath ? cleanSubpath(parts.subpath) : undefined,
  );
}

function unsafePart(parts: PurlParts): PurlPart | undefined {
  const isUnsafe = (text: string | null | undefined) => text && (!text.isWellFormed() || text.includes('\0'));
  if (isUnsafe(parts.namespace)) return 'namespace';
  if (isUnsafe(parts.name)) return 'name';
  if (isUnsafe(parts.version)) return 'version';
  if (isUnsafe(parts.subpath)) return 'subpath';
  return Object.values(parts.qualifiers ?? {}).some(isUnsafe) ? 'qualifiers' : undefined;
}
