import type { TableRow } from './table-model.ts';

/** The rows in order. A row that is not loaded has a place, but no content. */
export interface RowSpace<Row extends object> {
  readonly count: number;
  at: (index: number) => TableRow<Row> | undefined;
  /** The rows that are here, with their places. */
  loaded: () => Iterable<[index: number, row: TableRow<Row>]>;
  /** The list row at a place, or above it if the place belongs to a row below a branch. */
  listIndexOf: (index: number) => number;
  /** Where a row of the list stands. */
  placeOf: (listIndex: number) => number;
}

/** Rows that are all here. */
export function wholeSpace<Row extends object>(rows: readonly TableRow<Row>[]): RowSpace<Row> {
  const self = (index: number) => index;
  return {
    count: rows.length,
    at: (index) => rows[index],
    loaded: () => rows.entries(),
    listIndexOf: self,
    placeOf: self,
  };
}

interface Segment<Row extends object> {
  /** Place of the first row, and its number in the list. */
  from: number;
  listFrom: number;
  rows: TableRow<Row>[];
  /** The number of rows of the list itself, not below a branch. */
  listed: number;
}

interface BlockSpaceOptions<Row extends object> {
  /** The rows of all loaded blocks one after the other, with what is open below them. */
  rows: readonly TableRow<Row>[];
  /** The number of list rows per loaded block, by the block's number. */
  blocks: ReadonlyMap<number, { readonly length: number }>;
  blockSize: number;
  total: number;
}

/** Rows of which some blocks are here. */
export function blockSpace<Row extends object>(options: BlockSpaceOptions<Row>): RowSpace<Row> {
  const segments = segmentsOf(options);
  const last = segments.at(-1);
  const extra = last ? last.from + last.rows.length - last.listFrom - last.listed : 0;
  const listed = Math.max(options.total, last ? last.listFrom + last.listed : 0);
  const segmentAt = (index: number) => segments.findLast(({ from }) => from <= index);
  return {
    count: listed + extra,
    at: (index) => {
      const segment = segmentAt(index);
      return segment?.rows[index - segment.from];
    },
    *loaded() {
      for (const { from, rows } of segments)
        for (const [index, row] of rows.entries()) yield [from + index, row];
    },
    listIndexOf: (index) => {
      const segment = segmentAt(index);
      if (!segment) return index;
      const inside = index - segment.from;
      if (inside >= segment.rows.length)
        return segment.listFrom + segment.listed + inside - segment.rows.length;
      const above = segment.rows.slice(0, inside + 1).filter(({ depth }) => depth === 0).length;
      return segment.listFrom + above - 1;
    },
    placeOf: (listIndex) => {
      const segment = segments.findLast(({ listFrom }) => listFrom <= listIndex);
      if (!segment) return listIndex;
      const inside = listIndex - segment.listFrom;
      if (inside >= segment.listed) return segment.from + segment.rows.length + inside - segment.listed;
      let seen = -1;
      return segment.from + segment.rows.findIndex(({ depth }) => depth === 0 && ++seen === inside);
    },
  };
}

function segmentsOf<Row extends object>(options: BlockSpaceOptions<Row>): Segment<Row>[] {
  const { rows, blocks, blockSize } = options;
  const segments: Segment<Row>[] = [];
  let next = 0;
  let extra = 0;
  for (const [number, { length }] of [...blocks].sort(([a], [b]) => a - b)) {
    const listFrom = number * blockSize;
    const segment: Segment<Row> = { from: listFrom + extra, listFrom, rows: [], listed: length };
    for (let listed = 0; next < rows.length; next += 1) {
      const row = rows[next];
      if (!row) break;
      if (row.depth === 0) listed += 1;
      if (listed > length) break;
      segment.rows.push(row);
    }
    extra += segment.rows.length - length;
    segments.push(segment);
  }
  return segments;
}
