import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A press outside does not close it: what was typed, or is going on, would be lost. */
  sticky?: boolean;
}

const widths = { sm: 'w-96', md: 'w-128', lg: 'w-176', xl: 'w-240' };

export const backdropClassName =
  'fixed inset-0 z-40 bg-black/40 transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0 dark:bg-black/60';

export function DialogClose() {
  const { t } = useLingui();
  return (
    <Base.Close
      aria-label={t`Close`}
      className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-subtle"
    >
      <X className="size-4" aria-hidden />
    </Base.Close>
  );
}

/** A modal box. Focus goes in, stays in, and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, size = 'md', sticky = false } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={sticky}>
      <Base.Portal>
        {/* Drawn also when the dialog was opened from a panel. */}
        <Base.Backdrop forceRender className={backdropClassName} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-start justify-center overflow-y-auto p-4 pt-[10dvh]">
          <Base.Popup className={clsx('popup max-w-full', widths[size])}>
            <header className="flex items-center justify-between gap-4 px-4 pt-3">
              <Base.Title
                title={title}
                className="line-clamp-3 min-w-0 text-base font-semibold wrap-anywhere"
              >
                {title}
              </Base.Title>
              <DialogClose />
            </header>
            {description === undefined ? null : (
              <Base.Description className="px-4 pt-1 text-muted wrap-anywhere">
                {description}
              </Base.Description>
            )}
            <div className="p-4">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
