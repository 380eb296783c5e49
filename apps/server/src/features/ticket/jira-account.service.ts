// Public to other features.
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import { readSecretSetting, readSetting } from '../config-property/setting.service.ts';

/** The credentials for Jira: user name and password, or a personal access token alone. */
export function jiraAuthorization(username: string | undefined, password: string): string {
  return username === undefined
    ? `Bearer ${password}`
    : `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

/** The address of Jira and the account; missing settings are undefined. */
interface JiraAccount {
  /** Without a slash at its end. */
  readonly base: string | undefined;
  readonly authorization: string | undefined;
}

/** @throws when the password cannot be decrypted */
export async function readJiraAccount(db: Database, secrets: Secrets): Promise<JiraAccount> {
  const address = await readSetting(db, 'integrations', 'jira.url');
  const username = await readSetting(db, 'integrations', 'jira.username');
  const password = await readSecretSetting(db, secrets, 'integrations', 'jira.password');
  return {
    base: address?.trim().replace(/\/+$/, '') || undefined,
    authorization: password === undefined ? undefined : jiraAuthorization(username, password),
  };
}
