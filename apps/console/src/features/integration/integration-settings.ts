import { msg } from '@lingui/core/macro';
import type { SettingField, SettingsDeclaration } from '../../ui/settings/setting-types.ts';
import { integrationTest } from '../connection-test/connection-test.ts';
import type { IntegrationPage } from './integration-route.ts';

const enabled = (id: string): SettingField => ({ id, label: msg`Upload findings` });
const address = (id: string, placeholder: string): SettingField => ({ id, label: msg`URL`, placeholder });
const cadence = (id: string): SettingField => ({
  id,
  label: msg`Upload every`,
  kind: 'interval',
  required: true,
});

const auto = { id: 'integrations/defectdojo.auto.enabled', oneOf: ['true'] };
const placeholders = msg`Words in curly brackets stand for what the project has: name, version, group, classifier, tag, or uuid.`;

/** The settings of each integration, with what tries them out. */
export const integrationSettings: Record<IntegrationPage, SettingsDeclaration> = {
  defectDojo: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('integrations/defectdojo.enabled'),
          address('integrations/defectdojo.url', 'https://defectdojo.example.com'),
          { id: 'integrations/defectdojo.apiKey', label: msg`API key` },
          cadence('integrations/defectdojo.sync.cadence'),
          {
            id: 'integrations/defectdojo.reimport.enabled',
            label: msg`Reimport into the same test`,
            help: msg`Otherwise every upload creates a test. A project only ever closes findings of its own test.`,
          },
        ],
      },
      {
        title: msg`Projects without an engagement ID`,
        fields: [
          {
            id: auto.id,
            label: msg`Upload other projects, too`,
            help: msg`DefectDojo creates their products and engagements. Inactive projects and collections are left out.`,
          },
          {
            id: 'integrations/defectdojo.auto.tags',
            label: msg`Only with one of these tags`,
            shownWhen: auto,
          },
          { id: 'integrations/defectdojo.product.type', label: msg`Product type`, shownWhen: auto },
          {
            id: 'integrations/defectdojo.product.pattern',
            label: msg`Product name`,
            help: placeholders,
            shownWhen: auto,
          },
          {
            id: 'integrations/defectdojo.engagement.pattern',
            label: msg`Engagement name`,
            help: placeholders,
            shownWhen: auto,
          },
        ],
      },
    ],
    tests: [integrationTest('defectdojo')],
  },
  fortifySSC: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('integrations/fortify.ssc.enabled'),
          address('integrations/fortify.ssc.url', 'https://ssc.example.com'),
          {
            id: 'integrations/fortify.ssc.token',
            label: msg`Token`,
            help: msg`A token of the type CIToken, as Fortify SSC shows it.`,
          },
          cadence('integrations/fortify.ssc.sync.cadence'),
        ],
      },
    ],
    tests: [integrationTest('fortify-ssc')],
  },
  kennaSecurity: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('integrations/kenna.enabled'),
          address('integrations/kenna.api.url', 'https://api.kennasecurity.com'),
          { id: 'integrations/kenna.connector.id', label: msg`Connector ID` },
          { id: 'integrations/kenna.token', label: msg`Token` },
          cadence('integrations/kenna.sync.cadence'),
        ],
      },
    ],
    tests: [integrationTest('kenna')],
  },
  jira: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          address('integrations/jira.url', 'https://jira.example.com'),
          {
            id: 'integrations/jira.username',
            label: msg`Username`,
            help: msg`For Jira Cloud, the email address of the account. Leave it empty if the password is a personal access token.`,
          },
          { id: 'integrations/jira.password', label: msg`Password or token` },
        ],
      },
    ],
    tests: [integrationTest('jira')],
  },
};
