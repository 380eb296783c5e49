import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../button.tsx';
import { Input } from '../inputs.tsx';
import type { DaysField, RangeField } from './filter-field.ts';
import type { Span } from './span.ts';

/** The two bounds of a span as fields of their own, for those who do not type `4-7`. */
export function BoundsForm({ field, onDone }: { field: RangeField | DaysField; onDone: () => void }) {
  const { t } = useLingui();
  const isDays = field.kind === 'days';
  const scale = field.kind === 'range' && field.percent ? 100 : 1;
  const bounds: Span<string | number> = field.span && !('days' in field.span) ? field.span : {};
  const shown = (bound: string | number | undefined) =>
    typeof bound === 'number' ? String(Math.round(bound * scale * 1000) / 1000) : bound;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = ['from', 'to'].map((name) => String(form.get(name) ?? ''));
    if (field.kind === 'days') field.change(spanOf(from, to, (text) => text));
    else field.change(spanOf(from, to, (text) => Number(text) / scale));
    onDone();
  }

  const limits =
    field.kind === 'range'
      ? { type: 'number', step: 'any', min: field.least * scale, max: field.most * scale }
      : { type: 'date' };
  return (
    <form onSubmit={submit} className="mt-2 flex items-end gap-2 border-t border-line pt-2">
      {(['from', 'to'] as const).map((name) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
        <label key={name} className="min-w-0 flex-1">
          <span className="mb-0.5 block text-xs text-muted">
            {isDays ? { from: t`Since`, to: t`Until` }[name] : { from: t`At least`, to: t`At most` }[name]}
            {scale === 100 ? ' %' : null}
          </span>
          <Input {...limits} name={name} defaultValue={shown(bounds[name])} className="px-1.5" />
        </label>
      ))}
      <Button type="submit">{t`Apply`}</Button>
    </form>
  );
}

/** The span between two bounds; in the other order they mean the same. */
function spanOf<Bound extends string | number>(
  from: string | undefined,
  to: string | undefined,
  read: (text: string) => Bound,
): Span<Bound> | undefined {
  if (!from && !to) return undefined;
  if (!from || !to) return from ? { from: read(from) } : { to: read(to ?? '') };
  const [first, second] = [read(from), read(to)];
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}
