import type { Task } from '@waybill/api-contract';
import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.tsx';
import { isShown } from './shown-tasks.ts';
import { forgetStarted, isOver, wasStartedHere } from './task.data.ts';
import { refreshAfter, useEndNotice } from './task-ends.ts';

/** Tells of work that ended since the list was last seen, unless a page shows it or it was stopped by hand. */
export function useTaskWatch(tasks: readonly Task[] | undefined, onReport: (task: Task) => void): void {
  const noticeOf = useEndNotice(onReport);
  const goingOn = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!tasks) return;
    const ended = tasks.filter(
      (task) => isOver(task) && (goingOn.current.has(task.token) || wasStartedHere(task.token)),
    );
    goingOn.current = new Set(tasks.filter((task) => !isOver(task)).map(({ token }) => token));
    for (const task of ended) {
      forgetStarted(task.token);
      refreshAfter(task);
      if (isShown(task.token) || task.state === 'canceled' || task.kind === 'source.mirror') continue;
      toast(noticeOf(task));
    }
  }, [tasks, noticeOf]);
}
