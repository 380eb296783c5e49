import { useLingui } from '@lingui/react/macro';
import type { TableGridProps } from './table-grid-props.ts';
import type { RowView } from './use-endless-scroll.ts';

/** The scope of the checkbox in the header: all rows of the page, or of the list. */
export function useHeaderSelection<Row extends object>(
  { selection, chosen, model, rows }: TableGridProps<Row>,
  view: RowView | undefined,
) {
  const { t } = useLingui();
  if (!selection) return undefined;
  const { count } = model.rows;
  const isWhole = rows.mode !== 'endless' || Array.from(model.rows.loaded()).length === count;
  const some = chosen.count > 0;
  if (isWhole) {
    return {
      label: t`Select all rows`,
      some,
      all: count > 0 && chosen.here === count,
      toggleAll: () => chosen.toggleSpan(0, count - 1),
    };
  }
  if (selection.byFilter) {
    const all = chosen.count === model.total;
    return { label: t`Select all rows`, some, all, toggleAll: all ? chosen.clear : chosen.selectAll };
  }
  const { first = 0, last = 0 } = view ?? {};
  return {
    label: t`Select visible rows`,
    some,
    all: false,
    toggleAll: () => chosen.toggleSpan(model.rows.placeOf(first), model.rows.placeOf(last)),
  };
}
