import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The dialog stays open and busy until this is done, and stays open when it fails. */
  onConfirm: () => Promise<unknown> | undefined;
}

/** The one way to ask "are you sure?". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch {
      // The request has already told the user; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={props.title} size="sm">
      <div className="text-muted">{props.children}</div>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={() => props.onOpenChange(false)}>{t`Cancel`}</Button>
        <Button variant={props.danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
