import { msg } from '@lingui/core/macro';
import type { SettingField, SettingGroup, SettingsDeclaration } from '../../ui/settings/setting-types.ts';
import { sourceTest } from '../connection-test/connection-test.ts';
import { EcosystemControl } from './ecosystem-field.tsx';
import { EpochControl } from './epoch-field.tsx';
import type { SourceId } from './source.data.ts';

const enabled = (id: string): SettingField => ({ id, label: msg`Mirror this source` });
const address = (id: string): SettingField => ({ id, label: msg`URL`, required: true });
const poll = (id: string): SettingField => ({
  id,
  label: msg`Check for changes every`,
  help: msg`Between full updates. 0 turns checks off.`,
  kind: 'interval',
  required: true,
});
const interval = (id: string, help?: SettingField['help']): SettingField => ({
  id,
  label: msg`Update interval`,
  kind: 'interval',
  required: true,
  ...(help ? { help } : {}),
});
const lastChange = (id: string, shownWhen?: SettingField['shownWhen']): SettingField => ({
  id,
  label: msg`Latest change imported (UTC)`,
  help: msg`The next update continues from here. Clear it to import everything again.`,
  control: EpochControl,
  ...(shownWhen ? { shownWhen } : {}),
});

const sharedInterval = msg`Shared by NVD and EPSS.`;
const aliasHelp = msg`Findings are always grouped by alias.`;
const throughApi = { id: 'vuln-source/nvd.api.enabled', oneOf: ['true'] };

const nvd: readonly SettingGroup[] = [
  {
    title: msg`Settings`,
    fields: [
      enabled('vuln-source/nvd.enabled'),
      address('vuln-source/nvd.feeds.url'),
      interval('task-scheduler/nist.mirror.cadence', sharedInterval),
      poll('vuln-source/nvd.poll.minutes'),
    ],
  },
  {
    title: msg`NVD API`,
    fields: [
      {
        id: throughApi.id,
        label: msg`Use the API instead of the feed files`,
        help: msg`The API is slower for the first import.`,
      },
      { id: 'vuln-source/nvd.api.url', label: msg`API URL`, required: true, shownWhen: throughApi },
      {
        id: 'vuln-source/nvd.api.key',
        label: msg`API key`,
        help: msg`With a key, NVD allows ten times as many requests.`,
        shownWhen: throughApi,
      },
      {
        id: 'vuln-source/nvd.api.requests.per.30.seconds',
        label: msg`Requests per 30 seconds`,
        help: msg`Leave empty for what NVD allows, 5 requests, or 50 with a key.`,
        shownWhen: throughApi,
      },
      {
        id: 'vuln-source/nvd.api.download.feeds',
        label: msg`Download the feed files as well`,
        help: msg`For servers that mirror from this one.`,
        shownWhen: throughApi,
      },
      lastChange('vuln-source/nvd.api.last.modified.epoch.seconds', throughApi),
    ],
  },
];

function settings(...fields: readonly SettingField[]): readonly SettingGroup[] {
  return [{ title: msg`Settings`, fields }];
}

const groups: Record<SourceId, readonly SettingGroup[]> = {
  nvd,
  github: settings(
    enabled('vuln-source/github.advisories.enabled'),
    address('vuln-source/github.advisories.api.url'),
    {
      id: 'vuln-source/github.advisories.access.token',
      label: msg`Access token`,
      help: msg`Required. A token without any permissions is enough.`,
    },
    interval('task-scheduler/ghsa.mirror.cadence'),
    poll('vuln-source/github.advisories.poll.minutes'),
    lastChange('vuln-source/github.advisories.last.modified.epoch.seconds'),
    {
      id: 'vuln-source/github.advisories.alias.sync.enabled',
      label: msg`Show aliases from GitHub in API v1`,
      help: aliasHelp,
    },
  ),
  osv: settings(
    {
      id: 'vuln-source/google.osv.enabled',
      label: msg`Ecosystems`,
      help: msg`Select at least one to enable OSV.`,
      control: EcosystemControl,
    },
    address('vuln-source/google.osv.base.url'),
    interval('task-scheduler/osv.mirror.cadence'),
    poll('vuln-source/google.osv.poll.minutes'),
    {
      id: 'vuln-source/google.osv.alias.sync.enabled',
      label: msg`Show aliases from OSV in API v1`,
      help: aliasHelp,
    },
  ),
  epss: settings(
    enabled('vuln-source/epss.enabled'),
    address('vuln-source/epss.feeds.url'),
    interval('task-scheduler/nist.mirror.cadence', sharedInterval),
  ),
  kev: settings(
    enabled('vuln-source/kev.enabled'),
    address('vuln-source/kev.feeds.url'),
    interval('task-scheduler/kev.mirror.cadence'),
    poll('vuln-source/kev.poll.minutes'),
  ),
  euvd: settings(
    enabled('vuln-source/euvd.enabled'),
    address('vuln-source/euvd.api.url'),
    interval('task-scheduler/euvd.mirror.cadence'),
  ),
  vulndb: settings(
    enabled('vuln-source/vulndb.mirror.enabled'),
    {
      id: 'vuln-source/vulndb.mirror.folder',
      label: msg`Folder`,
      help: msg`A folder on the server. File names start with “vulnerabilities_”. Leave empty to use “vulndb” in the data directory.`,
      placeholder: '/srv/vulndb',
    },
    interval('task-scheduler/vulndb.mirror.cadence'),
  ),
};

/** The settings of a source, with what tries them out. */
export function sourceSettingsOf(source: SourceId): SettingsDeclaration {
  // Files of the server have no address.
  return { groups: groups[source], ...(source === 'vulndb' ? {} : { tests: [sourceTest(source)] }) };
}
