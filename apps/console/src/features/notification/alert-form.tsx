import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { NotificationRule, NotificationRuleOptions } from '@waybill/api-contract';
import { type ReactNode, useMemo, useRef } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { type AlertValues, alertSchema, valuesOf } from './alert-form-values.ts';
import { DestinationFields } from './destination-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { GroupFields } from './group-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { alertOptionsQuery, alertQuery, useSaveAlert } from './notification.data.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { usualZone } from './schedule-text.ts';

/** Everything that an alert is, saved at once; each section is a card of its own. */
export function AlertForm({ alert, options }: { alert: NotificationRule; options: NotificationRuleOptions }) {
  const { t } = useLingui();
  const save = useSaveAlert();
  const client = useQueryClient();
  const begun = useRef(valuesOf(alert, zoneOf(options)));
  const schema = useMemo(() => alertSchema(alert), [alert]);
  const form = useForm({ schema, defaultValues: begun.current });
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: AlertValues): Promise<void> {
    await save.mutateAsync({ alert, begun: begun.current, values });
    // Others may have changed it, too.
    const saved = client.getQueryData(alertQuery(alert.uuid).queryKey);
    const zone = zoneOf(client.getQueryData(alertOptionsQuery(alert.uuid).queryKey));
    begun.current = saved ? valuesOf(saved, zone) : form.getValues();
    form.reset(begun.current);
    toast({ kind: 'success', title: t`Alert saved` });
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        describeError={refusalText}
        disabledReason={isDirty || isSubmitting ? undefined : t`Nothing has been changed.`}
      >
        <Section>
          <GeneralFields alert={alert} />
        </Section>
        {alert.triggerType === 'SCHEDULE' ? (
          <Section title={t`Schedule`}>
            <ScheduleFields alert={alert} />
          </Section>
        ) : null}
        <Section title={t`Events`}>
          <GroupFields alert={alert} />
        </Section>
        <Section title={t`Destination`}>
          <DestinationFields alert={alert} />
        </Section>
        {alert.scope === 'PORTFOLIO' ? (
          <Section title={t`Limits`}>
            <LimitFields />
          </Section>
        ) : null}
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting}>
        {t`You have unsaved changes to this alert.`}
      </UnsavedChanges>
    </>
  );
}

function zoneOf(options: NotificationRuleOptions | undefined): string {
  return options?.scheduleZone ?? usualZone;
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-3.5">{children}</div>
    </Card>
  );
}
