/** A place in the log of the database, `X/Y` as PostgreSQL writes it, in bytes from its beginning. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  if (!/^[0-9A-F]{1,8}$/i.test(high) || !/^[0-9A-F]{1,8}$/i.test(low)) {
    throw new Error(`"${text}" is no place in the log of the database`);
  }
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The number of the piece of the log that a place is in. */
export function segmentOf(lsn: string, segmentBytes: number): number {
  return Number(parseLsn(lsn) / BigInt(segmentBytes));
}

/** The piece with the byte before a place, as an end names it. */
export function segmentBefore(lsn: string, segmentBytes: number): number {
  return Number((parseLsn(lsn) - 1n) / BigInt(segmentBytes));
}

/** The place where a piece begins. */
export function startOfSegment(segment: number, segmentBytes: number): string {
  const lsn = BigInt(segment) * BigInt(segmentBytes);
  return `${hex(lsn >> 32n, 1)}/${hex(lsn & 0xffffffffn, 1)}`;
}

/** The name of the file that a piece is in: timeline, and the piece's number in two parts. */
export function segmentName(timeline: number, segment: number, segmentBytes: number): string {
  const perPart = 2n ** 32n / BigInt(segmentBytes);
  const number = BigInt(segment);
  return hex(BigInt(timeline), 8) + hex(number / perPart, 8) + hex(number % perPart, 8);
}

const hex = (value: bigint, length: number): string => value.toString(16).toUpperCase().padStart(length, '0');
