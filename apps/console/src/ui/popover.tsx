import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

/** A small panel behind a button, for filters and explanations. */
export function Popover(props: {
  trigger: ReactElement<Record<string, unknown>>;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={props.trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="popup max-h-[70dvh] max-w-96 overflow-y-auto p-3" aria-label={props.label}>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
