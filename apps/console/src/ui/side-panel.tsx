import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog.tsx';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel at the end of the page that leaves the list beside it usable. */
export function SidePanel({ open, onOpenChange, title, footer, children }: SidePanelProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal={false} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup className="fixed inset-y-0 end-0 z-30 flex w-130 max-w-full flex-col border-s border-line bg-raised shadow-popup transition-transform duration-150 data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none">
          <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5">
            <Base.Title className="truncate text-base font-semibold">{title}</Base.Title>
            <DialogClose />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {footer === undefined ? null : <footer className="border-t border-line px-4 py-3">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
