import { useLingui } from '@lingui/react/macro';
import { isTimeUnit, readInterval } from './interval.ts';
import { isSecret, readList } from './setting-draft.ts';
import type { SettingField, SettingSpec, SettingUnit } from './setting-types.ts';

/** The names of units after a number. */
export function useUnitLabels(): Record<SettingUnit, string> {
  const { t } = useLingui();
  return {
    milliseconds: t`milliseconds`,
    seconds: t`seconds`,
    minutes: t`minutes`,
    hours: t`hours`,
    days: t`days`,
    percent: '%',
  };
}

/** The names of units by which the platform puts an amount into words: "1 hour". */
const names: Record<SettingUnit, string> = {
  milliseconds: 'millisecond',
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  percent: 'percent',
};

/** A time in words, in the largest unit that says it whole: "6 hours". */
export function useDurationText(): (ms: number) => string {
  const { i18n } = useLingui();
  return (ms) => {
    const { amount, unit } = readInterval(String(ms), 'milliseconds');
    return i18n.number(Number(amount), { style: 'unit', unit: names[unit], unitDisplay: 'long' });
  };
}

/** A value in words, such as the default of a setting. */
export function useValueText(): (field: SettingField, spec: SettingSpec, value: string) => string {
  const { t, i18n } = useLingui();
  return (field, spec, value) => {
    if (value === '') return t`empty`;
    if (isSecret(spec)) return t`set`;
    if (spec.type === 'BOOLEAN') return value === 'true' ? t`on` : t`off`;
    const choice = field.choices?.[value];
    if (choice) return typeof choice === 'string' ? choice : i18n._(choice);
    if (field.valueText) return field.valueText(value);
    if (spec.list) return readList(spec, value).join(', ') || t`empty`;
    if (!spec.unit || Number.isNaN(Number(value))) return value;
    const { amount, unit } =
      field.kind === 'interval' && isTimeUnit(spec.unit)
        ? readInterval(value, spec.unit)
        : { amount: value, unit: spec.unit };
    return i18n.number(Number(amount), { style: 'unit', unit: names[unit], unitDisplay: 'long' });
  };
}
