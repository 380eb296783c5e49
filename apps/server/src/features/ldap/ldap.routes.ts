import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import { present } from '../../http/present.ts';
import type { App } from '../../http/server.ts';
import { type Directory, withDirectory } from './directory.ts';
import { type LdapConfig, readLdapConfig } from './ldap-config.ts';

/** Groups (contract §2) and people of the directory to choose from. */
export function ldapRoutes(app: App, { config: { outgoing }, db, secrets, log }: Context): void {
  function ask<T>(config: LdapConfig, work: (directory: Directory) => Promise<T>): Promise<T> {
    return withDirectory(config, outgoing, work).catch((error: unknown) => {
      log.warn({ err: error }, 'the directory could not be reached');
      throw unreachable(error);
    });
  }

  endpoints(app, {
    'GET /api/v1/ldap/groups': async ({ page, reply }) => {
      const config = await readLdapConfig(db, secrets);
      // No list: there is no directory.
      if (!config) return reply.code(200).send();
      const names = await ask(config, (directory) => directory.searchGroups(page.search));
      const end = page.limit === undefined ? undefined : page.offset + page.limit;
      return { total: names.length, rows: names.slice(page.offset, end) };
    },
    'GET /api/waybill/v1/ldap/user': async ({ query }) => {
      const text = query.searchText.trim();
      const config = text === '' ? undefined : await readLdapConfig(db, secrets);
      if (!config) return [];
      const users = await ask(config, (directory) => directory.searchUsers(text));
      return users.map(({ username, dn, email }) => ({ username, dn, ...present('email', email) }));
    },
  });
}

const unreachable = (cause: unknown): AppError =>
  new AppError('ldap.unreachable', {
    status: 502,
    title: 'The directory could not be reached',
    detail: cause instanceof Error ? cause.message : 'The directory could not be reached.',
    cause,
  });
