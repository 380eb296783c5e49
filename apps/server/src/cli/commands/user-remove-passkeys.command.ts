import { findManagedUser } from '../../features/access/user/user.service.ts';
import { removeAllPasskeys } from '../../features/passkey/passkey.service.ts';
import { type Command, CommandError } from '../command.ts';
import { withInstallation } from '../installation.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const userRemovePasskeysCommand: Command = {
  name: 'user remove-passkeys',
  summary: 'remove the passkeys of a user, for when the last administrator has lost theirs',
  usage: `user remove-passkeys NAME

Afterwards the password alone signs the user in. Recovery codes go with the passkeys, and
whoever is signed in as that user is signed out.`,
  async run(args, environment) {
    const { NAME } = requireWords(readOptions(args, {}).positionals, 'NAME');
    await withInstallation(environment, async ({ context }) => {
      const user = await findManagedUser(context.db, NAME);
      if (!user) throw new CommandError(`There is no managed user "${NAME}".`);
      if (!user.second_factor) throw new CommandError(`The user "${NAME}" has no passkeys.`);
      await removeAllPasskeys(context.db, { name: 'command line', at: context.now() }, user);
    });
    console.error('The passkeys were removed.');
    return 0;
  },
};
