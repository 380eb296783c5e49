import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from './button.tsx';

export interface RowsFieldProps {
  /** The form's value is a list of objects. */
  name: string;
  /** The heading above the rows, one level below that of its section. */
  label: string;
  /** An `h2` where they are a part of the page itself. */
  heading?: 'h2' | 'h3';
  addLabel: string;
  /** Names a row for those who hear it, such as “Contact 2”. */
  rowLabel: (number: number) => string;
  /** A row that is just added. */
  empty: Record<string, string>;
  /** Its rows are only shown. */
  disabled?: boolean;
  /** The fields of a row; their names begin with `row`. */
  children: (row: string) => ReactNode;
}

/** A list of things with several fields each, such as contacts. */
export function RowsField(props: RowsFieldProps) {
  const { t } = useLingui();
  const { name, label, empty, disabled = false, heading: Heading = 'h3' } = props;
  const id = useId();
  const { control, setFocus } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const firstOf = (index: number) => `${name}.${index}.${Object.keys(empty)[0]}`;

  function drop(index: number): void {
    remove(index);
    // The button that was pressed is gone.
    if (fields.length > 1) setTimeout(() => setFocus(firstOf(Math.max(0, index - 1))));
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <Heading id={id} className="font-medium">
          {label}
        </Heading>
        {disabled ? null : (
          <Button
            size="sm"
            icon={<Plus className="size-3.5" aria-hidden />}
            onClick={() => append({ ...empty }, { focusName: firstOf(fields.length) })}
          >
            {props.addLabel}
          </Button>
        )}
      </div>
      {fields.length === 0 && disabled ? <p className="text-muted">{t`None`}</p> : null}
      {fields.map((field, index) => (
        <fieldset
          key={field.id}
          aria-label={props.rowLabel(index + 1)}
          className="flex items-start gap-2 rounded-md border border-line p-2.5"
        >
          <div className="grid min-w-0 flex-1 gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
            {props.children(`${name}.${index}`)}
          </div>
          {disabled ? null : <RemoveButton word={props.rowLabel(index + 1)} onClick={() => drop(index)} />}
        </fieldset>
      ))}
    </section>
  );
}

function RemoveButton({ word, onClick }: { word: string; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Remove ${word}`}
      className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-subtle hover:text-fg"
      onClick={onClick}
    >
      <X className="size-4" aria-hidden />
    </button>
  );
}
