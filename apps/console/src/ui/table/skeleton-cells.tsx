import { clsx } from 'clsx';
import { Skeleton } from '../states.tsx';
import type { Column } from './types.ts';

/** Texts are of different lengths, and the same at every render. */
const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-1/2', 'w-3/4'];

/** Grey shapes where the cells of a row are about to appear, in the tracks of the table around them. */
export function SkeletonCells(props: {
  columns: readonly Pick<Column<never>, 'id' | 'kind'>[];
  hasSelection: boolean;
  line: number;
}) {
  return (
    <div aria-hidden className="grid h-full grid-cols-(--columns) items-center">
      {props.hasSelection ? (
        <span className="grid place-items-center">
          <Skeleton className="size-4" />
        </span>
      ) : null}
      {props.columns.map(({ id, kind }, position) => (
        <span key={id} className="min-w-0 px-2.5">
          <Skeleton
            className={clsx(
              'h-3.5',
              kind === 'number'
                ? 'ms-auto w-8 max-w-full'
                : widths[(props.line + 2 * position) % widths.length],
            )}
          />
        </span>
      ))}
    </div>
  );
}
