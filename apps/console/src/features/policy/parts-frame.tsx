import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/** Several fields that make one value, with what is wrong with it below them. */
export function PartsFrame(props: { error: string | undefined; hint: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-label={t`Value`} aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">{props.children}</div>
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {props.hint}
      </p>
      <p id={`${id}-error`} className="mt-1 text-xs text-danger empty:hidden">
        {props.error}
      </p>
    </fieldset>
  );
}
