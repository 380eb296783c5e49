import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { BoundsForm } from './bounds-form.tsx';
import type { FilterField } from './filter-field.ts';
import { FilterList } from './filter-list.tsx';
import { FoundList } from './found-list.tsx';
import { type FilterChoice, useFieldChoices, useFirstChoices } from './use-filter-choices.ts';

export interface FilterBuilderProps {
  fields: readonly FilterField[];
  /** The field to begin with, such as that of the chip that was pressed. */
  start: string | undefined;
  onDone: () => void;
}

/** Chooses a field by typing, then what it is set to. */
export function FilterBuilder({ fields, start, onDone }: FilterBuilderProps) {
  const { t } = useLingui();
  const [fieldId, setFieldId] = useState(start);
  const [text, setText] = useState('');
  const firstChoices = useFirstChoices();
  const fieldChoices = useFieldChoices();
  const field = fields.find(({ id }) => id === fieldId);

  function lead(to: string | undefined): void {
    setFieldId(to);
    setText('');
  }

  function choose(choice: FilterChoice): void {
    choice.apply?.();
    if (choice.leadsTo !== undefined) lead(choice.leadsTo);
    else if (!choice.stays) onDone();
  }

  if (!field) {
    return (
      <FilterList
        key="fields"
        label={t`Filter by`}
        placeholder={t`Filter by…`}
        text={text}
        onText={setText}
        choices={firstChoices(fields, text)}
        nothing={t`No matching filters.`}
        onChoose={choose}
        onBack={undefined}
      />
    );
  }
  const hints: Partial<Record<FilterField['kind'], string>> = {
    range: t`A number, or two such as 4-7`,
    days: t`Days, or a date such as 2026-01-31`,
    text: t`Type a value`,
  };
  return (
    <>
      <div className="mb-1.5 flex items-center gap-1 text-xs font-medium text-muted">
        <button
          type="button"
          className="grid size-6 place-items-center rounded hover:bg-subtle hover:text-fg"
          onClick={() => lead(undefined)}
          aria-label={t`All filters`}
        >
          <ChevronLeft className="size-3.5 rtl:rotate-180" aria-hidden />
        </button>
        {field.label}
      </div>
      {field.kind === 'found' ? (
        <FoundList key={field.id} field={field} onChoose={choose} onBack={() => lead(undefined)} />
      ) : (
        <FilterList
          key={field.id}
          label={field.label}
          placeholder={hints[field.kind] ?? field.label}
          text={text}
          onText={setText}
          choices={fieldChoices(field, text)}
          nothing={text === '' ? undefined : t`No results`}
          onChoose={choose}
          onBack={() => lead(undefined)}
        >
          {field.kind === 'range' || field.kind === 'days' ? (
            <BoundsForm field={field} onDone={onDone} />
          ) : null}
        </FilterList>
      )}
    </>
  );
}
