/** Ends a text inside a key; sorts before every character that {@link textKey} writes. */
export const TEXT_END = '!';

const PLAIN = /^[#-|]*$/;

/**
 * Key of any text in the order of its code points, without end mark. Characters from `#` to `|` stand for
 * themselves, smaller ones become `"` and two hexadecimal digits, greater ones `}` and six.
 */
export function textKey(text: string): string {
  if (PLAIN.test(text)) return text;
  let key = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x23) key += `"${hex(code, 2)}`;
    else if (code > 0x7c) key += `}${hex(code, 6)}`;
    else key += character;
  }
  return key;
}

function hex(code: number, width: number): string {
  return code.toString(16).padStart(width, '0');
}
