import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A press outside does not close it: what was typed, or is going on, would be lost. */
  sticky?: boolean;
  /** Only what it asks for closes it. */
  required?: boolean;
  /** The name of the field in which typing begins, where it is not the first. */
  startAt?: string;
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

/** The buttons of a dialog stay in sight however long it is: they are the last thing in it. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="dialog-footer mt-4 flex justify-end gap-2">{children}</div>;
}

const firstField = 'input:not([type="file"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** A modal box. Focus goes in, to the first field where there is one, stays in, and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, title, description, children, size = 'md', sticky = false, required = false } = props;
  const start = props.startAt === undefined ? firstField : `[name="${props.startAt}"]`;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!required) props.onOpenChange(next);
      }}
      disablePointerDismissal={sticky || required}
    >
      <Base.Portal>
        {/* Drawn also when the dialog was opened from a panel. */}
        <Base.Backdrop forceRender className={clsx(backdropClassName, required && 'z-50')} />
        <Base.Viewport className="fixed inset-0 z-50 grid grid-cols-[minmax(0,max-content)] place-items-start justify-center overflow-y-auto p-4 pt-[10dvh]">
          <Base.Popup
            // Escape would go on to what lies below it.
            onKeyDown={required ? (event) => event.key === 'Escape' && event.stopPropagation() : undefined}
            // A finger would bring up the keyboard over half of what there is to read.
            initialFocus={(by) =>
              by === 'touch' || (content.current?.querySelector<HTMLElement>(start) ?? true)
            }
            className={clsx('popup max-w-full', widths[size])}
          >
            <div className="flex items-center justify-between gap-4 px-4 pt-3">
              <Base.Title
                title={title}
                className="line-clamp-3 min-w-0 text-base font-semibold wrap-anywhere"
              >
                {title}
              </Base.Title>
              {required ? null : <DialogClose />}
            </div>
            {description === undefined ? null : (
              <Base.Description className="px-4 pt-1 text-muted wrap-anywhere">
                {description}
              </Base.Description>
            )}
            <div ref={content} data-dialog-content="" className="p-4">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
