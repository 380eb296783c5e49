import path from 'node:path';
import { readBackupPlace } from '../../features/backup/backup-place.ts';
import { makeBackup } from '../../features/backup/make-backup.ts';
import { type Command, UsageError } from '../command.ts';
import { withDatabase } from '../open-database.ts';
import { passphraseOptions, readPassphrase } from '../passphrase.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'make a backup of the database, whether a server runs or not',
  usage: `backup [--to FOLDER] [--dump] (--passphrase-file FILE | --without-key)

  --to FOLDER          the backup gets a folder of its own in it; without it the one that the
                       settings name, or "backups" in the data directory
  --passphrase-file FILE
                       its first line encrypts the secret key in the backup; better than that,
                       give it as WAYBILL_BACKUP_PASSPHRASE
  --dump               writes the embedded database by pg_dump, for a PostgreSQL of your own or
                       another major version
  --without-key        leaves the secret key out; keep it apart, since without it neither
                       tokens nor secrets in the settings can be read again

A database of your own is written by pg_dump, too. It has to be of the database's major version and on the PATH.
Prints what was made as one line of JSON.`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, {
      ...passphraseOptions,
      to: { type: 'string' },
      dump: { type: 'boolean' },
    });
    requireWords(positionals);
    const passphrase = readPassphrase(values, environment);
    if (passphrase === undefined && !values['without-key']) {
      throw new UsageError(
        'The secret key needs a passphrase: give WAYBILL_BACKUP_PASSPHRASE or --passphrase-file, or --without-key to leave it out.',
      );
    }
    const made = await withDatabase(environment, async ({ config, db, url }) => {
      const { folder, followsLog } = await readBackupPlace(db, config.dataDir);
      return makeBackup({
        db,
        config,
        parent: values.to === undefined ? folder : path.resolve(values.to),
        passphrase,
        // The log goes on with the backups of the settings' folder.
        followsLog: values.to === undefined && followsLog && !values.dump,
        dumped: values.dump ? url : undefined,
        now: () => new Date(),
      });
    });
    console.error(`Everything acknowledged until ${made.mark.toISOString()} is in "${made.folder}".`);
    if (made.secretKey === 'left out') console.error('The secret key is not in it: keep it apart.');
    console.log(JSON.stringify(made));
    return 0;
  },
};
