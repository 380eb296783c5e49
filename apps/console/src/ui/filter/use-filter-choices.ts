import { useLingui } from '@lingui/react/macro';
import type { FilterField, WordsField } from './filter-field.ts';
import { formatSpan, typedDaySpans, typedSpans } from './span.ts';
import { useFilterTexts } from './use-filter-texts.ts';

/** A line of the filter menu. */
export interface FilterChoice {
  id: string;
  label: string;
  /** Its parent, or its value. */
  note?: string | undefined;
  /** True if it is chosen; undefined for what leads on. */
  checked?: boolean;
  /** Opens this field. */
  leadsTo?: string;
  /** The menu stays open for more. */
  stays?: boolean;
  apply?: () => void;
}

const offeredDays = [1, 7, 30, 90];

/** The chosen words after one of them was switched. */
function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

function wordChoice(field: WordsField, value: string, label: string): FilterChoice {
  const checked = field.chosen.includes(value);
  return {
    id: `${field.id} ${value}`,
    label,
    checked,
    stays: field.many,
    apply: () => {
      if (field.many) field.change(toggled(field.chosen, value));
      else field.change(checked ? [] : [value]);
    },
  };
}

function fits(label: string, text: string): boolean {
  return label.toLowerCase().includes(text.trim().toLowerCase());
}

/** The choices of a field. `text` is the user's input so far. */
export function useFieldChoices(): (field: FilterField, text: string) => FilterChoice[] {
  const { t } = useLingui();
  const texts = useFilterTexts();
  return (field, text) => {
    switch (field.kind) {
      case 'words':
        return field.options
          .filter(({ label }) => fits(label, text))
          .map(({ value, label }) => wordChoice(field, value, label));
      case 'range': {
        const scale = field.percent ? 100 : 1;
        const typed = typedSpans(text.replaceAll('%', ''), field.least * scale, field.most * scale);
        const spans = typed.map(({ from, to }) => ({
          ...(from === undefined ? {} : { from: from / scale }),
          ...(to === undefined ? {} : { to: to / scale }),
        }));
        const offered = text.trim() === '' ? field.offered.map((from) => ({ from })) : spans;
        return offered.map((span) => ({
          id: formatSpan(span),
          label: texts.span(field, span),
          checked: field.span !== undefined && formatSpan(field.span) === formatSpan(span),
          apply: () => field.change(span),
        }));
      }
      case 'days': {
        const offered = text.trim() === '' ? offeredDays.map((days) => ({ days })) : typedDaySpans(text);
        return offered.map((span) => ({
          id: formatSpan(span),
          label: texts.days(span),
          checked: field.span !== undefined && formatSpan(field.span) === formatSpan(span),
          apply: () => field.change(span),
        }));
      }
      case 'text': {
        const wanted = text.trim();
        if (wanted === '') return [];
        return [{ id: 'text', label: t`is “${wanted}”`, apply: () => field.change(wanted) }];
      }
      default:
        return [];
    }
  };
}

/** The fields of a list; as soon as something is typed, their words too. */
export function useFirstChoices(): (fields: readonly FilterField[], text: string) => FilterChoice[] {
  const texts = useFilterTexts();
  return (fields, text) => {
    const offered = fields.filter(
      (field) => field.kind !== 'given' && !(field.kind === 'flag' && field.pinned),
    );
    const ofFields = offered
      .filter(({ label }) => fits(label, text))
      .map((field): FilterChoice => {
        const { id, label } = field;
        if (field.kind === 'flag')
          return { id, label, checked: field.on, apply: () => field.change(!field.on) };
        return { id, label, note: texts.valueText(field), leadsTo: id };
      });
    if (text.trim() === '') return ofFields;
    const ofWords = offered.flatMap((field) =>
      field.kind === 'words'
        ? field.options
            .filter(({ label }) => fits(label, text))
            .map(({ value, label }) => ({
              ...wordChoice(field, value, label),
              stays: false,
              note: field.label,
            }))
        : [],
    );
    return [...ofFields, ...ofWords];
  };
}
