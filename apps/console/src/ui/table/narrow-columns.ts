import { useSyncExternalStore } from 'react';
import type { Column } from './types.ts';

/** How many columns fit beside each other: two or three, some more, or all. */
export type Room = 'narrow' | 'medium' | 'wide';

const narrow = '(max-width: 39.99rem)';
/** Tablets: the sidebar takes a third of the room. */
const medium = '(max-width: 63.99rem)';

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(narrow), matchMedia(medium)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function roomNow(): Room {
  if (matchMedia(narrow).matches) return 'narrow';
  return matchMedia(medium).matches ? 'medium' : 'wide';
}

export function useRoom(): Room {
  return useSyncExternalStore(subscribe, roomNow);
}

/** The columns as a small screen shows them: those that matter first, on a narrow one in the room that is there. */
export function columnsFor<Row>(room: Room, columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (room === 'wide') return columns;
  const placed = columns.map((column) => {
    const hint = column.narrow;
    if (hint === undefined) return { column, place: Infinity };
    if (hint !== 'hidden')
      return { column: room === 'narrow' ? { ...column, width: hint.width } : column, place: hint.place };
    return { column: room === 'narrow' ? { ...column, hidden: true } : column, place: Infinity };
  });
  const first = placed.filter(({ place }) => place !== Infinity).sort((a, b) => a.place - b.place);
  const others = placed.filter(({ place }) => place === Infinity);
  return [...first, ...others].map(({ column }) => column);
}
