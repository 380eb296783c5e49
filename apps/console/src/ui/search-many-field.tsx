import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FieldFrame, useFieldError } from './form.tsx';
import { OptionPopup, type SearchSelectFieldProps, usePicker } from './search-select-field.tsx';
import type { SearchOption } from './use-option-search.ts';

/** Choosing several of many by typing a part of their names. The form's value is a list of `SearchOption`. */
export function SearchManyField(props: SearchSelectFieldProps) {
  const { name, label, hint, required } = props;
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => (
        <Controller
          name={name}
          render={({ field }) => (
            <SearchMany
              {...props}
              wiring={{ ...wiring, ref: field.ref }}
              value={field.value as SearchOption[]}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** The same without a form. The caller adds label and error. */
export function SearchMany(
  props: Pick<SearchSelectFieldProps, 'find' | 'placeholder' | 'disabled'> & {
    wiring: object;
    value: SearchOption[];
    onChange: (value: SearchOption[]) => void;
  },
) {
  const { t } = useLingui();
  const { value, onChange, placeholder, disabled = false } = props;
  const [text, setText] = useState('');
  const picker = usePicker(props.find, {
    text,
    onText: setText,
    onBest: (best) => {
      if (!value.some((chosen) => chosen.value === best.value)) onChange([...value, best]);
      setText('');
    },
  });
  const { state } = picker;
  const missing = value.filter((chosen) => !state.options.some((option) => option.value === chosen.value));
  return (
    <Base.Root
      multiple
      items={[...state.options, ...missing]}
      value={value}
      disabled={disabled}
      itemToStringLabel={(option: SearchOption) => option.label}
      isItemEqualToValue={(item, other) => item.value === other.value}
      filter={null}
      onValueChange={onChange}
      {...picker.root}
    >
      <Base.Chips className="field flex h-auto min-h-8 flex-wrap items-center gap-1 py-1 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent-strong">
        {value.map(({ value: id, label }) => (
          <Base.Chip
            key={id}
            aria-label={label}
            className="inline-flex min-w-0 items-center rounded bg-subtle ps-1.5 text-xs font-medium"
          >
            <span className="wrap-anywhere">{label}</span>
            <Base.ChipRemove
              aria-label={t`Remove ${label}`}
              className="grid size-6 shrink-0 place-items-center rounded text-muted hover:text-fg"
            >
              <X className="size-3" aria-hidden />
            </Base.ChipRemove>
          </Base.Chip>
        ))}
        <Base.Input
          {...props.wiring}
          placeholder={value.length === 0 ? placeholder : undefined}
          {...picker.input}
          className="min-w-24 flex-1 bg-transparent outline-none"
        />
      </Base.Chips>
      <OptionPopup state={state} />
    </Base.Root>
  );
}
