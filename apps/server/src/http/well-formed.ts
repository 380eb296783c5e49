/** An escape that may be one half of a surrogate pair. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

/**
 * True if every text in a parsed JSON document is made of whole characters. Half of one (a lone surrogate) has no UTF-8,
 * so it would be stored as another text; only an escape can spell it.
 * @param json the document as it came: without such an escape nothing has to be looked through
 */
export function hasWholeCharacters(json: string, value: unknown): boolean {
  if (!surrogateEscape.test(json)) return true;
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, member] of Object.entries(next)) rest.push(key, member);
  }
  return true;
}
