// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row takes the focus, not its cells
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Checkbox } from '../inputs.tsx';
import { SkeletonCells } from './skeleton-cells.tsx';
import { StackedCells } from './stacked-cells.tsx';
import type { Track } from './stacked-columns.ts';
import type { TableRow } from './table-model.ts';
import type { Column } from './types.ts';

/**
 * The actions that a row can call on its table. All rows share one object, so a row only renders when it
 * changes.
 */
export interface RowActions {
  activate: (index: number) => void;
  open: (index: number) => void;
  toggleExpanded: (index: number) => void;
  toggleSelected: (index: number, range: boolean) => void;
}

export interface RowProps<Row extends object> {
  row: TableRow<Row>;
  /** All columns in sight. */
  columns: readonly Column<Row>[];
  tracks: readonly Track<Row>[];
  /** Place among the rows on this page, and among all rows (from 1, the header is 1). */
  index: number;
  ariaRowIndex: number;
  isTree: boolean;
  /** Leaves room for the button of a branch. */
  isIndented: boolean;
  isActive: boolean;
  isCurrent: boolean;
  isExpanded: boolean;
  /** Rows can be selected, if not this one. */
  hasSelection: boolean;
  isSelected: boolean | undefined;
  isClickable: boolean;
  /** It opens something: a sign of it appears under the pointer. */
  showsMore: boolean;
  actions: RowActions;
}

const interactive = 'a, button, input, select, textarea, label, [role="checkbox"]';

function isOwnClick(event: React.MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest(interactive)) return false;
  return getSelection()?.isCollapsed !== false;
}

function ExpandButton({ isExpanded, onClick }: { isExpanded: boolean; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={isExpanded ? t`Collapse` : t`Expand`}
      onClick={onClick}
      className="-ms-1 grid size-6 shrink-0 place-items-center rounded text-muted hover:bg-subtle"
    >
      <ChevronRight className={clsx('size-4 transition-transform', isExpanded && 'rotate-90')} aria-hidden />
    </button>
  );
}

/** The button of a branch, or the room that rows beside branches leave for it. */
function BranchStart<Row extends object>(props: RowProps<Row>): ReactNode {
  if (props.row.getCanExpand())
    return (
      <ExpandButton isExpanded={props.isExpanded} onClick={() => props.actions.toggleExpanded(props.index)} />
    );
  return props.isIndented ? <span className="w-5 shrink-0" /> : null;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Texts of so many letters may be wider than their column. */
const longText = 12;

/** @param shown the columns in sight */
export function renderCell<Row extends object>(
  column: Column<Row>,
  row: TableRow<Row>,
  shown: readonly Column<Row>[],
): ReactNode {
  const { without } = column;
  if (without && !shown.some(({ id }) => id === without.id)) return without.cell(row.original);
  if (column.cell) return column.cell(row.original);
  const text = textOf(column.value?.(row.original));
  // Possibly truncated text has a title for everyone, not only for mouse users.
  return text.length > longText ? <span title={text}>{text}</span> : text;
}

/** Among all rows, only the active one and its links are stops for the Tab key. */
function useLinkStops(isActive: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of element.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])
      link.tabIndex = isActive ? 0 : -1;
  });
  return element;
}

/** At the end of the row, above its padding: nothing moves when it appears. */
function OpensSign({ isCurrent }: { isCurrent: boolean }) {
  return (
    <ChevronRight
      className={clsx(
        'pointer-events-none absolute end-0 size-3.5 text-muted group-hover/row:opacity-100 group-focus-visible/row:opacity-100',
        !isCurrent && 'opacity-0',
      )}
      aria-hidden
    />
  );
}

