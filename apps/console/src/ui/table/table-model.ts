import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row as ModelRow,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { compareTexts } from '../collator.ts';
import type { CellValue, Column } from './types.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

export type Features = typeof features;
export type TableRow<Row extends object> = ModelRow<Features, Row>;

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Numbers by size, text as people sort it, absent values before all others. */
export function compareCells(a: CellValue, b: CellValue): number {
  if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(b)) - Number(isAbsent(a));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(String(a), String(b));
}

export function toColumnDefs<Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => column.value?.(row),
    enableGlobalFilter: column.value !== undefined,
    enableHiding: column.required !== true,
    sortFn: (a, b) => compareCells(a.getValue<CellValue>(column.id), b.getValue<CellValue>(column.id)),
  }));
}

/** True if a cell holds the searched words, in any case. */
export function matchesSearch<Row extends object>(
  row: TableRow<Row>,
  columnId: string,
  wanted: unknown,
): boolean {
  const value = row.getValue<CellValue>(columnId);
  return !isAbsent(value) && String(value).toLowerCase().includes(String(wanted).trim().toLowerCase());
}

const defaultWidthRem = 8;

export interface TableLayoutStyle {
  template: string;
  minimumRem: number;
  minWidth: string;
}

/** The tracks that header and rows share, and the width below which the table scrolls sideways. */
export function layoutOf<Row>(
  columns: readonly Pick<Column<Row>, 'id' | 'width' | 'grow'>[],
  hasSelection: boolean,
  /** In rem, of the columns whose width was chosen. */
  widths: Readonly<Record<string, number>> = {},
): TableLayoutStyle {
  const widthOf = ({ id, width }: { id: string; width?: number }) => widths[id] ?? width ?? defaultWidthRem;
  const growOf = ({ id, grow = 1 }: { id: string; grow?: number }) => (widths[id] === undefined ? grow : 0);
  const hasGrowing = columns.some((column) => growOf(column) > 0);
  const tracks = columns.map((column, index) => {
    const width = widthOf(column);
    // Somebody has to take the room that is left.
    const grow = hasGrowing || index < columns.length - 1 ? growOf(column) : 1;
    return grow === 0 ? `${width}rem` : `minmax(${width}rem, ${grow}fr)`;
  });
  const selectionRem = 2.25;
  const columnsRem = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const minimumRem = columnsRem + (hasSelection ? selectionRem : 0);
  return {
    template: (hasSelection ? [`${selectionRem}rem`, ...tracks] : tracks).join(' '),
    minimumRem,
    minWidth: `${minimumRem}rem`,
  };
}
