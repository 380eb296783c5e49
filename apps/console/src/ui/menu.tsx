import { Menu as Base } from '@base-ui/react/menu';
import { useLingui } from '@lingui/react/macro';
import { MoreHorizontal } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button.tsx';

/** A menu behind a button. `trigger` is the button. */
export function Menu({
  trigger,
  children,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="popup max-w-[min(28rem,calc(100vw-1rem))] min-w-44 p-1 wrap-anywhere">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Occasional actions on a page's subject, including deletion: the last button of its header. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const icon = <MoreHorizontal className="size-4" aria-hidden />;
  return <Menu trigger={<IconButton label={t`More actions`} icon={icon} />}>{children}</Menu>;
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  disabledReason?: string | undefined;
  danger?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabledReason, danger, children }: MenuItemProps) {
  return (
    <Base.Item
      className={danger ? 'menu-row text-danger' : 'menu-row'}
      disabled={disabledReason !== undefined}
      onClick={onSelect}
    >
      {icon}
      <span className="min-w-0">
        {children}
        {disabledReason === undefined ? null : (
          <span className="block text-xs text-muted">{disabledReason}</span>
        )}
      </span>
    </Base.Item>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

/** One of several choices, with a mark at the current one. */
export function MenuChoice<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; lang?: string }[];
  /** The menu closes as soon as something is chosen. */
  closes?: boolean;
}) {
  return (
    <Base.RadioGroup value={props.value} onValueChange={props.onChange}>
      <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-muted">
        {props.label}
      </Base.GroupLabel>
      {props.options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick={props.closes ?? false}
          className="menu-row justify-between"
          lang={option.lang}
        >
          <span className="min-w-0">{option.label}</span>
          <Base.RadioItemIndicator className="size-1.5 shrink-0 rounded-full bg-accent-strong" />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
