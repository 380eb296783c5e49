import { useLingui } from '@lingui/react/macro';
import { completionAt, parseQuery, type QueryFault, type QueryField } from '@waybill/query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { exampleQuery, useFaultText, useFieldHints } from './query-words.ts';

interface QueryBoxProps {
  /** The query of the address. */
  query: string;
  onSearch: (query: string) => void;
}

/**
 * Where a query is typed. Fields are offered while a word may become one; what is at fault is said when somebody searches,
 * and selected, so that typing replaces it.
 */
export function QueryBox({ query, onSearch }: QueryBoxProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [faults, setFaults] = useState<readonly QueryFault[]>(() => parseQuery(query).faults);
  const hints = useHints(text, input, (next) => {
    setText(next);
    setFaults([]);
  });
  const faultId = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = parseQuery(text).faults;
    setFaults(found);
    const [first] = found;
    if (first) input.current?.setSelectionRange(first.start, first.end);
    else {
      hints.close();
      onSearch(text.trim());
    }
  }

  return (
    <search>
      <form onSubmit={submit} className="relative mb-3">
        <div className="flex gap-2">
          <input
            ref={input}
            role="combobox"
            aria-label={t`Search for components`}
            aria-autocomplete="list"
            aria-expanded={hints.fields.length > 0}
            aria-controls={hints.listId}
            aria-activedescendant={hints.activeId}
            aria-invalid={faults.length > 0}
            aria-describedby={faults.length > 0 ? faultId : undefined}
            className="field min-w-0 flex-1 font-mono"
            placeholder={exampleQuery}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setFaults([]);
              hints.open(event.target.value, event.target.selectionStart);
            }}
            onFocus={(event) => hints.open(event.target.value, event.target.selectionStart)}
            onBlur={hints.close}
            onKeyDown={hints.press}
          />
          <Button type="submit" variant="primary" icon={<Search className="size-4" aria-hidden />}>
            {t`Search`}
          </Button>
        </div>
        <FieldHints {...hints} />
        {faults.length > 0 ? (
          <div id={faultId} role="alert" className="mt-1.5 text-sm text-danger">
            {faults.map((fault) => (
              <p key={fault.start}>
                {faultText(fault)}{' '}
                <code className="rounded bg-danger-soft px-1">{text.slice(fault.start, fault.end)}</code>
              </p>
            ))}
          </div>
        ) : null}
      </form>
    </search>
  );
}

interface Hints {
  fields: readonly QueryField[];
  activeId: string | undefined;
  listId: string;
  choose: (field: QueryField) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Which fields are offered, and which one is chosen by the keys. */
function useHints(
  text: string,
  input: React.RefObject<HTMLInputElement | null>,
  onChange: (text: string) => void,
) {
  const listId = useId();
  const [completion, setCompletion] = useState<ReturnType<typeof completionAt>>();
  const [active, setActive] = useState<QueryField>();
  const fields = completion?.fields ?? [];
  const caretAfterField = useRef<number>(undefined);
  // With the text that has the field, not a frame later: whoever types on would find the caret behind their letters.
  useLayoutEffect(() => {
    const caret = caretAfterField.current;
    caretAfterField.current = undefined;
    if (caret === undefined) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  });

  function open(typed: string, caret: number | null): void {
    setCompletion(completionAt(typed, caret ?? typed.length));
    setActive(undefined);
  }

  function choose(field: QueryField): void {
    if (!completion) return;
    onChange(`${text.slice(0, completion.start)}${field}:${text.slice(completion.end)}`);
    setCompletion(undefined);
    caretAfterField.current = completion.start + field.length + 1;
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && fields.length > 0) {
      event.preventDefault();
      setCompletion(undefined);
      return;
    }
    const step = steps[event.key];
    if (step !== undefined && fields.length > 0) {
      event.preventDefault();
      const at = active === undefined ? (step > 0 ? -1 : 0) : fields.indexOf(active);
      setActive(fields[(at + step + fields.length) % fields.length]);
    }
    // Only a field that somebody has chosen: otherwise Enter searches and Tab goes on.
    if ((event.key === 'Enter' || event.key === 'Tab') && active !== undefined && fields.includes(active)) {
      event.preventDefault();
      choose(active);
    }
  }

  return {
    fields,
    listId,
    activeId: active !== undefined && fields.includes(active) ? `${listId}-${active}` : undefined,
    choose,
    press,
    open,
    close: () => setCompletion(undefined),
  };
}

function FieldHints({ fields, activeId, listId, choose }: Hints) {
  const { t } = useLingui();
  const hints = useFieldHints();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t`Fields`}
      hidden={fields.length === 0}
      className="popup absolute inset-x-0 top-10 z-40 max-w-160 p-1"
    >
      {fields.map((field) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, as a combobox does
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
        <div
          key={field}
          id={`${listId}-${field}`}
          role="option"
          aria-selected={activeId === `${listId}-${field}`}
          className={clsx(
            'flex cursor-pointer gap-3 rounded px-2 py-1 hover:bg-subtle',
            activeId === `${listId}-${field}` && 'bg-subtle',
          )}
          // Before the field loses the focus, which would close the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(field)}
        >
          <code className="w-16 shrink-0 text-accent">{field}:</code>
          <span className="min-w-0 flex-1">{hints[field].label}</span>
          <code className="truncate text-muted max-sm:hidden">{hints[field].example}</code>
        </div>
      ))}
    </div>
  );
}
