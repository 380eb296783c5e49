const backslash = 0x5c;

/**
 * Warnings about characters of a JSON document that no database can store as text. The reader drops NUL and
 * replaces halves of surrogate pairs. Only escapes can produce either in JSON.
 */
export function oddEscapeWarnings(json: Uint8Array): string[] {
  const { nul, halves } = countOddEscapes(json);
  return [
    ...(nul > 0
      ? [`${timesOf(nul, 'NUL character')} of the document cannot be stored and were left out`]
      : []),
    ...(halves > 0
      ? [`${timesOf(halves, 'half surrogate pair')} of the document are not characters and became U+FFFD`]
      : []),
  ];
}

const timesOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function countOddEscapes(json: Uint8Array): { nul: number; halves: number } {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const counts = { nul: 0, halves: 0 };
  let at = bytes.indexOf('\\u');
  while (at !== -1) {
    let next = at + 2;
    if (!isEscaped(bytes, at)) {
      const unit = unitAt(bytes, at);
      if (unit === 0) counts.nul++;
      else if (isHigh(unit) && isLow(unitAt(bytes, at + 6))) next = at + 12;
      else if (isHigh(unit) || isLow(unit)) counts.halves++;
    }
    at = bytes.indexOf('\\u', next);
  }
  return counts;
}

/** True if the backslash at `at` belongs to the one before it. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let before = 0;
  while (bytes[at - 1 - before] === backslash) before++;
  return before % 2 === 1;
}

/** The UTF-16 unit of an escape such as `\\u0041` at `at`; NaN when there is none. */
function unitAt(bytes: Buffer, at: number): number {
  const [, digits] = /^\\u([0-9a-fA-F]{4})$/.exec(bytes.toString('latin1', at, at + 6)) ?? [];
  return Number.parseInt(digits ?? '', 16);
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
