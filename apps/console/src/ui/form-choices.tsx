import { type ReactNode, useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldsDisabled } from './field-group.tsx';
import { Checkbox, type SelectOption, Switch } from './inputs.tsx';

export interface KeyedOption extends SelectOption {
  /** Chooses it, where the page listens to it; shown beside it. */
  shortcut: string;
}

/** One of a few, all of which are in sight. */
export function ChoiceField({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly KeyedOption[];
}) {
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex h-7 min-w-0 cursor-pointer items-center gap-1.5 rounded-md border border-line bg-surface px-1.5 outline-offset-1 outline-accent-strong hover:bg-subtle has-checked:border-accent/40 has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              type="radio"
              value={option.value}
              aria-keyshortcuts={option.shortcut}
              className="sr-only"
              {...register(name)}
            />
            <kbd
              aria-hidden
              className="rounded border border-line bg-subtle px-1 font-sans text-xs leading-4 text-muted"
            >
              {option.shortcut}
            </kbd>
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SwitchField(props: {
  name: string;
  label: ReactNode;
  /** Why it cannot be switched now. */
  disabledReason?: string | undefined;
}) {
  const { name, label, disabledReason } = props;
  const { control } = useFormContext();
  const reasonId = useId();
  const isShownOnly = useFieldsDisabled();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <div>
          <Switch
            label={label}
            checked={field.value === true}
            onCheckedChange={field.onChange}
            disabled={isShownOnly || field.disabled === true || disabledReason !== undefined}
            aria-describedby={disabledReason === undefined ? undefined : reasonId}
          />
          {disabledReason === undefined ? null : (
            <p id={reasonId} className="text-xs text-muted">
              {disabledReason}
            </p>
          )}
        </div>
      )}
    />
  );
}

export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Checkbox label={label} checked={field.value === true} onCheckedChange={field.onChange} />
      )}
    />
  );
}
