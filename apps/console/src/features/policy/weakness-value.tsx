import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FieldFrame } from '../../ui/form.tsx';
import { SearchMany } from '../../ui/search-many-field.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { findWeaknesses } from './policy.data.ts';
import { type ConditionValueProps, useConditionValue } from './use-condition-value.ts';
import { readWeaknesses, writeWeaknesses } from './value-parts.ts';

/** CWEs, or any at all. */
export function WeaknessValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const { value, set, error } = useConditionValue(props);
  // Names of those that were found; of one that was stored before only the id is known.
  const names = useRef(new Map<string, string>());
  const any = { value: '*', label: t`Any weakness` };
  const optionOf = (id: string): SearchOption =>
    id === any.value ? any : { value: id, label: names.current.get(id) ?? id };

  async function find(text: string, signal: AbortSignal): Promise<SearchOption[]> {
    const found = await findWeaknesses(text, signal);
    for (const option of found) names.current.set(option.value, option.label);
    return text === '' ? [any, ...found] : found;
  }

  return (
    <FieldFrame label={t`Value`} error={error} required>
      {(wiring) => (
        <SearchMany
          wiring={wiring}
          value={readWeaknesses(value).map(optionOf)}
          onChange={(options) => set(writeWeaknesses(options.map((option) => option.value)))}
          find={find}
          placeholder={t`CWE number or name`}
        />
      )}
    </FieldFrame>
  );
}
