const NEVER_ENCODED = /^[A-Za-z0-9._~:-]*$/;

/** The characters that encodeURIComponent keeps and purls encode. */
const LEFTOVER = /[!*'()]/;

/** Percent-encodes one segment or value: all but letters, digits and `. - _ ~ :`. */
export function encodePurlText(text: string): string {
  if (NEVER_ENCODED.test(text)) return text;
  const encoded = encodeURIComponent(text);
  const withColons = encoded.includes('%3A') ? encoded.replaceAll('%3A', ':') : encoded;
  return LEFTOVER.test(withColons) ? withColons.replaceAll(/[!*'()]/g, encodeLeftover) : withColons;
}

/** Encodes every segment and keeps the slashes between them. */
export function encodePurlPath(path: string): string {
  if (NEVER_ENCODED.test(path)) return path;
  return path.split('/').map(encodePurlText).join('/');
}

/** Decodes percent-encoded UTF-8; undefined when the encoding is broken. */
export function decodePurlText(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Offset of the first `%` that two hexadecimal digits do not follow, else of the first `%`. */
export function brokenPercentOffset(text: string): number {
  const malformed = text.search(/%(?![0-9A-Fa-f]{2})/);
  return malformed >= 0 ? malformed : Math.max(0, text.indexOf('%'));
}

function encodeLeftover(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
