import { useLingui } from '@lingui/react/macro';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useErasePerson } from './access.data.ts';

/** Takes the name of somebody who has left out of every trail. */
export function ErasePerson() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserRoundX className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        {t`Erase former user…`}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t`Erase a former user`} size="sm">
        <EraseForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const schema = v.object({ username: requiredText() });

function EraseForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const erase = useErasePerson();
  const form = useForm({ schema, defaultValues: { username: '' } });
  return (
    <Form
      form={form}
      onSubmit={async ({ username }) => {
        await erase.mutateAsync(username);
        toast({ kind: 'info', title: t`Erasure started`, text: t`It continues in the background.` });
        onDone();
      }}
      submitLabel={t`Erase`}
      onCancel={onDone}
      describeError={refusalText}
    >
      <p>
        {t`In all audit trails and in the audit log, the name becomes “former user”, and network addresses go. What was decided and written stays. This cannot be undone.`}
      </p>
      <TextField
        name="username"
        label={t`Username of the deleted account`}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </Form>
  );
}
