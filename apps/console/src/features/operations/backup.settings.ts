import { msg } from '@lingui/core/macro';
import type { SettingsPage } from '../setting/settings-route.ts';
import { settingsScreen } from '../setting/settings-screen.tsx';
import { BackupButton } from './backup-button.tsx';

const shownWhen = { id: 'backup/enabled', oneOf: ['true'] };

export const page: SettingsPage = {
  title: msg`Backups`,
  description: msg`Backups are made while Waybill runs. “waybill restore” puts one back.`,
  Actions: BackupButton,
  groups: [
    {
      title: msg`Schedule`,
      fields: [
        { id: 'backup/enabled', label: msg`Make backups` },
        { id: 'backup/cadence', label: msg`Backup interval`, kind: 'interval', shownWhen },
        {
          id: 'backup/log.minutes',
          label: msg`Copy changes every`,
          help: msg`Leads back to any point in time between two backups. 0: off. An external database has tools of its own for this.`,
          shownWhen,
        },
      ],
    },
    {
      title: msg`Storage`,
      fields: [
        {
          id: 'backup/folder',
          label: msg`Folder`,
          help: msg`On the server, best on another disk. Empty: “backups” in the data directory.`,
        },
        {
          id: 'backup/passphrase',
          label: msg`Passphrase for the secret key`,
          help: msg`Encrypts the secret key in each backup. Without a passphrase the key is left out; keep it apart then. Keep the passphrase apart, too.`,
        },
        { id: 'backup/keep.count', label: msg`Backups to keep`, help: msg`0: any number` },
        {
          id: 'backup/keep.days',
          label: msg`Keep them for`,
          help: msg`The latest stays however old it is. 0: no limit`,
        },
      ],
    },
  ],
};
export const route = settingsScreen(page);
