import { Plural, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Button } from '../button.tsx';

export interface UnsavedBarProps {
  count: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** The field keeps the focus while the button is pressed: a fault shown as it loses it would move the button away from the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Stays at the lower edge while something is not saved, wherever on the page it was changed. */
export function UnsavedBar({ count, isSaving, onDiscard }: UnsavedBarProps) {
  const { t } = useLingui();
  return (
    <div role="status" className="pointer-events-none sticky bottom-0 z-10 -mt-1 h-16 pt-2 pb-4">
      {count === 0 ? null : (
        <div className="popup pointer-events-auto flex items-center gap-2 px-3 py-1.5">
          <span className="me-auto min-w-0 truncate font-medium">
            <Plural value={count} one="# unsaved change" other="# unsaved changes" />
          </span>
          <Button
            onMouseDown={keepFocus}
            onClick={onDiscard}
            disabledReason={isSaving ? t`Saving…` : undefined}
          >
            {t`Discard`}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} onMouseDown={keepFocus}>
            {t`Save`}
          </Button>
        </div>
      )}
    </div>
  );
}
