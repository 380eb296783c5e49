import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { TailText } from '../path-name.tsx';
import { type FilterField, takeOff } from './filter-field.ts';

/** A filter that is on: pressed, it can be changed; its button takes it off. */
export function FilterChip(props: {
  field: FilterField;
  value: string | undefined;
  onEdit: ((chip: HTMLElement) => void) | undefined;
}) {
  const { t } = useLingui();
  const { field, value, onEdit } = props;
  const name = field.label;
  const words =
    field.kind === 'flag' ? (
      <span className="truncate font-medium">{name}</span>
    ) : (
      <>
        {name}:&nbsp;
        <span className="flex min-w-0 font-medium">
          {field.kind === 'found' && value !== undefined ? (
            <TailText title={value}>{value}</TailText>
          ) : (
            <span className="truncate">{value}</span>
          )}
        </span>
      </>
    );
  return (
    <span className="inline-flex h-8 max-w-[min(20rem,100%)] items-center rounded-md border border-accent/30 bg-accent-soft text-accent">
      {onEdit && field.kind !== 'flag' && field.kind !== 'given' ? (
        <button
          type="button"
          title={value}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
          className="flex h-full min-w-0 items-center rounded-md ps-2.5 pe-1"
        >
          {words}
        </button>
      ) : (
        <span className="flex min-w-0 items-center ps-2.5 pe-1" title={value}>
          {words}
        </span>
      )}
      <button
        type="button"
        aria-label={t`Remove filter ${name}`}
        onClick={() => takeOff(field)}
        className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-surface"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  );
}
