// Public to other features.
import { useEffect, useRef } from 'react';
import { useFailureText } from '../../ui/failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { type RowOrder, type Surroundings, stepFrom, surroundingsOf, type Target } from './row-order.ts';

export { orderOf, type RowOrder } from './row-order.ts';

/** Whoever goes on waits so long for a list to stand still. */
const patienceMs = 5_000;

interface OpenRowOptions<Row> {
  list: RowOrder<Row>;
  /** Undefined while none is open. */
  openId: string | undefined;
  idOf: (row: Row) => string;
  show: (row: Row | undefined) => void;
  /** What to say when a row does not come. */
  failure: string;
}

/** The row that is open beside the list, and how to go to the one before or after it. */
export function useOpenRow<Row extends object>(options: OpenRowOptions<Row>) {
  const { list, openId, idOf, show, failure } = options;
  const failureText = useFailureText();
  const isOpen = (row: Row) => idOf(row) === openId;
  const place = openId === undefined ? undefined : list.placeOf(isOpen);
  const around = useRef<Surroundings<Row>>(undefined);
  // One that is opened while the list is being loaded anew is better off with what is there than with nothing.
  const isNews = list.isSettled || !around.current?.rows.some(isOpen);
  if (place !== undefined && isNews) around.current = surroundingsOf(list, isOpen, place);
  const latest = useRef(list);
  latest.current = list;
  const untilSettled = useWait(list.isSettled);

  const targetFrom = (from: string, step: 1 | -1): Target<Row> =>
    stepFrom({ list: latest.current, openId: from, idOf, around: around.current }, step);

  /** False when there is none, or it did not come. */
  async function go(from: string, step: 1 | -1): Promise<boolean> {
    if (targetFrom(from, step) === 'later') await untilSettled();
    const target = targetFrom(from, step);
    if (target === 'later' || target === undefined) return false;
    try {
      const row = 'row' in target ? target.row : await latest.current.rowAt(target.place);
      show(row);
      return row !== undefined;
    } catch (error) {
      const text = failureText(error);
      toast({ kind: 'error', title: failure, ...(text ? { text } : {}) });
      return false;
    }
  }

  const wayTo = (step: 1 | -1) =>
    openId === undefined || targetFrom(openId, step) === undefined ? undefined : () => go(openId, step);
  return {
    row: openId === undefined ? undefined : list.here.find(isOpen),
    onNext: wayTo(1),
    onPrevious: wayTo(-1),
  };
}

/** Waits until something is true, or for as long as anybody would. */
function useWait(isTrue: boolean): () => Promise<void> {
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    if (!isTrue) return;
    for (const go of waiting.current) go();
    waiting.current.clear();
  }, [isTrue]);
  return () =>
    new Promise((resolve) => {
      waiting.current.add(resolve);
      setTimeout(resolve, patienceMs);
    });
}
