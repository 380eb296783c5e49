import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps, useFieldError } from './form.tsx';
import {
  type FindOptions,
  type SearchOption,
  type SearchState,
  useOptionSearch,
} from './use-option-search.ts';

export interface SearchSelectFieldProps extends FieldFrameProps {
  /** The form's value is a `SearchOption` or null. */
  name: string;
  /** What fits a text, the best first; empty text asks for the first few of all. */
  find: FindOptions;
  placeholder?: string;
  disabled?: boolean;
}

/** Choosing one of many by typing a part of its name; the list comes from elsewhere. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { name, label, hint, required } = props;
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => (
        <Controller
          name={name}
          render={({ field }) => (
            <SearchSelect
              {...props}
              wiring={wiring}
              value={field.value as SearchOption | null}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** The same without a form around it: whoever uses it puts label and error there. */
export function SearchSelect(
  props: Pick<SearchSelectFieldProps, 'find' | 'placeholder' | 'disabled'> & {
    wiring: object;
    value: SearchOption | null;
    onChange: (value: SearchOption | null) => void;
  },
) {
  const { t } = useLingui();
  const { value, onChange, placeholder, disabled } = props;
  const { state, ask, askSoon } = useOptionSearch(props.find);
  const [isOpen, setIsOpen] = useState(false);
  const known = value && !state.options.some((option) => option.value === value.value);
  const items = known ? [...state.options, value] : [...state.options];
  return (
    <Base.Root
      items={items}
      value={value}
      disabled={disabled ?? false}
      itemToStringLabel={(option: SearchOption) => option.label}
      isItemEqualToValue={(item, other) => item.value === other.value}
      filter={null}
      onValueChange={onChange}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) void ask('');
      }}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') askSoon(text);
      }}
    >
      <div className="relative">
        <Base.Input
          {...props.wiring}
          onKeyDown={(event) => {
            // Without a list to close it would drop what was chosen.
            if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
          }}
          className="field pe-8"
          placeholder={placeholder}
          autoComplete="off"
        />
        <Base.Clear
          aria-label={t`Clear`}
          className="absolute end-1 top-1 grid size-6 place-items-center rounded text-muted hover:bg-subtle"
        >
          <X className="size-3.5" aria-hidden />
        </Base.Clear>
      </div>
      <OptionPopup state={state} />
    </Base.Root>
  );
}

/** What fits, or why nothing is offered. */
export function OptionPopup({ state }: { state: SearchState }) {
  const { t } = useLingui();
  const words = { waiting: t`Searching…`, failed: t`Search failed`, found: t`No results` };
  const showStatus = state.status !== 'found' || state.options.length === 0;
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} className="z-60 outline-none">
        <Base.Popup className="popup max-h-[min(var(--available-height),18rem)] w-(--anchor-width) overflow-y-auto p-1">
          <Base.Status className={showStatus ? 'px-2 py-1.5 text-muted' : 'sr-only'}>
            {showStatus ? words[state.status] : null}
          </Base.Status>
          <Base.List>
            {(option: SearchOption) => (
              <Base.Item key={option.value} value={option} className="menu-row justify-between">
                <span className="min-w-0 wrap-anywhere">{option.label}</span>
                <Base.ItemIndicator>
                  <Check className="size-4" aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
