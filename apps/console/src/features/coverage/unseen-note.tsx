// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { EyeOff, PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Seen } from './coverage-status.ts';

interface UnseenNoteProps {
  seen: Seen;
  /** True if it is about a single component. */
  single?: boolean;
  /** The action to take. */
  action?: ReactNode;
}

/** Shown instead of figures, because no source checks what they would count. */
export function UnseenNote({ seen, single = false, action }: UnseenNoteProps) {
  const { t } = useLingui();
  const isGap = seen.status === 'NOT_COVERED';
  const Icon = seen.status === 'EMPTY' ? PackageOpen : EyeOff;
  return (
    <section
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border px-4 py-3',
        isGap ? 'border-warning/40 bg-warning-soft' : 'border-line bg-surface',
      )}
    >
      <Icon className={clsx('size-5 shrink-0', isGap ? 'text-warning' : 'text-muted')} aria-hidden />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="font-semibold">{seen.status === 'EMPTY' ? t`No components` : t`Not covered`}</h2>
        <p className="text-muted">
          <Explanation status={seen.status} single={single} />
        </p>
      </div>
      {action}
    </section>
  );
}

function Explanation({ status, single }: Pick<Seen, 'status'> & { single: boolean }) {
  const { t } = useLingui();
  if (status === 'EMPTY') return t`There is nothing to look for vulnerabilities in.`;
  if (status === 'INTERNAL') {
    return single
      ? t`This component is internal, and no source covers it, as intended.`
      : t`All components are internal, and no source covers them, as intended.`;
  }
  return single
    ? t`No source checks this component, so its vulnerabilities can't be found.`
    : t`No source checks these components, so their vulnerabilities can't be found.`;
}
