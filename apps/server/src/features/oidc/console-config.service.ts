// Public to other features.
import type { Database } from '../../db/database.ts';
import { isTrue, readSettings } from '../config-property/setting.service.ts';

const names = [
  'enabled',
  'issuer',
  'client.id',
  'scope',
  'flow',
  'login.button.text',
  'login.button.image',
] as const;

/** The settings for `static/config.json` (contract §1.1); empty while sign-in through a provider is off. */
export async function readConsoleOidc(db: Database): Promise<Readonly<Record<string, string>>> {
  const values = await readSettings(db, 'oidc', names);
  if (!isTrue(values.get('enabled'))) return {};
  return {
    OIDC_ISSUER: values.get('issuer') ?? '',
    OIDC_CLIENT_ID: values.get('client.id') ?? '',
    OIDC_SCOPE: values.get('scope') ?? '',
    OIDC_FLOW: values.get('flow') ?? '',
    OIDC_LOGIN_BUTTON_TEXT: values.get('login.button.text') ?? '',
    OIDC_LOGIN_BUTTON_IMAGE: values.get('login.button.image') ?? '',
  };
}
