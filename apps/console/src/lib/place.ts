/**
 * True if an address is a place or, unless `exact`, one below it. The router decodes some characters of its addresses and leaves
 * others, so both are compared by what their segments mean: `/tags/a%20%3Cb%3E` is `/tags/a <b>`.
 */
export function isWithin(pathname: string, place: string, exact = false): boolean {
  const here = segments(pathname);
  const wanted = segments(place);
  if (exact && here.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment === here[index]);
}

function segments(pathname: string): string[] {
  return pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
