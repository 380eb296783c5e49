import type { Command } from '../command.ts';
import { withInstallation } from '../installation.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'bring the database to the schema of this version',
  usage: `migrate

Servers do this by themselves when they start; this is for those who want it done before.`,
  async run(args, environment) {
    requireWords(readOptions(args, {}).positionals);
    const migrations = await withInstallation(environment, async (installation) => installation.migrations);
    for (const name of migrations) console.log(name);
    console.error(migrations.length === 0 ? 'The database is up to date.' : 'The database was migrated.');
    return 0;
  },
};
