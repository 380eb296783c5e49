// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Column } from './types.ts';

interface StackedCellsProps<Row> {
  first: readonly Column<Row>[];
  second: readonly Column<Row>[];
  render: (column: Column<Row>) => ReactNode;
}

/**
 * Cells in two lines. On a narrow screen, the last cell of the first line has a separate line (`linesOf`). In
 * the second line, cells that keep their room come first. The others are visible if they fit; the rest is in
 * a hidden line below.
 */
export function StackedCells<Row>({ first, second, render }: StackedCellsProps<Row>) {
  const kept = second.filter(({ stack }) => stack?.keeps);
  // On a narrow screen, cells that have their own column elsewhere come first.
  const others = second
    .filter(({ stack }) => !stack?.keeps)
    .toSorted((a, b) => Number(b.stack?.from === 'narrow') - Number(a.stack?.from === 'narrow'));
  const apart = kept.filter(({ stack }) => stack?.apart);
  const cellOf = (column: Column<Row>) => (
    <SecondCell key={column.id} column={column}>
      {render(column)}
    </SecondCell>
  );
  return (
    <div role="presentation" className="flex min-w-0 flex-1 flex-col">
      <div
        role="presentation"
        className="flex h-5 min-w-0 items-center gap-x-2 max-sm:h-auto max-sm:flex-wrap max-sm:*:h-5"
      >
        {first.map((column, place) => (
          <div
            key={column.id}
            role="gridcell"
            className={clsx(
              'min-w-0 truncate',
              place < first.length - 1 ? 'max-w-3/4 shrink-0 max-sm:max-w-3/5' : 'max-sm:basis-full',
            )}
          >
            {render(column)}
          </div>
        ))}
      </div>
      <div
        role="presentation"
        className={clsx(
          'flex max-h-4 min-w-0 gap-x-3 text-xs leading-4',
          apart.length > 0 && 'max-sm:max-h-8 max-sm:flex-col',
        )}
      >
        {apart.map(cellOf)}
        <div
          role="presentation"
          className="contents max-sm:flex max-sm:max-h-4 max-sm:min-w-0 max-sm:gap-x-3"
        >
          {kept.filter((column) => !apart.includes(column)).map(cellOf)}
          {others.length === 0 ? null : (
            <div
              role="presentation"
              // Behind something that always fits, so that the first of them goes to the next line as well.
              className="-ms-3 flex min-w-0 flex-1 flex-wrap gap-x-3 overflow-hidden text-muted before:h-4 *:h-4"
            >
              {others.map(cellOf)}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function SecondCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    // Some rows of a tree have nothing in it.
    <div
      role="gridcell"
      className={clsx(
        'flex items-center gap-1 *:leading-4 has-[>:last-child:empty]:hidden',
        column.stack?.keeps === 'start'
          ? 'min-w-10 shrink-[1000]'
          : 'max-w-[min(15rem,100%)] max-sm:max-w-1/2',
        // A cell that is kept whole gives way last, rather than overlap the next column.
        column.stack?.keeps === 'whole' ? 'min-w-0' : column.stack?.keeps === undefined && 'shrink-0',
      )}
    >
      {column.stack?.bare ? null : (
        <span aria-hidden className="shrink-0 text-muted">
          {i18n._(column.header)}
        </span>
      )}
      <span className="min-w-0 truncate tabular-nums">{children}</span>
    </div>
  );
}
