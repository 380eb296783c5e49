import { useLingui } from '@lingui/react/macro';
import type { ApiKey } from '@waybill/api-contract';
import * as v from 'valibot';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCommentKey } from './api-key.data.ts';
import { keyComment, maxCommentLength } from './key-comment.ts';

const schema = v.object({ comment: keyComment() });

/** What a key is for, in the words of those who use it. */
export function KeyCommentDialog(props: { apiKey: ApiKey; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { apiKey, open, onClose } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Key comment`}
      description={apiKey.maskedKey}
      size="sm"
    >
      <CommentForm apiKey={apiKey} onClose={onClose} />
    </Dialog>
  );
}

function CommentForm({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useLingui();
  const save = useCommentKey();
  const form = useForm({ schema, defaultValues: { comment: apiKey.comment ?? '' } });

  async function submit({ comment }: v.InferOutput<typeof schema>): Promise<void> {
    await save.mutateAsync({ publicId: apiKey.publicId, comment });
    toast({ kind: 'success', title: t`Comment saved` });
    onClose();
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`} onCancel={onClose}>
      <TextField name="comment" label={t`Comment`} maxLength={maxCommentLength} required />
    </Form>
  );
}
