import { namespaceByRule } from './normalize.ts';
import type { Purl } from './purl.types.ts';
import { typeRule } from './type-rules.ts';

/** The parts that two package URLs must share to name the same package. `namespace` is `''` if absent. */
export interface PurlLookupKey {
  readonly type: string;
  readonly namespace: string;
  readonly name: string;
}

/**
 * The key by which components and advisories of the same package find each other. It folds more than the canonical
 * form does, because both sides are written by many hands:
 * - Go paths lose their case and are split at the last slash, however the purl divided them;
 * - PyPI names follow PEP 503: runs of `-`, `_` and `.` are one `-`;
 * - npm names lose their case (older tools folded it), a scope always starts with `@`, and one that was encoded into
 *   the name (`%40angular%2Fcore`) is taken out of it;
 * - names of other types that hold a slash, encoded into them (`pkg:composer/drupal%2Fcore`), are split at the last one, those
 *   of Maven also at a colon (`pkg:maven/org.acme%3Acore`);
 * - NuGet names and namespaces of all types that the canonical form folds anyway are in lower case.
 *
 * @example
 * lookupKey(parsePurl('pkg:pypi/Foo._bar@1').purl) // { type: 'pypi', namespace: '', name: 'foo-bar' }
 */
export function lookupKey(purl: Purl): PurlLookupKey {
  const namespace = purl.namespace ?? '';
  switch (purl.type) {
    case 'golang':
      return splitPath('golang', pathOf(namespace, purl.name));
    case 'pypi':
      return { type: 'pypi', namespace, name: pep503(purl.name) };
    case 'npm': {
      const key = splitPath('npm', pathOf(namespace, purl.name));
      return { ...key, namespace: npmScope(key.namespace) };
    }
    case 'nuget':
      return { type: 'nuget', namespace: namespace.toLowerCase(), name: purl.name.toLowerCase() };
    case 'maven':
      return mavenKey(namespace, purl.name);
    default:
      return purl.name.includes('/')
        ? splitName(purl, namespace)
        : { type: purl.type, namespace, name: purl.name };
  }
}

/** A slash that was encoded into the name parts it from its namespace, as one that was not does. */
function splitName({ type, name: given }: Purl, namespace: string): PurlLookupKey {
  const path = pathOf(namespace, given)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\/{2,}/g, '/');
  const slash = path.lastIndexOf('/');
  const parent = slash < 0 ? '' : path.slice(0, slash);
  return { type, namespace: namespaceByRule(parent, typeRule(type)) ?? '', name: path.slice(slash + 1) };
}

/** Coordinates of Maven that were written into one part: `group:artifact`. */
function mavenKey(namespace: string, name: string): PurlLookupKey {
  const path = pathOf(namespace, name);
  const cut = Math.max(path.lastIndexOf(':'), path.lastIndexOf('/'));
  return { type: 'maven', namespace: cut < 0 ? '' : path.slice(0, cut), name: path.slice(cut + 1) };
}

function pathOf(namespace: string, name: string): string {
  return namespace === '' ? name : `${namespace}/${name}`;
}

function splitPath(type: string, path: string): PurlLookupKey {
  const folded = path.toLowerCase();
  const slash = folded.lastIndexOf('/');
  return { type, namespace: slash < 0 ? '' : folded.slice(0, slash), name: folded.slice(slash + 1) };
}

function pep503(canonicalName: string): string {
  if (!canonicalName.includes('.') && !canonicalName.includes('--')) return canonicalName;
  return canonicalName.replace(/[-_.]+/g, '-');
}

function npmScope(namespace: string): string {
  return namespace === '' || namespace.startsWith('@') ? namespace : `@${namespace}`;
}
