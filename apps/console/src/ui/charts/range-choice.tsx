import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CalendarRange } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button.tsx';
import { Input } from '../inputs.tsx';
import { Popover } from '../popover.tsx';
import { type ChartRange, rangeDays } from './chart-range.ts';

interface RangeChoiceProps {
  range: ChartRange;
  /** The last day that can be chosen, `yyyy-mm-dd`. */
  today: string;
  onChange: (range: ChartRange) => void;
}

/** A choice of the range of charts: a number of days, or two dates. */
export function RangeChoice({ range, today, onChange }: RangeChoiceProps) {
  const { t } = useLingui();
  const names: Record<(typeof rangeDays)[number], string> = {
    7: t`7 days`,
    30: t`30 days`,
    90: t`90 days`,
    365: t`1 year`,
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">{t`Time range`}</legend>
      {rangeDays.map((days) => {
        const pressed = 'days' in range && range.days === days;
        return (
          <Button
            key={days}
            size="sm"
            variant="ghost"
            aria-pressed={pressed}
            className={clsx(pressed && 'bg-accent-soft! text-accent!')}
            onClick={() => onChange({ days })}
          >
            {names[days]}
          </Button>
        );
      })}
      <CustomRange range={range} today={today} onChange={onChange} />
    </fieldset>
  );
}

function CustomRange({ range, today, onChange }: RangeChoiceProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const custom = 'from' in range ? range : undefined;
  const day = (text: string) =>
    i18n.date(new Date(`${text}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  const from = custom?.from ?? '';
  const to = custom?.to ?? today;
  return (
    <Popover
      label={t`Custom time range`}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={custom !== undefined}
          icon={<CalendarRange className="size-3.5" aria-hidden />}
          className={clsx(custom && 'bg-accent-soft! text-accent!')}
        >
          {custom ? `${day(custom.from)} – ${day(custom.to ?? today)}` : t`Custom range`}
        </Button>
      }
    >
      <div className="flex gap-3">
        <label htmlFor={`${id}-from`} className="text-xs font-medium text-muted">
          {t`From`}
          <Input
            id={`${id}-from`}
            type="date"
            max={to}
            value={from}
            onChange={({ target }) => target.value && onChange({ from: target.value, to: custom?.to })}
          />
        </label>
        <label htmlFor={`${id}-to`} className="text-xs font-medium text-muted">
          {t`To`}
          <Input
            id={`${id}-to`}
            type="date"
            min={from}
            max={today}
            value={to}
            disabled={!custom}
            onChange={({ target }) =>
              custom &&
              onChange({
                from: custom.from,
                to: target.value < today ? target.value || undefined : undefined,
              })
            }
          />
        </label>
      </div>
    </Popover>
  );
}
