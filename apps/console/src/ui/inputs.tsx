import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { clsx } from 'clsx';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx('field', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={clsx('field h-auto py-1.5', className)} />;
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The browser's own select: smallest, and right on every device. */
export function Select(
  props: ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder?: string },
) {
  const { options, placeholder, className, ...rest } = props;
  return (
    <span className={clsx('relative block', className)}>
      <select {...rest} className="field appearance-none truncate pe-8">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-2 top-2 size-4 text-muted" aria-hidden />
    </span>
  );
}

const boxClassName =
  'grid size-4 shrink-0 place-items-center rounded border border-line-strong bg-surface text-on-accent data-checked:border-accent-strong data-checked:bg-accent-strong data-indeterminate:border-accent-strong data-indeterminate:bg-accent-strong data-disabled:opacity-50';

export interface ToggleProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The visible name; use `aria-label` where there is no room for one. */
  label?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  disabled?: boolean;
  tabIndex?: number;
}

export function Checkbox({ label, indeterminate, ...rest }: ToggleProps & { indeterminate?: boolean }) {
  const id = useId();
  const box = (
    <BaseCheckbox.Root
      {...rest}
      {...(label === undefined ? {} : { 'aria-labelledby': id })}
      indeterminate={indeterminate ?? false}
      className={boxClassName}
    >
      <BaseCheckbox.Indicator>
        {indeterminate ? <Minus className="size-3" aria-hidden /> : <Check className="size-3" aria-hidden />}
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
  return label === undefined ? box : <LabeledToggle id={id} label={label} toggle={box} />;
}

export function Switch({ label, ...rest }: ToggleProps) {
  const id = useId();
  const toggle = (
    <BaseSwitch.Root
      {...rest}
      {...(label === undefined ? {} : { 'aria-labelledby': id })}
      className="flex h-4.5 w-8 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors data-checked:bg-accent-strong data-disabled:opacity-50"
    >
      <BaseSwitch.Thumb className="size-3.5 rounded-full bg-surface transition-transform data-checked:translate-x-3.5 rtl:data-checked:-translate-x-3.5" />
    </BaseSwitch.Root>
  );
  return label === undefined ? toggle : <LabeledToggle id={id} label={label} toggle={toggle} />;
}

function LabeledToggle({ id, label, toggle }: { id: string; label: ReactNode; toggle: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the toggle inside, which is not a plain input
    <label className="flex min-h-8 items-center gap-2">
      {toggle}
      <span id={id}>{label}</span>
    </label>
  );
}
