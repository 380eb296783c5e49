import { useLingui } from '@lingui/react/macro';
import type { SavedView } from '@waybill/api-contract';
import * as v from 'valibot';
import { Dialog } from '../ui/dialog.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { toast } from '../ui/toast.tsx';
import { HttpError } from './http-error.ts';
import { useCreateView, useUpdateView, type ViewContent } from './saved-view.data.ts';
import { requiredText } from './validation.ts';

interface ViewNameProps {
  list: string;
  /** The one to rename; a new one without it. */
  view: SavedView | undefined;
  content: Omit<ViewContent, 'name'>;
  onClose: () => void;
  onCreated: (uuid: string) => void;
}

/** The name of a new view, or another one for a view. */
export function ViewNameDialog({ open, ...props }: ViewNameProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={props.view ? t`Rename view` : t`Save view`}
      size="sm"
    >
      <ViewNameForm {...props} />
    </Dialog>
  );
}

const maxLength = 100;

function ViewNameForm({ list, view, content, onClose, onCreated }: ViewNameProps) {
  const { t } = useLingui();
  const create = useCreateView();
  const update = useUpdateView();
  const form = useForm({
    schema: v.object({ name: requiredText() }),
    defaultValues: { name: view?.name ?? '' },
  });

  async function submit({ name }: { name: string }): Promise<void> {
    if (view) {
      const { uuid, search, columns } = view;
      await update.mutateAsync({ uuid, name, search, ...(columns === undefined ? {} : { columns }) });
      toast({ kind: 'success', title: t`View renamed` });
    } else {
      const { uuid } = await create.mutateAsync({ list, name, ...content });
      toast({ kind: 'success', title: t`View saved` });
      onCreated(uuid);
    }
    onClose();
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Save`}
      onCancel={onClose}
      describeError={(error) =>
        error instanceof HttpError && error.status === 409
          ? t`A view with this name already exists, or you have reached the limit.`
          : undefined
      }
    >
      <TextField name="name" label={t`Name`} maxLength={maxLength} required />
    </Form>
  );
}
