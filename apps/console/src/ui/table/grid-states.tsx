import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../states.tsx';

const loadingLines = [1, 2, 3, 4, 5, 6, 7, 8];

interface LoadingRowsProps {
  /** The tracks of the columns, as the header has them. */
  template: string;
  columnCount: number;
}

function LoadingRows({ template, columnCount }: LoadingRowsProps) {
  const cells = Array.from({ length: columnCount }, (_, index) => index);
  return (
    <div aria-hidden>
      {loadingLines.map((line) => (
        <div
          key={line}
          className="grid h-[35px] items-center border-b border-line"
          style={{ gridTemplateColumns: template }}
        >
          {cells.map((cell) => (
            <div key={cell} className="px-2.5">
              <Skeleton className="h-3.5 w-3/5" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export type GridStatus = 'loading' | 'failed' | 'filled' | 'nothing-found' | 'empty';

/** What stands in a grid without rows. */
export function GridState(props: {
  status: GridStatus;
  layout: LoadingRowsProps;
  onRetry: (() => void) | undefined;
  onClearSearch: () => void;
  empty: ReactNode;
  nothingFound: ReactNode;
}) {
  const { t } = useLingui();
  switch (props.status) {
    case 'filled':
      return null;
    case 'loading':
      return <LoadingRows {...props.layout} />;
    case 'failed':
      return <ErrorState title={t`The list could not be loaded`} onRetry={props.onRetry} />;
    case 'nothing-found':
      return (
        props.nothingFound ?? (
          <EmptyState
            title={t`Nothing fits the search`}
            action={<Button onClick={props.onClearSearch}>{t`Clear search`}</Button>}
          />
        )
      );
    case 'empty':
      return props.empty ?? <EmptyState title={t`Nothing here yet`} />;
  }
}
