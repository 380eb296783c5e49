import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/link.tsx';
import type { AppPath } from '../../lib/paths.ts';

interface AttentionTileProps {
  icon: ReactNode;
  title: string;
  /** The number, as it is read; undefined while it is on its way. */
  value: string | undefined;
  /** Whether somebody has to look. */
  isUrgent: boolean;
  /** The list that makes the number up; without it the number leads nowhere, for there is nothing. */
  path?: AppPath | undefined;
  children?: ReactNode;
}

/** One reason to look at something: how much, and what it is made of. */
export function AttentionTile({ icon, title, value, isUrgent, path, children }: AttentionTileProps) {
  const number = (
    <span className={clsx('text-2xl leading-8 font-semibold tabular-nums', !isUrgent && 'text-muted')}>
      {value}
    </span>
  );
  return (
    <section className="flex min-w-0 sm:min-h-32 flex-col rounded-lg border border-line bg-surface px-4 py-3">
      <h3 className="flex min-h-6 items-center gap-2 text-xs text-muted">
        <span className={clsx('shrink-0', isUrgent ? 'text-danger' : 'text-success')} aria-hidden>
          {icon}
        </span>
        {title}
      </h3>
      <div className="min-h-8">
        {value === undefined ? (
          <span className="mt-1 block h-6 w-16 animate-pulse rounded bg-subtle motion-reduce:animate-none" />
        ) : path && isUrgent ? (
          <AppLink path={path} aria-label={`${title}: ${value}`} className="text-fg hover:underline">
            {number}
          </AppLink>
        ) : (
          number
        )}
      </div>
      <div className="mt-1 min-w-0 flex-1 text-xs">{children}</div>
    </section>
  );
}
