import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/link.tsx';
import type { AppPath } from '../../lib/paths.ts';

interface AttentionTileProps {
  icon: ReactNode;
  title: string;
  /** The number, as it is read; undefined while it is on its way. */
  value: string | undefined;
  /** True if somebody has to look. */
  isUrgent: boolean;
  /** Nothing was looked at, or it failed: then nothing is well, either. */
  isUnknown?: boolean;
  /** The list that makes the number up; without it the number leads nowhere, for there is nothing. */
  path?: AppPath | undefined;
  children?: ReactNode;
  /** Shown beside the number if the tile fills a whole row. */
  beside?: ReactNode;
}

/** One reason to look at something: how much, and what it is made of. */
export function AttentionTile(props: AttentionTileProps) {
  const { icon, title, value, isUrgent, isUnknown = false, path, children, beside } = props;
  const isWell = value !== undefined && !isUnknown;
  const iconColor = isUrgent ? 'text-danger' : isWell ? 'text-success' : 'text-muted';
  const number = (
    <span className={clsx('text-2xl leading-8 font-semibold tabular-nums', !isUrgent && 'text-muted')}>
      {value}
    </span>
  );
  return (
    <section
      className={clsx(
        'flex min-w-0 rounded-lg border border-line bg-surface px-4 py-3',
        beside === undefined ? 'sm:min-h-32' : 'gap-x-8 gap-y-2 max-lg:flex-col sm:col-span-3',
      )}
    >
      <div className={clsx('flex min-w-0 flex-col', beside === undefined ? 'flex-1' : 'shrink-0')}>
        <h3 className="flex min-h-6 items-center gap-2 text-xs text-muted">
          <span className={clsx('shrink-0', iconColor)} aria-hidden>
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
      </div>
      {beside === undefined ? null : <div className="min-w-0 flex-1 text-xs">{beside}</div>}
    </section>
  );
}
