import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A short hint on hover and focus. The child must be one focusable element. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<Record<string, unknown>>;
}) {
  if (text === undefined || text === null || text === '') return children;
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup max-w-80 px-2 py-1 text-xs">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Shares the opening delay between neighboring hints. */
export const TooltipProvider = Base.Provider;
