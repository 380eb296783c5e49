import { type RawBuilder, sql } from 'kysely';

/**
 * An aggregate: the int4 values of all rows as one value, for columns of many rows. A row each takes ten times as long to send and read.
 * @param order an `order by`
 */
export function packedInts(value: RawBuilder<unknown>, order = sql``): RawBuilder<Packed> {
  return sql<Packed>`string_agg(int4send(${value}), '' ${order})`;
}

/** The same for numbers that need more bits: bigint values up to 2⁵³. */
export function packedNumbers(value: RawBuilder<unknown>, order = sql``): RawBuilder<Packed> {
  return sql<Packed>`string_agg(float8send(${value}), '' ${order})`;
}

/** The same for times. Their `extract` is a numeric, which takes as long as all the rest of a list. */
export function packedTimes(value: RawBuilder<unknown>, order = sql``): RawBuilder<Packed> {
  return sql<Packed>`string_agg(timestamptz_send(${value}), '' ${order})`;
}

/** The result: big-endian numbers, or null for no rows. */
export type Packed = Buffer | null;

export function unpackInts(packed: Packed): Int32Array {
  return new Int32Array(inOrderOfMachine(packed, (bytes) => bytes.swap32()));
}

export function unpackNumbers(packed: Packed): Float64Array {
  return new Float64Array(inOrderOfMachine(packed, (bytes) => bytes.swap64()));
}

/** PostgreSQL counts microseconds from here. */
const firstMs = Date.UTC(2000, 0, 1);

/** @returns milliseconds since 1970; what is less is cut off, as in a `Date` of the driver */
export function unpackTimes(packed: Packed): Float64Array {
  const micros = new BigInt64Array(inOrderOfMachine(packed, (bytes) => bytes.swap64()));
  return Float64Array.from(micros, (each) => Math.floor(Number(each) / 1000) + firstMs);
}

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** A buffer of its own: the driver's may begin anywhere in a larger one. */
function inOrderOfMachine(packed: Packed, swap: (bytes: Buffer) => Buffer): ArrayBuffer {
  const own = new Uint8Array(packed ?? []).buffer;
  if (isLittleEndian) swap(Buffer.from(own));
  return own;
}
