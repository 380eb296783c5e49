import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DialogClose } from './dialog.tsx';
import { usePanelDock } from './panel-dock.tsx';
import { usePanelWidth } from './panel-width.ts';
import { useRoom } from './table/narrow-columns.ts';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  /** The element to focus after closing. Default: the element that had the focus before. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Below this width of the window a panel lies above the page. The styles say the same as `xl`. */
const column =
  'xl:sticky xl:top-12 xl:z-10 xl:h-[calc(100dvh-3rem)] xl:w-(--docked-width) xl:shrink-0 xl:bg-surface xl:shadow-none';
const overlay =
  'fixed inset-y-0 end-0 z-30 w-130 max-w-full shadow-popup max-xl:transition-transform max-xl:duration-150 max-xl:data-ending-style:translate-x-full max-xl:data-starting-style:translate-x-full motion-reduce:transition-none';

/**
 * More about one thing of the page, which stays usable: a column beside it that can be made wider, and on a smaller screen
 * above it. It takes the focus itself, for its keys.
 */
export function SidePanel(props: SidePanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  const dock = usePanelDock();
  const width = usePanelWidth();
  const { finalFocus } = props;
  const dockedWidth = `min(${width.style}, max(20rem, 100vw - 51rem))`;
  // Set on the whole page, because notices are beside the panel.
  useLayoutEffect(
    () => document.documentElement.style.setProperty('--docked-width', dockedWidth),
    [dockedWidth],
  );
  return (
    <Base.Root
      open={props.open}
      onOpenChange={props.onOpenChange}
      // Where it covers the whole page, the focus must not get behind it.
      modal={useRoom() === 'narrow' ? 'trap-focus' : false}
      disablePointerDismissal
    >
      <Base.Portal container={dock}>
        <Base.Popup
          ref={popup}
          data-side-panel={dock === undefined ? '' : 'column'}
          initialFocus={popup}
          finalFocus={() => {
            const target = finalFocus?.();
            // A row that cannot be reached by Tab would pass the focus on to a link inside.
            target?.focus();
            return !target;
          }}
          className={clsx(
            'flex flex-col border-s border-line bg-raised outline-none',
            overlay,
            dock !== undefined && column,
          )}
        >
          {dock === undefined ? null : <WidthHandle {...width} />}
          <div className="flex items-center gap-1 border-b border-line px-4 py-2.5">
            <Base.Title title={props.title} className="me-auto min-w-0 truncate text-base font-semibold">
              {props.title}
            </Base.Title>
            {props.actions}
            <DialogClose />
          </div>
          <div data-panel-scroller className="min-h-0 flex-1 overflow-y-auto p-4">
            {props.children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Between page and panel: dragged, or moved by the arrow keys; a double click gives the panel its own width again. */
function WidthHandle({ nowPx, leastPx, widestPx, isDragged, handle }: ReturnType<typeof usePanelWidth>) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Panel width`}
      aria-valuemin={leastPx}
      aria-valuemax={widestPx}
      aria-valuenow={nowPx}
      tabIndex={0}
      {...handle}
      className={clsx(
        'absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize touch-none max-xl:hidden',
        'after:absolute after:inset-y-0 after:start-0.75 after:w-0.5 hover:after:bg-accent-strong focus-visible:after:bg-accent-strong focus-visible:outline-none',
        isDragged && 'after:bg-accent-strong',
      )}
    />
  );
}
