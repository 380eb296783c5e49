// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the rows in view are drawn is no HTML table
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in it takes the focus
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Above the rows of a group: what they have in common, how many they are, and the button that hides them. */
export function GroupHead(props: {
  columnCount: number;
  name: ReactNode;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div role="row" className="h-full border-b border-line bg-subtle">
      <div
        role="gridcell"
        aria-colspan={props.columnCount}
        className="sticky start-0 flex h-full w-fit max-w-full items-center gap-1.5 px-2.5"
      >
        <button
          type="button"
          aria-expanded={props.isOpen}
          aria-label={props.isOpen ? t`Collapse group` : t`Expand group`}
          onClick={props.onToggle}
          className="-ms-1 grid size-6 shrink-0 place-items-center rounded text-muted hover:bg-surface"
        >
          <ChevronRight
            className={clsx('size-4 transition-transform', props.isOpen ? 'rotate-90' : 'rtl:rotate-180')}
            aria-hidden
          />
        </button>
        <span className="min-w-0 truncate font-medium">{props.name}</span>
        <span className="shrink-0 text-xs text-muted tabular-nums">
          {new Intl.NumberFormat(i18n.locale).format(props.count)}
        </span>
      </div>
    </div>
  );
}
