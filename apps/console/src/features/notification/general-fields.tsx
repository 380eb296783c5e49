import { useLingui } from '@lingui/react/macro';
import { type NotificationRule, notificationLevels } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Facts } from '../../ui/facts.tsx';
import { SelectField, TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { levelWords } from './notification-words.ts';
import { useKindLabel } from './use-kind-label.ts';

/** The name of an alert, whether it is enabled, and its minimum level. Its channel stays as created. */
export function GeneralFields({ alert }: { alert: NotificationRule }) {
  const { t, i18n } = useLingui();
  const { publisher, triggerType, scope } = alert;
  const watched =
    scope === 'SYSTEM' ? t`Waybill itself and the services it uses` : t`Projects and their components`;
  const kind = useKindLabel()(publisher);
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-[1fr_12rem]">
        <TextField name="name" label={t`Name`} maxLength={255} required />
        <SelectField
          name="notificationLevel"
          label={t`Level`}
          options={notificationLevels.map((value) => ({ value, label: i18n._(levelWords[value]) }))}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <SwitchField name="enabled" label={t`Enabled`} />
        <SwitchField name="logSuccessfulPublish" label={t`Log every sent notification`} />
      </div>
      <Facts
        facts={[
          {
            label: t`Template`,
            value: (
              <>
                <AppLink
                  path={paths.template(publisher.uuid)}
                  className="text-accent underline underline-offset-3"
                >
                  {publisher.name}
                </AppLink>
                {kind === publisher.name ? null : ` (${kind})`}
              </>
            ),
          },
          { label: t`Watches`, value: watched },
          {
            label: t`Sends`,
            value: triggerType === 'SCHEDULE' ? t`A summary at set times` : t`When something happens`,
          },
        ]}
      />
    </>
  );
}
