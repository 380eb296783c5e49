import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { AppError } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { withDirectory } from './directory.ts';
import { readLdapConfig } from './ldap-config.ts';

/** Groups of the directory to choose from (contract §2). */
export function ldapRoutes(app: App, { config: { outgoing }, db, secrets, log }: Context): void {
  endpoints(app, {
    'GET /api/v1/ldap/groups': async ({ page, reply }) => {
      const config = await readLdapConfig(db, secrets);
      // No list: there is no directory.
      if (!config) return reply.code(200).send();
      const names = await withDirectory(config, outgoing, (directory) =>
        directory.searchGroups(page.search),
      ).catch((error: unknown) => {
        log.warn({ err: error }, 'the directory could not be asked');
        throw unreachable(error);
      });
      const end = page.limit === undefined ? undefined : page.offset + page.limit;
      return { total: names.length, rows: names.slice(page.offset, end) };
    },
  });
}

const unreachable = (cause: unknown): AppError =>
  new AppError('ldap.unreachable', {
    status: 502,
    title: 'The directory could not be asked',
    detail: cause instanceof Error ? cause.message : 'The directory could not be asked.',
    cause,
  });
