import { useLingui } from '@lingui/react/macro';
import type { NotificationRule } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { TextAreaField, TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { JiraCheck } from './jira-check.tsx';
import { findTeams } from './notification.data.ts';
import { keepsToken } from './publisher-config.ts';
import { kindOf } from './publisher-kind.ts';

/** The same in every language. */
const samples = {
  address: 'https://',
  header: 'X-Api-Key',
  issueType: 'Task',
  repository: 'https://github.com/acme/shop',
  project: 'https://gitlab.com/acme/shop',
  githubApi: 'https://github.example.com/api/v3',
  gitlabApi: 'https://example.com/gitlab/api/v4',
  jiraFields: '{ "customfield_10010": { "value": "Web" } }',
  jiraByTag: '{ "web": { "destination": "WEB" } }',
};

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
      return <JiraFields alert={alert} />;
    case 'ConsolePublisher':
      return <p className="text-muted">{t`Messages are written to the standard output of the server.`}</p>;
    case 'WebhookPublisher':
      return <WebhookFields alert={alert} />;
    case 'GITHUB':
    case 'GITLAB':
      return <IssueFields alert={alert} />;
    case 'MSTEAMS_CARD':
      return (
        <AddressField hint={t`From the workflow “Post to a channel when a webhook request is received”.`} />
      );
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
          <TokenField alert={alert} label={t`Token`} />
        </div>
      ) : null}
    </>
  );
}

interface TokenFieldProps extends DestinationFieldsProps {
  label: string;
  /** Describes the required form of a new token. */
  hint?: string;
}

/** A token that is stored is not shown; it stays where nothing is entered, as long as it goes where it went. */
function TokenField({ alert, label, hint }: TokenFieldProps) {
  const { t } = useLingui();
  const destination: string = useWatch({ name: 'destination' });
  const apiUrl: string = useWatch({ name: 'apiUrl' });
  const keeps = keepsToken(alert, { destination, apiUrl });
  return (
    <TextField
      name="token"
      label={label}
      type="password"
      autoComplete="new-password"
      required={!keeps}
      hint={hint}
      {...(keeps ? { placeholder: t`Stored`, hint: t`Leave it empty to keep the stored one.` } : {})}
    />
  );
}

function IssueFields({ alert }: DestinationFieldsProps) {
  const { t } = useLingui();
  const isGithub = kindOf(alert.publisher) === 'GITHUB';
  return (
    <>
      <TextField
        name="destination"
        label={isGithub ? t`Repository URL` : t`Project URL`}
        type="url"
        spellCheck={false}
        placeholder={isGithub ? samples.repository : samples.project}
        hint={t`An issue is created there for each message.`}
        required
      />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TokenField
          alert={alert}
          label={t`Access token`}
          hint={
            isGithub
              ? t`A token that may read and write issues of this repository.`
              : t`A token with the scope “api” and at least the role Reporter.`
          }
        />
        <WordsField
          name="labels"
          label={t`Labels`}
          form="as typed"
          hint={t`Added to every issue. Separate them by commas.`}
        />
      </div>
      <TextField
        name="apiUrl"
        label={t`API URL`}
        type="url"
        spellCheck={false}
        placeholder={isGithub ? samples.githubApi : samples.gitlabApi}
        hint={t`Only for a server whose API isn't at the usual place.`}
      />
    </>
  );
}

function JiraFields({ alert }: DestinationFieldsProps) {
  const { t } = useLingui();
  return (
    <>
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
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextAreaField
          name="jiraFields"
          label={t`More fields`}
          rows={4}
          spellCheck={false}
          className="font-mono text-xs"
          placeholder={samples.jiraFields}
          hint={t`As JSON: what Jira requires beyond project and type, by the IDs of the fields.`}
        />
        <TextAreaField
          name="jiraByTag"
          label={t`By tag of the project`}
          rows={4}
          spellCheck={false}
          className="font-mono text-xs"
          placeholder={samples.jiraByTag}
          hint={t`As JSON: another project of Jira, or more fields, for projects with a tag.`}
        />
      </div>
      <SwitchField name="jiraLabelsFromTags" label={t`Use the project's tags as labels`} />
      <JiraCheck alert={alert} />
      <p className="text-muted">
        <AppLink path={paths.adminPage('integrations', 'jira')}>{t`Address and account of Jira`}</AppLink>
      </p>
    </>
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
