import { clsx } from 'clsx';
import { Ban, CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

export type RowState = 'queued' | 'running' | 'done' | 'failed' | 'canceled';

const icons = {
  queued: Clock,
  running: LoaderCircle,
  done: CircleCheck,
  failed: CircleAlert,
  canceled: Ban,
};
const colors: Record<RowState, string> = {
  queued: 'text-muted',
  running: 'text-accent animate-spin motion-reduce:animate-none',
  done: 'text-success',
  failed: 'text-danger',
  canceled: 'text-muted',
};

/** One piece of work in the list. */
export function TaskRow(props: {
  state: RowState;
  /** The state in words. */
  stateLabel: string;
  title: ReactNode;
  /** When, at the end of the line. */
  time: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[props.state];
  return (
    <li className="flex gap-2.5 px-1 py-2.5 first:pt-1 last:pb-1">
      <Icon className={clsx('mt-0.5 size-4 shrink-0', colors[props.state])} aria-hidden />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <p className="min-w-0 font-medium wrap-anywhere">
            {props.title}
            <span className="sr-only">: {props.stateLabel}</span>
          </p>
          <span className="ms-auto shrink-0 text-xs text-muted">{props.time}</span>
        </div>
        {props.children}
      </div>
    </li>
  );
}
