import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SelectOption } from '../../ui/inputs.tsx';

const minutesOfHour = 60;
const usual = [15, 60, 240, 1440];

/** The periods for collecting messages, including the chosen one if it is unusual. */
export function useGatherWords(chosen: string): SelectOption[] {
  const { t } = useLingui();
  const word = (minutes: number): string => {
    const hours = minutes / minutesOfHour;
    return Number.isInteger(hours)
      ? t`${plural(hours, { one: 'Gathered for # hour', other: 'Gathered for # hours' })}`
      : t`${plural(minutes, { one: 'Gathered for # minute', other: 'Gathered for # minutes' })}`;
  };
  const all = new Set([...usual, ...(chosen === '' ? [] : [Number(chosen)])]);
  return [
    { value: '', label: t`Each at once` },
    ...[...all].sort((a, b) => a - b).map((minutes) => ({ value: String(minutes), label: word(minutes) })),
  ];
}
