// Public to other features.
import { useRef } from 'react';
import type { EndlessList } from '../../lib/use-endless-list.ts';
import { useFailureText } from '../../ui/failure.tsx';
import { toast } from '../../ui/toast.tsx';

/** Rows in their order, of which not all need to be here. */
export type RowOrder<Row> = Pick<EndlessList<Row>, 'total' | 'placeOf' | 'rowAt' | 'here'>;

/** Rows that are all here. */
export function orderOf<Row>(rows: readonly Row[]): RowOrder<Row> {
  return {
    total: rows.length,
    here: rows,
    placeOf: (isIt) => {
      const place = rows.findIndex(isIt);
      return place < 0 ? undefined : place;
    },
    rowAt: async (place) => rows[place],
  };
}

interface OpenRowOptions<Row> {
  list: RowOrder<Row>;
  /** Undefined while none is open. */
  isOpen: ((row: Row) => boolean) | undefined;
  show: (row: Row | undefined) => void;
  /** What to say when a row does not come. */
  failure: string;
}

/** The row that is open beside the list, and how to go to the one before or after it. */
export function useOpenRow<Row>({ list, isOpen, show, failure }: OpenRowOptions<Row>) {
  const failureText = useFailureText();
  const place = isOpen && list.placeOf(isOpen);
  // One that was decided may leave the list by its filter: the next one has taken its place.
  const lastPlace = useRef(0);
  if (place !== undefined) lastPlace.current = place;
  const total = list.total ?? 0;

  /** False when it did not come. */
  async function goTo(target: number): Promise<boolean> {
    try {
      const row = await list.rowAt(target);
      show(row);
      return row !== undefined;
    } catch (error) {
      const text = failureText(error);
      toast({ kind: 'error', title: failure, ...(text ? { text } : {}) });
      return false;
    }
  }

  const next = place === undefined ? Math.min(lastPlace.current, total) : place + 1;
  const previous = (place ?? lastPlace.current) - 1;
  return {
    row: isOpen && list.here.find(isOpen),
    onNext: next < total ? () => goTo(next) : undefined,
    onPrevious: previous >= 0 ? () => goTo(previous) : undefined,
  };
}
