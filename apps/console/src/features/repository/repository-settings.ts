import { msg } from '@lingui/core/macro';
import type { SettingsDeclaration } from '../../ui/settings/setting-types.ts';

/** The shared settings of all types of repositories. */
export const repositorySettings: SettingsDeclaration = {
  groups: [
    {
      title: msg`Settings for all types`,
      fields: [
        {
          id: 'task-scheduler/repository.metadata.fetch.cadence',
          label: msg`Update interval`,
          kind: 'interval',
          required: true,
        },
        {
          id: 'scanner/analysis.cache.validity.period',
          label: msg`Keep results for`,
          help: msg`Packages aren't looked up again during this time.`,
          kind: 'interval',
          required: true,
        },
      ],
    },
  ],
};
