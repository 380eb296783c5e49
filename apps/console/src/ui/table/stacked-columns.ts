import type { Room } from './narrow-columns.ts';
import { layoutOf, type TableLayoutStyle } from './table-model.ts';
import type { Column } from './types.ts';

/** A track of a row: a column, or some columns in two lines. */
export type Track<Row> =
  | { kind: 'column'; column: Column<Row> }
  | { kind: 'stack'; first: readonly Column<Row>[]; second: readonly Column<Row>[] };

/** The room that rows have for columns. */
interface RowRoom {
  room: Room;
  /** A row is shown beside the table. */
  isBeside: boolean;
}

/** The parts of a column that a layout needs. */
type LaidOut<Row> = Pick<Column<Row>, 'id' | 'kind' | 'width' | 'grow' | 'narrow'>;

const stackColumn: LaidOut<never> = { id: 'stack', width: 14, grow: 1 };

function isStacked<Row>({ stack }: Column<Row>, { room, isBeside }: RowRoom): boolean {
  if (!stack) return false;
  if (stack.from === 'narrow') return room === 'narrow';
  return stack.from === undefined || isBeside || room === 'narrow';
}

/**
 * True if the rows have two lines: the table must define them, and there is not enough room for all columns.
 */
export function isInTwoLines<Row>(columns: readonly Column<Row>[], room: Room): boolean {
  return room !== 'widest' && columns.some(({ stack }) => stack);
}

/** The columns in order. Columns in two lines are in the place of the first of them. */
export function tracksOf<Row>(columns: readonly Column<Row>[], rowRoom: RowRoom): readonly Track<Row>[] {
  if (!isInTwoLines(columns, rowRoom.room)) return columns.map((column) => ({ kind: 'column', column }));
  const stacked = columns.filter((column) => isStacked(column, rowRoom));
  const stack: Track<Row> = {
    kind: 'stack',
    first: stacked.filter((column) => column.stack?.line === 1),
    second: stacked.filter((column) => column.stack?.line === 2),
  };
  return columns.flatMap((column): Track<Row>[] => {
    if (column === stacked[0]) return [stack];
    return stacked.includes(column) ? [] : [{ kind: 'column', column }];
  });
}

export type Lines = 1 | 2 | 3 | 4;

/**
 * The number of lines per row. On a narrow screen, the end of the first line gets a separate line, and so does the part
 * that is apart in the second.
 */
export function linesOf<Row>(tracks: readonly Track<Row>[], room: Room): Lines {
  const stack = tracks.find((track) => track.kind === 'stack');
  if (!stack) return 1;
  if (room !== 'narrow') return 2;
  const isApart = stack.second.some((column) => column.stack?.apart) ? 1 : 0;
  return ((stack.first.length > 1 ? 3 : 2) + isApart) as Lines;
}

/** A column in the place of each track. */
export function columnsOf<Row>(tracks: readonly Track<Row>[]): readonly LaidOut<Row>[] {
  return tracks.map((track) => (track.kind === 'column' ? track.column : stackColumn));
}

/** The tracks that header and rows share. */
export function layoutOfTracks<Row>(
  tracks: readonly Track<Row>[],
  hasSelection: boolean,
  widths: Readonly<Record<string, number>>,
  room: Room,
): TableLayoutStyle {
  const columns = columnsOf(tracks).map((column) =>
    room === 'narrow' && column.narrow ? { ...column, width: column.narrow.width } : column,
  );
  return layoutOf(columns, hasSelection, widths);
}
