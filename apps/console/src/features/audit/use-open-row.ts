// Public to other features.
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../lib/query.ts';
import { useFailureText } from '../../ui/failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { type RowOrder, type Surroundings, stepFrom, surroundingsOf, type Target } from './row-order.ts';

export { orderOf, type RowOrder } from './row-order.ts';

/** The maximum time that moving on waits without news of a list that is not stable, such as a part or a saved decision. */
const patienceMs = 15_000;
/** A list that others change all the time may not become stable by being loaded anew. */
const maxRenewals = 3;

interface OpenRowOptions<Row> {
  list: RowOrder<Row>;
  /** Undefined while none is open. */
  openId: string | undefined;
  idOf: (row: Row) => string;
  show: (row: Row | undefined) => void;
  /** The message if a row does not load. */
  failure: string;
}

type Found<Row> = { row: Row } | 'none' | 'unsettled';

/** The row that is open beside the list, and how to go to the one before or after it. */
export function useOpenRow<Row extends object>(options: OpenRowOptions<Row>) {
  const { openId, idOf, show, failure } = options;
  // While something is being saved, rows show it already and their order does not.
  const saving = useIsMutating({}, queryClient);
  const list = { ...options.list, isSettled: options.list.isSettled && saving === 0 };
  const failureText = useFailureText();
  const isOpen = (row: Row) => idOf(row) === openId;
  const place = openId === undefined ? undefined : list.placeOf(isOpen);
  const around = useRef<Surroundings<Row>>(undefined);
  // One that is opened while the list is being loaded anew is better off with what is there than with nothing.
  const isNews = list.isSettled || !around.current?.rows.some(isOpen);
  if (place !== undefined && isNews) around.current = surroundingsOf(list, idOf, place);
  const here = { list, openId, saving };
  const latest = useRef(here);
  latest.current = here;
  const nextShowing = useNextShowing();

  const targetFrom = (from: string, step: 1 | -1): Target<Row> =>
    stepFrom({ list: latest.current.list, openId: from, idOf, around: around.current }, step);

  async function rowOf(target: { row: Row } | { place: number }, from: string, step: 1 | -1) {
    if ('row' in target) return target.row;
    const row = await latest.current.list.rowAt(target.place);
    // Parts of the list can be of different moments although they have counted the same.
    return row && idOf(row) === from ? latest.current.list.rowAt(target.place + step) : row;
  }

  /** The row before or after one, as soon as the list can tell. */
  async function findRow(from: string, step: 1 | -1): Promise<Found<Row>> {
    let renewals = 0;
    let heard = latest.current;
    let until = performance.now() + patienceMs;
    for (;;) {
      const target = targetFrom(from, step);
      if (target === undefined || latest.current.openId !== from) return 'none';
      const row = target === 'later' ? undefined : await rowOf(target, from, step);
      if (row) return { row };
      // Nothing that is on its way will settle it.
      if (latest.current.saving === 0 && !latest.current.list.isLoading) {
        if (renewals === maxRenewals) return 'unsettled';
        renewals += 1;
        latest.current.list.renew();
      }
      if (!(await nextShowing(until - performance.now()))) return 'unsettled';
      if (isNewsOf(heard, latest.current)) until = performance.now() + patienceMs;
      heard = latest.current;
    }
  }

  /** False when there is none, or it did not come. */
  async function go(from: string, step: 1 | -1): Promise<boolean> {
    try {
      const found = await findRow(from, step);
      // Somebody who waits may open another row.
      if (latest.current.openId !== from) return true;
      if (found === 'unsettled') toast({ kind: 'error', title: failure });
      if (typeof found === 'string') return false;
      show(found.row);
      return true;
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

interface Standing {
  list: Pick<RowOrder<unknown>, 'here' | 'total' | 'isLoading'>;
  /** Changes that are on their way. */
  saving: number;
}

/** False where the page was shown anew for another reason. */
function isNewsOf(before: Standing, now: Standing): boolean {
  const { here, total, isLoading } = now.list;
  const list = before.list;
  return (
    before.saving !== now.saving || list.here !== here || list.total !== total || list.isLoading !== isLoading
  );
}

/** Waits until the page has been shown anew, and never ends once it has gone; false when it was not shown in time. */
function useNextShowing(): (withinMs: number) => Promise<boolean> {
  const waiting = useRef(new Map<(isShown: boolean) => void, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    for (const tell of waiting.current.keys()) tell(true);
  });
  useEffect(
    () => () => {
      for (const timer of waiting.current.values()) clearTimeout(timer);
      waiting.current.clear();
    },
    [],
  );
  return (withinMs) =>
    new Promise((resolve) => {
      const tell = (isShown: boolean) => {
        clearTimeout(waiting.current.get(tell));
        waiting.current.delete(tell);
        resolve(isShown);
      };
      waiting.current.set(tell, setTimeout(tell, withinMs, false));
    });
}
