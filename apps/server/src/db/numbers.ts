/** Columns of numbers, as {@link unpackInts} gives them: plain loops, for functions that are called for each take several times as long. */

/** The place of each number, by the number, of others -1: keys of tables, which begin at 1. */
export function placesOf(numbers: Int32Array): Int32Array {
  const places = new Int32Array(mostOf(numbers) + 1).fill(-1);
  for (let at = 0; at < numbers.length; at++) places[numbers[at] ?? 0] = at;
  return places;
}

/** The highest of some numbers, at least 0. */
export function mostOf(numbers: Int32Array): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** Different numbers, and the place among them of each that was given. */
export function numbered(numbers: Int32Array | Float64Array): { ids: Float64Array; places: Int32Array } {
  const placeOf = new Map<number, number>();
  const ids: number[] = [];
  const places = new Int32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    let place = placeOf.get(number);
    if (place === undefined) {
      place = ids.push(number) - 1;
      placeOf.set(number, place);
    }
    places[at] = place;
  }
  return { ids: Float64Array.from(ids), places };
}

/** Each of some positive numbers once, upwards. */
export function distinct(numbers: Int32Array): Int32Array {
  const places = placesOf(numbers);
  const found: number[] = [];
  for (let number = 0; number < places.length; number++) if (places[number] !== -1) found.push(number);
  return Int32Array.from(found);
}

/** Counts how often each of some numbers occurs among others. */
export function countEach(ids: Int32Array, numbers: Int32Array): Int32Array {
  const places = placesOf(ids);
  const counts = new Int32Array(ids.length);
  for (const number of numbers) {
    const place = places[number] ?? -1;
    if (place !== -1) add(counts, place, 1);
  }
  return counts;
}

/** Adds to one of many counts. */
export function add(counts: Int32Array, at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count;
}
