/**
 * Writes objects as JSON, the text of one member only once for each object that they share there: a project's findings
 * name few vulnerabilities, and each of these is most of a finding's text.
 * @param name the member, an object
 * @param toWire what is written of it
 * @example
 * memberTexts('vulnerability')({ matrix: 'a:b', vulnerability: { vulnId: 'CVE-1' } }) // '{"matrix":"a:b","vulnerability":{"vulnId":"CVE-1"}}'
 */
export function memberTexts<Name extends string, Shared extends object>(
  name: Name,
  toWire: (shared: Shared) => unknown = (shared) => shared,
): (row: unknown) => string {
  const known = new WeakMap<object, string>();
  return (row) => {
    const { [name]: shared, ...own } = row as Record<Name, Shared>;
    let text = known.get(shared);
    if (text === undefined) {
      text = JSON.stringify(toWire(shared));
      known.set(shared, text);
    }
    const rest = JSON.stringify(own);
    return `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}"${name}":${text}}`;
  };
}
