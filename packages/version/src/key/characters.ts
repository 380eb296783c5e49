/** True if a UTF-16 unit is an ASCII digit; false for NaN, the unit past the end of a text. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True if a UTF-16 unit is an ASCII letter. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Index of the first unit from `from` on that is no digit. */
export function endOfDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** True if a text has digits only, and at least one. */
export function isAllDigits(text: string): boolean {
  return text.length > 0 && endOfDigits(text, 0) === text.length;
}
