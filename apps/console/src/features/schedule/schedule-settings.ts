import { msg } from '@lingui/core/macro';
import type { SettingField, SettingsDeclaration } from '../../ui/settings/setting-types.ts';

function cadence(name: string, label: SettingField['label'], help?: SettingField['help']): SettingField {
  return {
    id: `task-scheduler/${name}`,
    label,
    kind: 'interval',
    required: true,
    ...(help ? { help } : {}),
  };
}

/** How often work comes round. What has no field here stands on the page of what it belongs to, or is not to be changed. */
export const scheduleSettings: SettingsDeclaration = {
  groups: [
    {
      title: msg`Vulnerability sources`,
      fields: [
        cadence('nist.mirror.cadence', msg`NVD and EPSS`),
        cadence('ghsa.mirror.cadence', msg`GitHub Advisories`),
        cadence('osv.mirror.cadence', msg`OSV`),
        cadence('vulndb.mirror.cadence', msg`VulnDB`),
        cadence('kev.mirror.cadence', msg`CISA KEV`),
        cadence('euvd.mirror.cadence', msg`EUVD`),
      ],
    },
    {
      title: msg`Components`,
      fields: [
        cadence(
          'portfolio.vulnerability.analysis.cadence',
          msg`Analysis of all components`,
          msg`How often analyzers are asked about every component, and all policies are evaluated. Uploads are analyzed at once.`,
        ),
        cadence('component.analysis.cache.clear.cadence', msg`Deletion of expired analyzer results`),
        cadence('repository.metadata.fetch.cadence', msg`Latest versions of packages`),
        cadence('internal.components.identification.cadence', msg`Identification of internal components`),
      ],
    },
    {
      title: msg`Users`,
      fields: [cadence('ldap.sync.cadence', msg`LDAP synchronization`)],
    },
  ],
};
