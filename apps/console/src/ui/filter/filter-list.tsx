import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { FilterChoice } from './use-filter-choices.ts';

/** The list of another field has come. */
function takeFocus(input: HTMLElement | null): void {
  input?.focus({ preventScroll: true });
}

function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

function Mark({ checked }: { checked: boolean | undefined }) {
  return <Check className={clsx('size-4 shrink-0 text-accent', !checked && 'invisible')} aria-hidden />;
}

/** A field to type in, with the choices that fit below it; one of them is marked while the focus stays in the field. */
export function FilterList(props: {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  choices: readonly FilterChoice[];
  /** The text of an empty list. */
  nothing: string | undefined;
  onChoose: (choice: FilterChoice) => void;
  /** Enter while no choice was moved to, where the choices may still be those of another text. Returns false to leave it to the list. */
  onEnter?: () => boolean;
  /** Backspace in the empty field. */
  onBack: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { choices, text } = props;
  const listId = useId();
  const [marked, setMarked] = useState<number>();
  const active = Math.min(marked ?? 0, choices.length - 1);
  // Beside fields that lead on, room for a mark would only push some of them in.
  const hasMarks = choices.every(({ checked }) => checked !== undefined);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[active];
    if (step !== undefined && choices.length > 0) {
      setMarked((active + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && marked === undefined && props.onEnter?.()) {
      // The answer to what is typed is chosen from as soon as it is here.
    } else if (event.key === 'Enter' && choice) {
      props.onChoose(choice);
    } else if (event.key === ' ' && text === '' && choice?.stays) {
      props.onChoose(choice);
    } else if (event.key === 'Backspace' && text === '' && props.onBack) {
      props.onBack();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={takeFocus}
        role="combobox"
        aria-label={props.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
        className="field"
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          props.onText(event.target.value);
          setMarked(undefined);
        }}
        onKeyDown={press}
      />
      {choices.length === 0 && props.nothing !== undefined ? (
        <p role="status" className="px-2 pt-2 text-muted">
          {props.nothing}
        </p>
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-label={t`Choices`}
        aria-multiselectable={choices.some(({ stays }) => stays) || undefined}
        className="mt-1 max-h-[min(25rem,55dvh)] overflow-y-auto empty:hidden"
      >
        {choices.map((choice, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, as a combobox does
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={choice.id}
            ref={position === active ? keepInView : undefined}
            id={`${listId}-${position}`}
            role="option"
            aria-selected={choice.checked ?? false}
            className={clsx(
              'flex min-h-8 items-center gap-2 rounded-md px-2 py-1 wrap-anywhere',
              position === active && 'bg-subtle',
            )}
            onPointerMove={() => setMarked(position)}
            onClick={() => props.onChoose(choice)}
          >
            {hasMarks ? <Mark checked={choice.checked} /> : null}
            <span className="min-w-0">{choice.label}</span>
            {choice.note === undefined ? null : (
              <span className="ms-auto max-w-32 truncate ps-3 text-xs text-muted">{choice.note}</span>
            )}
            {!hasMarks && choice.checked ? (
              <span className="ms-auto">
                <Mark checked />
              </span>
            ) : null}
            {choice.leadsTo === undefined ? null : (
              <ChevronRight
                className={clsx(
                  'size-3.5 shrink-0 text-muted rtl:rotate-180',
                  choice.note === undefined && 'ms-auto',
                )}
                aria-hidden
              />
            )}
          </div>
        ))}
      </div>
      {props.children}
    </>
  );
}
