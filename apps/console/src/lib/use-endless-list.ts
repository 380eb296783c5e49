import {
  hashKey,
  type QueryKey,
  type UseQueryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowBlocks, TableState } from '../ui/table/types.ts';
import type { Page } from './api.ts';
import { loadPages } from './load-pages.ts';

/** Rows that are asked for at once: some screens full, and read by the server in a few milliseconds. */
const blockSize = 100;
/** Rows beyond the view that are loaded before they are reached. */
const margin = 50;
/**
 * Blocks are asked for so often while the scroller moves. It is no pause in the movement that is waited for: during a long
 * one nothing would appear.
 */
const throttleMs = 120;
/** The time that a block out of view is kept. */
const keptMs = 30_000;
const loadedAtOnce = 4;

interface View {
  list: string;
  first: number;
  last: number;
  pinned: readonly number[];
}

type BlockQuery<Row, Key extends QueryKey> = UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;

export interface EndlessList<Row> {
  /** The props of the table. */
  table: { rows: RowBlocks<Row>; error: unknown; onRetry: () => void; refreshing: boolean };
  total: number | undefined;
  /** False while parts of it are of different moments: some are being loaded anew, or have counted otherwise. */
  isSettled: boolean;
  /** Parts of it are on their way. */
  isLoading: boolean;
  /** Loads what is here anew: parts of different moments become of one. */
  renew: () => void;
  /** The rows that are here. */
  here: readonly Row[];
  /** Where the row stands for which this is true; undefined where it is not here. */
  placeOf: (isIt: (row: Row) => boolean) => number | undefined;
  /** The row at a place, loaded where it is not here. */
  rowAt: (place: number) => Promise<Row | undefined>;
  /** The row at a place and up to `reach` before and after it, as far as they are here without a gap. */
  rowsAround: (place: number, reach: number) => Row[];
}

function blocksOf({ first, last, pinned }: View): number[] {
  const from = Math.max(0, Math.floor((first - margin) / blockSize));
  const to = Math.floor((last + margin) / blockSize);
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...new Set([...near, ...pinned.map((place) => Math.floor(place / blockSize))])].sort(
    (a, b) => a - b,
  );
}

/**
 * A list of the server that is loaded in blocks while it is scrolled. `blockQuery` makes the query of a page, the page and
 * its size are those of a block then; `state.page` and `state.pageSize` say only where the list is looked at first.
 */
