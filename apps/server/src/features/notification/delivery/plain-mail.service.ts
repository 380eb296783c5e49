// Public to other features.
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { isSettingOn, readSetting } from '../../config-property/setting.service.ts';
import { isMailAddress } from '../rule/publisher-config.ts';
import { sendMail } from './publish-mail.ts';

interface PlainMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The same for every try. */
  readonly key: string;
}

export { isMailAddress };

/** True if mail is switched on and has a server. */
export async function canSendMail(db: Database): Promise<boolean> {
  return (
    (await isSettingOn(db, 'email', 'smtp.enabled')) &&
    (await readSetting(db, 'email', 'smtp.server.hostname')) !== undefined &&
    (await readSetting(db, 'email', 'smtp.from.address')) !== undefined
  );
}

/** Sends a text to one person by the settings of mail. @throws NotNow, Undeliverable */
export async function sendPlainMail(context: Context, mail: PlainMail): Promise<void> {
  await sendMail(context, { ...mail, to: [mail.to], mimeType: 'text/plain; charset=utf-8' });
}
