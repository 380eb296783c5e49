import { useSyncExternalStore } from 'react';
import type { Column } from './types.ts';

/** The room for columns: two or three, some more, the most important ones, or all. */
export type Room = 'narrow' | 'medium' | 'wide' | 'widest';

const narrow = '(max-width: 39.99rem)';
/** Tablets: the sidebar takes a third of the room. */
const medium = '(max-width: 63.99rem)';
const wide = '(max-width: 99.99rem)';

function subscribe(onChange: () => void): () => void {
  const queries = [narrow, medium, wide].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function roomNow(): Room {
  if (matchMedia(narrow).matches) return 'narrow';
  if (matchMedia(medium).matches) return 'medium';
  return matchMedia(wide).matches ? 'wide' : 'widest';
}

export function useRoom(): Room {
  return useSyncExternalStore(subscribe, roomNow);
}

/**
 * The columns as a small screen shows them: those with a place first. A narrow one shows them alone, in the room that is
 * there; the others can be chosen, and then it scrolls.
 */
export function columnsFor<Row>(room: Room, all: readonly Column<Row>[]): readonly Column<Row>[] {
  if (room === 'widest') return all;
  const columns = all.some(({ spare }) => spare)
    ? all.map((column) => (column.spare && !column.stack ? { ...column, hidden: true } : column))
    : all;
  if (room === 'wide') return columns;
  const first = columns
    .filter(({ narrow }) => narrow)
    .sort((a, b) => (a.narrow?.place ?? 0) - (b.narrow?.place ?? 0));
  const others = columns.filter(({ narrow }) => !narrow);
  if (room === 'medium' || first.length === 0) return [...first, ...others];
  return [
    ...first.map((column) => ({ ...column, width: column.narrow?.width ?? 0 })),
    // In a line of its own there is room for more.
    ...others.map((column) => (column.stack ? column : { ...column, hidden: true })),
  ];
}
