import { t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NotificationPublisher } from '@waybill/api-contract';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { compareTexts } from '../../ui/collator.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { templatesQuery } from './notification.data.ts';
import { useCopyTemplate } from './template.data.ts';
import { useKindLabel } from './use-kind-label.ts';

const schema = v.object({
  name: v.pipe(
    requiredText(),
    v.maxLength(255, () => tNow`Enter at most ${255} characters.`),
  ),
  origin: v.pipe(
    v.string(),
    v.nonEmpty(() => tNow`Choose one from the list.`),
  ),
});

interface CreateTemplateProps {
  /** The one that is cloned; without it that is chosen here. */
  origin?: NotificationPublisher;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that makes a template from another one and opens it; its text is changed there. */
export function CreateTemplate({ origin, open, onOpenChange }: CreateTemplateProps) {
  const { t } = useLingui();
  const title = origin ? t`Clone “${origin.name}”` : t`Create template`;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="sm">
      <NewTemplate origin={origin} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function NewTemplate(props: { origin: NotificationPublisher | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const { origin: given, onClose } = props;
  const kindLabel = useKindLabel();
  const templates = useQuery(templatesQuery);
  const create = useCopyTemplate();
  const form = useForm({ schema, defaultValues: { name: '', origin: given?.uuid ?? '' } });
  const known = templates.data ?? [];

  async function submit({ name, origin }: v.InferOutput<typeof schema>): Promise<void> {
    const { uuid } = await create.mutateAsync({ origin: given?.uuid ?? origin, name });
    toast({ kind: 'success', title: t`Template created` });
    onClose();
    go(paths.template(uuid));
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A template with this name already exists.` : refusalText(error);
  }

  const options = known
    .map((template) => {
      const kind = kindLabel(template);
      const label = kind === template.name ? kind : `${template.name} (${kind})`;
      return { value: template.uuid, label };
    })
    .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onClose} describeError={describe}>
      <TextField name="name" label={t`Name`} required />
      {given ? null : (
        <SelectField
          name="origin"
          label={t`Based on`}
          hint={t`Its text is copied, and it is sent in the same way.`}
          options={options}
          placeholder={templates.isPending ? t`Loading…` : t`Choose a template`}
          required
        />
      )}
    </Form>
  );
}
