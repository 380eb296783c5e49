import { msg } from '@lingui/core/macro';
import type { SourceTestStep } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import type { SettingField, SettingsDeclaration, SettingsTest } from '../../ui/settings/setting-types.ts';
import { EcosystemControl } from './ecosystem-field.tsx';
import type { SourceId } from './source.data.ts';

const stepNames = {
  address: msg`The URL is valid`,
  connection: msg`The server can reach it`,
  file: msg`The source files are available`,
} as const satisfies Record<SourceTestStep, unknown>;

/** Has the server try out the address that stands on the page. */
function addressTest(source: SourceId, address: string): SettingsTest {
  return {
    label: msg`Test URL`,
    run: async (textAt, signal) => {
      const outcomes = await call('POST /api/waybill/v1/sources/{source}/test', {
        path: { source },
        body: { url: textAt(address) || '-' },
        signal,
      });
      return outcomes.map(({ step, ok, detail }) => ({ name: stepNames[step], ok, detail }));
    },
  };
}

interface SourceFields {
  source: SourceId;
  /** Ids of settings. */
  address: string;
  interval: string;
  /** The interval is that of another source as well. */
  sharesInterval?: true;
  /** What else can be set, above these two. */
  first: readonly SettingField[];
}

function sourceSettingsOf({ source, address, interval, sharesInterval, first }: SourceFields) {
  return {
    groups: [
      {
        title: msg`Settings`,
        fields: [
          ...first,
          { id: address, label: msg`URL`, required: true },
          {
            id: interval,
            label: msg`Update interval`,
            kind: 'interval',
            required: true,
            ...(sharesInterval ? { help: msg`Shared by NVD and EPSS.` } : {}),
          },
        ],
      },
    ],
    test: addressTest(source, address),
  } satisfies SettingsDeclaration;
}

const enabled = (id: string): SettingField => ({ id, label: msg`Mirror this source` });

/** The settings of the sources that can be set up here. */
export const sourceSettings: Partial<Record<SourceId, SettingsDeclaration>> = {
  nvd: sourceSettingsOf({
    source: 'nvd',
    first: [enabled('vuln-source/nvd.enabled')],
    address: 'vuln-source/nvd.feeds.url',
    interval: 'task-scheduler/nist.mirror.cadence',
    sharesInterval: true,
  }),
  osv: sourceSettingsOf({
    source: 'osv',
    first: [
      {
        id: 'vuln-source/google.osv.enabled',
        label: msg`Ecosystems`,
        help: msg`Select at least one to enable OSV.`,
        control: EcosystemControl,
      },
      {
        id: 'vuln-source/google.osv.alias.sync.enabled',
        label: msg`Import aliases (link CVE, GHSA, and OSV IDs)`,
      },
    ],
    address: 'vuln-source/google.osv.base.url',
    interval: 'task-scheduler/osv.mirror.cadence',
  }),
  epss: sourceSettingsOf({
    source: 'epss',
    first: [enabled('vuln-source/epss.enabled')],
    address: 'vuln-source/epss.feeds.url',
    interval: 'task-scheduler/nist.mirror.cadence',
    sharesInterval: true,
  }),
  kev: sourceSettingsOf({
    source: 'kev',
    first: [enabled('vuln-source/kev.enabled')],
    address: 'vuln-source/kev.feeds.url',
    interval: 'task-scheduler/kev.mirror.cadence',
  }),
};
