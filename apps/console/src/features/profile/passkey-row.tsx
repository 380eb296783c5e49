import { useLingui } from '@lingui/react/macro';
import type { Passkey } from '@waybill/api-contract';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { useFormat } from '../../lib/format.ts';
import { requiredText } from '../../lib/validation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { maxNameLength } from './add-passkey-dialog.tsx';
import { useRemovePasskey, useRenamePasskey } from './passkey.data.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** @param isLast whether the second factor goes with it */
export function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const remove = useRemovePasskey();
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const { uuid, name } = passkey;
  const created = format.date(passkey.created);
  const used = format.relative(passkey.lastUsed);
  const close = () => setAsking(undefined);

  async function removeNow(currentPassword: string): Promise<void> {
    await remove.mutateAsync({ uuid, currentPassword });
    toast({ kind: 'success', title: t`Passkey removed` });
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted">
          {t`Created ${created}`}
          {' · '}
          {passkey.lastUsed ? t`last used ${used}` : t`never used`}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton
            label={t`Actions for passkey ${name}`}
            icon={<MoreHorizontal className="size-4" aria-hidden />}
          />
        }
      >
        <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={() => setAsking('rename')}>
          {t`Rename`}
        </MenuItem>
        <MenuItem
          icon={<Trash2 className="size-4" aria-hidden />}
          danger
          onSelect={() => setAsking('remove')}
        >
          {t`Remove`}
        </MenuItem>
      </Menu>
      <Dialog
        open={asking === 'rename'}
        onOpenChange={(open) => !open && close()}
        title={t`Rename passkey`}
        size="sm"
      >
        <RenameForm passkey={passkey} onDone={close} />
      </Dialog>
      <PasswordDialog
        open={asking === 'remove'}
        onClose={close}
        title={t`Remove passkey ${name}?`}
        submitLabel={t`Remove`}
        isDanger
        onProved={removeNow}
      >
        {isLast
          ? t`This is your last passkey. After this, your password alone signs you in, and your recovery codes no longer work.`
          : t`It no longer signs you in. Your other passkeys stay.`}
      </PasswordDialog>
    </li>
  );
}

const schema = v.object({ name: requiredText() });

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useLingui();
  const rename = useRenamePasskey();
  const form = useForm({ schema, defaultValues: { name: passkey.name } });

  async function submit({ name }: v.InferOutput<typeof schema>): Promise<void> {
    await rename.mutateAsync({ uuid: passkey.uuid, name });
    toast({ kind: 'success', title: t`Passkey renamed` });
    onDone();
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Rename`} onCancel={onDone}>
      <TextField name="name" label={t`Name`} maxLength={maxNameLength} autoComplete="off" required />
    </Form>
  );
}
