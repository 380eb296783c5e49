import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';

export interface UnsavedBarProps {
  count: number;
  isSaving: boolean;
  onDiscard: () => void;
}

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
          <Button onClick={onDiscard} disabledReason={isSaving ? t`Saving…` : undefined}>
            {t`Discard`}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            {t`Save`}
          </Button>
        </div>
      )}
    </div>
  );
}
