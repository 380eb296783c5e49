import type { Purl } from './purl.types.ts';

/** What two package URLs must have in common to name the same package; `namespace` is `''` when there is none. */
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
    default:
      return { type: purl.type, namespace, name: purl.name };
  }
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
