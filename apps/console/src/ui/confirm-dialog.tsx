import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Input } from './inputs.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Describes what will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The name to type before a large deletion. */
  typedName?: string | undefined;
  /** Why it cannot be done. */
  disabledReason?: string | undefined;
  /** The dialog stays open and busy until this is done, and stays open when it fails. */
  onConfirm: () => Promise<unknown> | undefined;
}

/** The one way to ask "are you sure?". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={props.title} size="sm">
      <Question {...props} />
    </Dialog>
  );
}

/** Inside of the dialog, so that what was typed is forgotten when it closes. */
function Question(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const { typedName } = props;
  const isTyped = typedName === undefined || sameName(typed, typedName);

  async function confirm(): Promise<void> {
    if (!isTyped || busy || props.disabledReason !== undefined) return;
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
    <>
      <div className="text-muted">{props.children}</div>
      {typedName === undefined || props.disabledReason !== undefined ? null : (
        <NameField name={typedName} value={typed} onChange={setTyped} onEnter={() => void confirm()} />
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={() => props.onOpenChange(false)}>{t`Cancel`}</Button>
        <Button
          variant={props.danger ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={props.disabledReason ?? (isTyped ? undefined : t`Type the name first.`)}
          onClick={() => void confirm()}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </>
  );
}

/** White space is shown as it falls, so that nobody can see how much of it a name has. */
function sameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return plain(typed) === plain(name);
}

interface NameFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}

function NameField({ name, value, onChange, onEnter }: NameFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block wrap-anywhere">{t`Type “${name}” to confirm`}</label>
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      />
    </div>
  );
}
