import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Input, Select, TextArea } from '../inputs.tsx';
import { WordsInput } from '../words-field.tsx';
import { type Interval, isTimeUnit, readInterval, unitsFrom, writeInterval } from './interval.ts';
import { useUnitLabels } from './setting-amount.ts';
import { readList, writeList } from './setting-draft.ts';
import type { SettingField, SettingSpec, TimeUnit } from './setting-types.ts';

export interface ControlProps {
  field: SettingField;
  spec: SettingSpec;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** The attributes that connect it to its label, hint, and error. */
  wiring: object;
}

/** The control that fits what the server says of a setting. */
export function SettingControl(props: ControlProps) {
  const { field, spec, value, onChange, onLeave, wiring } = props;
  if (field.kind === 'code') {
    return (
      <TextArea
        {...wiring}
        rows={10}
        spellCheck={false}
        className="font-mono text-xs"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    );
  }
  if (spec.choices ?? field.choices) return <ChoiceControl {...props} />;
  if (spec.list) {
    return (
      <WordsInput
        wiring={wiring}
        words={readList(spec, value)}
        onChange={(items) => onChange(writeList(spec, items))}
        disabled={false}
        form="as typed"
      />
    );
  }
  if (field.kind === 'interval' && isTimeUnit(spec.unit)) {
    return <IntervalControl {...props} unit={spec.unit} />;
  }
  if (spec.type === 'INTEGER' || spec.type === 'NUMBER') return <NumberControl {...props} />;
  return (
    <Input
      {...wiring}
      type={spec.type === 'URL' ? 'url' : 'text'}
      spellCheck={false}
      autoComplete="off"
      placeholder={field.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

function ChoiceControl({ field, spec, value, onChange, wiring }: ControlProps) {
  const { i18n } = useLingui();
  const labelOf = (choice: string) => {
    const label = field.choices?.[choice];
    if (typeof label === 'string') return label;
    return label ? i18n._(label) : choice;
  };
  const known = spec.choices ?? Object.keys(field.choices ?? {});
  // One that a later version knows is shown rather than lost.
  const choices = known.includes(value) ? known : [value, ...known];
  return (
    <Select
      {...wiring}
      value={value}
      options={choices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberControl({ spec, value, onChange, onLeave, wiring }: ControlProps) {
  const units = useUnitLabels();
  return (
    <span className="flex items-center gap-2">
      <Input
        {...wiring}
        inputMode="numeric"
        autoComplete="off"
        className="w-28!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {spec.unit ? <span className="text-muted">{units[spec.unit]}</span> : null}
    </span>
  );
}

function IntervalControl(props: ControlProps & { unit: TimeUnit }) {
  const { t } = useLingui();
  const { field, value, onChange, onLeave, wiring, unit } = props;
  const { i18n } = useLingui();
  const label = i18n._(field.label);
  const units = useUnitLabels();
  const [shown, setShown] = useState<Interval>(() => readInterval(value, unit));
  // The value can change without us: discarded, reset, saved elsewhere.
  const isOurs = writeInterval(shown, unit) === value;
  const interval = isOurs ? shown : readInterval(value, unit);
  function put(next: Interval): void {
    setShown(next);
    onChange(writeInterval(next, unit));
  }
  return (
    <span className="flex items-center gap-2">
      <Input
        {...wiring}
        inputMode="numeric"
        autoComplete="off"
        className="w-28!"
        value={interval.amount}
        onChange={(event) => put({ ...interval, amount: event.target.value })}
        onBlur={onLeave}
      />
      <Select
        aria-label={t`Unit of “${label}”`}
        className="w-32"
        value={interval.unit}
        options={unitsFrom(unit).map((each) => ({ value: each, label: units[each] }))}
        onChange={(event) => {
          const next = unitsFrom(unit).find((each) => each === event.target.value);
          if (next) put({ ...interval, unit: next });
        }}
      />
    </span>
  );
}
