import type { DeclaredRoute } from './server.ts';

/** The methods that a path has in some route; none for a path that no route has. */
export function methodsOfPath(routes: readonly DeclaredRoute[], path: string): string[] {
  const segments = segmentsOf(path);
  const found = routes.filter(({ url }) => fits(segmentsOf(url), segments)).map(({ method }) => method);
  return [...new Set(found.includes('GET') ? [...found, 'HEAD'] : found)].toSorted();
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) => {
    const segment = segments[index] ?? '';
    return part.startsWith(':') ? segment !== '' : part === segment;
  });
}
