import type { Database } from '../../db/database.ts';
import { isTrue, readSettings } from '../config-property/setting.service.ts';

/**
 * What the console must know of its settings before anybody has signed in, in `static/config.json`: the language of people who
 * have not chosen one, and whether a message stands before the sign-in.
 */
export async function readConsoleSettings(db: Database): Promise<Readonly<Record<string, string>>> {
  const values = await readSettings(db, 'general', ['default.locale', 'welcome.message.enabled']);
  return {
    DEFAULT_LOCALE: values.get('default.locale')?.trim() ?? '',
    WELCOME_MESSAGE: isTrue(values.get('welcome.message.enabled')) ? 'true' : '',
  };
}
