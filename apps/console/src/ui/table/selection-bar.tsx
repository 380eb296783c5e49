import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

export interface SelectionBarProps {
  count: number;
  /** How many of them stand on pages that are not shown. */
  elsewhere: number;
  onClear: () => void;
  children: ReactNode;
}

/** Below the rows while some are selected: how many, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-raised px-3 py-2">
      <span role="status" className="me-2">
        <span className="font-medium">
          <Plural value={props.count} one="# row selected" other="# rows selected" />
        </span>{' '}
        {props.elsewhere === 0 ? null : (
          <span className="text-muted">
            <Plural value={props.elsewhere} one="(# not in view)" other="(# not in view)" />
          </span>
        )}
      </span>
      {props.children}
      <Button variant="ghost" size="sm" className="ms-auto" onClick={props.onClear}>
        {t`Clear selection`}
      </Button>
    </div>
  );
}
