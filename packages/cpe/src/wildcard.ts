const STAR = 42;
const QUESTION = 63;
const BACKSLASH = 92;

/**
 * True if a pattern covers a whole text. `*` matches any text, `?` at most one character (NISTIR 7696, §6.3),
 * and a backslash makes the next character literal. Time is bounded by the product of the lengths.
 *
 * @example
 * matchesWildcard('1.*', '1.10') // true
 * matchesWildcard('1.?', '1.10') // false
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  // reached[i]: the part of the pattern read so far can cover the first i characters.
  let reached = new Uint8Array(text.length + 1);
  reached[0] = 1;
  for (let at = 0; at < pattern.length; at++) {
    const code = pattern.charCodeAt(at);
    if (code === STAR) reached = afterStar(reached);
    else if (code === QUESTION) reached = afterQuestion(reached);
    else reached = afterLiteral(reached, text, code === BACKSLASH ? pattern.charCodeAt(++at) : code);
  }
  return reached[text.length] === 1;
}

function afterStar(reached: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const first = reached.indexOf(1);
  return first < 0 ? reached : reached.fill(1, first);
}

function afterQuestion(reached: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let index = reached.length - 1; index > 0; index--) {
    if (reached[index - 1] === 1) reached[index] = 1;
  }
  return reached;
}

function afterLiteral(reached: Uint8Array<ArrayBuffer>, text: string, code: number): Uint8Array<ArrayBuffer> {
  for (let index = reached.length - 1; index > 0; index--) {
    reached[index] = reached[index - 1] === 1 && text.charCodeAt(index - 1) === code ? 1 : 0;
  }
  reached[0] = 0;
  return reached;
}