export function useEndlessList<Row, Key extends QueryKey>(
  state: TableState,
  blockQuery: (state: TableState) => BlockQuery<Row, Key>,
): EndlessList<Row> {
  const client = useQueryClient();
  const optionsOf = (block: number) => {
    // The rows of another block are no placeholder for those of this one.
    const { placeholderData: _, ...options } = blockQuery({ ...state, page: block + 1, pageSize: blockSize });
    return { ...options, gcTime: keptMs };
  };
  const list = hashKey(optionsOf(0).queryKey);
  const start = (state.page - 1) * state.pageSize;
  const [seen, setSeen] = useState<View>();
  const view = seen?.list === list ? seen : { list, first: start, last: start, pinned: [] };
  const numbers = blocksOf(view);
  // Once the end is known, no block beyond it is needed.
  const known = useRef<{ list: string; count: Count }>(undefined);
  const knownCount = known.current?.list === list ? known.current.count : undefined;
  const wanted = numbers.filter(
    (number) => knownCount === undefined || number === 0 || number * blockSize < knownCount.total,
  );
  const answers = useQueries({ queries: wanted.map(optionsOf), combine: answersOf<Row> });

  const count = newestCount(answers.reduce(betterCount, undefined), knownCount);
  if (count) known.current = { list, count };
  const total = count?.total;
  const isEstimated = count?.isEstimated === true;

  const names = wanted.join();
  const blocks = useMemo(() => {
    const numbers = names.split(',').map(Number);
    const here = numbers.flatMap((number, index) => {
      const rows = answers[index]?.data?.rows;
      return rows && rows.length > 0 ? [[number, rows] as const] : [];
    });
    return new Map(here);
  }, [names, answers]);

  const onView = useThrottled(
    useCallback((next: View) => {
      setSeen((before) =>
        before?.list === next.list && isSame(blocksOf(before), blocksOf(next)) ? before : next,
      );
    }, []),
  );
  const error = answers.find((answer) => answer.error)?.error;

  const latest = useRef(optionsOf);
  latest.current = optionsOf;
  const latestQuery = useRef(blockQuery);
  latestQuery.current = blockQuery;
  const loadSpan = useCallback(
    async (first: number, last: number) => {
      const rows: Row[] = [];
      const lastBlock = Math.floor(last / blockSize);
      for (let block = Math.floor(first / blockSize); block <= lastBlock; block += loadedAtOnce) {
        const count = Math.min(loadedAtOnce, lastBlock - block + 1);
        const pages = await Promise.all(
          Array.from({ length: count }, (_, index) =>
            // A loaded block is reloaded only after a change.
            client.fetchQuery({ ...latest.current(block + index), staleTime: Number.POSITIVE_INFINITY }),
          ),
        );
        for (const [index, page] of pages.entries()) {
          const from = (block + index) * blockSize;
          rows.push(...page.rows.slice(Math.max(0, first - from), Math.max(0, last - from + 1)));
        }
      }
      return rows;
    },
    [client],
  );

  const shown = useMemo(
    (): RowBlocks<Row> => ({
      mode: 'endless',
      list,
      total,
      isEstimated,
      blockSize,
      blocks,
      onView: (first, last, pinned) => onView({ list, first, last, pinned }),
      loadSpan,
      // Loads this list to its end, even if the filters change meanwhile.
      load: loadPages(latestQuery.current),
    }),
    [list, total, isEstimated, blocks, onView, loadSpan],
  );
  // Until the first rows of another order or filter are here, those before them stay.
  const before = useRef(shown);
  const isComing = total === undefined && error === undefined;
  if (!isComing) before.current = shown;
  const isRefreshing = answers.some(({ data, isFetching }) => isFetching && data);
  const rows = isComing ? { ...before.current, onView: ignore, load: loadPages(latestQuery.current) } : shown;
  const rowHere = (place: number) => rows.blocks.get(Math.floor(place / blockSize))?.[place % blockSize];
  return {
    table: {
      rows,
      error,
      onRetry: () => {
        for (const answer of answers) if (answer.error) void answer.refetch();
      },
      refreshing: (isComing && rows.total !== undefined) || isRefreshing,
    },
    total: rows.total,
    isSettled: !isComing && !isRefreshing && isOfOneMoment(answers, count),
    isLoading: answers.some(({ isFetching }) => isFetching),
    renew: () => {
      for (const answer of answers) void answer.refetch();
    },
    here: useMemo(() => [...rows.blocks.values()].flat(), [rows.blocks]),
    placeOf: (isIt) => {
      for (const [number, block] of rows.blocks) {
        const index = block.findIndex(isIt);
        if (index >= 0) return number * blockSize + index;
      }
      return undefined;
    },
    rowAt: async (place) => rowHere(place) ?? (await loadSpan(place, place))[0],
    rowsAround: (place, reach) => {
      let first = place;
      while (first > place - reach && rowHere(first - 1)) first -= 1;
      const found: Row[] = [];
      for (let at = first; at <= place + reach; at += 1) {
        const row = rowHere(at);
        if (!row) break;
        found.push(row);
      }
      return found;
    },
  };
}

function ignore(): void {}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

interface Count {
  total: number;
  isEstimated: boolean;
  /** When it came. */
  at: number;
}

/** An exact count is better than an estimate, and a newer one better than an older one. */
function betterCount(best: Count | undefined, { data, at }: Answer<unknown>): Count | undefined {
  if (!data) return best;
  const count = { total: data.total, isEstimated: data.isEstimated === true, at };
  if (!best) return count;
  if (count.isEstimated !== best.isEstimated) return best.isEstimated ? count : best;
  return count.at > best.at ? count : best;
}

/** The block that told what is known may be beyond the end by it: an older one would bring it back, and so on without end. */
function newestCount(here: Count | undefined, known: Count | undefined): Count | undefined {
  if (!here || !known) return here ?? known;
  return known.at > here.at && (here.isEstimated || !known.isEstimated) ? known : here;
}

/** True if all have counted what is known; estimates differ at any time. */
function isOfOneMoment(answers: readonly Answer<unknown>[], count: Count | undefined): boolean {
  return answers.every(({ data }) => !data || data.isEstimated === true || data.total === count?.total);
}

interface Answer<Row> {
  data: Page<Row> | undefined;
  /** When it came. */
  at: number;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Outside the hook: the blocks are made anew only when an answer has changed. */
function answersOf<Row>(
  results: readonly {
    data: Page<Row> | undefined;
    dataUpdatedAt: number;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  }[],
): Answer<Row>[] {
  return results.map(({ data, dataUpdatedAt, error, isFetching, refetch }) => ({
    data,
    at: dataUpdatedAt,
    error,
    isFetching,
    refetch,
  }));
}

/** Calls at most once in a while, with the newest argument, and never later than that. */
function useThrottled<Argument>(call: (argument: Argument) => void): (argument: Argument) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ argument: Argument }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (argument: Argument) => {
      if (timer.current !== undefined) {
        waiting.current = { argument };
        return;
      }
      call(argument);
      const again = () => {
        const next = waiting.current;
        waiting.current = undefined;
        timer.current = next ? setTimeout(again, throttleMs) : undefined;
        if (next) call(next.argument);
      };
      timer.current = setTimeout(again, throttleMs);
    },
    [call],
  );
}
