import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredSecret, requiredText } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAddPasskey } from './passkey.data.ts';

const schema = v.object({ name: requiredText(), currentPassword: requiredSecret() });
/** The contract's (`NewPasskey`). */
export const maxNameLength = 100;

export interface AddPasskeyDialogProps {
  open: boolean;
  onClose: () => void;
  /** With the first passkey. */
  onCodes: (codes: readonly string[]) => void;
}

/** Asks for the name of a passkey, and the password. The browser then asks for the rest. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={t`Add passkey`}
      description={t`Your browser asks for the passkey after this. From then on, signing in needs your password and a passkey.`}
      sticky
    >
      <AddPasskeyForm {...props} />
    </Dialog>
  );
}

function AddPasskeyForm({ onClose, onCodes }: AddPasskeyDialogProps) {
  const { t } = useLingui();
  const add = useAddPasskey();
  const form = useForm({ schema, defaultValues: { name: '', currentPassword: '' } });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    const { recoveryCodes } = await add.mutateAsync(values);
    toast({ kind: 'success', title: t`Passkey added` });
    onClose();
    if (recoveryCodes) onCodes(recoveryCodes);
  }

  /** Browsers say only by the name of the error what was wrong. */
  function describe(error: unknown): string | undefined {
    if (error instanceof HttpError || !(error instanceof Error)) return refusalText(error);
    if (error.name === 'InvalidStateError') return t`This device has one of your passkeys already.`;
    return error.name === 'NotAllowedError'
      ? t`No passkey was made. Try again.`
      : t`This browser can't make a passkey at this address.`;
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Add passkey`}
      onCancel={onClose}
      describeError={describe}
    >
      <TextField
        name="name"
        label={t`Name`}
        hint={t`Where the passkey is, for example the name of a device.`}
        maxLength={maxNameLength}
        autoComplete="off"
        required
      />
      <TextField
        name="currentPassword"
        label={t`Current password`}
        type="password"
        autoComplete="current-password"
        required
      />
    </Form>
  );
}
