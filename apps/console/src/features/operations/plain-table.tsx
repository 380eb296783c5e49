import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PlainColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** On a narrow screen it makes room for the others. */
  isSpare?: boolean;
}

interface PlainTableProps<Row> {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** A few rows to be read, without anything to do with them. */
export function PlainTable<Row>({ label, columns, rows, rowId }: PlainTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="max-h-96 overflow-auto" tabIndex={0} aria-label={label}>
      <table className="w-full">
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map(({ id, header, isNumber, isSpare }) => (
              <th
                key={id}
                scope="col"
                className={clsx(
                  'py-1 pr-4 text-xs font-normal whitespace-nowrap text-muted last:pr-0',
                  isNumber ? 'text-right' : 'text-left',
                  isSpare && 'max-sm:hidden',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="border-t border-line align-top">
              {columns.map(({ id, cell, isNumber, isSpare }) => (
                <td
                  key={id}
                  className={clsx(
                    'py-1.5 pr-4 last:pr-0',
                    isNumber ? 'text-right tabular-nums whitespace-nowrap' : 'wrap-anywhere',
                    isSpare && 'max-sm:hidden',
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
