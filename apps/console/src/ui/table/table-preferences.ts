import type { Sort } from './types.ts';

// The keys are those of the system that users come from, so that their habits survive the move.

function fieldKey(field: string): string {
  return field.length <= 2 ? field : field.charAt(0).toUpperCase() + field.slice(1).toLowerCase();
}

export function readColumnVisibility(prefix: string | undefined, column: string): boolean | undefined {
  const stored = prefix ? localStorage.getItem(`${prefix}Show${fieldKey(column)}`) : null;
  return stored === null ? undefined : stored === 'true';
}

export function storeColumnVisibility(prefix: string | undefined, column: string, visible: boolean): void {
  if (prefix) localStorage.setItem(`${prefix}Show${fieldKey(column)}`, String(visible));
}

export function readPageSize(prefix: string | undefined): number | undefined {
  const stored = prefix ? Number(localStorage.getItem(`${prefix}PageSize`)) : 0;
  return Number.isInteger(stored) && stored > 0 ? stored : undefined;
}

export function readSort(prefix: string | undefined): Sort | undefined {
  const id = prefix ? localStorage.getItem(`${prefix}SortName`) : null;
  return id ? { id, descending: localStorage.getItem(`${prefix}SortOrder`) === 'desc' } : undefined;
}

export function storePageSize(prefix: string | undefined, pageSize: number): void {
  if (prefix) localStorage.setItem(`${prefix}PageSize`, String(pageSize));
}

export function storeSort(prefix: string | undefined, sort: Sort | undefined): void {
  if (!prefix) return;
  if (!sort) {
    localStorage.removeItem(`${prefix}SortName`);
    localStorage.removeItem(`${prefix}SortOrder`);
    return;
  }
  localStorage.setItem(`${prefix}SortName`, sort.id);
  localStorage.setItem(`${prefix}SortOrder`, sort.descending ? 'desc' : 'asc');
}

export type Density = 'comfortable' | 'compact';

/** The user's changes to a table, besides its visible columns. */
export interface TableLayout {
  /** Ids of columns. */
  order?: readonly string[];
  /** In rem, by the id of the column. */
  widths?: Readonly<Record<string, number>>;
  density?: Density;
}

export function readLayout(prefix: string | undefined): TableLayout {
  const stored = prefix ? localStorage.getItem(`${prefix}Layout`) : null;
  return stored === null ? {} : parseLayout(stored);
}

/** A value stored by hand, or by another release, may be anything. */
export function parseLayout(stored: string): TableLayout {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return {};
  }
  if (value === null || typeof value !== 'object') return {};
  const layout: TableLayout = {};
  if ('order' in value && Array.isArray(value.order)) layout.order = value.order.map(String);
  if ('widths' in value && value.widths !== null && typeof value.widths === 'object') {
    const widths = Object.entries(value.widths).filter(([, width]) => Number(width) > 0);
    layout.widths = Object.fromEntries(widths.map(([id, width]) => [id, Number(width)]));
  }
  if ('density' in value && value.density === 'compact') layout.density = 'compact';
  return layout;
}

export function storeLayout(prefix: string | undefined, layout: TableLayout): void {
  if (prefix) localStorage.setItem(`${prefix}Layout`, JSON.stringify(layout));
}

/** Forgets order, widths, density, and which columns are shown. */
export function forgetColumns(prefix: string | undefined, columns: readonly string[]): void {
  if (!prefix) return;
  localStorage.removeItem(`${prefix}Layout`);
  for (const column of columns) localStorage.removeItem(`${prefix}Show${fieldKey(column)}`);
}
