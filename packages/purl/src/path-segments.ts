/** Decoded namespace without empty segments; undefined when nothing remains. */
export function cleanNamespace(namespace: string): string | undefined {
  if (!hasEmptySegment(namespace)) return namespace;
  const kept = namespace.split('/').filter((segment) => segment !== '');
  return kept.length > 0 ? kept.join('/') : undefined;
}

/** Decoded subpath without empty, `.` and `..` segments; undefined when nothing remains. */
export function cleanSubpath(subpath: string): string | undefined {
  const kept = subpath.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return kept.length > 0 ? kept.join('/') : undefined;
}

function hasEmptySegment(path: string): boolean {
  return path === '' || path.startsWith('/') || path.endsWith('/') || path.includes('//');
}
