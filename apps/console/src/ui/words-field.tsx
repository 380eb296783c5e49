import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps, useFieldError } from './form.tsx';

interface WordForm {
  separators: RegExp;
  endKeys: ReadonlySet<string>;
  read: (text: string) => string;
}

const forms = {
  /** Short names in small letters, such as tags. */
  words: {
    separators: /[\s:;,]+/,
    endKeys: new Set(['Enter', ' ', ':', ';', ',']),
    read: (text) => text.toLowerCase(),
  },
  /** Any text without separator characters. */
  'as typed': {
    separators: /[;,\n]+/,
    endKeys: new Set(['Enter', ';', ',']),
    read: (text) => text,
  },
} as const satisfies Record<string, WordForm>;

export interface WordsFieldProps extends FieldFrameProps {
  /** The form's value is a list of texts. */
  name: string;
  disabled?: boolean;
  form?: keyof typeof forms;
}

/** A list of short words, such as tags: a separator, Enter or leaving the field ends a word. */
export function WordsField({ name, label, hint, required, disabled, form = 'words' }: WordsFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} required={required ?? false} error={useFieldError(name)}>
      {(wiring) => (
        <Controller
          name={name}
          render={({ field }) => (
            <WordsInput
              wiring={{ ...wiring, ref: field.ref }}
              words={field.value as string[]}
              onChange={field.onChange}
              disabled={disabled ?? false}
              form={form}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

/** A list as chips, with a field for the next one. */
export function WordsInput(props: {
  wiring: object;
  words: readonly string[];
  onChange: (words: string[]) => void;
  disabled: boolean;
  form?: keyof typeof forms;
}) {
  const { t } = useLingui();
  const { words, onChange, disabled } = props;
  const { separators, endKeys, read }: WordForm = forms[props.form ?? 'words'];
  const [text, setText] = useState('');

  function add(typed: string): void {
    const added = read(typed)
      .split(separators)
      .map((word) => word.trim())
      .filter((word) => word !== '');
    setText('');
    if (added.length > 0) onChange([...new Set([...words, ...added])]);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (endKeys.has(event.key) && (text.trim() !== '' || event.key !== 'Enter')) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(words.slice(0, -1));
  }

  return (
    <div className="field flex h-auto min-h-8 flex-wrap items-center gap-1 py-1 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent-strong">
      {words.map((word) => (
        <span key={word} className="inline-flex items-center rounded bg-subtle ps-1.5 text-xs font-medium">
          {word}
          {disabled ? (
            <span className="pe-1.5" />
          ) : (
            <button
              type="button"
              aria-label={t`Remove ${word}`}
              className="grid size-6 place-items-center rounded text-muted hover:text-fg"
              onClick={() => onChange(words.filter((other) => other !== word))}
            >
              <X className="size-3" aria-hidden />
            </button>
          )}
        </span>
      ))}
      <input
        {...props.wiring}
        value={text}
        disabled={disabled}
        autoComplete="off"
        className="min-w-20 flex-1 bg-transparent outline-none"
        onChange={(event) =>
          separators.test(event.target.value) ? add(event.target.value) : setText(event.target.value)
        }
        onKeyDown={press}
        onBlur={() => add(text)}
      />
    </div>
  );
}
