import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FilterField, RangeField } from './filter-field.ts';
import type { DaySpan, Span } from './span.ts';

export interface FilterTexts {
  /** The text of a filter's value; undefined if it is off. */
  valueText: (field: FilterField) => string | undefined;
  span: (field: RangeField, span: Span<number>) => string;
  days: (span: DaySpan) => string;
}

/** The words for what lists are filtered by. */
export function useFilterTexts(): FilterTexts {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 3 });
    const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 });
    const date = new Intl.DateTimeFormat(i18n.locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const day = (text: string) => date.format(new Date(text));

    function span({ percent: isPercent }: RangeField, { from, to }: Span<number>): string {
      const format = isPercent ? percent : number;
      if (from === undefined) return to === undefined ? '' : `≤ ${format.format(to)}`;
      return to === undefined ? `≥ ${format.format(from)}` : `${format.format(from)}–${format.format(to)}`;
    }

    function days(value: DaySpan): string {
      if ('days' in value) {
        const { days } = value;
        return t`${plural(days, { one: 'in the last day', other: 'in the last # days' })}`;
      }
      const from = value.from && day(value.from);
      const to = value.to && day(value.to);
      if (from && to) return `${from} – ${to}`;
      return from ? t`since ${from}` : t`until ${to}`;
    }

    function valueText(field: FilterField): string | undefined {
      switch (field.kind) {
        case 'words': {
          const labels = field.options
            .filter(({ value }) => field.chosen.includes(value))
            .map(({ label }) => label);
          return labels.length === 0 ? undefined : labels.join(', ');
        }
        case 'range':
          return field.span && span(field, field.span);
        case 'days':
          return field.span && days(field.span);
        case 'text':
          return field.text;
        case 'given':
        case 'found':
          return field.value;
        case 'flag':
          return field.on ? t`Yes` : undefined;
      }
    }
    return { valueText, span, days };
  }, [t, i18n.locale]);
}
