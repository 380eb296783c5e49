import { plural, t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { refusalText } from '../../lib/refusal-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { findAlerts, useLimitAlerts } from './tagged-alerts.data.ts';

/** As many as one request takes. */
const most = 100;

const schema = v.object({
  alerts: v.pipe(
    v.array(v.object({ value: v.string(), label: v.string() })),
    v.minLength(1, () => tNow`This field is required.`),
    v.maxLength(most, () => tNow`Choose at most ${most}.`),
  ),
});

interface AddAlertsProps {
  tag: string;
  open: boolean;
  onClose: () => void;
}

/** The dialog that limits alerts to a tag. */
export function AddAlerts({ tag, open, onClose }: AddAlertsProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Add alerts`} size="sm">
      <ChosenAlerts tag={tag} onClose={onClose} />
    </Dialog>
  );
}

function ChosenAlerts({ tag, onClose }: Omit<AddAlertsProps, 'open'>) {
  const { t } = useLingui();
  const limit = useLimitAlerts(tag);
  const form = useForm({ schema, defaultValues: { alerts: [] } });

  async function submit({ alerts }: v.InferOutput<typeof schema>): Promise<void> {
    await limit.mutateAsync(alerts.map(({ value }) => value));
    const count = alerts.length;
    toast({ kind: 'success', title: t`${plural(count, { one: 'Alert added', other: '# alerts added' })}` });
    onClose();
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Add`} onCancel={onClose} describeError={refusalText}>
      <SearchManyField
        name="alerts"
        label={t`Alerts`}
        find={findAlerts}
        hint={t`They apply to projects with this tag then, besides what they are limited to already. An alert that applied to all projects no longer does.`}
        required
      />
    </Form>
  );
}
