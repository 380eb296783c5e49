import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleAlert, Inbox, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Nothing to show, and what to do about it. */
export function EmptyState(props: {
  title: string;
  /** Replaces a whole page. */
  isPage?: boolean;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const Title = props.isPage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-14 text-center">
      <span className="mb-1 text-muted" aria-hidden>
        {props.icon ?? <Inbox className="size-6" />}
      </span>
      <Title className="max-w-full font-medium wrap-anywhere">{props.title}</Title>
      {props.children === undefined ? null : (
        <div className="w-full max-w-120 text-muted wrap-anywhere">{props.children}</div>
      )}
      {props.action === undefined ? null : <div className="mt-3">{props.action}</div>}
    </div>
  );
}

/** Something could not be loaded; `onRetry` tries again. */
export function ErrorState(props: {
  title: string;
  onRetry?: (() => void) | undefined;
  /** A second button: another way out. */
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert className="size-6 text-danger" />}
        title={props.title}
        action={
          <div className="flex flex-wrap justify-center gap-2 empty:hidden">
            {props.onRetry ? <Button onClick={props.onRetry}>{t`Try again`}</Button> : null}
            {props.action}
          </div>
        }
      >
        {props.children}
      </EmptyState>
    </div>
  );
}

export function Loading({ label }: { label?: string }) {
  const { t } = useLingui();
  return (
    <div role="status" className="flex items-center justify-center gap-2 py-14 text-muted">
      <LoaderCircle className="size-4 animate-spin motion-reduce:animate-none" aria-hidden />
      {label ?? t`Loading…`}
    </div>
  );
}

/** A grey shape where content is about to appear. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx('animate-pulse rounded bg-subtle motion-reduce:animate-none', className)}
    />
  );
}
