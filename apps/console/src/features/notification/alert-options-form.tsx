import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { NotificationRule, NotificationRuleOptions } from '@waybill/api-contract';
import { useRef } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { FilterFields } from './alert-filter-fields.tsx';
import { type OptionsValues, optionsSchema, optionsValuesOf } from './alert-options-values.ts';
import { MessageFields, TimingFields } from './alert-timing-fields.tsx';
import { alertOptionsQuery, useSaveAlertOptions } from './notification.data.ts';
import { OwnGroupFields } from './own-group-fields.tsx';
import { kindOf } from './publisher-kind.ts';

interface AlertOptionsFormProps {
  alert: NotificationRule;
  options: NotificationRuleOptions;
}

/** Filters and timing of an alert, saved at once. */
export function AlertOptionsForm({ alert, options }: AlertOptionsFormProps) {
  const { t } = useLingui();
  const save = useSaveAlertOptions();
  const client = useQueryClient();
  const begun = useRef(optionsValuesOf(options));
  const form = useForm({ schema: optionsSchema, defaultValues: begun.current });
  const { isDirty, isSubmitting } = form.formState;
  const isOfProjects = alert.scope === 'PORTFOLIO';
  const kind = kindOf(alert.publisher);

  async function submit(values: OptionsValues): Promise<void> {
    const saved = await save.mutateAsync({ uuid: alert.uuid, options, values });
    client.setQueryData(alertOptionsQuery(alert.uuid).queryKey, saved);
    begun.current = optionsValuesOf(saved);
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
        {isOfProjects ? (
          <Card title={t`Filters`}>
            <FilterFields options={options} />
          </Card>
        ) : null}
        {isOfProjects && alert.triggerType === 'EVENT' ? (
          <Card title={t`More events`}>
            <OwnGroupFields />
          </Card>
        ) : null}
        <Card title={t`Timing`}>
          <TimingFields />
        </Card>
        {kind === 'SendMailPublisher' || kind === 'WebhookPublisher' ? (
          <Card title={t`Message`}>
            <MessageFields kind={kind} wasSigned={options.isSigned} />
          </Card>
        ) : null}
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting}>
        {t`You have unsaved changes to this alert.`}
      </UnsavedChanges>
    </>
  );
}
