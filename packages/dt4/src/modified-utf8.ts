/**
 * Text of Java's modified UTF-8: a NUL is two bytes, and what is outside the basic plane two sequences of three, one for each
 * surrogate. Undefined for bytes that are none.
 * Source: java.io.DataInput, "Modified UTF-8".
 */
export function readModifiedUtf8(bytes: Uint8Array): string | undefined {
  const units: number[] = [];
  for (let i = 0; i < bytes.length; ) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3);
    const length = lengthOf(first);
    const rest = [second, third].slice(0, length - 1);
    if (length === 0 || i + length > bytes.length || rest.some((byte) => byte >> 6 !== 2)) return undefined;
    units.push(
      length === 1
        ? first
        : length === 2
          ? ((first & 0x1f) << 6) | (second & 0x3f)
          : ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f),
    );
    i += length;
  }
  return textOf(units);
}

function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first >> 5 === 0b110) return 2;
  return first >> 4 === 0b1110 ? 3 : 0;
}

/** In parts: a call takes some tens of thousands of arguments only. */
function textOf(units: readonly number[]): string {
  let text = '';
  for (let i = 0; i < units.length; i += 8192) text += String.fromCharCode(...units.slice(i, i + 8192));
  return text;
}
