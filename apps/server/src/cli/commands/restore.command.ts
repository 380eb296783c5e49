import type { RestoreTo } from '../../features/backup/restore.service.ts';
import { chooseBackup } from '../../features/backup/restore.service.ts';
import { type Command, UsageError } from '../command.ts';
import { passphraseOptions, readPassphrase } from '../passphrase.ts';
import { readOptions, requireWords } from '../read-options.ts';
import { restoreInto } from '../restore/restore-into.ts';
import { verifyBackup } from '../restore/verify-backup.ts';

const options = {
  ...passphraseOptions,
  to: { type: 'string' },
  replace: { type: 'boolean' },
  verify: { type: 'boolean' },
  exact: { type: 'boolean' },
} as const;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'put a backup back, also as of a point in time, or prove that it can be',
  usage: `restore FOLDER [--to TIME|latest] [--replace] [--passphrase-file FILE | --without-key]
  restore FOLDER --verify [--to TIME|latest] [--exact]

FOLDER is a backup, or the folder with backups: then the latest that suits is taken. It is read whole and
checked before anything is written.

  --to TIME            as of then, such as 2026-05-01T14:30:00Z, by the log that was copied
                       behind the backup; "latest": as far as the log goes
  --replace            moves the database that is there aside; Waybill must be stopped
  --passphrase-file FILE
                       opens the secret key in the backup; or WAYBILL_BACKUP_PASSPHRASE
  --without-key        leaves the secret key as it is here
  --verify             starts the backup beside the installation, reads every table, asks some
                       forty endpoints, compares the answers with those of the installation,
                       and takes it away again
  --exact              with --verify: a difference is a failure, for when nothing has changed
                       since the backup

A backup of the embedded database goes to WAYBILL_DATA_DIR, a dump to the empty database that
WAYBILL_DATABASE_URL names, or to a new embedded one.`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, options);
    const { FOLDER } = requireWords(positionals, 'FOLDER');
    if (values.exact && !values.verify) throw new UsageError('--exact goes with --verify.');
    const passphrase = readPassphrase(values, environment);
    const choice = await chooseBackup(FOLDER, parseTo(values.to));
    const request = {
      choice,
      passphrase,
      withoutKey: values['without-key'] ?? false,
      replace: values.replace ?? false,
      isExact: values.exact ?? false,
      environment,
    };
    return values.verify ? verifyBackup(request) : restoreInto(request);
  },
};

function parseTo(text: string | undefined): RestoreTo {
  if (text === undefined || text === 'latest') return text;
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = new Date(text);
  if (hasZone && !Number.isNaN(time.getTime())) return time;
  throw new UsageError(
    `"${text}" is no time; something like "2026-05-01T14:30:00Z" was expected, or "latest".`,
  );
}
