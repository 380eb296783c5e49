import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
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
  /** Finds the matches of a text, the best first; an empty text finds the first few of all. */
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
              wiring={{ ...wiring, ref: field.ref }}
              value={field.value as SearchOption | null}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** The same without a form. The caller adds label and error. */
export function SearchSelect(
  props: Pick<SearchSelectFieldProps, 'find' | 'placeholder' | 'disabled'> & {
    wiring: object;
    value: SearchOption | null;
    onChange: (value: SearchOption | null) => void;
  },
) {
  const { t } = useLingui();
  const { value, onChange, placeholder, disabled } = props;
  const [text, setText] = useState(value?.label ?? '');
  const picker = usePicker(props.find, {
    text,
    onText: setText,
    onBest: (best) => {
      onChange(best);
      setText(best.label);
    },
  });
  const { state } = picker;
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
      {...picker.root}
    >
      <div className="relative">
        <Base.Input {...props.wiring} {...picker.input} className="field pe-8" placeholder={placeholder} />
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

interface PickerText {
  text: string;
  onText: (text: string) => void;
  /** Enter chose the best match of the text. */
  onBest: (best: SearchOption) => void;
}

/**
 * How every picker opens, asks and takes the keys. Enter chooses and never sends the form around it: what one has moved
 * to, else the best of what fits the typed text, even if that is still on its way.
 */
export function usePicker(find: FindOptions, { text, onText, onBest }: PickerText) {
  const search = useOptionSearch(find);
  const [isOpen, setIsOpen] = useState(false);
  const movedTo = useRef(false);

  function open(opens: boolean): void {
    setIsOpen(opens);
    movedTo.current = false;
    if (opens) search.open();
    else search.close();
  }

  const press: ComponentProps<typeof Base.Input>['onKeyDown'] = (event) => {
    // Without a list to close it would drop what was chosen.
    if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
    // A list without results leaves the key to the dialog around it, and what was typed there would be gone.
    if (event.key === 'Escape' && isOpen && search.state.options.length === 0) {
      event.preventBaseUIHandler();
      event.stopPropagation();
      return open(false);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isOpen && movedTo.current) return;
    event.preventBaseUIHandler();
    if (!isOpen) return open(true);
    const isTyped = search.enter((best) => {
      onBest(best);
      open(false);
    });
    if (!isTyped) open(false);
  };

  return {
    state: search.state,
    root: {
      autoHighlight: true,
      inputValue: text,
      onInputValueChange: (next: string, { reason }: { reason: string }) => {
        onText(next);
        if (reason === 'input-change') {
          movedTo.current = false;
          search.askSoon(next);
          return;
        }
        // The choice belongs to answers for an earlier text.
        if (isOpen && next === '') search.open();
      },
      open: isOpen,
      onOpenChange: open,
      onItemHighlighted: (item: SearchOption | undefined, { reason }: { reason: string }) => {
        movedTo.current = item !== undefined && reason !== 'none';
      },
    },
    input: { onKeyDown: press, autoComplete: 'off' },
  };
}

/** The matches, or the reason why there are none. */
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
