import { readFileSync } from 'node:fs';
import { CommandError, UsageError } from './command.ts';

/** Options of commands that seal or open the secret key in a backup. */
export const passphraseOptions = {
  'passphrase-file': { type: 'string' },
  'without-key': { type: 'boolean' },
} as const;

export interface PassphraseValues {
  'passphrase-file'?: string | undefined;
  'without-key'?: boolean | undefined;
}

/** The first line of the file, or the variable; undefined with `--without-key` or when none is given. */
export function readPassphrase(values: PassphraseValues, environment: NodeJS.ProcessEnv): string | undefined {
  const file = values['passphrase-file'];
  if (values['without-key']) {
    if (file !== undefined) throw new UsageError('Give --passphrase-file or --without-key, not both.');
    return undefined;
  }
  const passphrase = file === undefined ? environment.WAYBILL_BACKUP_PASSPHRASE : readFirstLine(file);
  if (passphrase === '' && file !== undefined) throw new UsageError(`"${file}" has an empty first line.`);
  return passphrase || undefined;
}

function readFirstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0] ?? '';
  } catch (cause) {
    throw new CommandError(`"${file}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
