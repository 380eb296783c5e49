import { useSyncExternalStore } from 'react';
import type { Column } from './types.ts';

const query = '(max-width: 39.99rem)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether only two or three columns fit beside each other. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The columns as a narrow screen shows them: those that matter first, in the room that is there. */
export function toNarrowColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const placed = columns.map((column) => {
    const { narrow } = column;
    if (narrow === 'hidden') return { column: { ...column, hidden: true }, place: Infinity };
    if (narrow) return { column: { ...column, width: narrow.width }, place: narrow.place };
    return { column, place: Infinity };
  });
  const first = placed.filter(({ place }) => place !== Infinity).sort((a, b) => a.place - b.place);
  const others = placed.filter(({ place }) => place === Infinity);
  return [...first, ...others].map(({ column }) => column);
}
