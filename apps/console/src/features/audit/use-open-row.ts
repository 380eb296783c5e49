// Public to other features.
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../lib/query.ts';
import { useFailureText } from '../../ui/failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { type RowOrder, type Surroundings, stepFrom, surroundingsOf, type Target } from './row-order.ts';

export { orderOf, type RowOrder } from './row-order.ts';

/** The maximum time that moving on waits for a stable list. */
const patienceMs = 5_000;

interface OpenRowOptions<Row> {
  list: RowOrder<Row>;
  /** Undefined while none is open. */
  openId: string | undefined;
  idOf: (row: Row) => string;
  show: (row: Row | undefined) => void;
  /** The message if a row does not load. */
  failure: string;
}

/** The row that is open beside the list, and how to go to the one before or after it. */
export function useOpenRow<Row extends object>(options: OpenRowOptions<Row>) {
  const { openId, idOf, show, failure } = options;
  // While something is being saved, rows show it already and their order does not.
  const isSaving = useIsMutating({}, queryClient) > 0;
  const list = { ...options.list, isSettled: options.list.isSettled && !isSaving };
  const failureText = useFailureText();
  const isOpen = (row: Row) => idOf(row) === openId;
  const place = openId === undefined ? undefined : list.placeOf(isOpen);
  const around = useRef<Surroundings<Row>>(undefined);
  // One that is opened while the list is being loaded anew is better off with what is there than with nothing.
  const isNews = list.isSettled || !around.current?.rows.some(isOpen);
  if (place !== undefined && isNews) around.current = surroundingsOf(list, isOpen, place);
  const latest = useRef(list);
  latest.current = list;
  const nextShowing = useNextShowing();

  const targetFrom = (from: string, step: 1 | -1): Target<Row> =>
    stepFrom({ list: latest.current, openId: from, idOf, around: around.current }, step);

  /** False when there is none, or it did not come. */
  async function go(from: string, step: 1 | -1): Promise<boolean> {
    const patience = performance.now() + patienceMs;
    let target = targetFrom(from, step);
    // A stable list may reload at once, so waiting callers check again after each change.
    while (target === 'later' && (await nextShowing(patience - performance.now())))
      target = targetFrom(from, step);
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

type Waiting = Set<(isShown: boolean) => void>;

/** Waits until the page has been shown anew, for as long as one is ready to; false when it was not. */
function useNextShowing(): (withinMs: number) => Promise<boolean> {
  const waiting = useRef<Waiting>(new Set());
  useEffect(() => tellAll(waiting.current, true));
  useEffect(() => () => tellAll(waiting.current, false), []);
  return (withinMs) =>
    new Promise((resolve) => {
      const tell = (isShown: boolean) => {
        clearTimeout(timer);
        waiting.current.delete(tell);
        resolve(isShown);
      };
      const timer = setTimeout(tell, withinMs, false);
      waiting.current.add(tell);
    });
}

function tellAll(waiting: Waiting, isShown: boolean): void {
  for (const tell of waiting) tell(isShown);
}
