import { useLingui } from '@lingui/react/macro';
import type { JiraTarget, NotificationRule } from '@waybill/api-contract';
import { ListChecks } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import type { AlertValues } from './alert-form-values.ts';
import { useCheckJiraFields } from './notification.data.ts';
import { configText } from './publisher-config.ts';

/** Asks Jira, before the alert is saved, which fields it requires and the alert has no value for. */
export function JiraCheck({ alert }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<AlertValues>();
  const check = useCheckJiraFields();
  const start = () =>
    check.mutate({ publisher: alert.publisher.uuid, publisherConfig: configText(alert, getValues()) });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button icon={<ListChecks className="size-4" aria-hidden />} busy={check.isPending} onClick={start}>
        {t`Check required fields`}
      </Button>
      <ul aria-label={t`Required fields`} aria-live="polite" className="flex flex-col gap-1 empty:sr-only">
        {check.data?.map((target) => (
          <TargetLine key={target.tag ?? ''} target={target} />
        ))}
      </ul>
    </div>
  );
}

function TargetLine({ target: { tag, project, issueType, missing, error } }: { target: JiraTarget }) {
  const { t } = useLingui();
  const place = `${project} · ${issueType}${tag === undefined ? '' : ` (${tag})`}`;
  const fields = missing.map(({ id, name }) => (name === id ? id : `${name} (${id})`)).join(', ');
  if (error !== undefined) {
    return (
      <li className="text-danger wrap-anywhere">
        {place}: <span lang="en">{error}</span>
      </li>
    );
  }
  return missing.length > 0 ? (
    <li className="text-warning wrap-anywhere">{t`${place}: Jira requires a value for ${fields}.`}</li>
  ) : (
    <li className="text-success">{t`${place}: every required field has a value.`}</li>
  );
}
