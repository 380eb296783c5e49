import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

export interface SelectionBarProps {
  count: number;
  /** The count is not known but estimated. */
  isEstimated: boolean;
  /** The number of selected rows that are not loaded. */
  elsewhere: number;
  /** Selects all rows that the table shows; absent where that is not offered, or done. */
  all?: { total: number; isEstimated: boolean; isNarrowed: boolean; select: () => void } | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** In the place of the toolbar while rows are selected: how many, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useLingui();
  const { all } = props;
  return (
    <section
      aria-label={t`Selection`}
      className="flex h-full min-h-8 flex-wrap content-center items-center gap-x-2 gap-y-1 rounded-md border border-accent/40 bg-accent-soft px-1.5 text-fg"
    >
      <span role="status" className="me-1 ps-1">
        <span className="font-medium">
          {props.isEstimated ? (
            <Plural value={props.count} one="About # selected" other="About # selected" />
          ) : (
            <Plural value={props.count} one="# selected" other="# selected" />
          )}
        </span>{' '}
        {props.elsewhere === 0 ? null : (
          <span className="text-muted">
            <Plural value={props.elsewhere} one="(# not shown)" other="(# not shown)" />
          </span>
        )}
      </span>
      {props.children}
      {all ? (
        <Button variant="ghost" size="sm" onClick={all.select}>
          <AllWords all={all} />
        </Button>
      ) : null}
      <Button variant="ghost" size="sm" className="ms-auto" onClick={props.onClear}>
        {t`Clear selection`}
      </Button>
    </section>
  );
}

function AllWords({ all }: { all: NonNullable<SelectionBarProps['all']> }) {
  const { t } = useLingui();
  if (all.isEstimated) return t`Select all rows`;
  return all.isNarrowed ? (
    <Plural value={all.total} one="Select the # match" other="Select all # matches" />
  ) : (
    <Plural value={all.total} one="Select the # row" other="Select all # rows" />
  );
}
