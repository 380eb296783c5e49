import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ActiveFilter } from './active-filter.ts';

/** A filter that is on, with the button that takes it off. */
export function FilterChip({ name, value, onClear }: { name: string; value: string; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex h-8 max-w-[min(20rem,100%)] items-center gap-1 rounded-md border border-accent/30 bg-accent-soft ps-2.5 text-accent">
      <span className="truncate" title={value}>
        {name}: <span className="font-medium">{value}</span>
      </span>
      <button
        type="button"
        aria-label={t`Remove the filter ${name}`}
        onClick={onClear}
        className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-surface"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  );
}

/** All filters that are on. */
export function FilterChips<Search>(props: {
  filters: readonly ActiveFilter<Search>[];
  onChange: (patch: Partial<Search>) => void;
}) {
  return props.filters.map(({ name, value, without }) => (
    <FilterChip key={`${name} ${value}`} name={name} value={value} onClear={() => props.onChange(without)} />
  ));
}
