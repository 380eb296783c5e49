import { useLingui } from '@lingui/react/macro';
import {
  type NotificationGroup,
  type Subscription,
  type SubscriptionChoices,
  severities,
} from '@waybill/api-contract';
import { Controller, useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { FieldFrame, SelectField, TextField, useFieldError } from '../../ui/form.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { groupHelp, groupWords } from '../notification/notification-words.ts';
import { findTags } from '../policy/policy.data.ts';
import { findProjects } from '../project/find-projects.ts';
import type { SubscriptionValues } from './subscription-values.ts';
import { useGatherWords } from './use-gather-words.ts';

/** The same in every language. */
const sample = 'https://';

/** The events to choose. */
export function EventFields({ offered }: { offered: readonly NotificationGroup[] }) {
  const { t, i18n } = useLingui();
  return (
    <FieldFrame label={t`Events`} error={useFieldError('groups')}>
      {(wiring) => (
        <Controller
          name="groups"
          render={({ field }) => {
            const chosen: readonly NotificationGroup[] = field.value;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the frame has the legend
              <div role="group" {...wiring}>
                {offered.map((group) => {
                  const help = groupHelp[group];
                  return (
                    <div key={group}>
                      <Checkbox
                        label={i18n._(groupWords[group])}
                        checked={chosen.includes(group)}
                        onCheckedChange={(on) =>
                          field.onChange(on ? [...chosen, group] : chosen.filter((other) => other !== group))
                        }
                        aria-describedby={help ? `event-${group}` : undefined}
                      />
                      {help ? (
                        <p id={`event-${group}`} className="-mt-1 mb-1 ms-6 text-xs text-muted">
                          {i18n._(help)}
                        </p>
                      ) : null}
                    </div>
                  );
                })}
              </div>
            );
          }}
        />
      )}
    </FieldFrame>
  );
}

const severe: readonly NotificationGroup[] = ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY'];

/** About what. */
export function AboutFields({ hasHidden }: { hasHidden: boolean }) {
  const { t } = useLingui();
  const labels = useSeverityLabels();
  const view = useCapability('VIEW_PORTFOLIO');
  const groups: SubscriptionValues['groups'] = useWatch({ name: 'groups' });
  return (
    <>
      <SearchManyField
        name="projects"
        label={t`Projects`}
        hint={view.reason ?? t`With all that is below them.`}
        find={findProjects}
        placeholder={hasHidden ? t`Only projects that you no longer have access to` : t`All projects`}
        disabled={!view.allowed}
      />
      <SearchManyField
        name="tags"
        label={t`Tags`}
        hint={view.reason ?? t`Projects with one of these tags, besides those chosen above.`}
        find={findTags}
        placeholder={t`Any tag`}
        disabled={!view.allowed}
      />
      {groups.some((group) => severe.includes(group)) ? (
        <SelectField
          name="minSeverity"
          label={t`Severity at least`}
          options={[
            { value: '', label: t`Any severity` },
            ...severities.map((value) => ({ value, label: labels[value] })),
          ]}
        />
      ) : null}
    </>
  );
}

interface WayFieldsProps {
  choices: SubscriptionChoices;
  subscription: Subscription | undefined;
}

/** How it is sent, and how often. */
export function WayFields({ choices, subscription }: WayFieldsProps) {
  const { t } = useLingui();
  const way: SubscriptionValues['way'] = useWatch({ name: 'way' });
  const minutes: string = useWatch({ name: 'groupMinutes' });
  const gather = useGatherWords(minutes);
  const canPost = choices.webhooks || subscription?.isWebhook === true;
  const { email } = choices;
  return (
    <>
      <SelectField
        name="groupMinutes"
        label={t`Send`}
        options={gather}
        hint={t`What comes within this time is one message.`}
      />
      {canPost ? (
        <SelectField
          name="way"
          label={t`Send by`}
          options={[
            { value: 'EMAIL', label: t`Email` },
            { value: 'WEBHOOK', label: t`Webhook` },
          ]}
        />
      ) : null}
      {way === 'WEBHOOK' ? (
        <TextField
          name="webhook"
          label={t`Webhook URL`}
          type="url"
          spellCheck={false}
          autoComplete="off"
          required={subscription?.isWebhook !== true}
          placeholder={subscription?.webhookHost ?? sample}
          hint={
            subscription?.isWebhook
              ? t`Leave it empty to keep the stored one.`
              : t`Messages are posted there as JSON. Anybody who has this URL can post there, so it isn't shown again.`
          }
        />
      ) : (
        <p className="text-muted">
          {email === undefined ? t`Your account has no email address.` : t`Emails go to ${email}.`}
        </p>
      )}
    </>
  );
}
