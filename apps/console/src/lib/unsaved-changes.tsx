import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export interface UnsavedChangesProps {
  isUnsaved: boolean;
  /** The search parameter that the form is shown by, such as `dialog`; without it the form belongs to its page. */
  shownBy?: string;
  /** True if the input is already being saved, so nothing is lost by leaving. */
  isOnItsWay?: () => boolean;
  /** Describes what would be lost. */
  children: ReactNode;
}

function valueIn(search: unknown, name: string | undefined): unknown {
  return name !== undefined && search !== null && typeof search === 'object'
    ? Reflect.get(search, name)
    : undefined;
}

/** Asks before what was not saved is lost by going elsewhere, however that happens. */
export function UnsavedChanges({ isUnsaved, shownBy, isOnItsWay, children }: UnsavedChangesProps) {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isOnItsWay?.() !== true &&
      (current.pathname !== next.pathname ||
        valueIn(current.search, shownBy) !== valueIn(next.search, shownBy)),
    enableBeforeUnload: isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t`Discard unsaved changes?`}
      confirmLabel={t`Discard`}
      danger
      onConfirm={() => {
        blocker.proceed?.();
        return undefined;
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