function DataRowBase<Row extends object>(props: RowProps<Row>) {
  const { t } = useLingui();
  const { row, columns, tracks, index, actions } = props;
  const element = useLinkStops(props.isActive);
  const canExpand = row.getCanExpand();
  const branch = <BranchStart {...props} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the grid around the rows
    <div
      ref={element}
      role="row"
      data-row={index}
      tabIndex={props.isActive ? 0 : -1}
      aria-rowindex={props.ariaRowIndex}
      aria-level={props.isTree ? row.depth + 1 : undefined}
      aria-expanded={canExpand ? props.isExpanded : undefined}
      aria-selected={props.isSelected}
      aria-current={props.isCurrent || undefined}
      onFocus={(event) => event.target === event.currentTarget && actions.activate(index)}
      onClick={(event) => isOwnClick(event) && actions.open(index)}
      className={clsx(
        'group/row relative grid h-full grid-cols-(--columns) items-center border-b border-line focus-visible:-outline-offset-2',
        props.isSelected || props.isCurrent ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
        props.isClickable && 'cursor-pointer',
      )}
    >
      {props.isSelected === undefined && props.hasSelection ? <div role="gridcell" /> : null}
      {props.isSelected === undefined ? null : (
        <div role="gridcell" className="grid place-items-center">
          <span
            onClickCapture={(event) => {
              event.preventDefault();
              event.stopPropagation();
              actions.toggleSelected(index, event.shiftKey);
            }}
          >
            <Checkbox
              checked={props.isSelected}
              onCheckedChange={() => {}}
              aria-label={t`Select row`}
              tabIndex={-1}
            />
          </span>
        </div>
      )}
      {tracks.map((track, position) => {
        const indent =
          position === 0 && row.depth > 0
            ? { paddingInlineStart: `${0.625 + row.depth * 1.25}rem` }
            : undefined;
        return track.kind === 'column' ? (
          <div
            key={track.column.id}
            role="gridcell"
            className={clsx(
              'flex min-w-0 items-center gap-1 px-2.5',
              track.column.kind === 'number' && 'justify-end text-end tabular-nums',
            )}
            style={indent}
          >
            {position === 0 ? branch : null}
            <span className="min-w-0 truncate">{renderCell(track.column, row, columns)}</span>
          </div>
        ) : (
          <div
            key="stack"
            role="presentation"
            className="flex min-w-0 items-center gap-1 px-2.5"
            style={indent}
          >
            {position === 0 && canExpand ? <div role="gridcell">{branch}</div> : null}
            {position === 0 && !canExpand ? branch : null}
            <StackedCells {...track} render={(column) => renderCell(column, row, columns)} />
          </div>
        );
      })}
      {props.showsMore ? <OpensSign isCurrent={props.isCurrent} /> : null}
    </div>
  );
}

/** The model makes its rows anew whenever a block arrives: a row that is about the same thing is the same. */
function isSameRow<Row extends object>(before: RowProps<Row>, after: RowProps<Row>): boolean {
  const { row, ...props } = after;
  return (
    before.row.original === row.original &&
    before.row.depth === row.depth &&
    before.row.getCanExpand() === row.getCanExpand() &&
    (Object.keys(props) as (keyof typeof props)[]).every((name) => before[name] === props[name])
  );
}

export const DataRow = memo(DataRowBase, isSameRow) as typeof DataRowBase;

export interface PlaceholderRowProps {
  columns: readonly Pick<Column<never>, 'id' | 'kind'>[];
  hasSelection: boolean;
  index: number;
  ariaRowIndex: number;
  isActive: boolean;
  activate: (index: number) => void;
}

/** The place of a row that is on its way. It takes the focus, so that keys that are held down go on over it. */
export const PlaceholderRow = memo(function PlaceholderRow(props: PlaceholderRowProps) {
  const { t } = useLingui();
  return (
    <div
      role="row"
      data-row={props.index}
      data-placeholder
      tabIndex={props.isActive ? 0 : -1}
      aria-rowindex={props.ariaRowIndex}
      aria-busy
      onFocus={() => props.activate(props.index)}
      className="h-full border-b border-line bg-surface focus-visible:-outline-offset-2"
    >
      <div role="gridcell" aria-label={t`Loading…`} className="h-full">
        <SkeletonCells columns={props.columns} hasSelection={props.hasSelection} line={props.index} />
      </div>
    </div>
  );
});
