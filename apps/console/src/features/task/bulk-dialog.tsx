// Public to other features.
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
  /** Asks what is to be done; `onStart` is told the token of the work. */
  form: (onStart: (token: string) => void) => ReactNode;
}

/**
 * One change of many things: what it is, how far it is, what it came to. The work is the server's; closing the dialog leaves
 * it to the task center.
 */
export function BulkDialog({ open, title, onClose, onStarted, form }: BulkDialogProps) {
  const [token, setToken] = useState<string>();
  function close(): void {
    setToken(undefined);
    onClose();
  }
  function start(started: string): void {
    setToken(started);
    noteTask(started);
    onStarted?.();
  }
  return (
    <Dialog open={open || token !== undefined} onOpenChange={(next) => !next && close()} title={title} sticky>
      {token === undefined ? (
        form(start)
      ) : (
        <BulkWork key={token} token={token} onClose={close} onUndo={setToken} />
      )}
    </Dialog>
  );
}
