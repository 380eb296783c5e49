import { findPasswordFault } from '../../features/access/password/new-password.ts';
import { maxPasswordLength } from '../../features/access/password/password.ts';
import { setPassword } from '../../features/access/user/managed-user.service.ts';
import { findManagedUser } from '../../features/access/user/user.service.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { withInstallation } from '../installation.ts';
import { readOptions, requireWords } from '../read-options.ts';
import { readSecretLine } from '../read-secret.ts';

export const userSetPasswordCommand: Command = {
  name: 'user set-password',
  summary: 'set the password of a user, for when nobody can sign in any more',
  usage: `user set-password NAME

Asks for the new password, or reads it from standard input when that is not a terminal:
  printf '%s' "$PASSWORD" | npm run waybill -- user set-password admin
Whoever is signed in as that user is signed out.`,
  async run(args, environment) {
    const { NAME } = requireWords(readOptions(args, {}).positionals, 'NAME');
    const password = await readSecretLine(`New password for ${NAME}: `);
    if (password.trim() === '') throw new UsageError('The password is empty.');
    if (password.length > maxPasswordLength) {
      throw new UsageError(`The password is longer than ${maxPasswordLength} characters.`);
    }
    await withInstallation(environment, async ({ context }) => {
      const user = await findManagedUser(context.db, NAME);
      if (!user) throw new CommandError(`There is no managed user "${NAME}".`);
      const fault = await findPasswordFault(context.db, password, NAME);
      if (fault !== undefined) throw new CommandError(fault);
      await setPassword(context.db, { name: 'command line', at: context.now() }, user, password);
    });
    console.error('The password was set.');
    return 0;
  },
};
