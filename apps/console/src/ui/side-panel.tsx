import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { DialogClose } from './dialog.tsx';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** What has the focus after closing; without it what had it before opening. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A panel at the end of the page that leaves the list beside it usable. It takes the focus itself, for its keys. */
export function SidePanel(props: SidePanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { finalFocus } = props;
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange} modal={false} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          ref={popup}
          data-side-panel=""
          initialFocus={popup}
          finalFocus={() => {
            const target = finalFocus?.();
            // A row that cannot be reached by Tab would pass the focus on to a link inside.
            target?.focus();
            return !target;
          }}
          className="fixed inset-y-0 end-0 z-30 flex w-130 max-w-full flex-col border-s border-line bg-raised shadow-popup transition-transform duration-150 data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line px-4 py-2.5">
            <Base.Title title={props.title} className="me-auto min-w-0 truncate text-base font-semibold">
              {props.title}
            </Base.Title>
            {props.actions}
            <DialogClose />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{props.children}</div>
          {props.footer === undefined ? null : (
            <div className="border-t border-line px-4 py-3">{props.footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
