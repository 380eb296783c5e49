import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../states.tsx';

const loadingLines = [1, 2, 3, 4, 5, 6, 7, 8];

function LoadingRows() {
  return (
    <div aria-hidden>
      {loadingLines.map((line) => (
        <div key={line} className="flex h-[35px] items-center gap-8 border-b border-line px-3">
          <Skeleton className="h-3.5 w-1/4" />
          <Skeleton className="h-3.5 w-1/6" />
          <Skeleton className="h-3.5 w-1/5" />
        </div>
      ))}
    </div>
  );
}

export type GridStatus = 'loading' | 'failed' | 'filled' | 'nothing-found' | 'empty';

/** What stands in a grid without rows. */
export function GridState(props: {
  status: GridStatus;
  onRetry: (() => void) | undefined;
  onClearSearch: () => void;
  empty: ReactNode;
}) {
  const { t } = useLingui();
  switch (props.status) {
    case 'filled':
      return null;
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return <ErrorState title={t`The list could not be loaded`} onRetry={props.onRetry} />;
    case 'nothing-found':
      return (
        <EmptyState
          title={t`Nothing fits the search`}
          action={<Button onClick={props.onClearSearch}>{t`Clear search`}</Button>}
        />
      );
    case 'empty':
      return props.empty ?? <EmptyState title={t`Nothing here yet`} />;
  }
}
