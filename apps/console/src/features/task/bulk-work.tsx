import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkReport } from './bulk-report.tsx';
import { useShowsTask } from './shown-tasks.ts';
import { isOver, noteTask, taskQuery } from './task.data.ts';
import { refreshAfter, useEndNotice } from './task-ends.ts';

export interface BulkWorkProps {
  token: string;
  /** The number of things, if known before the task. */
  total?: number | undefined;
  onClose: () => void;
  /** Called with the token of the work that undoes it. */
  onUndo: (token: string) => void;
  /** It was over when it was asked for: a report is wanted even where there is nothing to tell. */
  isReport?: boolean;
}

/** Follows a bulk change to its report; one that leaves nothing to report ends with a notice instead. */
export function BulkWork({ token, total, onClose, onUndo, isReport = false }: BulkWorkProps) {
  useShowsTask(token);
  const { data: task } = useQuery(taskQuery(token));
  const noticeOf = useEndNotice();
  const wasGoingOn = useRef(!isReport);
  const ended = isOver(task);
  if (task && !ended) wasGoingOn.current = true;
  const isClean = task?.state === 'done' && task.bulk?.skipped === 0 && wasGoingOn.current;
  const told = useRef(false);
  useEffect(() => {
    if (!task || !ended || told.current || !wasGoingOn.current) return;
    told.current = true;
    refreshAfter(task);
    noteTask();
    if (!isClean) return;
    toast(noticeOf(task));
    onClose();
  }, [task, ended, isClean, noticeOf, onClose]);
  if (!ended) return <BulkProgress token={token} task={task} total={total} onClose={onClose} />;
  if (isClean) return null;
  return <BulkReport token={token} error={task?.error} onClose={onClose} onUndo={onUndo} />;
}
