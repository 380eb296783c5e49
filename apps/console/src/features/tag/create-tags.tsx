import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { tagsSchema } from './tag-form-values.ts';
import { useCreateTags } from './tag-list.data.ts';

/** The dialog that adds tags which nothing has yet. */
export function CreateTags({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Create tags`} size="sm">
      <NewTags onClose={onClose} />
    </Dialog>
  );
}

function NewTags({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const create = useCreateTags();
  const form = useForm({ schema: tagsSchema, defaultValues: { names: [] } });

  async function submit({ names }: v.InferOutput<typeof tagsSchema>): Promise<void> {
    await create.mutateAsync(names);
    toast({
      kind: 'success',
      title: t`${plural(names.length, { one: 'Tag created', other: '# tags created' })}`,
    });
    onClose();
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Create`}
      onCancel={onClose}
      describeError={refusalText}
    >
      <WordsField
        name="names"
        label={t`Tags`}
        hint={t`Separate tags with Enter, a space, or a comma.`}
        required
      />
    </Form>
  );
}
