import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FailureReason } from '../failure.tsx';
import { EmptyState, ErrorState } from '../states.tsx';
import { SkeletonCells } from './skeleton-cells.tsx';
import type { Column } from './types.ts';

/** As many as fill most screens; the rest is below the fold. */
const loadingLines = Array.from({ length: 14 }, (_, line) => line);

interface LoadingRowsProps {
  columns: readonly Pick<Column<never>, 'id' | 'kind'>[];
  hasSelection: boolean;
}

function LoadingRows(props: LoadingRowsProps) {
  return (
    <div aria-hidden className="min-w-fit overflow-hidden">
      {loadingLines.map((line) => (
        <div key={line} className="h-(--row) border-b border-line last:border-b-0">
          <SkeletonCells {...props} line={line} />
        </div>
      ))}
    </div>
  );
}

export type GridStatus = 'loading' | 'failed' | 'filled' | 'nothing-found' | 'empty';

/** The content of a grid without rows. */
export function GridState(props: {
  status: GridStatus;
  layout: LoadingRowsProps;
  error: unknown;
  onRetry: (() => void) | undefined;
  /** Shows all rows again, where a search or a filter leaves some out. */
  onClearFilters: (() => void) | undefined;
  onClearSearch: () => void;
  empty: ReactNode;
  nothingFound: ReactNode;
}) {
  const { t } = useLingui();
  const { onClearFilters } = props;
  switch (props.status) {
    case 'filled':
      return null;
    case 'loading':
      return <LoadingRows {...props.layout} />;
    case 'failed':
      return (
        <ErrorState
          title={t`Couldn't load the list`}
          onRetry={props.onRetry}
          // It may have failed because of what was looked for.
          action={onClearFilters ? <Button onClick={onClearFilters}>{t`Clear filters`}</Button> : null}
        >
          <FailureReason error={props.error} />
        </ErrorState>
      );
    case 'nothing-found':
      return (
        props.nothingFound ?? (
          <EmptyState
            title={t`No results`}
            action={<Button onClick={props.onClearSearch}>{t`Clear search`}</Button>}
          />
        )
      );
    case 'empty':
      return props.empty ?? <EmptyState title={t`Nothing here yet`} />;
  }
}
