import { useLingui } from '@lingui/react/macro';
import type { NotificationRule } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { findTeams } from './notification.data.ts';
import { keepsToken } from './publisher-config.ts';
import { kindOf } from './publisher-kind.ts';

/** The same in every language. */
const samples = { address: 'https://', header: 'X-Api-Key', issueType: 'Task' };

interface DestinationFieldsProps {
  alert: NotificationRule;
}

/** Where messages go, as the kind of the template needs it. */
export function DestinationFields({ alert }: DestinationFieldsProps) {
  const { t } = useLingui();
  switch (kindOf(alert.publisher)) {
    case 'SendMailPublisher':
      return <MailFields />;
    case 'JiraPublisher':
      return <JiraFields />;
    case 'ConsolePublisher':
      return <p className="text-muted">{t`Messages are written to the standard output of the server.`}</p>;
    case 'WebhookPublisher':
      return <WebhookFields alert={alert} />;
    default:
      return <AddressField hint={t`Anybody who has this URL can post to the channel.`} />;
  }
}

function AddressField({ hint }: { hint?: string }) {
  const { t } = useLingui();
  return (
    <TextField
      name="destination"
      label={t`Webhook URL`}
      type="url"
      spellCheck={false}
      hint={hint}
      placeholder={samples.address}
      required
    />
  );
}

function WebhookFields({ alert }: DestinationFieldsProps) {
  const { t } = useLingui();
  const usesToken: boolean = useWatch({ name: 'usesToken' });
  const destination: string = useWatch({ name: 'destination' });
  const keeps = keepsToken(alert, destination);
  return (
    <>
      <AddressField />
      <SwitchField name="usesToken" label={t`Send a token`} />
      {usesToken ? (
        <div className="grid gap-3.5 sm:grid-cols-2">
          <TextField
            name="tokenHeader"
            label={t`Header`}
            placeholder={samples.header}
            spellCheck={false}
            maxLength={100}
            hint={t`The header of the request that carries the token.`}
          />
          <TextField
            name="token"
            label={t`Token`}
            type="password"
            autoComplete="new-password"
            required={!keeps}
            {...(keeps ? { placeholder: t`Stored`, hint: t`Leave it empty to keep the stored one.` } : {})}
          />
        </div>
      ) : null}
    </>
  );
}

function JiraFields() {
  const { t } = useLingui();
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextField
        name="destination"
        label={t`Project key`}
        spellCheck={false}
        hint={t`Issues are created in this project of Jira.`}
        required
      />
      <TextField name="jiraTicketType" label={t`Issue type`} placeholder={samples.issueType} required />
    </div>
  );
}

function MailFields() {
  const { t } = useLingui();
  const seesAll = useCapability('ACCESS_MANAGEMENT').allowed;
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <WordsField
          name="addresses"
          label={t`Email addresses`}
          form="as typed"
          hint={t`Get every message. Separate them by commas.`}
        />
        <SearchManyField
          name="teams"
          label={t`Teams`}
          find={findTeams}
          placeholder={t`No team`}
          hint={
            seesAll
              ? t`Members get what their team has access to.`
              : t`Members get what their team has access to. You can choose among your own teams.`
          }
        />
      </div>
      <p className="text-muted">
        <AppLink path={paths.adminPage('configuration', 'email')}>{t`Email settings`}</AppLink>
      </p>
    </>
  );
}
