import { useLingui } from '@lingui/react/macro';
import { dependencyDepths, fixStates } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Select } from '../../ui/inputs.tsx';
import type { FilterMenuProps } from './filter-menu.tsx';
import { useDaysLabel, useDependencyLabels, useFixLabels } from './finding-words.ts';

const offeredEpss = [0.01, 0.1, 0.5, 0.9];
const offeredCvss = [4, 7, 9];
const offeredDays = [1, 7, 30, 90];

/** The filters that have one value at a time. */
export function FilterChoices({ search, onChange }: FilterMenuProps) {
  const { t } = useLingui();
  const format = useFormat();
  const dependencyLabels = useDependencyLabels();
  const fixLabels = useFixLabels();
  const daysLabel = useDaysLabel();
  return (
    <>
      <Choice
        label={t`EPSS`}
        offered={offeredEpss}
        nameOf={(value) => `≥ ${format.percent(value)}`}
        chosen={search.minEpss}
        onChange={(minEpss) => onChange({ minEpss })}
      />
      <Choice
        label={t`CVSS`}
        offered={offeredCvss}
        nameOf={(value) => `≥ ${format.number(value)}`}
        chosen={search.minCvss}
        onChange={(minCvss) => onChange({ minCvss })}
      />
      <Choice
        label={t`Fix`}
        offered={fixStates}
        nameOf={(value) => fixLabels[value]}
        chosen={search.fix}
        onChange={(fix) => onChange({ fix })}
      />
      <Choice
        label={t`Dependency`}
        offered={dependencyDepths}
        nameOf={(value) => dependencyLabels[value]}
        chosen={search.dependency}
        onChange={(dependency) => onChange({ dependency })}
      />
      <Choice
        label={t`Found`}
        offered={offeredDays}
        nameOf={daysLabel}
        chosen={search.days}
        onChange={(days) => onChange({ days })}
      />
    </>
  );
}

function Choice<Value extends string | number>(props: {
  label: string;
  offered: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  const { t } = useLingui();
  const { label, offered, nameOf, chosen, onChange } = props;
  // An address may ask for what is not offered.
  const values = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className="block">
      <span className="mb-0.5 block text-xs font-medium text-muted">{label}</span>
      <Select
        value={String(chosen ?? '')}
        placeholder={t`Any`}
        options={values.map((value) => ({ value: String(value), label: nameOf(value) }))}
        onChange={({ target }) => onChange(values.find((value) => String(value) === target.value))}
      />
    </label>
  );
}
