import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StepCardProps {
  number: number;
  title: string;
  text: string;
  done: boolean;
  /** It comes next. */
  isNext: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One of the first steps: what to do, why, and whether it is done. */
export function StepCard({ number, title, text, done, isNext, actions, children }: StepCardProps) {
  const { t, i18n } = useLingui();
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={clsx(
        'flex gap-4 rounded-lg border bg-surface p-4 max-sm:flex-col max-sm:gap-2',
        isNext ? 'border-accent/50' : 'border-line',
      )}
    >
      <span
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
          done
            ? 'bg-success-soft text-success'
            : isNext
              ? 'bg-accent-strong text-on-accent'
              : 'bg-subtle text-muted',
        )}
      >
        {done ? <Check className="size-4" aria-hidden /> : <span aria-hidden>{i18n.number(number)}</span>}
        {done ? <span className="sr-only">{t`Done`}</span> : null}
      </span>
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-80">
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="mt-0.5 text-muted">{text}</p>
          </div>
          {actions}
        </header>
        {children ? <div className="mt-4 empty:hidden">{children}</div> : null}
      </div>
    </li>
  );
}
