import { encodePurlPath, encodePurlText } from './percent.ts';
import type { Purl, ReceivedParts } from './purl.types.ts';
import { typeRule } from './type-rules.ts';

/**
 * The canonical text of a package URL: parts percent-encoded, qualifiers sorted by key. Never throws on what
 * `parsePurl` and `buildPurl` return. Source: https://github.com/package-url/purl-spec, "How to build a purl string".
 *
 * @example
 * formatPurl(parsePurl('pkg:NPM/@angular/core@17.0.0?os=Linux&arch=x64').purl)
 * // 'pkg:npm/%40angular/core@17.0.0?arch=x64&os=Linux'
 */
export function formatPurl(purl: Purl): string {
  return purlCoordinates(purl) + formatTail(purl);
}

/**
 * Like {@link formatPurl}, with namespace, name and version in the case and spelling they were received in: what the
 * API gives back.
 *
 * @example
 * formatReceivedPurl(parsePurl('pkg:PyPI/Django_Rest@4.1').purl) // 'pkg:pypi/Django_Rest@4.1'
 */
export function formatReceivedPurl(purl: Purl): string {
  return formatCoordinates(purl.type, purl.received) + formatTail(purl);
}

/**
 * The canonical text without qualifiers and subpath: two with the same text are the same version of a package.
 *
 * @example
 * purlCoordinates(parsePurl('pkg:maven/org.apache.commons/io@1.3.4?type=jar').purl)
 * // 'pkg:maven/org.apache.commons/io@1.3.4'
 */
export function purlCoordinates(purl: Purl): string {
  return formatCoordinates(purl.type, purl);
}

function formatCoordinates(type: string, { namespace, name, version }: ReceivedParts): string {
  const encodedName = typeRule(type).nameIsPath ? encodePurlPath(name) : encodePurlText(name);
  const path = namespace === undefined ? encodedName : `${encodePurlPath(namespace)}/${encodedName}`;
  return version === undefined ? `pkg:${type}/${path}` : `pkg:${type}/${path}@${encodePurlText(version)}`;
}

function formatTail(purl: Purl): string {
  const query = formatQualifiers(purl.qualifiers);
  return purl.subpath === undefined ? query : `${query}#${encodePurlPath(purl.subpath)}`;
}

/** Text is added up rather than joined: this runs for every component of every document. */
function formatQualifiers(qualifiers: Purl['qualifiers']): string {
  const keys = Object.keys(qualifiers);
  if (keys.length > 1) keys.sort();
  let query = '';
  for (const key of keys)
    query += `${query === '' ? '?' : '&'}${key}=${encodePurlText(qualifiers[key] ?? '')}`;
  return query;
}
