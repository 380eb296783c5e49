import { msg } from '@lingui/core/macro';
import type { SettingField, SettingsDeclaration } from '../../ui/settings/setting-types.ts';
import { analyzerTest } from '../connection-test/connection-test.ts';
import type { AnalyzerPage } from './analyzer-route.ts';

const enabled = (id: string): SettingField => ({ id, label: msg`Use this analyzer` });
const address = (id: string): SettingField => ({ id, label: msg`URL`, required: true });
const aliases = (id: string, label: SettingField['label']): SettingField => ({
  id,
  label,
  help: msg`Findings are always grouped by alias.`,
});
const validity: SettingField = {
  id: 'scanner/analysis.cache.validity.period',
  label: msg`Keep results for`,
  help: msg`A component isn't sent again in the meantime. Shared by all analyzers and package repositories.`,
  kind: 'interval',
  required: true,
};

const rate = (id: string, help?: SettingField['help']): SettingField => ({
  id,
  label: msg`Requests per minute`,
  required: true,
  ...(help ? { help } : {}),
});

const fuzzy = { id: 'scanner/internal.fuzzy.enabled', oneOf: ['true'] };

/** The settings of each analyzer, with what tries them out. */
export const analyzerSettings: Record<AnalyzerPage, SettingsDeclaration> = {
  internal: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          {
            id: 'scanner/internal.enabled',
            label: msg`Use this analyzer`,
            help: msg`Matches by package URL and by CPE. When it is off, nothing new is found; existing findings stay.`,
          },
          {
            id: 'task-scheduler/portfolio.vulnerability.analysis.cadence',
            label: msg`Analyze all projects every`,
            help: msg`Shared by all analyzers.`,
            kind: 'interval',
            required: true,
          },
          {
            id: 'task-scheduler/component.analysis.cache.clear.cadence',
            label: msg`Delete expired results every`,
            help: msg`Results of analyzers that aren't used anymore, and of components that no active project contains.`,
            kind: 'interval',
            required: true,
          },
        ],
      },
      {
        title: msg`Fuzzy matching`,
        help: msg`For components without an exact match. Finds more, with more false positives.`,
        fields: [
          { id: fuzzy.id, label: msg`Match CPEs by similar names` },
          {
            id: 'scanner/internal.fuzzy.exclude.purl',
            label: msg`Skip components with a package URL`,
            shownWhen: fuzzy,
          },
          {
            id: 'scanner/internal.fuzzy.exclude.internal',
            label: msg`Skip internal components`,
            shownWhen: fuzzy,
          },
        ],
      },
    ],
  },
  oss: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('scanner/ossindex.enabled'),
          address('scanner/ossindex.base.url'),
          {
            id: 'scanner/ossindex.api.username',
            label: msg`Username`,
            help: msg`The email address of the account. Not needed for tokens that start with sonatype_pat_.`,
          },
          { id: 'scanner/ossindex.api.token', label: msg`API token` },
          rate('scanner/ossindex.requests.per.minute'),
          validity,
          aliases('scanner/ossindex.alias.sync.enabled', msg`Show aliases from OSS Index in API v1`),
        ],
      },
    ],
    tests: [analyzerTest('ossindex')],
  },
  vulnDB: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('scanner/vulndb.enabled'),
          address('scanner/vulndb.base.url'),
          { id: 'scanner/vulndb.api.oauth1.consumerKey', label: msg`Consumer key` },
          { id: 'scanner/vulndb.api.oath1.consumerSecret', label: msg`Consumer secret` },
          rate('scanner/vulndb.requests.per.minute'),
          validity,
        ],
      },
    ],
    tests: [analyzerTest('vulndb')],
  },
  snyk: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('scanner/snyk.enabled'),
          address('scanner/snyk.base.url'),
          { id: 'scanner/snyk.org.id', label: msg`Organization ID` },
          {
            id: 'scanner/snyk.api.token',
            label: msg`API token`,
            help: msg`Several tokens, separated by semicolons, are used in turn. The test tries each of them.`,
          },
          { id: 'scanner/snyk.api.version', label: msg`API version`, required: true },
          {
            id: 'scanner/snyk.cvss.source',
            label: msg`Preferred CVSS source`,
            choices: { NVD: msg`NVD`, SNYK: msg`Snyk` },
          },
          rate('scanner/snyk.requests.per.minute', msg`With each token.`),
          validity,
          aliases('scanner/snyk.alias.sync.enabled', msg`Show aliases from Snyk in API v1`),
        ],
      },
    ],
    tests: [analyzerTest('snyk')],
  },
  trivy: {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          enabled('scanner/trivy.enabled'),
          {
            id: 'scanner/trivy.base.url',
            label: msg`URL`,
            help: msg`Where the Trivy server runs.`,
            placeholder: 'https://trivy.example.com',
          },
          { id: 'scanner/trivy.api.token', label: msg`API token` },
          validity,
        ],
      },
      {
        title: msg`Scope`,
        fields: [
          { id: 'scanner/trivy.scanner.scanLibrary', label: msg`Analyze language packages` },
          { id: 'scanner/trivy.scanner.scanOs', label: msg`Analyze operating system packages` },
          { id: 'scanner/trivy.ignore.unfixed', label: msg`Leave out vulnerabilities without a fix` },
          {
            id: 'scanner/trivy.internal.components.enabled',
            label: msg`Include internal components`,
            help: msg`Only use with a server you trust with internal names.`,
          },
        ],
      },
    ],
    tests: [analyzerTest('trivy')],
  },
};
