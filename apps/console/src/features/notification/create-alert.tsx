import { t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { notificationLevels, notificationTriggerTypes } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { compareTexts } from '../../ui/collator.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { templatesQuery, useCreateAlert, useCreateScheduledAlert } from './notification.data.ts';
import { levelWords } from './notification-words.ts';

const schema = v.object({
  name: v.pipe(
    requiredText(),
    v.maxLength(255, () => tNow`Enter at most ${255} characters.`),
  ),
  triggerType: v.picklist(notificationTriggerTypes),
  scope: v.picklist(['PORTFOLIO', 'SYSTEM']),
  notificationLevel: v.picklist(notificationLevels),
  publisher: v.pipe(
    v.string(),
    v.nonEmpty(() => tNow`Choose one from the list.`),
  ),
});

/** The dialog that makes an alert and opens it; what it tells of, and where, is chosen there. */
export function CreateAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Create alert`} size="sm">
      <NewAlert onClose={onClose} />
    </Dialog>
  );
}

function NewAlert({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const templates = useQuery(templatesQuery);
  const create = useCreateAlert();
  const createScheduled = useCreateScheduledAlert();
  const form = useForm({
    schema,
    defaultValues: {
      name: '',
      triggerType: 'EVENT',
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: '',
    },
  });
  const trigger = useWatch({ control: form.control, name: 'triggerType' });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    const { triggerType, publisher: uuid, scope, ...rest } = values;
    const publisher = { uuid };
    const { uuid: created } = await (triggerType === 'SCHEDULE'
      ? // Summaries are of projects.
        createScheduled.mutateAsync({ ...rest, scope: 'PORTFOLIO', publisher })
      : create.mutateAsync({ ...rest, scope, publisher }));
    toast({ kind: 'success', title: t`Alert created` });
    go(paths.alert(created));
  }

  const options = (templates.data ?? [])
    .map(({ uuid, name }) => ({ value: uuid, label: name }))
    .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Create`}
      onCancel={onClose}
      describeError={refusalText}
    >
      <TextField name="name" label={t`Name`} required />
      <SelectField
        name="triggerType"
        label={t`Sends`}
        options={[
          { value: 'EVENT', label: t`When something happens` },
          { value: 'SCHEDULE', label: t`A summary at set times` },
        ]}
      />
      {trigger === 'SCHEDULE' ? null : (
        <SelectField
          name="scope"
          label={t`Watches`}
          options={[
            { value: 'PORTFOLIO', label: t`Projects and their components` },
            { value: 'SYSTEM', label: t`Waybill itself and the services it uses` },
          ]}
        />
      )}
      <SelectField
        name="notificationLevel"
        label={t`Level`}
        hint={t`Events below this level are not sent.`}
        options={notificationLevels.map((value) => ({ value, label: i18n._(levelWords[value]) }))}
      />
      <SelectField
        name="publisher"
        label={t`Template`}
        hint={t`Says where the message goes and what it looks like.`}
        options={options}
        placeholder={templates.isPending ? t`Loading…` : t`Choose a template`}
        required
      />
    </Form>
  );
}
