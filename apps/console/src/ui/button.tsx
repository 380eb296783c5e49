import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tooltip } from './tooltip.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  icon?: ReactNode;
  /** Shows that the work the button started is going on, and ignores further clicks. */
  busy?: boolean;
  /** Why the button cannot be used now; it stays focusable, so that everybody can read the reason. */
  disabledReason?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent-strong text-on-accent not-aria-disabled:hover:bg-accent-hover',
  secondary: 'border-line bg-surface text-fg not-aria-disabled:hover:bg-subtle',
  ghost: 'border-transparent bg-transparent text-fg not-aria-disabled:hover:bg-subtle',
  danger: 'border-transparent bg-danger-strong text-on-accent not-aria-disabled:hover:brightness-110',
};

const shape =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    busy,
    disabledReason,
    className,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const blocked = busy || disabledReason !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={blocked ? (event) => event.preventDefault() : rest.onClick}
      className={clsx(
        shape,
        variants[variant],
        size === 'sm' ? 'h-7 px-2 text-xs' : 'h-8 px-3 text-sm',
        className,
      )}
    >
      {busy ? <LoaderCircle className="size-4 animate-spin motion-reduce:animate-none" aria-hidden /> : icon}
      {children}
      {disabledReason === undefined ? null : (
        // Hidden, so that it describes the button without becoming a part of its name.
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
  return <Tooltip text={disabledReason}>{button}</Tooltip>;
}

/** A button that is only a picture; `label` is its name and its hint. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: Omit<ButtonProps, 'children' | 'icon'> & { label: string; icon: ReactNode }) {
  const button = (
    <Button variant="ghost" aria-label={label} className={clsx('w-8 px-0! text-muted', className)} {...rest}>
      {icon}
    </Button>
  );
  return rest.disabledReason === undefined ? <Tooltip text={label}>{button}</Tooltip> : button;
}
