import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFailureText } from '../failure.tsx';
import { trackWork } from '../local-work.ts';
import { saveBlob } from '../save-blob.ts';
import { toast } from '../toast.tsx';
import { byteOrderMark, csvLine, csvValueOf } from './csv.ts';
import type { Column, RowPage, TableRows, TableState } from './types.ts';

/** Few requests, and none that the server works on for long. */
const pageSize = 1000;

export interface CsvSource<Row> {
  /** Names the file. */
  label: string;
  columns: readonly Column<Row>[];
  rows: TableRows<Row>;
  state: TableState;
  /** All rows that the search leaves, where they are here. */
  listRows: () => readonly Row[];
}

async function* pagesOf<Row>(source: CsvSource<Row>, signal: AbortSignal): AsyncGenerator<RowPage<Row>> {
  const { rows } = source;
  if (rows.mode === 'client') {
    const all = source.listRows();
    yield { rows: all, total: all.length };
  } else {
    let done = 0;
    for (let page = 1; rows.load; page += 1) {
      const loaded = await rows.load({ ...source.state, page, pageSize }, signal);
      signal.throwIfAborted();
      yield loaded;
      done += loaded.rows.length;
      if (loaded.rows.length === 0 || done >= loaded.total) return;
    }
  }
}

/**
 * Writes all rows of a table into a file, page by page; undefined progress means that this table has none written. It goes on
 * when the table is left, and is listed where such work is.
 */
export function useCsv<Row>(source: CsvSource<Row>) {
  const { i18n, t } = useLingui();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);

  async function write(name: string, signal: AbortSignal, tell: (percent: number) => void): Promise<void> {
    const columns = source.columns.flatMap((column) => {
      const read = csvValueOf(column);
      const own = read ? [{ name: i18n._(column.header), read }] : [];
      const more = column.csvMore ?? [];
      return [...own, ...more.map(({ header, csv }) => ({ name: i18n._(header), read: csv }))];
    });
    // Parts of their own: the browser may keep them on the disk, and the rows are let go.
    const parts: Blob[] = [new Blob([byteOrderMark, csvLine(columns.map(({ name }) => name))])];
    let done = 0;
    for await (const { rows, total } of pagesOf(source, signal)) {
      const lines = rows.map((row) => csvLine(columns.map(({ read }) => read(row))));
      parts.push(new Blob([lines.join('')]));
      done += rows.length;
      setProgress({ done, total });
      tell(total === 0 ? 100 : Math.min(100, Math.round((100 * done) / total)));
    }
    saveBlob(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    const name = `${source.label} ${new Date().toISOString().slice(0, 10)}.csv`;
    try {
      await trackWork(name, (tell) => write(name, controller.signal, tell), controller);
    } catch (error) {
      // The user canceled it.
      if (controller.signal.aborted) return;
      const text = failureText(error);
      toast({ kind: 'error', title: t`The file could not be written`, ...(text ? { text } : {}) });
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  }

  return {
    progress,
    start,
    cancel: () => {
      running.current?.abort();
      setProgress(undefined);
    },
  };
}
