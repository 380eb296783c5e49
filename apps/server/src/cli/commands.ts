import type { Command } from './command.ts';
import { backupCommand } from './commands/backup.command.ts';
import { bomUploadCommand } from './commands/bom-upload.command.ts';
import { configExportCommand, configImportCommand } from './commands/config.command.ts';
import { dataExportCommand, dataImportCommand } from './commands/data.command.ts';
import { doctorCommand } from './commands/doctor.command.ts';
import { importDtCommand } from './commands/import-dt.command.ts';
import { migrateCommand } from './commands/migrate.command.ts';
import { mirrorCommand } from './commands/mirror.command.ts';
import { restoreCommand } from './commands/restore.command.ts';
import { serveCommand, workerCommand } from './commands/serve.command.ts';
import { userRemovePasskeysCommand } from './commands/user-remove-passkeys.command.ts';
import { userSetPasswordCommand } from './commands/user-set-password.command.ts';

/** Every command, in the order of the overview. One line each. */
export const commands: readonly Command[] = [
  serveCommand,
  workerCommand,
  migrateCommand,
  doctorCommand,
  bomUploadCommand,
  mirrorCommand,
  importDtCommand,
  dataExportCommand,
  dataImportCommand,
  configExportCommand,
  configImportCommand,
  backupCommand,
  restoreCommand,
  userSetPasswordCommand,
  userRemovePasskeysCommand,
];
