// Public to other features.
import type { BulkStarted } from '@waybill/api-contract';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkWork } from './bulk-work.tsx';
import { noteTask } from './task.data.ts';

export interface BulkDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The work has begun: what was selected is no longer needed. */
  onStarted?: () => void;
  /** Asks for the parameters; call `onStart` with the started work. */
  form: (onStart: (started: BulkStarted) => void) => ReactNode;
}

/**
 * One change of many things: what it is, how far it is, what it came to. The work is the server's; closing the dialog leaves
 * it to the task center.
 */
export function BulkDialog({ open, title, onClose, onStarted, form }: BulkDialogProps) {
  const [work, setWork] = useState<{ token: string; total?: number }>();
  function close(): void {
    setWork(undefined);
    onClose();
  }
  function start(started: BulkStarted): void {
    setWork(started);
    noteTask(started.token);
    onStarted?.();
  }
  return (
    <Dialog open={open || work !== undefined} onOpenChange={(next) => !next && close()} title={title} sticky>
      {work === undefined ? (
        form(start)
      ) : (
        <BulkWork
          key={work.token}
          token={work.token}
          total={work.total}
          onClose={close}
          onUndo={(token) => setWork({ token })}
        />
      )}
    </Dialog>
  );
}
