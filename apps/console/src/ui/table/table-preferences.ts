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
