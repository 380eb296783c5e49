import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

/** A small panel behind a button, for filters and explanations. */
export function Popover(props: {
  trigger: ReactElement<Record<string, unknown>>;
  /** The accessible name of the panel. */
  label: string;
  /** Where the parent says whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** For content in three columns. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.Root
      {...(props.open === undefined ? {} : { open: props.open })}
      onOpenChange={(open) => props.onOpenChange?.(open)}
    >
      <Base.Trigger render={props.trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup
            className={clsx(
              'popup max-h-[70dvh] overflow-y-auto p-3',
              props.wide ? 'max-w-[min(40rem,100vw-1rem)]' : 'max-w-96',
            )}
            aria-label={props.label}
          >
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
