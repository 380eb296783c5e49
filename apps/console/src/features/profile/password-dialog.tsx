import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredSecret } from '../../lib/validation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';

const schema = v.object({ currentPassword: requiredSecret() });

export interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Describes what will happen. */
  children: string;
  submitLabel: string;
  isDanger?: boolean;
  onProved: (currentPassword: string) => Promise<unknown>;
}

/** Asks for the current password before something about the sign-in changes. */
export function PasswordDialog({ children, onProved, ...props }: PasswordDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={children}
      size="sm"
    >
      <PasswordQuestion {...props} onProved={onProved} />
    </Dialog>
  );
}

function PasswordQuestion(props: Omit<PasswordDialogProps, 'children'>) {
  const { t } = useLingui();
  const form = useForm({ schema, defaultValues: { currentPassword: '' } });

  async function submit({ currentPassword }: v.InferOutput<typeof schema>): Promise<void> {
    await props.onProved(currentPassword);
    props.onClose();
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={props.submitLabel}
      isDanger={props.isDanger ?? false}
      onCancel={props.onClose}
      describeError={refusalText}
    >
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
